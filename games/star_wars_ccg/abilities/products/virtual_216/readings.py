"""Cards of set 216 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("216",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        216_1 216_2 216_3 216_4 216_5 216_6 216_7 216_9 216_10 216_11 216_12 216_13 216_15 216_16 216_17 216_18 216_19 216_20
        216_22 216_23 216_24 216_25 216_26 216_27 216_28 216_29 216_30 216_31 216_32 216_34 216_35 216_36 216_37 216_38 216_39
        216_40 216_41 216_42 216_43 216_44 216_45 216_46 216_47 216_48 216_49
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
