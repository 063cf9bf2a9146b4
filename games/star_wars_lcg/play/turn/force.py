"""The Force phase: committing units, and the Force struggle (LCG-FRC)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import (
    BALANCE_SET,
    CANNOT_COMMIT,
    COUNTS_EXHAUSTED,
    DARK,
    FORCE_ICONS,
    FORCE_STRUGGLE_WON,
    FORCE_TOTAL,
    LIGHT,
    PAST_STRUGGLE,
    STRUGGLE_BY_DAMAGE,
    STRUGGLE_ICONS,
    STRUGGLE_SWAPPED,
    UNIT_DAMAGE,
)
from games.star_wars_lcg.play.constants import COMMIT, COMMIT_VERB
from games.star_wars_lcg.play.log import STRUGGLED
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table


def ask_commit(table: Table, side: Side) -> None:
    """Ask which uncommitted unit is committed (LCG-FRC-02), ready or not (A-16), while there is a Force card (LCG-FRC-03)."""
    decision = Decision(COMMIT, side.seat, -1)
    decision.offer_pass()
    if side.force_cards > 0:
        for piece in side.units.cards:
            if not table.is_committed(piece) and not table.has_flag(CANNOT_COMMIT, piece):
                decision.offer(COMMIT_VERB, piece.id, 0)
    table.ask(decision)


def force_total(table: Table, seat: i64) -> i64:
    """The Force icons of units that are committed and ready (LCG-FRC-06, LCG-FRC-07), what cards add, and a passive side's."""
    side = table.sides[seat]
    total: i64 = side.force + table.seat_value(FORCE_TOTAL, seat, 0)
    number: i64 = UNIT_DAMAGE if either_has(table, STRUGGLE_BY_DAMAGE) else FORCE_ICONS
    swapped = either_has(table, STRUGGLE_SWAPPED)
    for piece in side.units.cards:
        if counts(table, piece, swapped):
            total += max(table.value(number, piece), 0)
    if table.changes.number_row(STRUGGLE_ICONS) is not None:  # nothing prints icons for the struggle alone
        total += _struggle_icons(table, side.affiliation.cards) + _struggle_icons(table, side.objectives.cards)
        total += _struggle_icons(table, side.units.cards) + _struggle_icons(table, side.enhancements.cards)
    return total


def _struggle_icons(table: Table, pieces: list[Piece]) -> i64:
    total: i64 = 0
    for piece in pieces:
        total += table.value(STRUGGLE_ICONS, piece)
    return total


def either_has(table: Table, flag: i64) -> bool:
    return table.has_seat_flag(flag, DARK) or table.has_seat_flag(flag, LIGHT)


def counts(table: Table, piece: Piece, swapped: bool) -> bool:
    """Whether the unit's Force icons count: it is committed and ready, or counts as such by a card's text.

    swapped: whether a card lets the uncommitted units count instead.
    """
    if swapped:
        return not table.is_committed(piece) and piece.ready()
    if not table.is_committed(piece):
        return False
    return piece.ready() or table.has_flag(COUNTS_EXHAUSTED, piece)


def struggle(table: Table) -> None:
    """The Force struggle of every Force phase; nobody wins a tie, which changes nothing (LCG-FRC-08)."""
    dark: i64 = force_total(table, DARK)
    light: i64 = force_total(table, LIGHT)
    if table.log is not None:
        table.note(STRUGGLED, table.active, -1, dark, light)
    if dark != light:
        winner: i64 = DARK if dark > light else LIGHT
        table.remember(PAST_STRUGGLE, winner)
        won = Event(FORCE_STRUGGLE_WON, winner, amount=dark - light if dark > light else light - dark)
        table.fire_all([won, Event(BALANCE_SET, winner, other=winner)])  # LCG-FRC-08
