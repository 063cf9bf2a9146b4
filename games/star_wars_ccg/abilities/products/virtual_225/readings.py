"""Cards of set 225 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("225",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        225_1 225_2 225_3 225_4 225_5 225_6 225_7 225_8 225_9 225_10 225_11 225_12 225_13 225_15 225_16 225_17 225_18 225_19
        225_20 225_21 225_22 225_23 225_24 225_25 225_26 225_27 225_29 225_30 225_31 225_32 225_33 225_34 225_35 225_36 225_37
        225_38 225_39 225_40 225_41 225_42 225_43 225_44 225_45 225_46 225_47 225_48 225_49 225_50 225_51 225_52 225_53 225_54
        225_55 225_56 225_57 225_58 225_59
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
