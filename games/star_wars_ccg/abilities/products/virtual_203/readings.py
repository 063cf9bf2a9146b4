"""Cards of set 203 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("203",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "answers": "203_25",
    "destinies": "203_26",
    "objectives": "203_28",
    "own": "203_16 203_30",
    "protection": "203_11 203_29",
    "shields": "203_13",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "203_14": "A character takes it up in the own turn, once it lies at the Dune Sea on nobody.",
    "203_20": "There is attrition once the opponent has drawn a battle destiny, even one of 0.",
    "203_2": "In the opponent's turn its player is asked when the deploy phase begins.",
}
