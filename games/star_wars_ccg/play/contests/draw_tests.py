"""The filters and amounts from FIRST_DRAWS on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import ASIDE, NONE, ZONES_A_SEAT
from games.star_wars_ccg.play.contests.podraces import highest_total, is_racing, podracers_of, race_total
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table

# The difference of race totals at which a Podracer is hit.
CLOSE: Final = 4


def passes_draws(table: Table, number: i64, filter: Filter | None, here: Piece, scope: Resolution) -> bool:
    if filter is None:
        return is_close_racer(table, here, scope.seat)
    if number == c.IS_ALSO:
        return table.fits(here, filter, scope)
    return here.under >= 0 and here.zone % ZONES_A_SEAT == ASIDE and table.fits(table.pieces[here.under], filter, scope)


def is_close_racer(table: Table, racer: Piece, seat: i64) -> bool:
    """Whether the race total of a Podracer is close to one of a seat."""
    if not racer.card.is_podracer or not is_racing(table):
        return False
    total: i64 = race_total(table, racer)
    racers = podracers_of(table, seat)
    if not racers:
        return is_close(highest_total(table, seat), total)
    for own in racers:  # noqa: SIM110  a loop is faster when compiled
        if is_close(race_total(table, own), total):
            return True
    return False


def is_close(first: i64, second: i64) -> bool:
    return -CLOSE <= first - second <= CLOSE


def counted_draws(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.IS_ODD:
        drawn: i64 = scope.numbers[0] if scope.numbers else NONE
        return 0 if drawn < 0 else 2 - drawn % 2
    if number == c.OWN_RACE:
        return highest_total(table, scope.seat)
    raise ValueError(f"there is no amount {number}")


def titles_of(table: Table, filter: Filter, scope: Resolution) -> i64:
    """How many titles the cards have that fit."""
    titles: list[int] = []
    for piece in table.fitting(filter, scope):
        title: i64 = table.pieces[piece.id].card.title
        if title not in titles:
            titles.append(title)
    return len(titles)


def racer_lead(table: Table, filter: Filter, scope: Resolution) -> i64:
    """The race total of the own Podracers that fit, less the highest other one; 0 without a race or such a Podracer."""
    best: i64 = NONE
    rest: i64 = highest_total(table, 1 - scope.seat)
    if not is_racing(table):
        return 0
    for racer in podracers_of(table, scope.seat):
        total: i64 = race_total(table, racer)
        if table.fits(racer, filter, scope):
            best = max(best, total)
        else:
            rest = max(rest, total)
    return best - rest if best >= 0 else 0
