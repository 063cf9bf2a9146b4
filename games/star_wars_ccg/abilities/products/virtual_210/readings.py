"""Cards of set 210 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("210",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        210_1 210_2 210_5 210_6 210_7 210_8 210_9 210_12 210_13 210_14 210_15 210_16 210_17 210_18 210_19 210_20 210_21 210_22
        210_23 210_24 210_25 210_26 210_28 210_30 210_31 210_33 210_35 210_37 210_38 210_39 210_40 210_41 210_43 210_45 210_46
        210_47
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
