"""Cards of set 221 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("221",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        221_1 221_2 221_3 221_4 221_5 221_6 221_7 221_8 221_9 221_10 221_11 221_12 221_13 221_14 221_15 221_16 221_17 221_18
        221_20 221_21 221_22 221_23 221_24 221_25 221_26 221_27 221_28 221_29 221_30 221_32 221_33 221_34 221_35 221_36 221_37
        221_38 221_39 221_40 221_41 221_42 221_43 221_44 221_45 221_46 221_47 221_48 221_49 221_50 221_51 221_52 221_53 221_54
        221_55 221_56 221_57 221_58 221_59 221_60 221_61 221_62 221_64 221_65 221_66 221_67 221_68 221_69 221_70 221_72 221_73
        221_74 221_75
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {}
