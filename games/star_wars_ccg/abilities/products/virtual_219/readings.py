"""Cards of set 219 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("219",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "objectives": "219_1 219_48",
    "own": "219_24 219_47",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "destinies": "219_19 219_25 219_33 219_34",
    "fetching": "219_38",
    "immunity": "219_44",
    "moves": "219_17",
    "objectives": "219_9 219_21",
    "own": "219_15",
    "protection": "219_2",
    "reactions": "219_46",
    "stacked": "219_7",
    "weapons": "219_3 219_23 219_45",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "219_12": "No AT-DP is among the cards.",
    "219_11": "There is no card TIE Defender Project among the records.",
    "219_43": "There is no card Seelos among the records.",
    "219_22": "The records give it room for 2 vehicles, too, which its text does not name.",
    "219_4": "It is sold when the opponent's activate phase ends.",
    "219_5": "The cards that it finds are named: their texts speak of artwork.",
}
