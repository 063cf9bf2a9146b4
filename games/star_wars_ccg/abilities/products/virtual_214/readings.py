"""Cards of set 214 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("214",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        214_1 214_2 214_3 214_4 214_5 214_6 214_7 214_8 214_9 214_10 214_11 214_12 214_13 214_14 214_16 214_17 214_18 214_19
        214_20 214_21 214_22
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
