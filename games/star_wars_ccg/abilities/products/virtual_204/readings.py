"""Cards of set 204 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("204",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "answers": "204_17 204_37",
    "objectives": "204_32",
    "own": "204_35",
    "piles": "204_5 204_22",
    "places": "204_34",
    "stacked": "204_14 204_15 204_16 204_28",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "204_39": "Outside a battle, whoever makes himself hit is lost at once.",
    "204_45": "The destiny is one for a battle or for a weapon; it is cancelled once each battle.",
    "204_3": "The destiny is one for a battle or for a weapon.",
    "204_23": "The destiny is one for a battle or for a weapon.",
}
