"""Cards of set 215 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("215",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "destinies": "215_16",
    "epics": "215_2 215_6 215_25",
    "fetching": "215_22 215_24 215_27",
    "objectives": "215_17",
    "piles": "215_4",
    "protection": "215_5 215_26",
    "texts": "215_8 215_15",
    "weapons": "215_20",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
