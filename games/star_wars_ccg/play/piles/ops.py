"""The ops, filters and amounts from FIRST_OF_PILES on: piles and hands, and Force that is limited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, NUMBER, SEAT_NUMBER, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.answered.texts import answered
from games.star_wars_ccg.play.constants import ANSWER_FRAME, CHARACTER, LOSS_FRAME, NONE, SITE, SYSTEM
from games.star_wars_ccg.play.contests.contest import DUEL
from games.star_wars_ccg.play.contests.victories import victory_loss
from games.star_wars_ccg.play.limits.ops import bring_stored
from games.star_wars_ccg.play.row import parsec_of
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.table.piles import BARES
from games.star_wars_ccg.play.turn.leaving import leave_table

# How far a text about nearby systems reaches.
TWO_PARSECS: Final = 2
THREE_PARSECS: Final = 3


def perform_pile(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    if code == c.TOPS:
        if isinstance(op, Verb):
            look_at_tops(table, scope, op.number, op.kind == c.UNUSED_TOPS)
    elif code == c.RESTACK:
        restack(table, scope)
    elif code == c.RECIRCULATE:
        table.recirculate(table.sides[scope.seat])
    elif code == c.ADD_PRINTED:
        if isinstance(op, Verb) and op.pieces is not None:
            add_printed(table, op, scope)
    elif code == c.STOP_FORCE:
        stop_force(table, scope, 1 - scope.seat if op.kind == 1 else scope.seat)
    elif code == c.LOSE_SURELY:
        lose_surely(table, 1 - scope.seat if op.kind % 2 == 1 else scope.seat, op.amount, op.kind >= c.LOST_FROM_RESERVE)
    else:
        perform_rare(table, op, scope)


def perform_rare(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    if code == c.DIG:
        if isinstance(op, Verb) and op.target is not None:
            dig(table, op.target.filter, scope)
    elif code == c.SELL:
        if scope.slots and scope.slots[0]:
            sell(table, table.pieces[scope.slots[0][0]], scope.seat)
    elif code == c.GOAD:
        of = Resolution(scope.source, scope.seat)
        table.change(Change(SEAT_NUMBER, c.GOADED, ADD, of, amount=Amount(op.amount), piece=1 - scope.seat, ends=c.GAME))
    elif code == c.BARE:
        table.pieces[scope.source].declared = BARES
        table.turn_piles()
    elif code == c.SPARE_LIFE:
        if table.battle.place >= 0:
            whose = Resolution(scope.source, scope.seat)
            table.change(Change(FLAG, c.HAND_FIRST, GAIN, whose, amount=Amount(1), piece=table.battle.place, ends=c.BATTLE))
    elif code == c.PILE_DESTINIES:
        pile_destinies(table, scope, op.amount)
    elif code == c.RALLY_OF:
        if isinstance(op, Verb) and op.target is not None:
            rally_of(table, op.target.filter, scope)
    else:
        raise ValueError(f"there is no op {code}")


def dig(table: Table, filter: Filter, scope: Resolution) -> None:
    """Use Force card by card and show it, and take the first card that fits."""
    side = table.sides[scope.seat]
    while side.force.cards:
        piece = side.force.cards[-1]
        table.move(piece, side.used)
        table.show_all(piece)
        side.used_force += 1
        side.total_used += 1
        if table.log is not None:
            table.note(log.SHOWN, side.seat, piece.id)
        if table.fits(piece, filter, scope):
            table.move(piece, side.hand)
            return


def sell(table: Table, piece: Piece, seat: i64) -> None:
    """The opponent uses the destiny number of the card, which goes to its Used Pile, or all its Force; as much is activated."""
    other = table.sides[1 - seat]
    table.show_all(piece)
    if table.log is not None:
        table.note(log.SHOWN, seat, piece.id)
    destiny: i64 = piece.card.destiny
    force: i64 = len(other.force.cards)
    price: i64 = min(destiny, force)
    table.use_force(other, price)
    piece.owner = other.seat
    piece.controller = other.seat
    table.move(piece, other.used)
    table.activate(table.sides[seat], price)


def pile_destinies(table: Table, scope: Resolution, least: i64) -> None:
    """Lay cards of the Reserve Deck on the ability's card, from the top, until their destiny numbers exceed `least`.

    If they never do, all go back as they lay, and the card goes back to hand, not to be deployed again this turn.
    """
    side = table.sides[scope.seat]
    here = table.pieces[scope.source]
    laid: list[Piece] = []
    total: i64 = 0
    while total <= least and side.reserve.cards:
        piece = side.reserve.cards[-1]
        total += table.value(c.DESTINY, piece) if table.changes.number_row(c.DESTINY) is not None else piece.card.destiny
        table.show_all(piece)
        if table.log is not None:
            table.note(log.SHOWN, side.seat, piece.id)
        table.move(piece, side.aside)
        piece.under = here.id
        piece.called = c.COAXIUM
        laid.append(piece)
    if total > least:
        table.changed()
        table.check_life()
        return
    while laid:
        table.move(laid.pop(), side.reserve)
    leave_table(table, here, to=c.HAND)
    of = Resolution(here.id, scope.seat)
    table.change(Change(FLAG, c.NOT_DEPLOYED, GAIN, of, amount=Amount(1), piece=here.id, ends=c.TURN))


def rally_of(table: Table, filter: Filter, scope: Resolution) -> None:
    """Show the top cards of the own Reserve Deck; those that fit lie aside to be deployed, the others are lost."""
    side = table.sides[scope.seat]
    left: i64 = scope.numbers[1] if len(scope.numbers) > 1 else 0
    found: list[int] = []
    while left > 0 and side.reserve.cards:
        piece = side.reserve.cards[-1]
        table.show_all(piece)
        if table.log is not None:
            table.note(log.SHOWN, side.seat, piece.id)
        if table.fits(piece, filter, scope):
            table.move(piece, side.aside)
            found.append(piece.id)
        else:
            table.lose(piece)
        left -= 1
    table.check_life()
    bring_stored(table, scope.seat, found)


def look_at_tops(table: Table, scope: Resolution, slot: i64, is_unused: bool) -> None:
    """The top cards of the three piles of the Life Force, or of all but the Used Pile."""
    scope.open_slot(slot)
    side = table.sides[scope.seat]
    found: list[int] = []
    for pile in (side.reserve, side.force, side.used):
        if pile.cards and not (is_unused and pile.id == side.used.id):
            table.show(pile.cards[-1], scope.seat)
            found.append(pile.cards[-1].id)
    scope.slots[slot] = found


def restack(table: Table, scope: Resolution) -> None:
    """The Used Pile as it lies goes on the Reserve Deck; an Interrupt that does this is in the Used Pile before."""
    side = table.sides[scope.seat]
    source = table.pieces[scope.source]
    if source.zone == side.aside.id and source.under < 0:
        table.move(source, side.used)
    for piece in side.used.cards.copy():
        table.move(piece, side.reserve)


def add_printed(table: Table, verb: Verb, scope: Resolution) -> None:
    """Add the printed destinies of pieces to the power of the text's player."""
    much: i64 = 0
    if verb.pieces is not None:
        for piece in table.pieces_of(verb.pieces, scope):
            much += table.pieces[piece.id].card.destiny
    add_power(table, scope, much)


