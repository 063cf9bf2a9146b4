"""Cards of set 219 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("219",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        219_1 219_2 219_3 219_4 219_5 219_6 219_7 219_8 219_9 219_10 219_11 219_12 219_13 219_15 219_16 219_17 219_18 219_19
        219_20 219_21 219_22 219_23 219_24 219_25 219_26 219_27 219_28 219_29 219_30 219_31 219_32 219_33 219_34 219_35 219_36
        219_37 219_38 219_41 219_42 219_43 219_44 219_45 219_46 219_47 219_48
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
