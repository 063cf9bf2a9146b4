"""Cards of set 215 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("215",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        215_1 215_2 215_3 215_4 215_5 215_6 215_7 215_8 215_9 215_10 215_11 215_12 215_13 215_15 215_16 215_17 215_18 215_20
        215_22 215_24 215_25 215_26 215_27
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
