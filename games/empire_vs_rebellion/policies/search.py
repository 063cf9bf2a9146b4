"""The rules of the search for this game: it searches at every choice and plays each playout to the end of the next round.

The opponent in a playout is the greedy policy.  It expects the cards of the faction, since the four characters are chosen in secret
(EVR-SET-04).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import DECK, RESERVE, ZONES_A_SEAT
from games.empire_vs_rebellion.play.state import Table
from games.empire_vs_rebellion.policies.default import GreedyPolicy
from games.empire_vs_rebellion.policies.reach import VALUES, reach_table
from games.engine.decision import Decision
from games.engine.machine import Machine
from games.engine.search import SearchRules, result_worth

HORIZON: Final = 2  # rounds
# The worth of a position.
WIN: Final = 5000
A_POINT: Final = 100
AN_INFLUENCE: Final = 10


class RoundSearch(SearchRules):
    """own, other: (weights, reach table) of the player's own deck and, as `believed`, of the opponent's deck."""

    def __init__(self, own: tuple[list[int], list[int]], other: tuple[list[int], list[int]], stop_margin: i64) -> None:
        super().__init__(HORIZON, GreedyPolicy(own[0], own[1], stop_margin), GreedyPolicy(other[0], other[1], 0))

    def candidates(self, view: Any, decision: Decision, usual: i64) -> list[int]:
        return list(range(len(decision.options)))

    def clock(self, game: Machine) -> i64:
        if not isinstance(game, Table):
            raise TypeError("The search plays a Table.")
        return game.round

    def worth(self, game: Machine, seat: i64) -> i64:
        if not isinstance(game, Table):
            raise TypeError("The search plays a Table.")
        own = game.sides[seat]
        other = game.sides[1 - seat]
        if game.is_over and not other.passive:
            return result_worth(game, seat, WIN)
        ahead: i64 = own.points - other.points
        return A_POINT * ahead + AN_INFLUENCE * (own.influence - other.influence)


def believed(start: Table, seat: i64) -> tuple[list[int], list[int]]:
    """The (weights, reach table) that the opponent of `seat` may expect of its deck: each character of the faction with the same chance."""
    weights = [0] * VALUES
    for piece in start.pieces:
        if piece.owner == seat and piece.zone % ZONES_A_SEAT in (DECK, RESERVE) and piece.zone < 2 * ZONES_A_SEAT:
            weights[piece.card.value] += 1 if piece.card.is_character else 2
    return weights, reach_table(weights)
