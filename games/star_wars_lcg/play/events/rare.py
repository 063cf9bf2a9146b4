"""Events that only a few card texts cause, from FIRST_RARE on."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import PENDING, Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    BECOMES_UNIT,
    CAPTIVE_INSTEAD,
    CAPTIVE_PUT,
    CAPTURED,
    CARD_KEPT,
    CARD_PLAYED_NOW,
    DAMAGE,
    DAMAGE_PUT,
    DARK,
    DIAL_READ,
    DRAW_TURNED,
    DRAWN,
    EDGE_CARD_PLACED,
    ENGAGEMENT_STOPPED,
    ENHANCEMENTS,
    FACEDOWN_CARD,
    FATE_REPEATED,
    FORCE_MOVED,
    ICONS_AGAIN,
    INSTEAD,
    LEAVES_PLAY,
    LIGHT,
    NUMBER_KEPT,
    PUT_ASIDE,
    STACKS_SWITCHED,
    STRIKER_CHOSEN,
    STRIKER_TURNED,
    TURNED_BACK,
    TURNED_TO_UNIT,
    UNDER,
    UNITS,
)
from games.star_wars_lcg.play.constants import ENGAGEMENT_FRAME, NO_HOST, PLAY_FRAME, STRIKE_FRAME
from games.star_wars_lcg.play.events.cards import put_away
from games.star_wars_lcg.play.events.game import turn_dial
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn import engagement, strike
from games.star_wars_lcg.play.turn.edge import place_edge_card
from games.star_wars_lcg.play.turn.payment import can_afford, cost_of
from games.star_wars_lcg.play.turn.play_card import hosts, may_be_played


def carry_out_rare(table: Table, event: Event) -> None:
    kind: i64 = event.kind
    if kind == ENGAGEMENT_STOPPED:
        _stop_engagement(table)
    elif kind == STACKS_SWITCHED:
        _switch_stacks(table)
    elif kind == DRAW_TURNED:
        _turn_draw(table, event)
    elif kind == DIAL_READ:
        turn_dial(table, table.dial, -1)
    elif event.piece >= 0:
        _carry_out_on(table, event, table.pieces[event.piece])


def _carry_out_on(table: Table, event: Event, piece: Piece) -> None:  # noqa: PLR0912  one branch for each event
    kind: i64 = event.kind
    if kind == CAPTIVE_PUT:
        _put_captive(table, event, piece)
    elif kind == FATE_REPEATED:
        ability = table.card_of(piece).fate
        if ability is None:
            table.fail(event)
        else:
            table.use_ability(ability, piece.id, event.seat)
    elif kind == EDGE_CARD_PLACED:
        place_edge_card(table, table.sides[event.seat], piece)
    elif kind == CARD_PLAYED_NOW:
        if is_playable(table, piece, event.seat):
            table.push(Frame(PLAY_FRAME, 0, piece.id, -1, 0))
        else:
            table.fail(event)
    elif kind == BECOMES_UNIT:
        _become_unit(table, event, piece)
    elif kind == FORCE_MOVED:
        _move_force(table, event, piece)
    elif kind == CAPTIVE_INSTEAD:
        _capture_instead(table, event)
    elif kind == NUMBER_KEPT:
        table.keep_number(piece.id, event.amount)
    elif kind == CARD_KEPT:
        table.keep_number(event.source, piece.id)
    elif kind == PUT_ASIDE:
        _put_aside(table, event, piece)
    elif kind in (TURNED_TO_UNIT, TURNED_BACK):
        _turn_type(table, event, piece)
    elif kind == STRIKER_CHOSEN:
        if table.is_unit(piece) and piece.ready():
            table.push(Frame(STRIKE_FRAME, strike.FOCUSING, piece.id))
        else:
            table.fail(event)
    elif kind == STRIKER_TURNED:
        _turn_striker(table, event)
    elif kind == ICONS_AGAIN:
        _resolve_icons_again(table, event, piece)
    elif kind == DAMAGE_PUT:
        if table.in_play(piece):
            table.put_tokens(piece, DAMAGE, event.amount)
        else:
            table.fail(event)


def _turn_draw(table: Table, event: Event) -> None:
    """Of the draw that is about to happen, so many cards come from the bottom."""
    for each in table.events:
        if each.kind == DRAWN and each.seat == event.seat and each.status == PENDING:
            each.other = event.amount


def _put_aside(table: Table, event: Event, piece: Piece) -> None:
    if event.other < 0 or table.in_play(piece) or not table.in_play(table.pieces[event.other]):
        table.fail(event)
        return
    if event.amount != FACEDOWN_CARD:
        table.show_all(piece)
    table.set_aside(piece, table.pieces[event.other])


def _turn_type(table: Table, event: Event, piece: Piece) -> None:
    """Make an enhancement a unit, or such a unit an enhancement again; what is attached to it then has no host."""
    becomes_unit = event.kind == TURNED_TO_UNIT
    form: i64 = table.card_of(piece).pilot
    if table.zones[piece.zone].kind != (ENHANCEMENTS if becomes_unit else UNITS) or (becomes_unit and form < 0):
        table.fail(event)
        return
    if not becomes_unit:
        piece.participating = False
        if piece.committed:
            piece.committed = False
            table.sides[piece.controller].force_cards += 1
        for id in piece.attached.copy():
            table.detach(table.pieces[id])
    table.move(piece, table.zone(piece.controller, UNITS if becomes_unit else ENHANCEMENTS))
    table.turn_into(piece, form if becomes_unit else piece.printed)


def _turn_striker(table: Table, event: Event) -> None:
    """Another unit strikes instead of the one that was chosen."""
    for each in table.events:
        if each.kind == STRIKER_CHOSEN and each.status == PENDING:
            each.piece = event.piece
            return
    table.fail(event)


def _resolve_icons_again(table: Table, event: Event, piece: Piece) -> None:
    if not table.is_unit(piece):
        table.fail(event)
        return
    frame = Frame(STRIKE_FRAME, strike.CHOOSING_TYPE, piece.id)
    frame.e = strike.ONLY_ICONS
    table.push(frame)


def _move_force(table: Table, event: Event, piece: Piece) -> None:
    """LCG-FRC-02 is about committing; a Force card that moves goes to any uncommitted unit of its player."""
    origin = table.pieces[event.other] if event.other >= 0 else piece
    if not origin.committed or table.is_committed(piece) or not table.is_unit(piece) or origin.controller != piece.controller:
        table.fail(event)
        return
    origin.committed = False
    piece.committed = True
    table.changed()


def _capture_instead(table: Table, event: Event) -> None:
    """The card that is about to leave play becomes a captured card under the objective `other`."""
    if event.other < 0 or not table.stands(event.other):
        table.fail(event)
        return
    for each in table.events:
        if each.kind == LEAVES_PLAY and each.piece == event.piece and each.status == PENDING:
            each.other = CAPTURED + INSTEAD + UNDER * (event.other + 1)


def _stop_engagement(table: Table) -> None:
    for frame in table.frames:
        if frame.kind == ENGAGEMENT_FRAME:
            frame.pc = engagement.ENDING
        elif frame.kind == STRIKE_FRAME:
            frame.pc = strike.OVER


def _switch_stacks(table: Table) -> None:
    sides = table.sides
    sides[DARK].fates, sides[LIGHT].fates = sides[LIGHT].fates, sides[DARK].fates
    dark = table.sides[DARK].edge_stack.cards.copy()
    light = table.sides[LIGHT].edge_stack.cards.copy()
    for seat, cards in ((LIGHT, dark), (DARK, light)):
        for piece in cards:
            table.move(piece, table.sides[seat].edge_stack)
            piece.controller = seat


def _put_captive(table: Table, event: Event, piece: Piece) -> None:
    """Put a card of the Light Side under an objective of the Dark Side, whose player knows it from then on."""
    if piece.owner != LIGHT or table.in_play(piece) or not table.stands(event.other):
        table.fail(event)
        return
    if table.zones[piece.zone].kind == CAPTURED:
        if piece.host == event.other:
            table.fail(event)
            return
    else:
        put_away(table, piece, CAPTURED)
    table.show(piece, DARK)
    table.attach(piece, table.pieces[event.other])


def _become_unit(table: Table, event: Event, piece: Piece) -> None:
    """Keep a Pilot in play as a unit when it leaves its host; the event that would make it leave with its host does not happen."""
    if table.zones[piece.zone].kind != ENHANCEMENTS:
        table.fail(event)
        return
    for each in table.events:
        if each.kind == LEAVES_PLAY and each.piece == piece.id and each.status == PENDING:
            table.fail(each)
    table.detach(piece)
    table.move(piece, table.zone(piece.controller, UNITS))
    table.turn_into(piece, piece.printed)


def is_playable(table: Table, piece: Piece, seat: i64) -> bool:
    """Whether the seat can play and pay for the card now."""
    side = table.sides[seat]
    card = table.card_of(piece)
    if not card.playable or not may_be_played(table, side, piece):
        return False
    return (card.host_kind == NO_HOST or len(hosts(table, side, piece)) > 0) and can_afford(table, side, piece, cost_of(table, piece))
