"""Cards of set 211 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("211",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        211_1 211_2 211_4 211_5 211_6 211_7 211_8 211_9 211_10 211_11 211_12 211_13 211_14 211_15 211_16 211_17 211_18 211_19
        211_21 211_22 211_23 211_26 211_28 211_29 211_30 211_31 211_32 211_34 211_35 211_36 211_37 211_38 211_39 211_40 211_42
        211_44 211_45 211_46 211_47 211_48 211_50 211_51 211_52 211_53 211_54 211_55 211_56 211_58 211_59 211_61
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
