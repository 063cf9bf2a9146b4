"""The rules of the search for this game: the decisions it searches, the worlds it imagines, and the value of a position.

It searches deployments, battles, weapons, Interrupts, forfeits and moves; the default policy answers everything else, and plays both sides
of a playout to the end of the next turn.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Machine
from games.engine.search import SearchRules, result_worth
from games.star_wars_ccg.play.constants import (
    ATTRITION_CHOICE,
    BATTLE_CHOICE,
    DAMAGE_CHOICE,
    DEPLOY_CHOICE,
    DRAIN_CHOICE,
    LOSE_HAND_VERB,
    LOSE_PILE_VERB,
    MOVE_CHOICE,
    PLACE_CHOICE,
    WEAPON_CHOICE,
)
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.view import View
from games.star_wars_ccg.policies.default import DrainPolicy, worth_of

# Further turns of a playout: the rest of this one and the opponent's.
HORIZON: Final = 2
# Options of a decision that are tried.
CANDIDATES: Final = 4
WIN: Final = 100_000
# The value of a card of the Life Force, of one in hand, of a point of power or ability at a location, of a Force icon, and of a point of
# Force drained each turn.
LIFE: Final = 10
CARD: Final = 8
POWER: Final = 3
ABILITY: Final = 2
ICON: Final = 5
DRAIN: Final = 20
SEARCHED: Final = frozenset(
    {DRAIN_CHOICE, DEPLOY_CHOICE, PLACE_CHOICE, BATTLE_CHOICE, WEAPON_CHOICE, ATTRITION_CHOICE, DAMAGE_CHOICE, MOVE_CHOICE}
)
# What the default policy pays with is not searched: the ways to lose Force are many and alike.
LOSSES: Final = (LOSE_HAND_VERB, LOSE_PILE_VERB)


class TurnSearch(SearchRules):
    def __init__(self) -> None:
        super().__init__(HORIZON, DrainPolicy(), DrainPolicy())

    def candidates(self, view: Any, decision: Decision, usual: i64) -> list[int]:
        """The usual answer, passing, and of the other options those that the default policy likes best, one for each card and place."""
        found: list[int] = []
        options = decision.options
        if decision.kind not in SEARCHED or len(options) < 2 or options[usual].verb in LOSSES:
            return found
        own_view: View = view
        found.append(usual)
        tried: list[int] = [key_of(own_view, options[usual])]
        last: i64 = len(options) - 1
        if usual != last and options[last].verb == PASS_VERB:
            found.append(last)
        while len(found) < CANDIDATES:
            best: i64 = -1
            most: i64 = 0
            number: i64 = 0
            for option in options:
                if option.verb not in LOSSES and number not in found and key_of(own_view, option) not in tried:
                    worth: i64 = worth_of(own_view, decision, option)
                    if best < 0 or worth > most:
                        best = number
                        most = worth
                number += 1  # noqa: SIM113  `enumerate` would be slow when compiled
            if best < 0:
                break
            found.append(best)
            tried.append(key_of(own_view, options[best]))
        return found

    def clock(self, game: Machine) -> i64:
        return table_of(game).turn

    def worth(self, game: Machine, seat: i64) -> i64:
        table = table_of(game)
        if table.is_over:
            return result_worth(table, seat, WIN)
        return side_worth(table, seat) - side_worth(table, 1 - seat)


def key_of(view: View, option: Option) -> i64:
    """What an option does, so that two copies of a card are tried once."""
    face: i64 = view.piece(option.piece).face if option.piece >= 0 else -1
    return (face * 100 + option.verb) * 1000 + option.amount


def table_of(game: Machine) -> Table:
    if not isinstance(game, Table):
        raise TypeError(f"This search plays the Star Wars Customizable Card Game, not {type(game).__name__}.")
    return game


def side_worth(table: Table, seat: i64) -> i64:
    """The value of a side's Life Force, hand, icons, and cards at locations with the Force that they drain."""
    side = table.sides[seat]
    worth: i64 = LIFE * side.life()
    if side.passive:
        return worth + LIFE * side.pool_hand  # the hand is what it pays with first
    worth += CARD * len(side.hand.cards) + ICON * table.all_icons(seat)
    for where in table.row.cards:
        place: i64 = where.id
        worth += POWER * table.power_at(seat, place) + ABILITY * table.ability_at(seat, place)
        if table.controls(seat, place):
            worth += DRAIN * table.drain_at(seat, place)
    return worth
