"""The policy `default` of a game of two players.

It plays the most expensive units, works out each fight before it attacks or defends (`fight`), holds back and commits what it needs for the
Balance, and uses an ability if the effects (`worth`) are worth more than the costs.  Each choice is a function of the view and the decision
alone.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Decision, Policy
from games.engine.events.windows import ACTIONS_DECISION, AMOUNT_DECISION, TARGET_DECISION, WINDOW_DECISION
from games.engine.verbs import CHOICE_DECISION, MAY_DECISION, PICK_DECISION
from games.star_wars_lcg.abilities.constants import CAPACITY, COST, COST_DECISION, RESOURCES, UNIT
from games.star_wars_lcg.play.constants import (
    ATTACK,
    BALANCE_DAMAGE,
    COMMIT,
    DAMAGE_UNIT,
    DEFEND,
    DISCARD_DOWN,
    DISCARD_ONE,
    ENGAGE,
    ENHANCE,
    FOCUS_UNIT,
    KEEP_OBJECTIVES,
    MULLIGAN,
    ORDER_DISCARDS,
    PAY,
    PLACE_EDGE,
    PROTECT_AMOUNT,
    SHIELD_PIECE,
    STRIKE,
)
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.abilities import action, answer, choice, cost_card, pick, shield, target, worst_in_hand
from games.star_wars_lcg.policies.attack import attacker, defender, objective_to_engage
from games.star_wars_lcg.policies.edge import edge_card
from games.star_wars_lcg.policies.force import unit_to_commit
from games.star_wars_lcg.policies.payment import host, payment
from games.star_wars_lcg.policies.simple import pass_or_first
from games.star_wars_lcg.policies.strikes import most_damaged, striker, unit_to_damage, unit_to_focus

DEFAULT: Final = "default"
KEEP_COST: Final = 3  # a first hand with a unit that costs no more is kept
# A card in hand that is worth no more is discarded before the draw, as long as the deck has more cards than this.
USELESS: Final = 0
MANY_CARDS: Final = 12
ANY_WORTH: Final = 1000000


class DefaultPolicy(Policy):
    def choose(self, view: Any, decision: Decision) -> int:  # noqa: PLR0911, PLR0912  one line a decision
        own_view: View = view
        kind: i64 = decision.kind
        if kind < 0 or kind == COST_DECISION:
            return ability_choice(own_view, decision)
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
            return 0 if is_keepable(own_view, KEEP_COST) else 1
        if kind == DISCARD_ONE:
            return worst_in_hand(own_view, decision, USELESS if own_view.deck_size(own_view.seat) > MANY_CARDS else -1)
        if kind == DISCARD_DOWN:
            return dearest(own_view, decision)
        if kind == ORDER_DISCARDS:
            return worst_in_hand(own_view, decision, ANY_WORTH)  # the best card lies on top
        if kind == SHIELD_PIECE:
            return shield(own_view, decision)
        if kind == PROTECT_AMOUNT:
            return len(decision.options) - 1
        return pass_or_first(decision)


def ability_choice(view: View, decision: Decision) -> int:  # noqa: PLR0911  one line a decision
    """The answer to a question of an ability, or whether to use one."""
    kind: i64 = decision.kind
    if kind == ACTIONS_DECISION:
        return action(view, decision)
    if kind == WINDOW_DECISION:
        return answer(view, decision)
    if kind == TARGET_DECISION:
        return target(view, decision)
    if kind == PICK_DECISION:
        return pick(view, decision)
    if kind in (MAY_DECISION, CHOICE_DECISION):
        return choice(view, decision)
    if kind == COST_DECISION:
        return cost_card(view, decision)
    if kind == AMOUNT_DECISION:
        return len(decision.options) - 1
    return pass_or_first(decision)


def is_keepable(view: View, keep_cost: i64) -> bool:
    """Whether a first hand has a unit that costs no more."""
    for piece in view.hand():  # noqa: SIM110  a generator would be slow when compiled
        if view.card(piece).type == UNIT and view.value(COST, piece) <= keep_cost:
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
