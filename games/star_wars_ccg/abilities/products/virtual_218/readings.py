"""Cards of set 218 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("218",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        218_1 218_2 218_4 218_5 218_6 218_7 218_8 218_9 218_10 218_11 218_13 218_15 218_16 218_17 218_18 218_19 218_20 218_21
        218_22 218_23 218_24 218_25 218_26 218_27 218_28 218_29 218_30 218_31 218_32
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
