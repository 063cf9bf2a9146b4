"""Cards of set 208 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("208",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "answers": "208_47",
    "bars": "208_42",
    "captives": "208_4",
    "destinies": "208_21",
    "epics": "208_17",
    "fetching": "208_15 208_44",
    "objectives": "208_26",
    "stacked": "208_39",
    "texts": "208_16 208_18 208_56",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "208_7 208_9",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "208_22": "The bases of the Rebels are on Hoth and Yavin 4.",
    "208_3": "The destiny is one for a battle or for a weapon; each is changed once.",
    "208_40": "A Vader who comes later is lost as well.",
    "208_58": "An Imperial must be aboard; the permanent pilot is not counted as one.",
    "208_6": "Bases of the Rebels are on Hoth and Yavin 4.",
}
