"""The default policy in edge battles: which cards it places, and how long it goes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision
from games.star_wars_lcg.abilities.constants import FORCE_ICONS
from games.star_wars_lcg.play.constants import PASS_VERB
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.attack import fighters, worth_of
from games.star_wars_lcg.policies.fight import Fight
from games.star_wars_lcg.policies.simple import pass_or_first
from games.star_wars_lcg.policies.worth.values import Stakes, card_worth

# The Force icons that a facedown card of the enemy is assumed to have, in halves.
HALF_ICONS: Final = 3


def edge_worth(view: View) -> i64:
    """The difference that the edge makes to this seat."""
    if view.engaged() < 0 or not view.is_standing(view.engaged()):
        return 0
    stakes = Stakes(view, view.piece(view.engaged()))
    attacks = view.is_active()
    own = fighters(view, [piece for piece in view.units(view.seat) if piece.participating])
    enemies = fighters(view, [piece for piece in view.units(1 - view.seat) if piece.participating])
    if not own or not enemies:
        return 0
    attackers, defenders = (own, enemies) if attacks else (enemies, own)
    with_edge: i64 = worth_of(stakes, Fight(attackers, defenders, True))
    without: i64 = worth_of(stakes, Fight(attackers, defenders, False))
    return with_edge - without


def is_ahead(view: View) -> bool:
    """Whether the player's stack probably has the edge."""
    enemy: i64 = 2 * view.edge_bonus(1 - view.seat) + HALF_ICONS * view.edge_stack_size(1 - view.seat)
    own: i64 = 2 * view.own_edge_total()
    return own > enemy if view.is_active() else own >= enemy


def edge_card(view: View, decision: Decision) -> int:
    """Place the card with the most Force icons for its worth, as long as the edge is worth more than the card and not probably won."""
    best = pass_or_first(decision)
    if len(decision.options) == 1 or is_ahead(view):
        return best
    gain: i64 = edge_worth(view) // 2
    most: i64 = 0
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            piece = view.piece(option.piece)
            worth: i64 = _worth_in_stack(view, piece, gain)
            if worth > most:
                best, most = number, worth
    return best


def _worth_in_stack(view: View, piece: Piece, gain: i64) -> i64:
    icons: i64 = view.value(FORCE_ICONS, piece)
    if icons <= 0:
        return 0
    return gain + 2 * icons - card_worth(view, piece)
