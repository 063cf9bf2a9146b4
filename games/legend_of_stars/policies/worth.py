"""What cards, attacks and lanes are worth to the default policy, in points of life."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.legend_of_stars.abilities.constants import ATTACK, CHARACTER, DEFENCE_LEFT, DEFENCE_RIGHT
from games.legend_of_stars.play.cards import Card
from games.legend_of_stars.play.constants import LANES, LEFT, RIGHT, UP
from games.legend_of_stars.play.side import Piece
from games.legend_of_stars.play.view import View

# A character in play, besides its DOWN value: for each energy of its cost.
ENERGY_WORTH: Final = 150
# The numbers expected of a face-down character.
UNKNOWN_GUARD: Final = 700
UNKNOWN_ATTACK: Final = 600
UNKNOWN_WORTH: Final = 600
# The share of a loss in the opponent's next turn that counts now, in percent.
THREAT_PERCENT: Final = 70
NO_ATTACK: Final = -1_000_000


def character_worth(view: View, piece: Piece) -> i64:
    """What its player loses when a character goes DOWN."""
    return view.down_of(piece) + ENERGY_WORTH * piece.card.cost


def attack_worth(view: View, piece: Piece, lane: i64) -> i64:
    """The worth of an attack of an own character in this lane, below 0 if it would lose more than it wins."""
    attack: i64 = view.attack_of(piece)
    enemy: i64 = 1 - view.seat
    target: i64 = view.met_in(enemy, lane)
    if target < 0:
        return attack
    guard: i64 = UNKNOWN_GUARD
    prize: i64 = UNKNOWN_WORTH
    if view.is_known(target):
        other = view.piece(target)
        guard = view.guard_of(other)
        prize = character_worth(view, other)
    worth: i64 = 0
    if attack >= guard:
        worth += prize
    if attack <= guard:
        worth -= character_worth(view, piece)
    if view.has_sky(piece) and not view.is_guarded(enemy, lane):
        return max(worth, attack)
    return worth


def threat(view: View, lane: i64, guard: i64, lost: i64) -> i64:
    """What the opponent may take in this lane next turn.

    guard: the number that an attack meets there, -1 if the lane is empty.  lost: the worth of the character there.
    """
    return taken(coming(view, lane), guard, lost)


def coming(view: View, lane: i64) -> i64:
    """The number of the opponent's attack in this lane next turn, NO_ATTACK if nobody attacks there."""
    attacker: i64 = view.met_in(1 - view.seat, lane)
    if attacker < 0:
        return NO_ATTACK
    return view.attack_of(view.piece(attacker)) if view.is_known(attacker) else UNKNOWN_ATTACK


def taken(attack: i64, guard: i64, lost: i64) -> i64:
    """What an attack of this number may take (see `threat`)."""
    if attack == NO_ATTACK:
        return 0
    if guard < 0:
        return attack * THREAT_PERCENT // 100
    if attack <= guard:
        return 0
    return lost * THREAT_PERCENT // 100


def lane_threat(view: View, lane: i64) -> i64:
    """The threat in a lane as it is now."""
    id: i64 = view.met_in(view.seat, lane)
    if id < 0:
        return threat(view, lane, -1, 0)
    piece = view.piece(id)
    return threat(view, lane, view.guard_of(piece), character_worth(view, piece))


def goes_forward(card: Card, position: i64) -> bool:
    """Whether one of its icons points to the front row in this position (LOS-LEAD-02)."""
    icon: i64 = UP if position == ATTACK else RIGHT if position == DEFENCE_LEFT else LEFT
    return icon in card.icons


def way_forward(card: Card) -> i64:
    """The position in which a character can move to the front row, attack position if possible; -1 for none."""
    for position in (ATTACK, DEFENCE_LEFT, DEFENCE_RIGHT):
        if goes_forward(card, position):
            return position
    return -1


def keep_worth(card: Card, energies: i64) -> i64:
    """The worth of a card in hand, to find the one to part with."""
    if card.type != CHARACTER:
        return 0
    worth: i64 = card.attack + card.defence // 2
    forward: i64 = way_forward(card)
    if forward < 0:
        worth -= card.attack // 2
    elif forward != ATTACK:
        worth -= card.attack // 4
    late: i64 = card.cost - energies - 1
    return worth - 250 * late if late > 0 else worth


def own_lane(square: i64) -> i64:
    return square % LANES
