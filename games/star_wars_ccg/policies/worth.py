"""What a deployment or a move is worth to the default policy: Force drained each turn first, then strength at a location."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Option
from games.star_wars_ccg.play.constants import (
    ABOARD_VERB,
    AIM_VERB,
    ARM_VERB,
    AT_VERB,
    CHARACTER,
    PILOT_SEAT,
    STARSHIP,
    VEHICLE,
    WEAPON,
)
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.view import View

# A point of Force drained each turn, in points of worth; a point of power where both sides have presence.
DRAIN_WORTH: Final = 12
POWER_WORTH: Final = 2
# A location whose control is worth no drain still gives footing and keeps the opponent from draining there.
GUARD_WORTH: Final = 5
# By how much the own power must exceed the opponent's before cards are risked there.
MARGIN: Final = 1
NOTHING: Final = -1000


def drain_at(view: View, place: i64) -> i64:
    """The Force that control of a location drains each turn."""
    return view.icons_at(1 - view.seat, place)


def presence_worth(view: View, place: i64, power: i64) -> i64:
    """The worth of coming to a location with a card that gives presence and this power."""
    if not view.has_presence(1 - view.seat, place):
        is_passive = view.is_passive(1 - view.seat)
        if view.has_presence(view.seat, place):
            if is_passive:
                return NOTHING
            return power
        worth: i64 = drain_at(view, place) * DRAIN_WORTH + 1
        if not is_passive:
            worth += GUARD_WORTH * view.icons_at(view.seat, place)
        return worth
    enemy: i64 = view.power_at(1 - view.seat, place)
    own: i64 = view.power_at(view.seat, place)
    if own + power < enemy + MARGIN:
        return power if view.has_presence(view.seat, place) else NOTHING
    return drain_at(view, place) * DRAIN_WORTH + GUARD_WORTH * view.icons_at(view.seat, place) + POWER_WORTH * power


def place_worth(view: View, piece: Piece, option: Option) -> i64:
    """The worth of deploying a card to one of its places."""
    card = piece.card
    if option.verb == AT_VERB:
        if card.type == CHARACTER:
            gives_presence = card.ability > 0
        else:
            gives_presence = card.permanent_pilots > 0 or (card.type in (VEHICLE, STARSHIP) and has_pilot(view, piece))
        if not gives_presence:
            return NOTHING
        return presence_worth(view, option.piece, card.power)
    if option.verb == ABOARD_VERB:
        host = view.piece(option.piece)
        if view.is_run(host) or option.amount != PILOT_SEAT or card.ability == 0:
            return NOTHING
        return presence_worth(view, view.place_at(host), host.card.power) + 2
    return attached_worth(view, piece, option)


def attached_worth(view: View, piece: Piece, option: Option) -> i64:
    """The worth of attaching a weapon, device or Effect: harm is for the opponent's strongest card, an Utinni Effect for a strong one."""
    if option.verb == AIM_VERB:
        return strength(view.piece(option.amount))
    if option.verb == ARM_VERB and piece.card.hides:
        return cover_worth(view, view.piece(option.piece))
    if option.verb == ARM_VERB and piece.card.is_harmful:
        bearer = view.piece(option.piece)
        return strength(bearer) if bearer.controller != view.seat else NOTHING
    if option.verb == ARM_VERB and piece.card.is_hostile:
        return harm_worth(view, option.piece)
    return NOTHING if piece.card.type == WEAPON and view.is_passive(1 - view.seat) else 1


def cover_worth(view: View, spy: Piece) -> i64:
    """The worth of letting a spy go Undercover: the drain that it keeps the opponent from, where the own side cannot hold the site."""
    place: i64 = view.place_at(spy)
    is_held: bool = view.power_at(view.seat, place) >= view.power_at(1 - view.seat, place)
    drain: i64 = view.icons_at(view.seat, place)
    return drain * DRAIN_WORTH if drain > 0 and not is_held and view.has_presence(1 - view.seat, place) else NOTHING


def harm_worth(view: View, place: i64) -> i64:
    """The worth of harming all cards at a location."""
    lead: i64 = view.power_at(1 - view.seat, place) - view.power_at(view.seat, place)
    return lead if lead > 0 else NOTHING


def strength(piece: Piece) -> i64:
    """What a card is worth as the target of an Effect, above 0."""
    return 1 + piece.card.power + piece.card.ability


def best_place(view: View, piece: Piece) -> i64:
    """The worth of the best place of a card of the own hand that can be paid for, NOTHING if it has none."""
    best: i64 = NOTHING
    for option in view.legal_places_of(piece):
        worth: i64 = place_worth(view, piece, option)
        if worth > best and view.is_payable(piece, option):
            best = worth
    return best


def free_drains(view: View) -> list[int]:
    """The locations that would be worth a drain and where the own side has no presence yet."""
    return [place for place in view.row() if drain_at(view, place) > 0 and not view.has_presence(view.seat, place)]


def is_wanted(view: View, piece: Piece, free: list[int]) -> bool:
    """Whether a card of the own hand could win one of the free drains, once it is paid for and has a pilot."""
    card = piece.card
    if not card.is_known or card.type not in (CHARACTER, VEHICLE, STARSHIP) or (card.type == CHARACTER and card.ability == 0):
        return False
    for option in view.legal_places_of(piece):  # noqa: SIM110  a loop is faster when compiled
        if option.verb == AT_VERB and option.piece in free:
            return True
    return False


def has_pilot(view: View, ship: Piece) -> bool:
    """Whether the hand has a pilot for a starship or vehicle, and Force for both."""
    if ship.card.rooms[PILOT_SEAT] == 0:
        return False
    force: i64 = view.force() - ship.card.cost
    for piece in view.hand():  # noqa: SIM110  a loop is faster when compiled
        if piece.card.is_pilot and piece.card.ability > 0 and piece.card.is_known and piece.card.cost <= force:
            return True
    return False
