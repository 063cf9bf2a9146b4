"""Cards of Reflections II whose text is not declared, or not whole, and our readings."""

from __future__ import annotations

from typing import Final

# The numbers in card codes.
SETS: Final = ("10",)
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        10_2 10_4 10_6 10_7 10_8 10_9 10_10 10_11 10_13 10_14 10_15 10_16 10_18 10_19 10_21 10_22 10_23 10_24 10_25 10_27 10_28
        10_31 10_34 10_36 10_39 10_42 10_43 10_46 10_47 10_48 10_49 10_51 10_52 10_54
    """,
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "contests": "10_20",
    "objectives": "10_53",
    "orders": "10_40",
    "protection": "10_1 10_30 10_41",
    "sharing": "10_32",
    "utinni": "10_17",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "10_1": "The highest ability of the own characters counts; Effects that are immune to Alter may be its targets, too.",
    "10_30": "The highest ability of the own characters counts; Effects that are immune to Alter may be its targets, too.",
    "10_5": "Spies and bounty hunters by what their cards print.",
    "10_3": "In an own phase or in a battle.",
    "10_45": "The opponent needs 2 more ability than usual.",
    "10_37": "Whoever has hit it.",
}
