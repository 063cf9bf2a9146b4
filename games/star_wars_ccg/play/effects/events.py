"""Carry out the events that the programs of card texts fire."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.texts import answered, note_retrieved
from games.star_wars_ccg.play.captives.crossing import begin_crossing, take_over
from games.star_wars_ccg.play.captives.events import happen_to_captive
from games.star_wars_ccg.play.captives.holding import begin_capture, begin_seizure
from games.star_wars_ccg.play.combat.states import crash, find_missing, go_missing
from games.star_wars_ccg.play.constants import (
    ANSWER_FRAME,
    ASIDE,
    AT_LOCATIONS,
    CHARACTER,
    EFFECT,
    FREE,
    HAND,
    JUMP_FRAME,
    LOCATIONS,
    LOST,
    NONE,
    OUTSIDE,
    RETRIEVAL_FRAME,
    STARSHIP,
    USED,
    VEHICLE,
    WEAPON,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.contests.victories import victory_loss
from games.star_wars_ccg.play.effects.fate import happen_to_stack, is_fate
from games.star_wars_ccg.play.effects.filter_tests import scene_of
from games.star_wars_ccg.play.epics.orbits import blow_away, blow_away_ship
from games.star_wars_ccg.play.limits.ops import bring_stored, take_stored
from games.star_wars_ccg.play.moving.announced import BY_EVENT, announce, was_called_off
from games.star_wars_ccg.play.moving.bars import is_barred
from games.star_wars_ccg.play.moving.reacts import scene_of_reaction
from games.star_wars_ccg.play.moving.vane import hang, plunges
from games.star_wars_ccg.play.objectives.faces import turn
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.amended import mark_carried, note_shuffle
from games.star_wars_ccg.play.texts.changed import is_kept
from games.star_wars_ccg.play.texts.thefts import resists_theft
from games.star_wars_ccg.play.turn.boarding import room_for
from games.star_wars_ccg.play.turn.forfeits import begin_jump
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_happened, begin_own_leaving, cancel_interrupt, keep_aside
from games.star_wars_ccg.play.turn.leaving import jumping, leave_table, use_when_bearer_leaves
from games.star_wars_ccg.play.turn.losses import lose_force
from games.star_wars_ccg.play.turn.weapons import is_hit_away, put_away, strike


def execute(table: Table, event: Event) -> None:
    """Carry the event out, or let it fail if it is impossible."""
    if event.piece < 0:
        happen_to_seat(table, event)
    else:
        happen_to_card(table, event, table.pieces[event.piece])


def happen_to_seat(table: Table, event: Event) -> None:
    """Carry out an event of a player."""
    side = table.sides[event.seat]
    kind: i64 = event.kind
    if kind == c.FORCE_LOST and (is_spared(table, event) or is_harmless(table, c.HARMLESS, event)):
        table.fail(event)
    elif kind == c.FORCE_LOST:
        much: i64 = capped_loss(table, event)
        lose_force(table, event.seat, much + (victory_loss(table, event.seat) if much > 0 else 0), source=event.source)
    elif kind == c.ACTIVATED:
        if table.seat_value(c.FORCE_STOPPED, event.seat, 0) == 0:
            table.activate(side, event.amount)
    elif kind == c.SHUFFLED:
        table.shuffle(table.pile(event.seat, event.other), table.deck_rngs[event.seat])
        note(table, log.SHUFFLED, event.seat, NONE, event.other)
        note_shuffle(table, event.source, table.pile(event.seat, event.other))
    elif kind == c.RETRIEVED and (is_spoil(table, event.seat) or is_harmless(table, c.BARREN, event)):
        table.fail(event)
    elif kind == c.RETRIEVED:
        begin_retrieval(table, event.seat, event.amount - taxed(table, event.seat, event.source), event.source)
    elif kind == c.FORCE_USED:
        number: i64 = event.amount
        table.use_force(side, min(number, table.free_force(side.seat)))
    elif kind == c.DRAWN:
        drawn: i64 = event.amount
        while drawn > 0 and side.reserve.cards:
            table.move(side.reserve.cards[-1], side.hand)
            drawn -= 1
    else:
        raise ValueError(f"the event {kind} happens to no player")


def is_harmless(table: Table, number: i64, event: Event) -> bool:
    """Whether a seat neither loses Force to a card nor retrieves any by it, as the number says."""
    if event.source < 0 or table.changes.number_row(number + event.seat) is None:
        return False
    return table.value(number + event.seat, table.pieces[event.source]) > 0


def capped_loss(table: Table, event: Event) -> i64:
    """The Force that is lost with what cards add, no more than what a seat loses to a card of this title, or to an inserted one."""
    if event.source < 0:
        return event.amount
    card = table.pieces[event.source].card
    lost: i64 = event.amount + table.value(c.TEXT_LOSS, table.pieces[event.source])
    if card.shelter >= 0:
        lost = min(lost, table.seat_value(card.shelter + c.MOST_LOST, event.seat, c.NO_LIMIT))
    if card.inserts and table.inserters:
        lost = min(lost, table.seat_value(c.MOST_INSERTED, event.seat, c.NO_LIMIT))
    return lost


def begin_retrieval(table: Table, seat: i64, number: i64, source: i64 = NONE) -> None:
    """Retrieve Force, less what cards take off it, once both players have answered."""
    left: i64 = number - table.seat_value(c.RETRIEVES_LESS, seat, 0)
    if left > 0:
        frame = Frame(RETRIEVAL_FRAME, 0, seat, left)
        frame.c = source + 1
        table.frames.append(frame)
        begin_answers(table, c.AT_RETRIEVAL, 1 - seat, NONE)


def step_retrieval(table: Table, frame: Frame) -> None:
    table.frames.pop()
    lost = table.sides[frame.a].lost
    left: i64 = frame.b if pays_retrieval(table, frame.a, frame.b) else 0
    is_some = left > 0 and bool(lost.cards)
    is_held = frame.c > 0 and holds_spoils(table, table.pieces[frame.c - 1])
    while left > 0 and lost.cards:
        piece = lost.cards[-1]
        retrieve(table, piece)
        if is_held:
            table.move(piece, table.sides[frame.a].hand)
        left -= 1
    if is_some and frame.c > 0:
        begin_answers(table, c.AT_RETRIEVED, 1 - frame.a, frame.c - 1)


def holds_spoils(table: Table, source: Piece) -> bool:
    """Whether what a card retrieves goes into the hand, for the sake of the card at which it aims."""
    flag: i64 = source.card.shelter + c.SPOILS_HELD
    if source.card.shelter < 0 or source.aim < 0 or table.changes.flag_row(flag) is None:
        return False
    return table.has_flag(flag, table.pieces[source.aim])


def pays_retrieval(table: Table, seat: i64, number: i64) -> bool:
    """Whether a player who must use as much Force as is retrieved has it, and uses it."""
    if number <= 0 or table.seat_value(c.RETRIEVAL_PRICE, seat, 0) <= 0:
        return True
    if number > table.free_force(seat):
        return False
    table.use_force(table.sides[seat], number)
    return True


def retrieve(table: Table, piece: Piece) -> None:
    """Put a card of the Lost Pile or the table on its owner's Used Pile."""
    side = table.sides[piece.owner]
    if table.zones[piece.zone].in_play:
        leave_table(table, piece, to=c.USED)
        return
    is_lost = piece.zone % ZONES_A_SEAT == LOST
    table.move(piece, side.used)
    note(table, log.RETRIEVED, side.seat, piece.id)
    if is_lost:
        note_retrieved(table, side.seat)


