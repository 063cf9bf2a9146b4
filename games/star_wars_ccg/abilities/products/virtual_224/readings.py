"""Cards of set 224 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("224",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        224_1 224_3 224_4 224_5 224_6 224_7 224_8 224_9 224_10 224_11 224_12 224_13 224_14 224_15 224_16 224_17 224_19 224_20
        224_21 224_22
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
