"""Cards of set 226 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("226",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        226_1 226_2 226_3 226_4 226_5 226_6 226_7 226_8 226_9 226_11 226_12 226_13 226_14 226_16 226_17 226_18 226_19 226_20
        226_21 226_22 226_23 226_24 226_25 226_26 226_27 226_28
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