def is_spoil(table: Table, seat: i64) -> bool:
    """Whether a player would retrieve Force for having begun a battle, and does not."""
    if table.battle.place < 0 or table.battle.attacker != seat or table.seat_value(c.NO_SPOILS, seat, 0) <= 0:
        return False
    for frame in table.frames:  # noqa: SIM110  a loop is faster when compiled
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_BATTLE:
            return True
    return False


def taxed(table: Table, seat: i64, source: i64) -> i64:
    """The Force that cards take off what a player retrieves by the text of another card."""
    shelter: i64 = table.pieces[source].card.shelter if source >= 0 else NONE
    return table.seat_value(shelter + c.LOWERED_RETRIEVAL, seat, 0) if shelter >= 0 else 0


def is_spared(table: Table, event: Event) -> bool:
    """Whether a card keeps a player from losing Force to the text of another."""
    shelter: i64 = table.pieces[event.source].card.shelter if event.source >= 0 else NONE
    return shelter >= 0 and table.seat_value(shelter + c.SPARED_LOSS, event.seat, 0) > 0


def happen_to_card(table: Table, event: Event, piece: Piece) -> None:  # noqa: PLR0912, PLR0915  one branch an event
    """Carry an event out on a card wherever it is, or let it fail if it is impossible."""
    side = table.sides[piece.owner]
    kind: i64 = event.kind
    zone: i64 = piece.zone % ZONES_A_SEAT
    if table.is_sheltered(piece, event.source):
        table.fail(event)
        return
    if kind == c.SHOWN:
        table.show_all(piece)
        note(table, log.SHOWN, side.seat, piece.id)
        return
    if kind == c.LOST_CARD and event.source == piece.id and piece.under >= 0 and table.pieces[piece.under].controller != piece.controller:
        return  # the opponent has kept it who answered what its own text did
    if kind != c.CANCELLED:
        piece.under = NONE
    if is_fate(event):
        happen_to_stack(table, event, piece)
    elif kind == c.CROSSED:
        begin_crossing(table, event, piece)
    elif kind == c.PUT_OUT and is_kept_by_own(table, event, piece):
        table.fail(event)
    elif piece.bonds != FREE:
        happen_to_captive(table, event, piece)
    elif kind in (c.CAPTURED, c.SEIZED):
        capture(table, event, piece)
    elif kind == c.TAKEN:
        table.move(piece, side.hand)
        note(table, log.TAKEN, side.seat, piece.id)
    elif kind == c.RETRIEVED:
        retrieve_named(table, event, piece)
    elif kind == c.TURNED:
        turn(table, piece)
    elif kind == c.PUT_ON_FORCE:
        table.move(piece, side.force)
    elif kind == c.CANCELLED:
        cancel(table, event, piece)
    elif kind == c.LOST_CARD and zone != LOST:
        lose_card(table, piece)
    elif kind == c.HUNG:
        hang(table, piece)
    elif kind == c.REVIVED:
        if zone == LOST:
            table.move(piece, side.at_locations)
            table.stand(piece, event.other)
            if table.log is not None:
                table.note(log.DEPLOYED, side.seat, piece.id, 0, event.other)
    elif kind == c.PUT_OUT:
        put_out(table, event, piece)
    elif kind == c.BLOWN_AWAY and piece.card.type == STARSHIP:
        blow_away_ship(table, piece)
    elif kind == c.BLOWN_AWAY and zone == LOCATIONS:
        blow_away(table, piece)
    elif kind == c.CARRIED_OFF and zone in (LOST, HAND, ASIDE):
        carry_off(table, piece)
    elif zone != AT_LOCATIONS:
        table.fail(event)  # it left with its bearer
    else:
        happen_on_table(table, event, piece)