def add_power(table: Table, scope: Resolution, much: i64) -> None:
    """Until the battle is over."""
    if table.battle.place >= 0 and much != 0:
        of = Resolution(scope.source, scope.seat)
        number: i64 = c.TOTAL_POWER + scope.seat
        table.change(Change(NUMBER, number, ADD, of, amount=Amount(much), piece=table.battle.place, ends=c.BATTLE))


def stop_force(table: Table, scope: Resolution, seat: i64) -> None:
    of = Resolution(scope.source, scope.seat)
    table.change(Change(SEAT_NUMBER, c.FORCE_STOPPED, ADD, of, amount=Amount(1), piece=seat, ends=c.TURN))


def lose_surely(table: Table, seat: i64, number: i64, from_reserve: bool) -> None:
    """Let a seat lose Force without an answer, so that nothing reduces the loss."""
    if table.sides[seat].passive:
        table.lose_passive(table.sides[seat], number)
    elif number > 0:
        number += victory_loss(table, seat)
        table.frames.append(Frame(LOSS_FRAME, 0, seat, number, 1 if from_reserve else 0))


# --- filters and amounts ------------------------------------------------------------------------------------------------------


def passes_pile_test(table: Table, number: i64, filter: Filter | None, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
    if number == c.IS_BACK_UP:
        return here.card.is_double_sided and here.stage == 1
    if number == c.IS_NATIVE:
        aim: i64 = table.pieces[scope.source].aim
        return aim >= 0 and here.card.home >= 0 and here.card.home == table.pieces[aim].system
    if number == c.IS_CHOSEN_BY:
        return filter is not None and is_chosen_by(table, here, filter, scope)
    if number == c.HAS_LANDED:
        return has_landed(table, here)
    if number == c.IS_AIMING:
        return filter is not None and here.aim >= 0 and table.fits(table.pieces[here.aim], filter, scope)
    if number == c.HAS_DOUBLE:
        return has_double(table, here)
    if number == c.IS_HATRED:
        return here.called == c.HATRED and (here.under >= 0 or here.was_under >= 0)
    if number == c.IS_ANSWERED_BY_IT:
        return here.id == answered(table, scope.source, past_uses=True)
    if number == c.IS_COAXIUM:
        return here.called == c.COAXIUM and here.under >= 0
    if number == c.FELL_OFF:
        return here.was_under >= 0 and here.was_under == answered(table, NONE)
    if number == c.IS_WITHIN_PARSECS:
        return is_within_parsecs(table, here, table.place_of(table.pieces[scope.source]), TWO_PARSECS)
    if number == c.IS_NEAR_TARGET:
        target = first_target(table, scope)
        place: i64 = table.place_of(target) if target is not None else NONE
        return here.id != place and is_within_parsecs(table, here, place, THREE_PARSECS)
    raise ValueError(f"there is no test {number}")


def has_landed(table: Table, here: Piece) -> bool:
    """Whether a starship at a site has just moved there from a system or sector."""
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_MOVED and frame.d == here.id and frame.e > 0 and here.place >= 0:
            return table.pieces[frame.e - 1].card.kind != SITE and table.pieces[here.place].card.kind == SITE
    return False


def has_double(table: Table, here: Piece) -> bool:
    for other in table.zones[here.zone].cards:  # noqa: SIM110  a loop is faster when compiled
        if other.id != here.id and other.card.title == here.card.title:
            return True
    return False


def is_chosen_by(table: Table, here: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether a card that fits, in a player's own area, aims at this card."""
    for side in table.sides:
        for piece in side.area.cards:
            if piece.aim == here.id and table.fits(piece, filter, scope):
                return True
    return False


def is_within_parsecs(table: Table, here: Piece, place: i64, most: i64) -> bool:
    """Whether a location is a system not far from the one where a card is."""
    if place < 0 or here.card.kind != SYSTEM or table.pieces[place].card.kind != SYSTEM:
        return False
    if here.id == place:
        return True
    first: i64 = parsec_of(here)
    second: i64 = parsec_of(table.pieces[place])
    return first >= 0 and second >= 0 and -most <= first - second <= most


def counted_pile(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.PLAIN_DUEL:
        contest = table.contest
        return 1 if contest.kind == DUEL and contest.starter == scope.seat and not contest.is_epic else 0
    if number == c.DEAREST_POWER:
        return dearest_power(table, scope)
    if number in (c.DESTINY_OVER, c.DESTINY_UNDER):
        if not scope.slots or not scope.slots[0] or not scope.numbers or scope.numbers[0] < 0:
            return 0
        over: i64 = scope.numbers[0] - table.pieces[scope.slots[0][0]].card.destiny
        return max(over if number == c.DESTINY_OVER else -over, 0)
    raise ValueError(f"there is no amount {number}")


def dearest_power(table: Table, scope: Resolution) -> i64:
    """The power of the own character with the highest forfeit value at the location of the text; of several, the strongest's."""
    place: i64 = table.place_of(table.pieces[scope.source])
    forfeit: i64 = -1
    power: i64 = 0
    for piece in table.sides[scope.seat].at_locations.cards:
        if piece.card.type == CHARACTER and place >= 0 and table.place_at(piece) == place:
            worth: i64 = table.number(c.FORFEIT, piece)
            strength: i64 = table.number(c.POWER, piece)
            if worth > forfeit or (worth == forfeit and strength > power):
                forfeit = worth
                power = strength
    return power
