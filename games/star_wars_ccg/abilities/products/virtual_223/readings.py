"""Cards of set 223 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("223",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "costs": "223_7 223_49",
    "creatures": "223_43",
    "epics": "223_31",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "costs": "223_14 223_45",
    "destinies": "223_1 223_4",
    "immunity": "223_12",
    "protection": "223_5 223_16 223_41",
    "sharing": "223_33",
    "stacked": "223_21 223_47",
    "texts": "223_22",
    "timing": "223_25",
    "weapons": "223_2 223_6",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "223_9": "The alien and the Imperial of a pair are two characters.",
    "223_42": "The Falcon is deployed first, then Han goes aboard; not while one of them is on the table.",
    "223_46": "An artwork card lies on Thrawn's Art Collection.",
    "223_48": "An alien that came this turn counts as long as it is here. The Force that must be used first is paid with the deploy cost.",
}
