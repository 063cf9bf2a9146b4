"""Cards of set 218 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("218",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "costs": "218_26",
    "destinies": "218_29",
    "epics": "218_11",
    "fetching": "218_15",
    "force": "218_10",
    "own": "218_24",
    "protection": "218_7 218_8 218_22",
    "texts": "218_20",
    "weapons": "218_32",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "218_7": "The power is added at the locations that are on the table when it is used.",
}
