"""Cards of set 213 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("213",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        213_1 213_2 213_3 213_5 213_6 213_7 213_8 213_9 213_10 213_11 213_12 213_13 213_14 213_15 213_16 213_17 213_18 213_19
        213_20 213_21 213_22 213_23 213_24 213_26 213_29 213_30 213_31 213_32 213_33 213_34 213_35 213_36 213_37 213_38 213_39
        213_40 213_41 213_42 213_43 213_44 213_46 213_47 213_49 213_50 213_51 213_52 213_53 213_54 213_55 213_56 213_57 213_58
        213_59
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
