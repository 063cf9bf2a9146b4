"""The policy `default`: section 7 of the rule specification, to the letter.

Each choice is a function of the view and the decision alone.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Decision, Policy
from games.star_wars_lcg.play.goldfish.constants import (
    ATTACK,
    BALANCE_DAMAGE,
    COMMIT,
    DISCARD_DOWN,
    DISCARD_ONE,
    ENGAGE,
    ENHANCE,
    KEEP_OBJECTIVES,
    MULLIGAN,
    PASS_VERB,
    PAY,
    PLAY,
    UNIT,
)
from games.star_wars_lcg.play.goldfish.state import Piece
from games.star_wars_lcg.play.goldfish.view import View
from games.star_wars_lcg.policies.goldfish.attack import attacker, most_damaged, objective_to_engage, unit_to_commit
from games.star_wars_lcg.policies.goldfish.payment import card_to_play, host, payment
from games.star_wars_lcg.policies.goldfish.simple import pass_or_first

DEFAULT: Final = "default"


class DefaultPolicy(Policy):
    """Plays the deck as the rule specification describes.

    Attributes:
        mulligan: whether a first hand without a cheap unit is replaced.
        keep_cost: the highest cost of a cheap unit.
        discard_dead: whether the optional discard of the draw phase (LCG-DRW-01) is used for cards that are never played.
    """

    def __init__(self, mulligan: bool, keep_cost: i64, discard_dead: bool) -> None:
        self.mulligan = mulligan
        self.keep_cost: i64 = keep_cost
        self.discard_dead = discard_dead

    def choose(self, view: Any, decision: Decision) -> int:  # noqa: PLR0911  one line a decision
        own_view: View = view
        kind: i64 = decision.kind
        if kind == PLAY:
            return card_to_play(own_view, decision)
        if kind == PAY:
            return payment(own_view, decision)
        if kind == ENGAGE:
            return objective_to_engage(own_view, decision)
        if kind == ATTACK:
            return attacker(own_view, decision)
        if kind == COMMIT:
            return unit_to_commit(own_view, decision)
        if kind == ENHANCE:
            return host(own_view, decision)
        if kind == BALANCE_DAMAGE:
            return most_damaged(own_view, decision)
        if kind == KEEP_OBJECTIVES:
            return _least_useful_objective(own_view, decision)
        if kind == MULLIGAN:
            return 1 if self.mulligan and not _is_keepable(own_view.hand(), self.keep_cost) else 0
        if kind == DISCARD_DOWN:
            return _discard(own_view, decision)
        if kind == DISCARD_ONE and self.discard_dead:
            return _discard_dead(own_view, decision)
        return pass_or_first(decision)


def _is_keepable(hand: list[Piece], keep_cost: i64) -> bool:
    for piece in hand:  # noqa: SIM110  a generator would be slow when compiled
        if piece.card.type == UNIT and piece.card.cost <= keep_cost:
            return True
    return False


def _least_useful_objective(view: View, decision: Decision) -> int:
    """The objective with the fewest resources; among equals the one that is destroyed sooner, then the last.  It goes under the deck."""
    worst = 0
    least: i64 = 1000000
    for number, option in enumerate(decision.options):
        card = view.piece(option.piece).card
        worth: i64 = card.resources * 100 + card.capacity
        if worth <= least:
            worst, least = number, worth
    return worst


def _discard(view: View, decision: Decision) -> int:
    """A card that is never played, then the most expensive card; among equals, the first in hand."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        card = view.piece(option.piece).card
        worth: i64 = card.cost if card.playable else card.cost + 1000
        if worth > most:
            best, most = number, worth
    return best


def _discard_dead(view: View, decision: Decision) -> int:
    """The first card that is never played, or no card."""
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB and not view.piece(option.piece).card.playable:
            return number
    return pass_or_first(decision)
