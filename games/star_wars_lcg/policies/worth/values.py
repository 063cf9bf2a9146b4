"""The values by which the default policy compares choices, in points: a resource is about four.

Damage to an objective of the Dark Side brings the Light Side nearer to its three objectives.  Damage to one of the Light Side is worth the
steps of the dial that its destruction brings.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from games.star_wars_lcg.abilities.constants import (
    BLAST_DAMAGE,
    CAPACITY,
    COST,
    DARK,
    EDGE_BLAST_DAMAGE,
    EDGE_TACTICS,
    EDGE_UNIT_DAMAGE,
    FATE,
    RESOURCES,
    TACTICS,
    UNIT,
    UNIT_DAMAGE,
)
from games.star_wars_lcg.play.constants import DIAL_FULL, OBJECTIVES_TO_WIN
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View

RESOURCE: Final = 4
UNIT_WORTH: Final = 4  # of a unit, for each resource that it costs, and one more
CARD: Final = 3  # a card in hand that is not worth more by itself
DIAL_STEP: Final = 14
LIGHT_POINT: Final = 10  # a point of damage to an objective of the Dark Side
OBJECTIVE: Final = 12  # the resources that the owner of a destroyed objective loses, and that nothing can heal it
GAME: Final = 1000
FEW_CARDS: Final = 8  # in a deck: from here on every drawn card brings the loss by an empty deck nearer


@mypyc_attr(acyclic=True)
class Stakes:
    """What the damage to an objective is worth to its attacker."""

    __slots__ = ("bonus", "left", "point")

    def __init__(self, view: View, objective: Piece) -> None:
        # The damage that destroys it.
        self.left: i64 = view.capacity_left(objective)
        # The worth of each point, and of its destruction besides.
        self.point: i64 = LIGHT_POINT
        self.bonus: i64 = OBJECTIVE
        taken: i64 = len(view.victory(1 - objective.owner)) + 1
        if objective.owner == DARK:
            if taken >= OBJECTIVES_TO_WIN:
                self.bonus += GAME
        else:
            capacity: i64 = view.value(CAPACITY, objective)
            self.point = DIAL_STEP * taken // (capacity if capacity > 0 else 1)
            if view.dial() + taken >= DIAL_FULL:
                self.bonus += GAME

    def worth(self, damage: i64) -> i64:
        if damage >= self.left:
            return self.left * self.point + self.bonus
        return damage * self.point


def unit_worth(view: View, unit: Piece) -> i64:
    """The value of a unit in play for its side."""
    return UNIT_WORTH * (1 + view.value(COST, unit))


def prowess(view: View, piece: Piece) -> i64:
    """The strength of a unit's strike."""
    plain: i64 = 2 * view.value(UNIT_DAMAGE, piece) + 2 * view.value(TACTICS, piece) + 3 * view.value(BLAST_DAMAGE, piece)
    edge: i64 = view.value(EDGE_UNIT_DAMAGE, piece) + view.value(EDGE_TACTICS, piece) + view.value(EDGE_BLAST_DAMAGE, piece)
    return plain + edge


def card_worth(view: View, piece: Piece) -> i64:
    """The value of a card in the player's hand, by its cost and resources; 0 for a unique card with a title that is in play."""
    card = view.card(piece)
    if card.type == FATE:
        return 1
    if card.unique and view.is_unique_in_play(card):
        return 0
    worth: i64 = CARD + view.value(COST, piece) + 2 * view.value(RESOURCES, piece)
    return worth + 2 if card.type == UNIT else worth
