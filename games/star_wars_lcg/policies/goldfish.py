"""The policy `default` of a goldfish: section 7 of the rule specification, to the letter.

It attacks with every unit that it need not hold back for the Balance.  All other decisions are those of a match's default policy.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Decision
from games.star_wars_lcg.abilities.constants import DAMAGE, FORCE_ICONS
from games.star_wars_lcg.play.constants import (
    ATTACK,
    BALANCE_DAMAGE,
    COMMIT,
    DISCARD_ONE,
    ENGAGE,
    MULLIGAN,
    PASS_VERB,
    PLACE_EDGE,
)
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.default import DefaultPolicy, is_keepable
from games.star_wars_lcg.policies.force import held_back, undefended_blast
from games.star_wars_lcg.policies.simple import number_of, pass_or_first

MANY_ICONS: Final = 1000  # more Force icons than any unit has


class GoldfishPolicy(DefaultPolicy):
    """Plays a deck against the passive opponent."""

    def __init__(self, mulligan: bool, keep_cost: i64, discard_dead: bool) -> None:
        super().__init__()
        # Whether a first hand without a cheap unit is replaced.
        self.mulligan = mulligan
        # The highest cost of a cheap unit.
        self.keep_cost: i64 = keep_cost
        # Whether the optional discard of the draw phase (LCG-DRW-01) is used for cards that are never played.
        self.discard_dead = discard_dead

    def choose(self, view: Any, decision: Decision) -> int:  # noqa: PLR0911  one line a decision
        own_view: View = view
        kind: i64 = decision.kind
        if kind == ENGAGE:
            return objective_to_engage(own_view, decision)
        if kind == ATTACK:
            return attacker(own_view, decision)
        if kind == COMMIT:
            return unit_to_commit(own_view, decision)
        if kind == PLACE_EDGE:
            return pass_or_first(decision)
        if kind == BALANCE_DAMAGE:
            return most_damaged(own_view, decision)
        if kind == MULLIGAN:
            return 1 if self.mulligan and not is_keepable(own_view, self.keep_cost) else 0
        if kind == DISCARD_ONE:
            return _discard_dead(own_view, decision) if self.discard_dead else pass_or_first(decision)
        return super().choose(view, decision)


def _discard_dead(view: View, decision: Decision) -> int:
    """The first card that is never played, or no card."""
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB and is_dead(view.piece(option.piece)):
            return number
    return pass_or_first(decision)


def is_dead(piece: Piece) -> bool:
    """Whether the card is never played and has no text to use from hand."""
    return not piece.card.playable and not piece.card.hand_triggers


# --- what to damage ------------------------------------------------------------------------------------------------------


def _comes_first(view: View, one: Piece, other: Piece) -> bool:
    """Whether `one` comes before `other`: the one with more damage, then the one that less damage destroys."""
    damage: i64 = one.tokens[DAMAGE]
    others: i64 = other.tokens[DAMAGE]
    if damage != others:
        return damage > others
    return view.capacity_left(one) < view.capacity_left(other)


def most_damaged(view: View, decision: Decision) -> int:
    best = pass_or_first(decision)
    first: Piece | None = None
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            objective = view.piece(option.piece)
            if first is None or _comes_first(view, objective, first):
                best, first = number, objective
    return best


# --- which units are committed -------------------------------------------------------------------------------------------


def unit_to_commit(view: View, decision: Decision) -> int:
    """The next unit to hold back that is not committed yet; pass if there is none."""
    for piece in held_back(view, True):
        number = number_of(decision, piece.id)
        if number >= 0:
            return number
    return pass_or_first(decision)


# --- who attacks ---------------------------------------------------------------------------------------------------------


def _is_free(piece: Piece, held: list[Piece]) -> bool:
    """Whether the unit is ready and neither held back nor attacking."""
    return piece.ready() and not piece.participating and (not held or piece not in held)


def objective_to_engage(view: View, decision: Decision) -> int:
    """The most damaged objective that can be destroyed; if there is none, the most damaged one, for the unopposed bonus."""
    best = pass_or_first(decision)
    held = held_back(view, True)
    any_free = False
    total: i64 = 1  # the unopposed bonus (LCG-UNO-02)
    for piece in view.units(view.seat):
        if _is_free(piece, held):
            any_free = True
            total += undefended_blast(view, piece)
    if not any_free:
        return best
    first: Piece | None = None
    destroys = False
    for number, option in enumerate(decision.options):
        if option.verb == PASS_VERB:
            continue
        objective = view.piece(option.piece)
        can = total >= view.capacity_left(objective)
        if first is None or (can and not destroys) or (can == destroys and _comes_first(view, objective, first)):
            best, first, destroys = number, objective, can
    return best


def attacker(view: View, decision: Decision) -> int:
    """The next of the fewest units that destroy the objective: most blast damage first, and last the smallest that is enough.

    One unit attacks if the objective cannot be destroyed.
    """
    declared: i64 = 0
    missing: i64 = view.capacity_left(view.piece(decision.subject)) - 1
    for piece in view.units(view.seat):
        if piece.participating:
            declared += 1
            missing -= undefended_blast(view, piece)
    if declared > 0 and missing <= 0:
        return pass_or_first(decision)
    held = held_back(view, True)
    first = -1
    smallest = -1  # of those that are enough alone
    highest: i64 = 0  # the ranks of these two
    lowest: i64 = 0
    total: i64 = 0
    for piece in view.units(view.seat):
        number = number_of(decision, piece.id) if _is_free(piece, held) else -1
        if number >= 0:
            blast: i64 = undefended_blast(view, piece)
            rank: i64 = blast * MANY_ICONS - view.value(FORCE_ICONS, piece)
            total += blast
            if first < 0 or rank > highest:
                first, highest = number, rank
            if blast >= missing and (smallest < 0 or rank <= lowest):
                smallest, lowest = number, rank
    if first < 0 or (declared > 0 and total < missing):
        return pass_or_first(decision)
    return smallest if smallest >= 0 else first
