"""Cards of set 222 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("222",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "epics": "222_13",
    "objectives": "222_14 222_27 222_30",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "converted": "222_9",
    "costs": "222_22",
    "destinies": "222_10",
    "epics": "222_3",
    "fetching": "222_23",
    "force": "222_12",
    "immunity": "222_25",
    "own": "222_18 222_26",
    "piles": "222_7",
    "weapons": "222_5",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "222_6": "Its opponent is asked in its player's turn, when the control phase begins and when a battle begins.",
    "222_2": "What is added to the power stays for good.",
}
