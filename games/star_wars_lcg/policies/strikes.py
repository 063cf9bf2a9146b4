"""The default policy in strikes: which unit strikes, what it damages and what it focuses."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.star_wars_lcg.abilities.constants import COST, EDGE_VALUE, FORCE_ICONS, TACTICS, UNIT_DAMAGE
from games.star_wars_lcg.play.constants import PASS_VERB
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.simple import pass_or_first
from games.star_wars_lcg.policies.worth.values import prowess


def striker(view: View, decision: Decision) -> int:
    """The unit that does most to the enemy's units; those that only blast come last."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        piece = view.piece(option.piece)
        worth: i64 = 3 * view.strength(piece, TACTICS) + 2 * view.strength(piece, UNIT_DAMAGE)
        if worth > most:
            best, most = number, worth
    return best


def unit_to_damage(view: View, decision: Decision) -> int:
    """One that is destroyed before one that is not, one that is ready before one that is not, then the dearest."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        piece = view.piece(option.piece)
        worth: i64 = view.value(COST, piece) + prowess(view, piece)
        if view.capacity_left(piece) <= option.amount:
            worth += 100
        if piece.participating and piece.ready():
            worth += 30
        if worth > most:
            best, most = number, worth
    return best


def unit_to_focus(view: View, decision: Decision) -> int:
    """A ready unit that takes part, then a ready one with the most Force icons while committed, then the strongest."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        piece = view.piece(option.piece)
        worth: i64 = prowess(view, piece) + view.value(EDGE_VALUE, piece)
        if piece.ready():
            worth += 60 if piece.participating else 30
            if piece.committed:
                worth += 4 * view.value(FORCE_ICONS, piece)
        if worth > most:
            best, most = number, worth
    return best


def most_damaged(view: View, decision: Decision) -> int:
    """The objective that is nearest to its destruction."""
    best = pass_or_first(decision)
    least: i64 = 1000000
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            left: i64 = view.capacity_left(view.piece(option.piece))
            if left < least:
                best, least = number, left
    return best
