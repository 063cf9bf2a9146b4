"""The replay of a goldfish: one step for each entry of a game's log, with the board of the watched seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from games.contracts.report import Step
from games.report.replay import steps_of
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.play.constants import SEATS
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.report.match.replay import PHASE_NAMES, SIDE_NAMES, entry_text, option_text, pieces_of
from games.star_wars_lcg.report.match.steps import TURN_BEGAN

# The parts of the player's own side that the board shows unchanged.
OWN: Final = ("hand", "units", "enhancements", "objectives", "deck", "discard", "tokens")


def steps(table: Table, pool: Pool) -> tuple[Step, ...]:
    """The steps of a logged game."""
    found = steps_of(
        table,
        phases=PHASE_NAMES,
        text=lambda entry: entry_text(table, pool, entry),
        option=lambda entry, option: option_text(table, pool, entry, option),
        pieces=lambda entry: [each for each in pieces_of(entry) if table.pieces[each].card.code in pool.cards],
        players=SIDE_NAMES,
        turn_began=TURN_BEGAN,
    )
    return tuple(replace(step, board=_board(step.board, table.watched)) for step in found)


def _board(board: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """The board from the point of view of a seat."""
    own, enemy = board[SEATS[seat]], board[SEATS[1 - seat]]
    return {
        "dial": board["dial"],
        "has_balance": int(board["balance"] == SEATS[seat]),
        **{name: own[name] for name in OWN},
        "victory": len(own["victory"]),
        "enemy_damage": sum(tokens.get("damage", 0) for tokens in enemy["tokens"]["objectives"]),
    }
