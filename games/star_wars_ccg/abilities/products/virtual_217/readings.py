"""Cards of set 217 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("217",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        217_1 217_2 217_3 217_4 217_5 217_6 217_7 217_8 217_10 217_11 217_12 217_13 217_14 217_15 217_16 217_17 217_18 217_19
        217_20 217_21 217_22 217_23 217_24 217_25 217_26 217_27 217_28 217_29 217_30 217_31 217_32 217_34 217_35 217_36 217_37
        217_38 217_41 217_42 217_44 217_45 217_46 217_47 217_48 217_49 217_50 217_51 217_52
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "217_9": "Imperials control a battleground if one with ability is there.",
}
