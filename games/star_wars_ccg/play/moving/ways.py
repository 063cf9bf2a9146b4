"""The ops, filters and amounts from FIRST_OF_WAYS on: ways by their kind, converted locations, hands and piles."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import (
    ANSWER_FRAME,
    CHARACTER,
    LOCATION,
    LOCATIONS,
    NONE,
    SITE,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.row import place_in_row
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def has_flagged(table: Table, flag: i64, seat: i64, place: i64) -> bool:
    """Whether a card of a seat at a location has a flag, and takes part in battles."""
    if table.changes.flag_row(flag) is None:
        return False
    for piece in table.sides[seat].at_locations.cards:
        if table.place_at(piece) == place and table.has_flag(flag, piece) and not table.has_flag(c.OUT_OF_BATTLES, piece):
            return True
    return False


def may_drain(table: Table, seat: i64, place: i64) -> bool:
    """CCG-CTL-02; some cards drain without presence."""
    if table.controls(seat, place):
        return True
    return not table.has_presence(1 - seat, place) and has_flagged(table, c.DRAINS, seat, place)


# --- what texts do ---------------------------------------------------------------------------------------------------


def perform_way(table: Table, op: Op, scope: Resolution) -> None:
    if op.code == c.LOOK_RANDOM and isinstance(op, Verb):
        more: i64 = table.value(c.LOOKS, table.pieces[scope.source])
        look_at_random(table, scope.seat, more + (1 if op.much is None else table.amount(op.much, scope)))
    elif op.code == c.AIM_AT and len(scope.slots) > 1 and scope.slots[1]:
        table.pieces[scope.source].aim = scope.slots[1][0]
        table.changed()


def look_at_random(table: Table, seat: i64, number: i64) -> None:
    """Show the player cards of the opponent's hand at random."""
    left = table.sides[1 - seat].hand.cards.copy()
    n: i64 = number
    while n > 0 and left:
        table.show(left.pop(table.random_of(1 - seat).below(len(left))), seat)
        n -= 1


# --- what filters ask ------------------------------------------------------------------------------------------------


def is_first_copy(table: Table, here: Piece) -> bool:
    """Whether a card is the first of those of its title and player at its location, which counts for all of them."""
    place: i64 = table.place_at(here)
    for other in table.sides[here.controller].at_locations.cards:
        if other.id < here.id and other.card.title == here.card.title and not table.is_blank(other) and table.place_at(other) == place:
            return False
    return True


def passes_way(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
    if number == c.GAINED_LEADER:
        return table.has_flag(c.GAINS_LEADER, here)
    if number == c.GAINED_SCOUT:
        return table.has_flag(c.GAINS_SCOUT, here)
    if number == c.GAINED_THIEF:
        return table.has_flag(c.GAINS_THIEF, here)
    if number == c.GAINED_GENERAL:
        return table.has_flag(c.GAINS_GENERAL, here)
    if number == c.IS_FIRST_COPY:
        return is_first_copy(table, here)
    if number == c.IS_UNFOUGHT:
        return here.zone % ZONES_A_SEAT == LOCATIONS and here.fought != table.turn
    if number == c.HAS_BATTLED:
        return here.fought == table.turn
    if number == c.IS_VACANT:
        return here.zone % ZONES_A_SEAT == LOCATIONS and not table.has_presence(scope.seat, here.id)
    if number == c.IS_OF_ITS_SYSTEM:
        return here.system >= 0 and here.system == system_of_it(table)
    if number == c.IS_PASSING:
        return is_passing(table, here, table.place_of(table.pieces[scope.source]))
    if number == c.IS_PASSENGER:
        return here.host >= 0 and here.card.type == CHARACTER and not table.is_crew(here, table.pieces[here.host])
    raise ValueError(f"there is no test {number}")


def is_passing(table: Table, here: Piece, place: i64) -> bool:
    """Whether a card is at a site, or has just moved from one side of it to the other."""
    end: i64 = table.place_at(here)
    if place < 0 or end < 0:
        return False
    if end == place:
        return True
    start: i64 = NONE
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_MOVED and frame.d == here.id:
            start = frame.e - 1
    if start < 0 or table.pieces[start].system != table.pieces[place].system or table.pieces[end].system != table.pieces[place].system:
        return False
    if table.pieces[start].card.kind != SITE or table.pieces[end].card.kind != SITE:
        return False
    middle: i64 = place_in_row(table, place)
    return (place_in_row(table, start) < middle) == (middle < place_in_row(table, end))


def passes_way_with(table: Table, number: i64, filter: Filter, here: Piece, scope: Resolution) -> bool:
    if number == c.NOT_MARKED:
        return not table.fits(here, filter, scope)
    raise ValueError(f"there is no test {number} with a filter")


def system_of_it(table: Table) -> i64:
    """The system where that is to which what may be answered now has happened; NONE for nothing."""
    subject: i64 = table.subject()
    if subject < 0:
        return NONE
    it = table.pieces[subject]
    at: i64 = it.id if it.card.type == LOCATION else table.place_at(it)
    return table.pieces[at].system if at >= 0 else NONE
