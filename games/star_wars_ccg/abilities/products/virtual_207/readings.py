"""Cards of set 207 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("207",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        207_1 207_2 207_3 207_4 207_5 207_6 207_7 207_8 207_9 207_10 207_12 207_15 207_17 207_18 207_19 207_20 207_21 207_22
        207_23 207_24 207_25 207_27 207_28 207_29 207_30
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "207_14": "The destiny is one for a battle or for a weapon.",
}
