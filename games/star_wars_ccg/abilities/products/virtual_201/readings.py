"""Cards of set 201 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("201",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "costs": "201_11",
    "objectives": "201_39",
    "piles": "201_7",
    "texts": "201_16",
    "timing": "201_10 201_34",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {"costs": "201_8"}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "201_1": "What is done during a battle lasts until that battle is over, as what a weapon has hit does (CCG-WPN-06).",
    "201_22": "Nothing lowers the power of the starship, own cards neither.",
    "201_6": "The destiny is one for a battle or for a weapon.",
    "201_30": "The destiny is one for a battle or for a weapon.",
    "201_14": "It is not used against Trample while that could aim at an Undercover spy.",
    "201_33": "The destiny is one for a battle, a weapon, a duel or a text that draws it by itself. The Force is lost when the text works.",
    "201_36": "The destiny is one for a battle or for a weapon.",
    "201_12": "A character that was put out of play goes to the Lost Pile then.",
}
