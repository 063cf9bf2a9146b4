"""Cards of Theed Palace whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("14",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "answers": "14_37 14_93 14_94",
    "costs": "14_34",
    "destinies": "14_10 14_11 14_40 14_44 14_63 14_75",
    "epics": "14_108",
    "fetching": "14_31 14_71",
    "force": "14_98",
    "immunity": "14_36 14_70",
    "moves": "14_42 14_85 14_103",
    "orders": "14_1 14_2 14_67 14_68",
    "own": "14_109",
    "politics": "14_35 14_100",
    "protection": "14_13 14_32",
    "stacked": "14_39 14_96",
    "timing": "14_33 14_95",
    "weapons": "14_27 14_62 14_64 14_77 14_99 14_101 14_102 14_110 14_126 14_128 14_129",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "costs": "14_59 14_61",
    "destinies": "14_7 14_12 14_41 14_81 14_82 14_83 14_91 14_104 14_106 14_107 14_116",
    "epics": "14_48 14_58 14_66",
    "fetching": "14_114 14_119 14_124",
    "immunity": "14_18 14_19",
    "moves": "14_50 14_73 14_84 14_111 14_121 14_123",
    "places": "14_125",
    "own": "14_65 14_86 14_87 14_127",
    "protection": "14_14 14_23 14_24 14_25 14_26 14_49 14_76",
    "reactions": "14_60",
    "sharing": "14_118",
    "answers": "14_3 14_4 14_8 14_9 14_78 14_79 14_80",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "14_45": "The destiny is compared with the opponent's battle droids there.",
    "14_56": "Its text adds to drains of its player alone.",
    "14_107": "It raises droids wherever they are.",
}
