"""The policy `default` of a game of two players.

It plays the dearest units, attacks and defends by playing fights out (`fight`), and holds back what it needs for the Balance.  Each choice
is a function of the view and the decision alone.  It uses every reaction and interrupt that it may, and no action.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Decision, Policy
from games.engine.events.windows import ACTIONS_DECISION, WINDOW_DECISION
from games.star_wars_lcg.abilities.constants import CAPACITY, COST, RESOURCES, UNIT
from games.star_wars_lcg.play.constants import (
    ATTACK,
    BALANCE_DAMAGE,
    COMMIT,
    DAMAGE_UNIT,
    DEFEND,
    DISCARD_DOWN,
    ENGAGE,
    ENHANCE,
    FOCUS_UNIT,
    KEEP_OBJECTIVES,
    MULLIGAN,
    PAY,
    PLACE_EDGE,
    SHIELD_PIECE,
    STRIKE,
)
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.attack import (
    attacker,
    defender,
    edge_card,
    most_damaged,
    objective_to_engage,
    striker,
    unit_to_commit,
    unit_to_damage,
    unit_to_focus,
)
from games.star_wars_lcg.policies.payment import card_to_play, host, payment
from games.star_wars_lcg.policies.simple import pass_or_first

DEFAULT: Final = "default"
KEEP_COST: Final = 3  # a hand with a unit that costs no more is kept


class DefaultPolicy(Policy):
    def choose(self, view: Any, decision: Decision) -> int:  # noqa: PLR0911, PLR0912  one line a decision
        own_view: View = view
        kind: i64 = decision.kind
        if kind == ACTIONS_DECISION:
            return card_to_play(own_view, decision)
        if kind == PAY:
            return payment(own_view, decision)
        if kind == PLACE_EDGE:
            return edge_card(own_view, decision)
        if kind == ENGAGE:
            return objective_to_engage(own_view, decision)
        if kind == ATTACK:
            return attacker(own_view, decision)
        if kind == DEFEND:
            return defender(own_view, decision)
        if kind == STRIKE:
            return striker(own_view, decision)
        if kind == DAMAGE_UNIT:
            return unit_to_damage(own_view, decision)
        if kind == FOCUS_UNIT:
            return unit_to_focus(own_view, decision)
        if kind == COMMIT:
            return unit_to_commit(own_view, decision)
        if kind == ENHANCE:
            return host(own_view, decision)
        if kind == BALANCE_DAMAGE:
            return most_damaged(own_view, decision)
        if kind == KEEP_OBJECTIVES:
            return least_useful_objective(own_view, decision)
        if kind == MULLIGAN:
            return 0 if is_keepable(own_view) else 1
        if kind == DISCARD_DOWN:
            return dearest(own_view, decision)
        if kind == SHIELD_PIECE:
            return own_piece(own_view, decision)
        if kind == WINDOW_DECISION:
            return 0
        return pass_or_first(decision)


def is_keepable(view: View) -> bool:
    for piece in view.hand():  # noqa: SIM110  a generator would be slow when compiled
        if view.card(piece).type == UNIT and view.value(COST, piece) <= KEEP_COST:
            return True
    return False


def least_useful_objective(view: View, decision: Decision) -> int:
    """The objective with the fewest resources; among equals the one that is destroyed sooner, then the last.  It goes under the deck."""
    worst = 0
    least: i64 = 1000000
    for number, option in enumerate(decision.options):
        piece = view.piece(option.piece)
        worth: i64 = view.value(RESOURCES, piece) * 100 + view.value(CAPACITY, piece)
        if worth <= least:
            worst, least = number, worth
    return worst


def dearest(view: View, decision: Decision) -> int:
    """A card that is never played from hand, then the most expensive card; among equals, the first in hand."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        piece = view.piece(option.piece)
        worth: i64 = view.value(COST, piece)
        if not view.card(piece).playable:
            worth += 1000
        if worth > most:
            best, most = number, worth
    return best


def own_piece(view: View, decision: Decision) -> int:
    """The last own card: the objective if it may be shielded; never the enemy's objective (A-11)."""
    best = pass_or_first(decision)
    for number, option in enumerate(decision.options):
        if option.piece >= 0 and view.piece(option.piece).controller == view.seat:
            best = number
    return best
