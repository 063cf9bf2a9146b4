"""The worth of an event that happens to one piece, for the default policy: damage, tokens, cards that come and go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.star_wars_lcg.abilities.constants import (
    ALL,
    CAPACITY,
    CAPTURES,
    COST,
    DAMAGE,
    DAMAGE_MOVED,
    DAMAGED,
    DECK,
    DESTROYED,
    DISCARDED,
    EDGE_STACK,
    ENGAGED_ANEW,
    ENTERS_PLAY,
    FOCUS,
    FOCUS_MOVED,
    FOCUS_PLACED,
    FOCUS_REMOVED,
    FORCE_ICONS,
    HAND,
    HEALED,
    JOINED,
    OBJECTIVE,
    REMOVED,
    RESCUED,
    RESOURCES,
    RETURNED,
    SACRIFICED,
    SHIELD,
    SHIELDED,
    TAKEN,
    TO_BOTTOM,
    UNCOMMITTED,
    UNIT,
)
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.worth.values import CARD, RESOURCE, Stakes, card_worth, prowess, unit_worth

# A focus token on a card that is exhausted anyway, and a shield on a card that is not under attack.
A_TOKEN: Final = 2
A_SHIELD: Final = 2
IN_NEED: Final = 6


def event_worth(view: View, kind: i64, piece: Piece, amount: i64, other: i64) -> i64:  # noqa: PLR0911  one line a group of events
    """The worth for the seat of the view.  amount -1: what the event moves is taken from the piece."""
    sign: i64 = 1 if piece.controller == view.seat else -1
    if kind == DAMAGED or (kind == DAMAGE_MOVED and amount >= 0):
        return -sign * damage_loss(view, piece, amount)
    if kind in (HEALED, DAMAGE_MOVED):
        return sign * _heal_gain(view, piece, amount if amount >= 0 else ALL)
    if kind == FOCUS_PLACED or (kind == FOCUS_MOVED and amount >= 0):
        return -sign * focus_loss(view, piece, amount)
    if kind in (FOCUS_REMOVED, FOCUS_MOVED):
        return sign * _ready_gain(view, piece, amount if amount >= 0 else ALL)
    if kind == SHIELDED:
        if piece.tokens[SHIELD] > 0:
            return 0
        return sign * (IN_NEED if piece.participating or piece.id == view.engaged() else A_SHIELD)
    if kind in (DESTROYED, SACRIFICED, CAPTURES, DISCARDED):
        return -sign * loss(view, piece)
    return sign * _other_worth(view, kind, piece, other)


def is_harm(kind: i64) -> bool:
    """Whether such an event only harms the controller of its piece."""
    return kind in (DAMAGED, FOCUS_PLACED, DESTROYED, SACRIFICED, CAPTURES, DISCARDED, REMOVED)


def damage_loss(view: View, piece: Piece, amount: i64) -> i64:
    """What its controller loses by this damage."""
    left: i64 = view.capacity_left(piece)
    if view.card(piece).type != UNIT:
        return Stakes(view, piece).worth(amount) if view.is_standing(piece.id) else 0
    if left <= 0:
        return 0
    amount -= piece.tokens[SHIELD]
    if amount <= 0:
        return 1
    worth: i64 = unit_worth(view, piece)
    return worth if amount >= left else worth * amount // (2 * left)


def _heal_gain(view: View, piece: Piece, amount: i64) -> i64:
    damage: i64 = piece.tokens[DAMAGE]
    healed: i64 = damage if damage < amount else amount
    if healed <= 0:
        return 0
    if view.is_standing(piece.id):
        return Stakes(view, piece).point * healed
    capacity: i64 = view.value(CAPACITY, piece)
    return unit_worth(view, piece) * healed // (2 * capacity) + 1 if capacity > 0 else 0


def use_of(view: View, piece: Piece) -> i64:
    """The use of a ready card until it is exhausted: its strike, its Force icons, its resources."""
    worth: i64 = RESOURCE * view.value(RESOURCES, piece)
    if view.is_unit(piece):
        worth += 2 + 2 * prowess(view, piece)
        if piece.committed:
            worth += 3 * view.value(FORCE_ICONS, piece)
        if piece.participating:
            worth += prowess(view, piece)
    return worth


def focus_loss(view: View, piece: Piece, amount: i64) -> i64:
    """What its controller loses by these focus tokens."""
    if piece.tokens[SHIELD] > 0:
        amount -= 1
    if amount <= 0:
        return 1
    if piece.ready():
        return use_of(view, piece) + A_TOKEN * (amount - 1)
    return A_TOKEN * amount


def _ready_gain(view: View, piece: Piece, amount: i64) -> i64:
    tokens: i64 = piece.tokens[FOCUS]
    if tokens == 0:
        return 0
    return use_of(view, piece) if amount >= tokens else A_TOKEN * amount


def loss(view: View, piece: Piece) -> i64:
    """What its controller loses if the card goes."""
    zone: i64 = view.zone_of(piece)
    if zone == HAND:
        return card_worth(view, piece)
    if zone == EDGE_STACK:
        return 3 * view.value(FORCE_ICONS, piece)
    if zone > HAND:
        return 1
    if view.card(piece).type == OBJECTIVE:
        return Stakes(view, piece).worth(ALL)
    return unit_worth(view, piece)


def _other_worth(view: View, kind: i64, piece: Piece, other: i64) -> i64:  # noqa: PLR0912  one branch a kind of event
    """The worth for the controller of the piece."""
    zone: i64 = view.zone_of(piece)
    worth: i64 = 0
    if kind == RETURNED:
        if zone < HAND:
            worth = CARD - RESOURCE * view.value(COST, piece)
        elif zone == HAND:
            worth = CARD - card_worth(view, piece)
        elif other in (DECK, DECK + TO_BOTTOM):
            worth = 1
        else:
            worth = card_worth(view, piece)
    elif kind == RESCUED:
        worth = CARD + view.value(COST, piece)
    elif kind == ENTERS_PLAY:
        worth = unit_worth(view, piece)
        if zone == HAND:
            worth -= CARD
    elif kind == UNCOMMITTED:
        worth = -3 * view.value(FORCE_ICONS, piece)
    elif kind == TAKEN:
        worth = -2 * unit_worth(view, piece)
    elif kind == JOINED:
        worth = prowess(view, piece)
    elif kind == REMOVED:
        worth = -use_of(view, piece)
    elif kind == ENGAGED_ANEW:
        worth = -IN_NEED
    return worth