def retrieve_named(table: Table, event: Event, piece: Piece) -> None:
    """Retrieve a card that a text names; from the Lost Pile only if its player may and, where that costs Force, pays."""
    seat: i64 = piece.owner
    is_lost = piece.zone % ZONES_A_SEAT == LOST
    if is_lost and (is_spoil(table, seat) or (event.source >= 0 and is_harmless(table, c.BARREN, event))):
        table.fail(event)
    elif not is_lost or pays_retrieval(table, seat, 1):
        retrieve(table, piece)
        if is_lost and event.source >= 0:
            begin_answers(table, c.AT_RETRIEVED, 1 - seat, event.source)
    else:
        table.fail(event)


def cancel(table: Table, event: Event, piece: Piece) -> None:
    """Cancel a card: one inserted in a Reserve Deck and lost, an Interrupt that is used now, or one on the table."""
    zone: i64 = piece.zone % ZONES_A_SEAT
    if zone == LOST and piece.card.inserts:
        piece.stage = 0
    elif zone == LOST or table.has_flag(c.NOT_CANCELLED, piece):
        table.fail(event)
    elif zone == ASIDE:
        if event.source < 0 or table.may_target(piece, Resolution(event.source, table.pieces[event.source].controller)):
            cancel_interrupt(table, piece.id, piece.card.is_spared or is_kept(table, event.source, piece))
    else:
        cancel_card(table, event, piece)


def put_out(table: Table, event: Event, piece: Piece) -> None:
    """Put a card out of play, from wherever it is."""
    zone: i64 = piece.zone % ZONES_A_SEAT
    if table.has_flag(c.NOT_PUT_OUT, piece):
        table.fail(event)
    elif table.zones[piece.zone].in_play:
        leave_table(table, piece, is_out=True)
    elif zone == ASIDE:
        keep_aside(table, piece)
    else:
        if zone == LOST and answered(table, NONE) == piece.id:
            begin_answers(table, c.AT_PUT_OUT, 1 - piece.owner, piece.id)
        table.show_all(piece)
        table.move(piece, table.sides[piece.owner].aside)
        note(table, log.PUT_OUT, piece.owner, piece.id)


