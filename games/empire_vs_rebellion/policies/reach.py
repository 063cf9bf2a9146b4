"""The chance to win an event by playing cards alone, worked out once a run from the player's 20 resource cards."""

from __future__ import annotations

from typing import Final

MOST_POINTS: Final = 24  # more than every target value
MOST_CARDS: Final = 6
VALUES: Final = 8  # card values from 0 to 7
WON: Final = 1000


def reach_table(weights: list[int]) -> list[int]:
    """The chance in thousandths for each number of cards that may still be played, each room and each need, as if cards were put back.

    weights: the number of cards of each value, from 0.
    room: the points that the total may still grow.  need: the points that it must still grow.
    Index: (cards * MOST_POINTS + room) * MOST_POINTS + need, with cards from 0 to MOST_CARDS.
    """
    size = MOST_POINTS * MOST_POINTS
    table = [0] * (size * (MOST_CARDS + 1))
    cards = sum(weights)
    for number in range(MOST_CARDS + 1):
        for room in range(MOST_POINTS):
            for need in range(min(room, MOST_POINTS - 1) + 1):
                place = number * size + room * MOST_POINTS + need
                if need == 0:
                    table[place] = WON
                elif number and cards:
                    total = 0
                    for value, copies in enumerate(weights):
                        if copies and value <= room:
                            left = max(0, need - value)
                            total += copies * table[(number - 1) * size + (room - value) * MOST_POINTS + left]
                    table[place] = total // cards
    return table
