"""The rows of numbers that a run counts for each turn and each card.

The numbers are indexes in a row; the lists hold the names of these numbers in the tally, in the same order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.legend_of_stars.play.constants import LANES
from games.legend_of_stars.play.side import Side

# One own turn of a goldfish.
DAMAGE: Final = 0
LIFE_LEFT: Final = 1  # the opponent's
ENERGIES: Final = 2
SPENT: Final = 3
WASTED: Final = 4
CARDS_PLAYED: Final = 5
FRONT: Final = 6
BACK: Final = 7
ATTACKS: Final = 8
HAND: Final = 9
TURN_NUMBERS: Final = 10
CURVES: Final = [
    "damage",
    "life_left",
    "energies",
    "energy_spent",
    "energy_wasted",
    "cards_played",
    "front_row",
    "back_row",
    "attacks",
    "hand",
]

# One turn of either player in a match: the life of each side after the turn, then characters in play.
MATCH_TURN_NUMBERS: Final = 4
MATCH_CURVES: Final = ["life_0", "life_1", "characters_0", "characters_1"]

# One card.
CARD_DRAWN: Final = 0
CARD_PLAYED: Final = 1
CARD_ENERGY: Final = 2  # put into the energy zone
CARD_ATTACKS: Final = 3
CARD_DOWN: Final = 4  # beaten in battle
CARD_BEAT: Final = 5  # characters that it brought DOWN
CARD_STRANDED: Final = 6  # in hand at the end of the game
CARD_NUMBERS: Final = 7
CARD_NAMES: Final = ["drawn", "played", "energy", "attacks", "went_down", "brought_down", "stranded"]


def turn_row(sides: list[Side], seat: i64) -> list[int]:
    """The `TURN_NUMBERS` numbers of one turn of a goldfish."""
    side = sides[seat]
    front: i64 = 0
    lane: i64 = 0
    while lane < LANES:
        if side.squares[lane] >= 0:
            front += 1
        lane += 1
    left: i64 = side.regained()
    return [
        side.damage,
        sides[1 - seat].life,
        len(side.energy.cards),
        side.spent,
        left,
        side.played,
        front,
        characters(side) - front,
        side.attacks,
        len(side.hand.cards),
    ]


def match_row(sides: list[Side]) -> list[int]:
    """The `MATCH_TURN_NUMBERS` numbers of one turn of a match."""
    first = sides[0]
    second = sides[1]
    return [first.life, second.life, characters(first), characters(second)]


def characters(side: Side) -> i64:
    return len(side.face_up.cards) + len(side.face_down.cards)
