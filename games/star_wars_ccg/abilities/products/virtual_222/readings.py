"""Cards of set 222 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("222",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        222_1 222_2 222_3 222_4 222_5 222_6 222_7 222_8 222_9 222_10 222_11 222_12 222_13 222_14 222_15 222_16 222_17 222_18
        222_19 222_20 222_21 222_22 222_23 222_24 222_25 222_26 222_27 222_28 222_30
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
