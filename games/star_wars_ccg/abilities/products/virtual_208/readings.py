"""Cards of set 208 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("208",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        208_2 208_3 208_4 208_5 208_6 208_7 208_8 208_9 208_10 208_11 208_13 208_14 208_15 208_16 208_17 208_18 208_19 208_20
        208_21 208_22 208_23 208_24 208_25 208_26 208_27 208_29 208_31 208_32 208_33 208_35 208_36 208_37 208_38 208_39 208_40
        208_41 208_42 208_43 208_44 208_45 208_46 208_47 208_48 208_49 208_50 208_51 208_52 208_54 208_56 208_57 208_58 208_59
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
