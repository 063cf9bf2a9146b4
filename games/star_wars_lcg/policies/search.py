"""The rules of the search for this game: the decisions it searches, the worlds it imagines, and the value of a position.

It searches objectives to engage, attackers, defenders, edge cards, commitments and cards to play; the default policy answers everything
else, and plays both sides of a playout to the end of the next turn.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision
from games.engine.events.windows import ACTIONS_DECISION
from games.engine.machine import Machine
from games.engine.search import SearchRules, result_worth
from games.star_wars_lcg.abilities.constants import CAPACITY, DAMAGE, DARK, LIGHT
from games.star_wars_lcg.play.constants import ATTACK, COMMIT, DEFEND, ENGAGE, PLACE_EDGE, STRIKE
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.force import force_total
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.default import DefaultPolicy
from games.star_wars_lcg.policies.worth.values import CARD, DIAL_STEP, GAME, LIGHT_POINT, OBJECTIVE, Stakes, prowess, unit_worth

# Further turns of a playout: the rest of this one and the enemy's.
HORIZON: Final = 2
# Options of a decision that are tried.
CANDIDATES: Final = 4
WIN: Final = 100 * GAME
BALANCE_WORTH: Final = 12
FORCE_WORTH: Final = 1
SEARCHED: Final = frozenset({ENGAGE, ATTACK, DEFEND, PLACE_EDGE, COMMIT, STRIKE, ACTIONS_DECISION})


class TurnSearch(SearchRules):
    def __init__(self) -> None:
        super().__init__(HORIZON, DefaultPolicy(), DefaultPolicy())

    def candidates(self, view: Any, decision: Decision, usual: i64) -> list[int]:
        """The usual answer, passing, and the first other options, each card once."""
        found: list[int] = []
        options = decision.options
        if decision.kind not in SEARCHED or len(options) < 2:
            return found
        own_view: View = view
        found.append(usual)
        known: list[int] = []
        if options[usual].verb != PASS_VERB:
            known.append(own_view.piece(options[usual].piece).face)
        for number, option in enumerate(options):
            if option.verb == PASS_VERB and number != usual:
                found.append(number)
        for number, option in enumerate(options):
            if option.verb != PASS_VERB and len(found) < CANDIDATES:
                face: i64 = own_view.piece(option.piece).face
                if face not in known:
                    known.append(face)
                    found.append(number)
        return found

    def clock(self, game: Machine) -> i64:
        table = table_of(game)
        return table.sides[DARK].turns + table.sides[LIGHT].turns

    def worth(self, game: Machine, seat: i64) -> i64:
        table = table_of(game)
        dark: i64 = dark_lead(table)
        return dark if seat == DARK else -dark


def table_of(game: Machine) -> Table:
    if not isinstance(game, Table):
        raise TypeError(f"This search plays Star Wars: The Card Game, not {type(game).__name__}.")
    return game


def dark_lead(table: Table) -> i64:
    """The value of a position for the Dark Side."""
    if table.is_over:
        return result_worth(table, DARK, WIN)
    view = View(table, DARK)
    worth: i64 = DIAL_STEP * table.dial
    worth += BALANCE_WORTH if table.balance == DARK else -BALANCE_WORTH
    worth += FORCE_WORTH * (force_total(table, DARK) - force_total(table, LIGHT))
    for objective in table.sides[LIGHT].objectives.cards:
        if objective.owner == LIGHT:
            worth += Stakes(view, objective).point * objective.tokens[DAMAGE]
    for objective in table.sides[DARK].objectives.cards:
        if objective.owner == DARK:
            worth -= LIGHT_POINT * objective.tokens[DAMAGE]
    taken: i64 = len(table.sides[LIGHT].victory.cards)
    worth -= taken * (5 * LIGHT_POINT + 2 * OBJECTIVE)
    return worth + board_worth(table, view, DARK) - board_worth(table, view, LIGHT)


def board_worth(table: Table, view: View, seat: i64) -> i64:
    """The value of units and cards in hand."""
    side = table.sides[seat]
    worth: i64 = CARD * len(side.hand.cards)
    for piece in side.units.cards:
        here: i64 = unit_worth(view, piece)
        capacity: i64 = view.value(CAPACITY, piece)
        if capacity > 0:
            here -= here * piece.tokens[DAMAGE] // (2 * capacity)
        if piece.ready():
            here += prowess(view, piece)
        worth += here
    for piece in side.enhancements.cards:
        worth += unit_worth(view, piece)
    return worth
