"""Cards of set 202 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("202",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "destinies": "202_14",
    "protection": "202_11 202_15",
    "stacked": "202_12",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "costs": "202_2",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
