"""Cards of set 200 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("200",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        200_1 200_2 200_3 200_4 200_5 200_7 200_9 200_10 200_11 200_12 200_13 200_14 200_16 200_17 200_18 200_19 200_21 200_22
        200_23 200_24 200_29 200_32 200_33 200_34 200_36 200_38 200_39 200_41 200_42 200_43 200_44 200_45 200_46 200_48 200_49
        200_50 200_53 200_55 200_56 200_57 200_58 200_62 200_63 200_64 200_65 200_69 200_70 200_71 200_72 200_73 200_74 200_76
        200_77 200_78 200_79 200_82 200_83 200_85 200_87 200_89 200_90 200_91 200_92 200_99 200_100 200_101 200_103 200_104
        200_105 200_106 200_108 200_109 200_112 200_113 200_114 200_115 200_117 200_118 200_119 200_120 200_121 200_122 200_126
        200_127 200_128 200_129 200_130 200_133 200_135 200_137 200_138 200_139 200_140 200_141 200_143 200_144 200_145 200_146
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "200_54": "The destiny is one for a battle or for a weapon.",
    "200_116": "The destiny is one for a battle or for a weapon.",
    "200_123": "The destiny is one for a battle or for a weapon.",
    "200_35": "The shields come in the own deploy phase, and both players see them.",
    "200_110": "The shields come in the own deploy phase, and both players see them.",
    "200_6": "A clone is a card with the icon of the Clone Army.",
}
