"""The Force phase: committing units, and the Force struggle (LCG-FRC)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import (
    CANNOT_COMMIT,
    DARK,
    FORCE_ICONS,
    FORCE_STRUGGLE_WON,
    FORCE_TOTAL,
    LIGHT,
    STRUGGLE_ICONS,
)
from games.star_wars_lcg.play.constants import COMMIT, COMMIT_VERB
from games.star_wars_lcg.play.side import Side
from games.star_wars_lcg.play.state import Table


def ask_commit(table: Table, side: Side) -> None:
    """Ask which uncommitted unit is committed (LCG-FRC-02), ready or not (A-16), while there is a Force card (LCG-FRC-03)."""
    decision = Decision(COMMIT, side.seat, -1)
    decision.offer_pass()
    if side.force_cards > 0:
        for piece in side.units.cards:
            if not piece.committed and not table.has_flag(CANNOT_COMMIT, piece):
                decision.offer(COMMIT_VERB, piece.id, 0)
    table.ask(decision)


def force_total(table: Table, seat: i64) -> i64:
    """The Force icons of units that are committed and ready (LCG-FRC-06, LCG-FRC-07), and what cards add."""
    side = table.sides[seat]
    total: i64 = table.seat_value(FORCE_TOTAL, seat, 0)
    for piece in side.units.cards:
        if piece.committed and piece.ready():
            total += table.value(FORCE_ICONS, piece)
    if table.changes.by_key:  # nothing prints icons for the struggle alone
        for zone in (side.affiliation, side.objectives, side.units, side.enhancements):
            for piece in zone.cards:
                total += table.value(STRUGGLE_ICONS, piece)
    return total


def struggle(table: Table) -> None:
    """The Force struggle of every Force phase; nobody wins a tie, which changes nothing (LCG-FRC-08)."""
    dark: i64 = force_total(table, DARK)
    light: i64 = force_total(table, LIGHT)
    if dark != light:
        table.fire(Event(FORCE_STRUGGLE_WON, DARK if dark > light else LIGHT, amount=dark - light if dark > light else light - dark))
