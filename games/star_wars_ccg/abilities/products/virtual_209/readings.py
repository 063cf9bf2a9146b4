"""Cards of set 209 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("209",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        209_1 209_2 209_3 209_4 209_5 209_6 209_7 209_8 209_9 209_11 209_12 209_13 209_14 209_15 209_16 209_17 209_18 209_19
        209_20 209_21 209_22 209_25 209_26 209_27 209_28 209_29 209_31 209_33 209_34 209_35 209_36 209_37 209_38 209_39 209_41
        209_42 209_43 209_44 209_45 209_46 209_47 209_48 209_49 209_50 209_52
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
