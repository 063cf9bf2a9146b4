"""Cards of set 203 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("203",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        203_2 203_4 203_5 203_7 203_9 203_10 203_11 203_12 203_13 203_14 203_15 203_16 203_18 203_19 203_20 203_23 203_25 203_26
        203_27 203_28 203_29 203_30 203_32 203_33 203_36
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
