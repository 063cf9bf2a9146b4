"""Cards of set 204 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("204",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        204_1 204_2 204_5 204_6 204_7 204_10 204_11 204_12 204_14 204_15 204_16 204_17 204_18 204_20 204_21 204_22 204_27 204_28
        204_29 204_30 204_32 204_33 204_34 204_35 204_37 204_39 204_40 204_41 204_42 204_43 204_45 204_46 204_47 204_49 204_50
        204_51 204_54 204_55 204_56
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "204_3": "The destiny is one for a battle or for a weapon.",
    "204_23": "The destiny is one for a battle or for a weapon.",
}
