"""Cards of set 220 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("220",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "destinies": "220_5",
    "objectives": "220_8",
    "piles": "220_2 220_10",
    "protection": "220_9",
    "sharing": "220_4",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "220_1": "The two aliens may be of either side; he is not one of them.",
    "220_2": "The whole Used Pile is shuffled.",
    "220_10": "The whole Used Pile is shuffled.",
    "220_4": "Moves in reaction and moves by texts are not counted.",
    "220_6": "A permanent weapon of a character is a character weapon. The lost text counts for all its uses in a game together.",
    "220_7": "Han and Chewie come aboard whether it has landed or not.",
    "220_9": "TK-422 is the only stormtrooper of the Rebels.",
}
