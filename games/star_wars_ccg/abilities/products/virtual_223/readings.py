"""Cards of set 223 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("223",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        223_1 223_2 223_3 223_4 223_5 223_6 223_7 223_8 223_9 223_10 223_11 223_12 223_13 223_14 223_15 223_16 223_17 223_19
        223_20 223_21 223_22 223_23 223_24 223_25 223_26 223_27 223_29 223_30 223_31 223_32 223_33 223_34 223_35 223_36 223_38
        223_39 223_40 223_41 223_42 223_43 223_44 223_45 223_46 223_47 223_48 223_49
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
