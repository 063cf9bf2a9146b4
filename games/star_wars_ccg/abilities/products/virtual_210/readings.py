"""Cards of set 210 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("210",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "destinies": "210_28",
    "fetching": "210_35",
    "moves": "210_8 210_22",
    "objectives": "210_25",
    "own": "210_37",
    "piles": "210_47",
    "places": "210_5",
    "protection": "210_26",
    "sharing": "210_21 210_30",
    "timing": "210_2 210_6",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {"converted": "210_15"}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "210_46": "Each Inquisitor pays for its own move.",
    "210_12": "There is attrition once the opponent has drawn a battle destiny, even one of 0.",
    "210_18": "The destiny is one for a battle or for a weapon.",
    "210_45": "The destiny is one for a battle or for a weapon.",
}
