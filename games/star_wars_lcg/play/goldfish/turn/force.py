"""The Force phase: committing units, and the Force struggle (LCG-FRC)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.star_wars_lcg.play.goldfish import log
from games.star_wars_lcg.play.goldfish.constants import COMMIT, COMMIT_VERB, DARK, LIGHT
from games.star_wars_lcg.play.goldfish.state import Piece, Side, Table


def ask_commit(table: Table, side: Side) -> None:
    """Ask which uncommitted unit is committed (LCG-FRC-02), ready or not (A-16), while there is a Force card (LCG-FRC-03)."""
    decision = Decision(COMMIT, side.seat, -1)
    decision.offer_pass()
    if side.force_cards > 0:
        for piece in side.units.cards:
            if not piece.committed:
                decision.offer(COMMIT_VERB, piece.id, 0)
    table.ask(decision)


def commit(table: Table, side: Side, unit: Piece) -> None:
    unit.committed = True  # LCG-FRC-04: until it leaves play
    side.force_cards -= 1
    if table.log is not None:
        table.note(log.COMMITTED, side.seat, unit.id)


def force_total(side: Side) -> i64:
    """The Force icons of units that are committed and ready (LCG-FRC-06, LCG-FRC-07), and a passive opponent's fixed total."""
    total: i64 = side.force
    for piece in side.units.cards:
        if piece.committed and piece.focus == 0:
            total += piece.card.force_icons
    return total


def struggle(table: Table) -> None:
    """The Force struggle of every Force phase; a tie changes nothing (LCG-FRC-08)."""
    dark: i64 = force_total(table.sides[DARK])
    light: i64 = force_total(table.sides[LIGHT])
    if table.log is not None:
        table.note(log.STRUGGLED, table.active, -1, dark, light)
    before: i64 = table.balance
    if dark > light:
        table.balance = DARK
    elif light > dark:
        table.balance = LIGHT
    if table.log is not None and table.balance != before:
        table.note(log.BALANCE_TURNED, table.balance)
