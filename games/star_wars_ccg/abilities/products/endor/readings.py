"""Cards of Endor whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("8",)
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "bars": "8_120 8_128",
    "battles": "8_34 8_54 8_138",
    "captives": "8_49",
    "destinies": "8_37",
    "epics": "8_29 8_43",
    "fetching": "8_45 8_51 8_55 8_58 8_60 8_144 8_148",
    "force": "8_62 8_124 8_127",
    "moves": "8_69 8_74 8_75 8_159 8_165",
    "piles": "8_110",
    "reactions": "8_115 8_122 8_129 8_146",
    "texts": "8_93 8_114 8_121 8_123",
    "weapons": "8_137",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "8_23",
    "battles": "8_95 8_102 8_143",
    "captives": "8_151",
    "costs": "8_73 8_108 8_109 8_116 8_119 8_175",
    "creatures": "8_25",
    "destinies": "8_61 8_98 8_107 8_153",
    "epics": "8_63",
    "jedi_tests": "8_8",
    "moves": "8_27 8_68 8_117 8_160",
    "piles": "8_52",
    "places": "8_24 8_81 8_82 8_97",
    "protection": "8_4 8_5 8_31 8_36 8_46 8_90 8_125 8_142 8_149",
    "reactions": "8_56 8_105 8_179",
    "spies": "8_132",
    "texts": "8_6 8_40 8_41 8_77 8_96 8_103 8_113 8_126",
    "timing": "8_134",
    "weapons": "8_18 8_147",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "8_1": "He pays for his own move, and nothing for the cannon.",
    "8_13": "He may pay for all attrition that is left, and need not.",
    "8_36": "Armed with a blaster is with a blaster or blaster rifle on the character; permanent weapons are not counted.",
    "8_53": "A tie leaves both vehicles on the table; Luke riding counts like Luke piloting.",
    "8_57": "The number of characters is counted when the destiny is drawn; those aboard vehicles or starships are not counted.",
    "8_88": "It needs no power; the vehicle stays on the table as a crashed one.",
    "8_89": "Each player draws one destiny; without a card to draw the opponent's is 0.",
    "8_125": "As for its counterpart of the Light Side.",
    "8_139": "Both Imperials are present at the same site; your blasters there count wherever they are carried.",
    "8_155": "Both stormtroopers are at its location by themselves.",
}
