"""The players a run can choose from.  Each is a function of the view and the decision alone.

default: section 7 of the rule specification, to the letter.  random: any legal option.  do-nothing: no, whenever it may say no.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option, Policy
from games.engine.rng import Rng
from games.star_wars_lcg.play.constants import (
    ATTACK,
    BALANCE_DAMAGE,
    COMMIT,
    DISCARD_DOWN,
    DISCARD_ONE,
    ENGAGE,
    ENHANCE,
    KEEP_OBJECTIVES,
    MULLIGAN,
    NEUTRAL,
    PASS_VERB,
    PAY,
    PAY_VERB,
    PLAY,
    UNIT,
)
from games.star_wars_lcg.play.state import Piece
from games.star_wars_lcg.play.turn.payment import needs_match
from games.star_wars_lcg.play.view import View

DEFAULT: Final = "default"
RANDOM: Final = "random"
DO_NOTHING: Final = "do-nothing"

SUMS: Final = 0x7FFFFFFF  # sums of resources up to 30, more than any card costs


class RandomPolicy(Policy):
    """Any legal option, each equally likely, from its own stream."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Any, decision: Decision) -> int:
        return self.rng.below(len(decision.options))


class DoNothing(Policy):
    """Says no where it may, and takes the first option where it must answer."""

    def choose(self, view: Any, decision: Decision) -> int:
        return pass_or_first(decision)


class DefaultPolicy(Policy):
    """keep_cost: a first hand with a unit of this cost or less is kept; mulligan False: every hand is.

    discard_dead: the optional discard of the draw phase (LCG-DRW-01) takes a card that is never played without its text.
    """

    def __init__(self, mulligan: bool, keep_cost: i64, discard_dead: bool) -> None:
        self.mulligan = mulligan
        self.keep_cost: i64 = keep_cost
        self.discard_dead = discard_dead

    def choose(self, view: Any, decision: Decision) -> int:  # noqa: PLR0911  one line a decision
        assert isinstance(view, View)
        kind: i64 = decision.kind
        if kind == PLAY:
            return _dearest(view, decision)
        if kind == PAY:
            return _payment(view, decision)
        if kind == ENGAGE:
            return _engagement(view, decision)
        if kind == ATTACK:
            return _attacker(view, decision)
        if kind == COMMIT:
            return _commitment(view, decision)
        if kind == ENHANCE:
            return _host(view, decision)
        if kind == BALANCE_DAMAGE:
            return _most_damaged(view, decision)
        if kind == KEEP_OBJECTIVES:
            return _least_useful_objective(view, decision)
        if kind == MULLIGAN:
            return 1 if self.mulligan and not _is_keepable(view.hand(), self.keep_cost) else 0
        if kind == DISCARD_DOWN:
            return _discard(view, decision)
        if kind == DISCARD_ONE and self.discard_dead:
            return _discard_dead(view, decision)
        return pass_or_first(decision)


def pass_or_first(decision: Decision) -> int:
    for number, option in enumerate(decision.options):
        if option.verb == PASS_VERB:
            return number
    return 0


def _is_keepable(hand: list[Piece], keep_cost: i64) -> bool:
    for piece in hand:  # noqa: SIM110  a generator would be slow when compiled
        if piece.card.type == UNIT and piece.card.cost <= keep_cost:
            return True
    return False


def _least_useful_objective(view: View, decision: Decision) -> int:
    """Under the deck goes the objective that makes the fewest resources; among equals one that could be destroyed sooner, then the last."""
    worst = 0
    least: i64 = 1000000
    for number, option in enumerate(decision.options):
        card = view.piece(option.piece).card
        worth: i64 = card.resources * 100 + card.capacity
        if worth <= least:
            worst, least = number, worth
    return worst


def _dearest(view: View, decision: Decision) -> int:
    """The dearest unit, and with no unit left the dearest enhancement; the first in hand among equals."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            card = view.piece(option.piece).card
            worth: i64 = card.cost + 1000 if card.type == UNIT else card.cost
            if worth > most:
                best, most = number, worth
    return best


def _payment(view: View, decision: Decision) -> int:
    """Pay at once when it can.  Else one source, all of it or what is still needed: what supplies a missing match first, units last,
    then one with which the cost is met exactly, then the smallest, then a neutral one.

    The smallest, because a card gets rid of one token a turn: three cards with a token each are ready again before one with three.
    """
    options = decision.options
    if options[0].verb == PAY_VERB:
        return 0
    played = view.piece(decision.subject).card
    missing: i64 = played.cost - view.generated()
    lacks_match = needs_match(played) and not view.is_matched()
    best = 0
    most: i64 = -1000000
    for number, option in enumerate(options):
        source = view.piece(option.piece).card
        value: i64 = source.resources
        wanted: i64 = value if value <= missing else missing
        if wanted < 1:  # noqa: PLR1730  max() would box native numbers
            wanted = 1
        if option.amount != wanted:
            continue
        worth: i64 = -2 * value
        if lacks_match and source.faction == played.faction:
            worth += 100000
        if source.faction != NEUTRAL:
            worth -= 1
        if source.type == UNIT:
            worth -= 10000
        elif value <= missing and _makes(view, options, option.piece, missing - value):
            worth += 1000
        if worth > most:
            best, most = number, worth
    return best


def _makes(view: View, options: list[Option], but: i64, sum: i64) -> bool:
    """Do some of the sources offered, units and one source apart, make this sum with all that they have?"""
    sums: i64 = 1  # bit n: n can be made
    for option in options:
        if option.piece != but:
            source = view.piece(option.piece).card
            if source.resources == option.amount and source.type != UNIT:  # once a source
                sums |= (sums << option.amount) & SUMS
    return (sums >> sum) & 1 == 1


def _host(view: View, decision: Decision) -> int:
    """The first of one's own cards, or of the enemy's where it must be one."""
    for number, option in enumerate(decision.options):
        if view.piece(option.piece).owner == view.seat:
            return number
    return 0


def _discard(view: View, decision: Decision) -> int:
    """What is not played without its text goes first, then the dearest; the first in hand among equals."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        card = view.piece(option.piece).card
        worth: i64 = card.cost if card.playable else card.cost + 1000
        if worth > most:
            best, most = number, worth
    return best