def happen_on_table(table: Table, event: Event, piece: Piece) -> None:  # noqa: PLR0912  one branch an event
    """Carry out an event that only cards at locations have."""
    kind: i64 = event.kind
    if kind == c.STRUCK and plunges(table, piece):
        hang(table, piece)
    elif kind == c.STRUCK and not is_hit_away(table, piece):
        strike(table, piece)
        begin_answers(table, c.AT_HIT, 1 - piece.controller, piece.id)
    elif kind == c.STRUCK:
        put_away(table, piece)
    elif kind == c.RETURNED:
        return_to_hand(table, piece)
    elif kind in (c.RELOCATED, c.MOVED):
        go(table, event, piece)
    elif kind == c.RESTORED:
        piece.is_hit = False
        table.changed()
        note(table, log.RESTORED, piece.controller, piece.id)
    elif kind == c.BOARDED:
        room: i64 = room_for(table, table.pieces[event.other], piece)
        if room != OUTSIDE:
            table.board_ship(piece, table.pieces[event.other], room)
            if table.log is not None:
                table.note(log.ABOARD, piece.controller, piece.id, 0, event.other)
    elif kind == c.UNCOVERED:
        uncover(table, piece)
        is_foreign = event.source >= 0 and table.pieces[event.source].controller != piece.controller
        if piece.card.is_caught_uncovered and is_foreign:
            begin_capture(table, piece, table.place_at(piece), False)
    elif kind == c.WENT_MISSING:
        go_missing(table, piece)
    elif kind == c.FOUND:
        find_missing(table, piece)
    elif kind == c.CRASHES:
        crash(table, piece)
    elif kind == c.TURNED_BACK:
        leave_table(table, piece, to=USED)
    elif kind == c.TAKEN_UP:
        piece.stage = 1
        table.board_ship(piece, table.pieces[piece.aim], OUTSIDE)
        note(table, log.TAKEN_UP, piece.controller, piece.id)
    elif (kind == c.STOLEN and table.has_flag(c.NOT_STOLEN, piece)) or (
        kind in (c.STOLEN, c.CARRIED_OFF) and resists_theft(table, event, piece)
    ):
        table.fail(event)
    elif kind == c.STOLEN:
        steal(table, piece, event.other)
    elif kind == c.CARRIED_OFF:
        carry_off(table, piece)
    else:
        raise ValueError(f"the event {kind} happens to no card")


def cancel_card(table: Table, event: Event, piece: Piece) -> None:
    """Cancel a card on the table; what lies on it may come before it is lost, if the opponent cancels it."""
    seat: i64 = piece.controller
    begin_answers(table, c.AT_VOIDED, seat, piece.id)
    is_foreign = event.source >= 0 and table.pieces[event.source].controller != seat
    scattered = take_stored(table, piece) if piece.card.is_store and is_foreign and not piece.card.is_rack else []
    place: i64 = table.place_at(piece)
    is_spared = piece.card.is_spared or (is_foreign and table.has_flag(c.SPARED, piece))
    if is_spared or is_kept(table, event.source, piece):
        leave_table(table, piece, to=USED)
    else:
        lose_card(table, piece)
    if is_foreign:
        begin_happened(table, c.AT_CANCELLED, seat, piece.id, place)
    bring_stored(table, seat, scattered)


def go(table: Table, event: Event, piece: Piece) -> None:
    """Move a card to a location by a text: by its one move, which other cards may bar, or relocated."""
    if event.other < 0 or (event.kind == c.RELOCATED and table.has_flag(c.NOT_RELOCATED, piece)):
        table.fail(event)  # also if no location could be chosen
        return
    if event.kind == c.RELOCATED and event.source >= 0:
        mark_carried(table, event.source, piece)
    elif event.kind == c.MOVED:
        if is_barred(table, c.EXIT, piece, table.place_at(piece)) or is_barred(table, c.ENTRY, piece, event.other):
            table.fail(event)
            return
        if event.other == scene_of_reaction(table):
            go_in_reaction(table, event, piece)
            return
        piece.moved = table.turn
        begin_happened(table, c.AT_MOVED, 1 - piece.controller, piece.id)
    if piece.card.type in (EFFECT, WEAPON):
        table.board_ship(piece, table.pieces[event.other], OUTSIDE)
    else:
        table.stand(piece, event.other)
    if table.log is not None:
        table.note(log.MOVED, piece.controller, piece.id, 0, event.other)


def go_in_reaction(table: Table, event: Event, piece: Piece) -> None:
    """Move a card to where the opponent has begun a battle or a Force drain."""
    is_kept = is_barred(table, c.REACT_FROM, piece, table.place_at(piece)) or was_called_off(table, piece)
    if is_kept or is_barred(table, c.REACT_TO, piece, event.other):
        table.fail(event)
    else:
        announce(table, piece.controller, piece.id, event.other, BY_EVENT)


