"""The rules of the search for this game: it searches the main, lead and attack phases and the windows of battles.

The default policy answers everything else, and plays both sides of a playout to the end of the opponent's next turn.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision
from games.engine.events.windows import ACTIONS_DECISION
from games.engine.machine import Machine
from games.engine.search import SearchRules, result_worth
from games.legend_of_stars.play.constants import ATTACK_CHOICE, ENERGY_VERB, LEAD_CHOICE, MAIN_CHOICE
from games.legend_of_stars.play.state import Table
from games.legend_of_stars.play.view import View
from games.legend_of_stars.policies.default import LanePolicy
from games.legend_of_stars.policies.worth import character_worth

# Further turns of a playout: the rest of this one and the opponent's.
HORIZON: Final = 2
# Options of a decision that are tried.
CANDIDATES: Final = 4
WIN: Final = 20_000
CARD: Final = 150
AN_ENERGY: Final = 120
SEARCHED: Final = (MAIN_CHOICE, LEAD_CHOICE, ATTACK_CHOICE, ACTIONS_DECISION)


class LaneSearch(SearchRules):
    def __init__(self) -> None:
        super().__init__(HORIZON, LanePolicy(), LanePolicy())

    def candidates(self, view: Any, decision: Decision, usual: i64) -> list[int]:
        """The usual answer, passing, and the first other options, one of each kind for a card."""
        found: list[int] = []
        options = decision.options
        # The choice of the card for the energy zone is left to the default policy.
        if decision.kind not in SEARCHED or len(options) < 2 or options[usual].verb == ENERGY_VERB:
            return found
        found.append(usual)
        last: i64 = len(options) - 1
        if usual != last and options[last].verb == PASS_VERB:
            found.append(last)
        own_view: View = view
        known: list[int] = []
        number: i64 = 0
        while number < last and len(found) < CANDIDATES:
            option = options[number]
            if number != usual and option.verb != ENERGY_VERB and option.piece >= 0:
                key: i64 = own_view.piece(option.piece).face * 1000 + option.verb * 10 + max(option.amount % 10, 0)
                if key not in known:
                    known.append(key)
                    found.append(number)
            number += 1
        return found

    def clock(self, game: Machine) -> i64:
        return table_of(game).turn

    def worth(self, game: Machine, seat: i64) -> i64:
        table = table_of(game)
        if table.is_over:
            return result_worth(table, seat, WIN)
        return side_worth(table, seat) - side_worth(table, 1 - seat)


def table_of(game: Machine) -> Table:
    if not isinstance(game, Table):
        raise TypeError(f"This search plays Legend of Stars, not {type(game).__name__}.")
    return game


def side_worth(table: Table, seat: i64) -> i64:
    """The value of a player's life, cards, energies and characters."""
    side = table.sides[seat]
    view = View(table, seat)
    worth: i64 = side.life + CARD * len(side.hand.cards) + AN_ENERGY * len(side.energy.cards)
    for id in side.squares:
        if id >= 0:
            worth += character_worth(view, table.pieces[id])
    return worth + CARD * len(side.supports.cards)
