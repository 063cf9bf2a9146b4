"""Cards that leave the table, with what lies on them, and those aboard, who jump off or are lost (CCG-ATT-04, A-33)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.modifiers import MULTIPLY
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    AT_BEARER_GONE,
    AT_BEARER_LOST,
    AT_LOST,
    AT_PUT_OUT,
    AT_SALVAGED,
    AT_SPOILS,
    AT_VOIDED,
    BATTLE,
    CHARGING,
    DEFENCE,
    DOOMED,
    FORFEIT,
    LOST_LATER,
    NOT_CANCELLED,
    OWN_NEXT_TURN,
    PUT_OUT_IF_LOST,
    SALVAGED,
    STAYS,
    VOIDED,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.combat.battle_steps import BEGINS, DESTINY, POWER, WEAPONS
from games.star_wars_ccg.play.constants import (
    ASIDE,
    BATTLE_FRAME,
    CHARACTER,
    CREATURE,
    DEVICE,
    FREE,
    LOCATION,
    NONE,
    SITE,
    STARSHIP,
    VEHICLE,
    WEAPON,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.effects.card_texts import UsableText
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_own_leaving, begin_own_loss


def lose_hit(table: Table) -> bool:
    """CCG-DMG-07: whether a card that was hit leaves now; the next one follows once those aboard have jumped off (A-11)."""
    for side in table.sides:
        for piece in side.at_locations.cards:
            if piece.is_hit:
                leave_table(table, piece)
                return True
    return False


def lose_doomed(table: Table) -> bool:
    """Whether a card leaves that is lost or cancelled at once by the text of a card."""
    if table.changes.flag_row(DOOMED) is None and table.changes.flag_row(VOIDED) is None:
        return False
    for side in table.sides:
        for zone in (side.at_locations, side.area):
            for piece in zone.cards:
                if (table.has_flag(DOOMED, piece) and not table.has_flag(STAYS, piece) and not table.has_flag(CHARGING, piece)) or (
                    table.has_flag(VOIDED, piece) and not table.has_flag(NOT_CANCELLED, piece)
                ):
                    if table.has_flag(VOIDED, piece):
                        begin_answers(table, AT_VOIDED, piece.controller, piece.id)
                    leave_table(table, piece)
                    return True
    return False


def lose_warded(table: Table) -> bool:
    """Whether a card leaves because whoever it lies on, or aims at, has become immune to it."""
    for id in table.warded:
        piece = table.pieces[id]
        if table.zones[piece.zone].in_play and table.changes.flag_row(piece.card.shelter) is not None:
            for other in (piece.host, piece.aim):
                if other >= 0 and table.pieces[other].card.type != LOCATION and table.has_flag(piece.card.shelter, table.pieces[other]):
                    leave_table(table, piece)
                    return True
    return False


def lose_charging(table: Table) -> bool:
    """Whether a card leaves that is lost at the end of the battle by the text of a card."""
    for side in table.sides:
        for piece in side.at_locations.cards:
            if table.has_flag(CHARGING, piece):
                leave_table(table, piece)
                return True
    return False


def has_saber(table: Table, piece: Piece) -> bool:
    """Whether a character is armed with a lightsaber."""
    if piece.card.type != CHARACTER:
        return False
    for id in piece.attached:
        if table.pieces[id].card.is_lightsaber:
            return True
    return piece.card.is_saber


def leave_table(table: Table, piece: Piece, is_out: bool = False, to: i64 = NONE, is_forfeit: bool = False) -> None:
    """Put a card into the Lost Pile with the weapons attached to it; those aboard stay at its location, to jump off or be lost.

    is_out: the card itself goes out of play instead.  It is not lost, and nothing that answers a loss follows.
    to: the kind of the zone where it goes instead; NONE for none.
    is_forfeit: whether it pays for attrition or damage.
    """
    place: i64 = table.place_at(piece)
    if not is_out and to < 0 and not is_forfeit and table.changes.flag_row(LOST_LATER) is not None and puts_off(table, piece):
        return
    if not is_out and to < 0 and table.changes.flag_row(PUT_OUT_IF_LOST) is not None and table.has_flag(PUT_OUT_IF_LOST, piece):
        is_out = True
    has_texts = bool(piece.card.automatics) and not table.is_blank(piece)
    remember_leaving(table, piece, to < 0)
    clear_off(table, piece, place, to < 0 and not is_out)
    if to >= 0:
        table.move(piece, table.pile(piece.owner, to))
    elif is_out:
        table.move(piece, table.sides[piece.owner].aside)
        if table.log is not None:
            table.note(log.PUT_OUT, piece.owner, piece.id)
        begin_answers(table, AT_PUT_OUT, 1 - piece.owner, piece.id, place)
    else:
        lose_bare(table, piece, place, is_forfeit)
    if has_texts:
        begin_own_leaving(table, piece)


def puts_off(table: Table, piece: Piece) -> bool:
    """Whether a card of the battle under way that is about to be lost stays until its end, by the text of a card."""
    frame = table.last_frame(BATTLE_FRAME)
    if frame is None or frame.pc not in (BEGINS, WEAPONS, DESTINY, POWER) or not table.has_flag(LOST_LATER, piece):
        return False
    if not table.has_flag(CHARGING, piece):
        of = Resolution(piece.id, piece.controller)
        table.change(Change(FLAG, CHARGING, GAIN, of, amount=Amount(1), piece=piece.id, ends=BATTLE))
        table.change(Change(NUMBER, FORFEIT, MULTIPLY, of, amount=Amount(0), piece=piece.id, ends=BATTLE))
    return True


def remember_leaving(table: Table, piece: Piece, to_pile: bool) -> None:
    """Remember whether a card that leaves was hit, and whether it had a lightsaber, for texts that ask later."""
    if piece.is_hit:
        table.lost_hit = piece.id
    elif table.lost_hit == piece.id:
        table.lost_hit = NONE
    if piece.id in table.armed:
        table.armed.remove(piece.id)
    if to_pile and has_saber(table, piece):
        table.armed.append(piece.id)


def clear_off(table: Table, piece: Piece, place: i64, is_lost: bool) -> None:
    """Take everything off a card that leaves: what lies on it is lost, and those aboard stand at its location until they jump off."""
    aboard: list[Piece] = []
    defence: i64 = table.number(DEFENCE, piece) if piece.attached else 0
    if piece.card.is_vane:
        drop_hanging(table, piece)
    for id in piece.attached.copy():
        inside = table.pieces[id]
        if inside.bonds != FREE:
            continue  # it is released when the card leaves
        if inside.card.type in (CHARACTER, VEHICLE, STARSHIP):
            aboard.append(inside)
        elif inside.card.type == CREATURE and place >= 0:
            inside.declared = 0
            table.stand(inside, place)  # a parasite lets go
        else:
            if inside.card.automatics and use_when_bearer_leaves(table, inside):
                continue
            texts = texts_when_bearer_is_lost(table, inside) if inside.card.automatics and is_lost else []
            lose_with_attached(table, inside)
            if inside.card.type in (WEAPON, DEVICE):
                begin_answers(table, AT_LOST, 1 - inside.controller, inside.id, place)
            for text in texts:
                inside.aim = piece.id
                inside.stage = defence  # as it was with all that the bearer had aboard
                table.use_ability(text.ability, inside.id, inside.owner)
            if inside.card.type in (WEAPON, DEVICE) and table.is_answered(AT_SPOILS):
                inside.aim = piece.id
    if aboard:
        table.wreck = piece.id
    for inside in aboard:
        table.stand(inside, place)
        inside.room = -1  # until it jumps off


def lose_bare(table: Table, piece: Piece, place: i64, is_forfeit: bool) -> None:
    """Lose a card with nothing on it, or put it on the Used Pile if it is saved; both players may answer."""
    if table.log is not None:
        table.note(log.LOST_CARD, piece.owner, piece.id, piece.zone % ZONES_A_SEAT)
    begin_when_lost(table, piece)
    seat: i64 = piece.controller
    is_saved = piece.is_hit and table.has_flag(SALVAGED, piece)
    regenerates = piece.card.regenerates and table.battle.place >= 0 and not (piece.card.only_unhit and (piece.is_hit or not is_forfeit))
    if is_saved or (regenerates and not table.is_blank(piece)):
        table.move(piece, table.sides[piece.owner].used)
        begin_answers(table, AT_SALVAGED, 1 - seat, piece.id)
        return
    is_blank = table.is_blank(piece)
    table.lose(piece)
    begin_answers(table, AT_LOST, 1 - seat, piece.id, place)
    begin_answers(table, AT_SPOILS, 1 - seat, piece.id, place)
    if piece.card.automatics and not is_blank:
        begin_own_loss(table, piece, place)


def drop_hanging(table: Table, vane: Piece) -> None:
    """Whoever hangs on the Weather Vane is lost."""
    for side in table.sides:
        for other in side.aside.cards.copy():
            if other.under == vane.id:
                other.under = NONE
                table.lose(other)
                if table.log is not None:
                    table.note(log.LOST_CARD, other.owner, other.id, ASIDE)


def use_when_bearer_leaves(table: Table, piece: Piece) -> bool:
    """Let a card work whose bearer leaves the table, if it has a text for that; it lies aside until the text says where it goes."""
    of = Resolution(piece.id, piece.controller)
    for text in piece.card.automatics:
        if text.time == AT_BEARER_GONE and not table.is_blank(piece) and table.can_use(text.ability, of):
            seat: i64 = piece.controller
            table.move(piece, table.sides[piece.owner].aside)
            table.use_ability(text.ability, piece.id, seat)
            return True
    return False


def texts_when_bearer_is_lost(table: Table, piece: Piece) -> list[UsableText]:
    """The texts of a card that work when its bearer is lost."""
    if table.is_blank(piece):
        return []
    of = Resolution(piece.id, piece.controller)
    return [text for text in piece.card.automatics if text.time == AT_BEARER_LOST and table.can_use(text.ability, of)]


def lose_with_attached(table: Table, piece: Piece) -> None:
    """Put a weapon, device or Effect into its owner's Lost Pile with what is attached to it (CCG-WEA-01)."""
    for id in piece.attached.copy():
        lose_with_attached(table, table.pieces[id])
    table.lose(piece)


def begin_when_lost(table: Table, piece: Piece) -> None:
    """Let begin what the text of a card does that is lost in the opponent's turn, until the end of the own next turn."""
    if table.active == piece.controller or table.is_blank(piece):
        return
    for made in piece.card.when_lost:
        if made.pieces is not None:
            of = Resolution(piece.id, piece.controller)
            ends: i64 = OWN_NEXT_TURN + piece.controller
            table.change(Change(made.kind, made.number, made.how, of, amount=made.amount, filter=made.pieces.filter, ends=ends))


def jumping(table: Table) -> Piece | None:
    """A card whose vehicle or starship is gone and that has not jumped off yet."""
    for side in table.sides:
        for piece in side.at_locations.cards:
            if piece.room < 0:
                return piece
    return None


def may_jump(table: Table, piece: Piece) -> bool:
    """CCG-ATT-04: characters may stay at the location; by the community's rules only by a text, in space only by reading A-30."""
    if piece.card.type == CHARACTER and table.wreck >= 0 and table.pieces[table.wreck].card.lets_jump:
        return True
    if table.is_community or piece.card.type != CHARACTER:
        return False
    return not table.no_jump_in_space or table.pieces[piece.place].card.kind == SITE
