"""Cards of set 207 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("207",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "bars": "207_25",
    "costs": "207_23",
    "piles": "207_8",
    "places": "207_10 207_17",
    "protection": "207_3",
    "texts": "207_30",
    "weapons": "207_19",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "sharing": "207_6",
    "weapons": "207_1",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "207_21": "Each Imperial pays for its own move.",
    "207_15": "There is attrition once the opponent has drawn a battle destiny, even one of 0.",
    "207_14": "The destiny is one for a battle or for a weapon.",
}
