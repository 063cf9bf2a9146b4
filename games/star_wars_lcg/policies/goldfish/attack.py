"""The default policy's choices in the conflict and Force phases: which objectives to damage, which units attack, which are committed."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.star_wars_lcg.play.goldfish.constants import PASS_VERB
from games.star_wars_lcg.play.goldfish.state import Piece
from games.star_wars_lcg.play.goldfish.view import View
from games.star_wars_lcg.policies.goldfish.simple import pass_or_first


def _damage_left(objective: Piece) -> i64:
    return objective.card.capacity - objective.damage


def _comes_first(one: Piece, other: Piece) -> bool:
    """Is `one` before `other`: more damage first, then the one nearer to its destruction?"""
    if one.damage != other.damage:
        return one.damage > other.damage
    return _damage_left(one) < _damage_left(other)


def most_damaged(view: View, decision: Decision) -> int:
    best = -1
    first: Piece | None = None
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            objective = view.piece(option.piece)
            if first is None or _comes_first(objective, first):
                best, first = number, objective
    return best


def _blast(unit: Piece) -> i64:
    """The blast damage of a strike; undefended, the attacker has the edge (LCG-EDG-03)."""
    return unit.card.blast + unit.card.edge_blast


def _held_back(view: View) -> list[Piece]:
    """The ready units that are needed to have the Balance after the Force struggle.

    Committed units come first, then those with more Force icons, then those with less blast damage.
    Empty if the seat has the Balance without them, and if all of them together are not enough.
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


def unit_to_commit(view: View, decision: Decision) -> int:
    """The next unit to hold back that is not committed yet; pass if there is none."""
    for piece in _held_back(view):
        for number, option in enumerate(decision.options):
            if option.piece == piece.id:
                return number
    return 0


def _free_units(view: View) -> list[Piece]:
    """Ready units that are neither held back nor attacking: most blast damage first, then fewest Force icons."""
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
    """Do the free units destroy the objective, with the unopposed bonus of 1 (LCG-UNO-02)?"""
    total: i64 = 1
    for piece in free:
        total += _blast(piece)
    return len(free) > 0 and total >= _damage_left(objective)


def objective_to_engage(view: View, decision: Decision) -> int:
    """The most damaged objective that can be destroyed; if there is none, the most damaged one, for the unopposed bonus."""
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
        if first is None or (can and not destroys) or (can == destroys and _comes_first(objective, first)):
            best, first, destroys = number, objective, can
    return best


def attacker(view: View, decision: Decision) -> int:
    """The next of the fewest units that destroy the objective: most blast damage first, and last the smallest that is enough.

    One unit attacks if the objective cannot be destroyed.
    """
    objective = view.piece(decision.subject)
    declared: i64 = 0
    missing: i64 = _damage_left(objective) - 1
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
                    chosen = piece  # sorted, so the last one that is enough has the least blast damage
    if chosen is not None:
        for number, option in enumerate(decision.options):
            if option.verb != PASS_VERB and option.piece == chosen.id:
                return number
    return 0
