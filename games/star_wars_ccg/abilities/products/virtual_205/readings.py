"""Cards of set 205 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("205",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        205_1 205_2 205_3 205_4 205_5 205_6 205_9 205_10 205_11 205_12 205_13 205_14 205_15 205_16 205_17 205_19 205_20 205_21
        205_22 205_23
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