def _discard_dead(view: View, decision: Decision) -> int:
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB and not view.piece(option.piece).card.playable:
            return number
    return pass_or_first(decision)


# --- damage ----------------------------------------------------------------------------------------------------------


def _left(objective: Piece) -> i64:
    return objective.card.capacity - objective.damage


def _is_before(one: Piece, other: Piece) -> bool:
    """Most damaged first, then the nearest to destruction."""
    if one.damage != other.damage:
        return one.damage > other.damage
    return _left(one) < _left(other)


def _most_damaged(view: View, decision: Decision) -> int:
    best = -1
    first: Piece | None = None
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            objective = view.piece(option.piece)
            if first is None or _is_before(objective, first):
                best, first = number, objective
    return best


def _blast(unit: Piece) -> i64:
    """LCG-EDG-03: undefended, so with the edge."""
    return unit.card.blast + unit.card.edge_blast


def _held_back(view: View) -> list[Piece]:
    """The ready units needed to have the Balance after the struggle: most Force icons first, then least blast damage.

    Those committed already come before those that would have to be.  None if the Balance is ours anyway, and none if all of them would
    not be enough.
    """
    held: list[Piece] = []
    enemy: i64 = view.force_total(1 - view.seat)
    needed: i64 = enemy if view.has_balance() else enemy + 1  # LCG-FRC-08: a tie changes nothing
    cards: i64 = view.force_cards()
    candidates = [piece for piece in view.units(view.seat) if piece.focus == 0 and piece.card.force_icons > 0 and not piece.participating]
    while needed > 0:
        best: Piece | None = None
        for piece in candidates:
            if (piece.committed or cards > 0) and (best is None or _holds_better(piece, best)):
                best = piece
        if best is None:
            return []
        candidates.remove(best)
        held.append(best)
        needed -= best.card.force_icons
        if not best.committed:
            cards -= 1
    return held


def _holds_better(one: Piece, other: Piece) -> bool:
    if one.committed != other.committed:
        return one.committed
    if one.card.force_icons != other.card.force_icons:
        return one.card.force_icons > other.card.force_icons
    return _blast(one) < _blast(other)


def _commitment(view: View, decision: Decision) -> int:
    """Commit the held units that are not yet committed; pass when nothing more is needed."""
    for piece in _held_back(view):
        for number, option in enumerate(decision.options):
            if option.piece == piece.id:
                return number
    return 0


def _free_units(view: View) -> list[Piece]:
    """Ready units that may attack: neither held back nor attacking already; most blast damage first, then fewest Force icons."""
    held = _held_back(view)
    free: list[Piece] = []
    for piece in view.units(view.seat):
        if piece.focus == 0 and not piece.participating and piece not in held:
            place = len(free)
            while place > 0 and _strikes_better(piece, free[place - 1]):
                place -= 1
            free.insert(place, piece)
    return free


def _strikes_better(one: Piece, other: Piece) -> bool:
    if _blast(one) != _blast(other):
        return _blast(one) > _blast(other)
    return one.card.force_icons < other.card.force_icons


def _can_destroy(objective: Piece, free: list[Piece]) -> bool:
    """LCG-UNO-02 adds 1 to what the attackers strike for."""
    total: i64 = 1
    for piece in free:
        total += _blast(piece)
    return len(free) > 0 and total >= _left(objective)


def _engagement(view: View, decision: Decision) -> int:
    """The most damaged objective that can be destroyed; if none can, the most damaged, for the bonus."""
    free = _free_units(view)
    if not free:
        return 0
    best = 0
    first: Piece | None = None
    destroys = False
    for number, option in enumerate(decision.options):
        if option.verb == PASS_VERB:
            continue
        objective = view.piece(option.piece)
        can = _can_destroy(objective, free)
        if first is None or (can and not destroys) or (can == destroys and _is_before(objective, first)):
            best, first, destroys = number, objective, can
    return best


def _attacker(view: View, decision: Decision) -> int:
    """The fewest units that destroy the objective: most blast damage first, and last the least that is enough.

    If it cannot be destroyed, one unit.
    """
    objective = view.piece(decision.subject)
    declared: i64 = 0
    missing: i64 = _left(objective) - 1
    for piece in view.units(view.seat):
        if piece.participating:
            declared += 1
            missing -= _blast(piece)
    free = _free_units(view)
    total: i64 = 0
    for piece in free:
        total += _blast(piece)
    if declared > 0 and (missing <= 0 or total < missing or not free):
        return pass_or_first(decision)
    chosen: Piece | None = None
    if free:
        chosen = free[0]
        if _blast(chosen) >= missing:
            for piece in free:
                if _blast(piece) >= missing:
                    chosen = piece  # sorted: the last that is enough strikes for the least
    if chosen is not None:
        for number, option in enumerate(decision.options):
            if option.verb != PASS_VERB and option.piece == chosen.id:
                return number
    return 0