def capture(table: Table, event: Event, piece: Piece) -> None:
    """Capture a character on the table, or one that was just lost from there."""
    zone: i64 = piece.zone % ZONES_A_SEAT
    place: i64 = table.place_at(piece)
    if zone == LOST:
        place = scene_of(table)
        place = place if place >= 0 else table.battle.place
    elif zone != AT_LOCATIONS:
        table.fail(event)
        return
    if table.has_flag(c.UNDERCOVER, piece):
        uncover(table, piece)
    if event.kind == c.SEIZED:
        begin_seizure(table, piece, place, table.pieces[event.other])
    else:
        begin_capture(table, piece, place, event.other == 1)


def is_kept_by_own(table: Table, event: Event, piece: Piece) -> bool:
    """Whether a card of its owner does not put a piece out of play."""
    return event.source >= 0 and table.pieces[event.source].owner == piece.owner and table.has_flag(c.KEPT_BY_OWN, piece)


def uncover(table: Table, spy: Piece) -> None:
    """The spy comes back to its player's side: the Effect by which it went Undercover is lost, or its own text no longer hides it."""
    for change in (table.changes.flag_row(c.UNDERCOVER) or []).copy():
        source = table.pieces[change.scope.source]
        if source.id == spy.id:
            spy.declared = 0
        elif source.host == spy.id:
            leave_table(table, source)
    table.changed()
    note(table, log.UNCOVERED, spy.controller, spy.id)
    begin_answers(table, c.AT_UNCOVERED, 1 - spy.controller, spy.id)


def lose_card(table: Table, piece: Piece) -> None:
    """Lose a card from the table with what is attached to it, or from a pile or hand, where it may be the last of a Life Force."""
    if table.zones[piece.zone].in_play:
        leave_table(table, piece)
        return
    origin: i64 = piece.zone % ZONES_A_SEAT
    table.lose(piece)
    if table.log is not None:
        table.note(log.LOST_CARD, piece.owner, piece.id, origin)
    table.check_life()


def return_to_hand(table: Table, piece: Piece) -> None:
    """Return a card and what is attached to it to their owners' hands; those aboard stay, to jump off or be lost."""
    place: i64 = table.place_at(piece)
    for id in piece.attached.copy():
        inside = table.pieces[id]
        if inside.bonds != FREE:
            continue  # it is released when the card leaves
        if inside.card.type in (CHARACTER, VEHICLE, STARSHIP):
            table.stand(inside, place)
            inside.room = -1
        elif not (inside.card.automatics and use_when_bearer_leaves(table, inside)):
            for borne in reversed(table.with_attached(inside)):
                table.move(borne, table.sides[borne.owner].hand)
    leaves = bool(piece.card.automatics) and not table.is_blank(piece)
    table.move(piece, table.sides[piece.owner].hand)
    note(table, log.RETURNED, piece.owner, piece.id)
    if leaves:
        begin_own_leaving(table, piece)


def steal(table: Table, piece: Piece, bearer: i64) -> None:
    """Let the other player control a card, and the weapons and devices on it; its owner gets it back when it leaves the table.

    bearer: the id of the card that bears it from now on; NONE for one that stands by itself.
    """
    seat: i64 = 1 - piece.controller
    place: i64 = table.place_at(piece)
    take_over(table, piece, seat)
    if bearer >= 0:
        table.board_ship(piece, table.pieces[bearer], OUTSIDE)
    else:
        table.stand(piece, place)
    note(table, log.STOLEN, seat, piece.id)


def carry_off(table: Table, piece: Piece) -> None:
    """Take a card from the table into the hand of the player who does not control it: it is that player's own from now on."""
    seat: i64 = 1 - piece.controller
    piece.owner = seat
    piece.controller = seat
    table.move(piece, table.sides[seat].hand)
    note(table, log.STOLEN, seat, piece.id)


def show_hand(table: Table, seat: i64) -> list[Piece]:
    """Show the cards of a hand, and return them."""
    hand = table.sides[seat].hand.cards.copy()
    for piece in hand:
        table.show_all(piece)
        note(table, log.SHOWN, seat, piece.id)
    return hand


def note(table: Table, event: i64, seat: i64, piece: i64, amount: i64 = 0) -> None:
    """Write an entry, if there is a log.  Hot code asks for the log before it makes the call."""
    if table.log is not None:
        table.note(event, seat, piece, amount)


def check_state(table: Table) -> bool:
    """Let what happened together be answered, and ask about the cards aboard what a text has removed (CCG-ATT-04, A-11)."""
    if table.waiting:
        while table.waiting:
            table.frames.append(table.waiting.pop())
        return False
    if jumping(table) is not None:
        for frame in table.frames:
            if frame.kind == JUMP_FRAME:
                return False
        begin_jump(table, NONE)
    return False
