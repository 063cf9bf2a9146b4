"""Cards of set 201 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("201",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        201_1 201_2 201_3 201_4 201_5 201_6 201_7 201_8 201_9 201_10 201_11 201_12 201_13 201_14 201_15 201_16 201_17 201_18
        201_20 201_22 201_23 201_24 201_25 201_26 201_27 201_28 201_29 201_31 201_32 201_33 201_34 201_35 201_37 201_38 201_39
        201_41 201_42
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "201_30": "The destiny is one for a battle or for a weapon.",
    "201_36": "The destiny is one for a battle or for a weapon.",
}
