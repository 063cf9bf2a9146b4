"""Cards of set 214 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("214",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "epics": "214_5",
    "moves": "214_19",
    "reactions": "214_14",
    "sharing": "214_21",
    "weapons": "214_3",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "214_12": "A trooper is brought back if three other cards of the Lost Pile can go out of play.",
}
