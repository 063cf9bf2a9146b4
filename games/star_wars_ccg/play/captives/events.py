"""What happens to captives, the tests of filters about them, and what escorts do in the move phase."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.texts import note_retrieved
from games.star_wars_ccg.play.captives.holding import (
    begin_release,
    escorts_at,
    freeze,
    held_by,
    hold,
    holder_of,
    may_escort,
    put_away,
)
from games.star_wars_ccg.play.constants import (
    ASIDE,
    COVERED,
    CUSTODY_VERB,
    DELIVER_VERB,
    FREE,
    FROZEN,
    HAND,
    LEAVE_VERB,
    LOST,
    NONE,
    SITE,
    USED,
)
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import count_load, may_load
from games.star_wars_ccg.play.turn.interrupts import begin_answers


def happen_to_captive(table: Table, event: Event, captive: Piece) -> None:  # noqa: PLR0912  one branch an event
    """Carry an event out on a captive, or let it fail if it is impossible."""
    kind: i64 = event.kind
    if kind == c.RELEASED:
        begin_release(table, captive, table.place_at(captive), event.other == 1)
    elif kind == c.FROZEN:
        freeze(table, captive)
    elif kind == c.HANDED_OVER and table.has_flag(c.NOT_HANDED_OVER, captive):
        table.fail(event)
    elif kind == c.HANDED_OVER:
        hold(table, captive, table.pieces[event.other])
    elif kind in (c.LOST_CARD, c.CANCELLED):
        place: i64 = table.place_at(captive)
        put_away(table, captive, LOST)
        if table.log is not None:
            table.note(log.LOST_CARD, captive.owner, captive.id, COVERED)
        begin_answers(table, c.AT_LOST, 1 - captive.owner, captive.id, place)
    elif kind == c.PUT_OUT:
        put_away(table, captive, ASIDE)
        if table.log is not None:
            table.note(log.PUT_OUT, captive.owner, captive.id)
    elif kind == c.RETRIEVED:
        put_away(table, captive, USED)
        if table.log is not None:
            table.note(log.RETRIEVED, captive.owner, captive.id)
    elif kind in (c.RETURNED, c.TAKEN):
        put_away(table, captive, HAND)
        if table.log is not None:
            table.note(log.RETURNED, captive.owner, captive.id)
    elif kind == c.RELOCATED and table.pieces[event.other].card.kind == SITE:
        hold(table, captive, table.pieces[event.other])
        begin_release(table, captive, event.other, True)
    else:
        table.fail(event)


def perform_captive(table: Table, op: Op, scope: Resolution) -> None:
    """The ops from FIRST_CAPTIVE on."""
    id: i64 = table.subject()
    if op.code == c.FORGO_DRAIN:
        here: i64 = table.place_of(table.pieces[scope.source])
        if here >= 0:
            table.pieces[here].drained = table.turn
    elif op.code == c.DRAW_FREEZING:
        drawn: i64 = NONE
        side = table.sides[scope.seat]
        if side.reserve.cards:
            drawn = table.draw_destiny(side, side.text_destinies) + table.seat_value(c.FREEZING_BONUS, scope.seat, 0)
            drawn = max(drawn, 0)
        scope.numbers = [drawn, *scope.numbers[1:]]
    elif op.code == c.BOUNTY and id >= 0:
        left: i64 = table.number(c.FORFEIT, table.pieces[id]) + op.amount
        hunter: i64 = table.pieces[id].seizer
        if hunter >= 0:
            left += table.value(c.BOUNTY_BONUS, table.pieces[hunter])
        lost = table.sides[scope.seat].lost
        while left > 0 and lost.cards:
            piece = lost.cards[-1]
            table.move(piece, table.sides[scope.seat].used)
            if table.log is not None:
                table.note(log.RETRIEVED, scope.seat, piece.id)
            note_retrieved(table, scope.seat)
            left -= 1


# --- filters ---------------------------------------------------------------------------------------------------------------


def passes_captive_test(table: Table, number: i64, filter: Filter | None, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911
    """The tests from IS_ESCORTED on."""
    holder = holder_of(table, here)
    if filter is not None:
        if number == c.WAS_SEIZED_BY:
            return here.bonds != FREE and here.seizer >= 0 and table.fits(table.pieces[here.seizer], filter, scope)
        return holder is not None and table.fits(holder, filter, scope)
    if number == c.IS_ESCORTED:
        return holder is not None
    if number == c.IS_IMPRISONED:
        return here.bonds != FREE and here.host >= 0 and table.pieces[here.host].card.is_prison
    if number == c.IS_FROZEN:
        return here.bonds == FROZEN
    if number == c.IS_UNFROZEN:
        return here.bonds != FROZEN
    if number == c.IS_FIRST_DELIVERED:
        return here.bonds != FREE and here.stage == 1
    if number == c.IS_ESCORTING:
        return here.bonds == FREE and bool(held_by(table, here))
    if number == c.IS_HELD_BY_SOURCE:
        return holder is not None and holder.id == scope.source
    if number == c.IS_HELD_BY_HOST:
        return holder is not None and holder.id == table.pieces[scope.source].host
    target = table.pieces[scope.slots[0][0]] if scope.slots and scope.slots[0] else None
    if number == c.CAN_ESCORT:
        return target is not None and may_escort(table, here, target) and target.host != here.id
    if number == c.HOLDS_TARGET:
        return target is not None and target.bonds != FREE and target.host == here.id
    raise ValueError(f"there is no test {number} of captives")


# --- in the move phase -------------------------------------------------------------------------------------------------------


def offer_custody(table: Table, side: Side, decision: Decision) -> None:
    """Offer what the captor may do with captives for free: bring one to a prison, take one from there, leave or take a frozen one."""
    for captive in table.sides[1 - side.seat].covered.cards:
        if captive.bonds == FREE or captive.host < 0 or not may_load(table, captive) or table.has_flag(c.CANNOT_MOVE, captive):
            continue
        holder = table.pieces[captive.host]
        place: i64 = table.place_at(captive)
        if place < 0 or table.pieces[place].card.kind != SITE:
            continue
        if holder.id != place:
            if holder.host < 0 and table.pieces[place].card.is_prison:
                decision.offer(DELIVER_VERB, captive.id, place)
            elif holder.host < 0 and captive.bonds == FROZEN:
                decision.offer(LEAVE_VERB, captive.id, place)
        else:
            for id in escorts_at(table, captive, place):
                if table.pieces[id].host < 0:
                    decision.offer(CUSTODY_VERB, captive.id, id)


def answer_custody(table: Table, option: Option) -> bool:
    """Carry out what `offer_custody` has offered; False for another option."""
    if option.verb not in (DELIVER_VERB, LEAVE_VERB, CUSTODY_VERB):
        return False
    captive = table.pieces[option.piece]
    count_load(table, captive)
    hold(table, captive, table.pieces[option.amount])
    if option.verb == DELIVER_VERB:
        captive.stage += 1
        begin_answers(table, c.AT_DELIVERY, 1 - captive.owner, captive.id)
    return True
