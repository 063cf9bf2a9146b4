"""The default policy and the Force: which units are held back for the Force struggle, and which are committed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision
from games.star_wars_lcg.abilities.constants import BLAST_DAMAGE, EDGE_BLAST_DAMAGE, FORCE_ICONS
from games.star_wars_lcg.play.constants import PASS_VERB
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.simple import number_of, pass_or_first
from games.star_wars_lcg.policies.worth.values import prowess

# How much a Force icon of a unit weighs against its strike, which costs two tokens once it is committed.
ICON_WEIGHT: Final = 4


def held_back(view: View, is_undefended: bool = False) -> list[Piece]:
    """The ready units that are needed to have the Balance after the Force struggle.

    Committed units come first, then those with more Force icons, then those that strike less: against an opponent who never defends
    (`is_undefended`), with less blast damage.
    Empty if the seat has the Balance without them, and if all of them together are not enough.
    """
    held: list[Piece] = []
    enemy: i64 = view.force_total(1 - view.seat)
    needed: i64 = enemy if view.has_balance() else enemy + 1  # LCG-FRC-08: a tie changes nothing
    if needed <= 0:
        return held
    cards: i64 = view.force_cards(view.seat)
    candidates = [
        piece for piece in view.units(view.seat) if piece.ready() and not piece.participating and view.value(FORCE_ICONS, piece) > 0
    ]
    while needed > 0:
        best: Piece | None = None
        for piece in candidates:
            if (piece.committed or cards > 0) and (best is None or _holds_better(view, piece, best, is_undefended)):
                best = piece
        if best is None:
            return []
        candidates.remove(best)
        held.append(best)
        needed -= view.value(FORCE_ICONS, best)
        if not best.committed:
            cards -= 1
    return held


def undefended_blast(view: View, unit: Piece) -> i64:
    """The blast damage of an attacker's strike without a defender: the attacker then has the edge (LCG-EDG-03)."""
    return view.value(BLAST_DAMAGE, unit) + view.value(EDGE_BLAST_DAMAGE, unit)


def _holds_better(view: View, one: Piece, other: Piece, is_undefended: bool) -> bool:
    if one.committed != other.committed:
        return one.committed
    icons: i64 = view.value(FORCE_ICONS, one)
    others: i64 = view.value(FORCE_ICONS, other)
    if icons != others:
        return icons > others
    if is_undefended:
        return undefended_blast(view, one) < undefended_blast(view, other)
    return prowess(view, one) < prowess(view, other)


def unit_to_commit(view: View, decision: Decision) -> int:
    """The next uncommitted unit to hold back, then a unit whose Force icons are worth more than its strike; pass if there is none."""
    for piece in held_back(view):
        number = number_of(decision, piece.id)
        if number >= 0:
            return number
    best = pass_or_first(decision)
    most: i64 = 0
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            piece = view.piece(option.piece)
            worth: i64 = ICON_WEIGHT * view.value(FORCE_ICONS, piece) - prowess(view, piece)
            if not piece.ready():
                worth -= ICON_WEIGHT
            if worth > most:
                best, most = number, worth
    return best
