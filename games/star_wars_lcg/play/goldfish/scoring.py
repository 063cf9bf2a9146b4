"""Damage to objectives, victory piles, the Death Star dial, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_lcg.play.goldfish import log
from games.star_wars_lcg.play.goldfish.constants import BY_DIAL, BY_OBJECTIVES, DARK, DIAL_FULL, DIAL_OBJECTIVE, LIGHT, OBJECTIVES_TO_WIN
from games.star_wars_lcg.play.goldfish.counts import BLAST_DAMAGE, DAMAGE, DIAL_FROM_TURN
from games.star_wars_lcg.play.goldfish.state import Piece, Table


def advance_dial(table: Table, points: i64, source: i64) -> None:
    """Advance the Death Star dial; at 12 the Dark Side wins at once (LCG-BAL-03, LCG-END-02)."""
    table.dial += points
    table.row[DIAL_FROM_TURN + source] += points
    if table.log is not None:
        table.note(log.DIAL_ADVANCED, DARK, -1, points, source)
    if table.dial >= DIAL_FULL:
        table.end(DARK, BY_DIAL)


def damage_objective(table: Table, objective: Piece, points: i64, source: i64) -> None:
    """Deal damage to an objective of the passive side, which uses no shields (LCG-SHD-02 is a "may")."""
    dealt: i64 = points
    capacity: i64 = objective.card.capacity
    if capacity > 0 and objective.damage + points > capacity:
        dealt = capacity - objective.damage  # LCG-DMG-02: the excess is ignored
    objective.damage += dealt  # LCG-DMG-01
    if objective.owner != table.watched:
        table.row[BLAST_DAMAGE + source] += dealt
        table.row[DAMAGE] += dealt
    if table.log is not None:
        table.note(log.DAMAGE_DEALT, 1 - objective.owner, objective.id, dealt, source)
    if capacity > 0 and objective.damage >= capacity:
        destroy_objective(table, objective)


def destroy_objective(table: Table, objective: Piece) -> None:
    """Move an objective to the victory pile of its owner's opponent, and score it."""
    owner: i64 = objective.owner
    victor = table.sides[1 - owner]
    table.move(objective, victor.victory)  # LCG-OBJ-01; LCG-OBJ-05: not replaced before its owner's refresh phase
    number: i64 = len(victor.victory.cards)
    if victor.seat == table.watched:
        table.destroyed_turns.append(victor.turns)
    if table.log is not None:
        table.note(log.OBJECTIVE_DESTROYED, victor.seat, objective.id, number)
    if owner == LIGHT:
        advance_dial(table, number, DIAL_OBJECTIVE)  # LCG-OBJ-02
    elif number >= OBJECTIVES_TO_WIN:
        table.end(LIGHT, BY_OBJECTIVES)  # LCG-OBJ-03, LCG-END-01
    if victor.seat == table.watched:
        table.destroyed_dials.append(table.dial)
