"""Which characters' lore names a group, and which cards' texts name a word, as far as card texts ask for it.

NAMED: the group, in the words of `[abilities.lore]` of the texts -> the codes of the characters.
IN_TEXTS: the word, in the words of `[abilities.text_names]` of the texts -> the codes of the cards.
"""

from __future__ import annotations

from typing import Final

NAMED: Final[dict[str, frozenset[str]]] = {
    group: frozenset(codes.split())
    for group, codes in {
        "black sun": "7_189 7_200 10_41 10_45 10_53 110_9 200_91 226_5 226_10",
        "cloud city": "5_3 5_4 5_6 5_8 5_10 5_11 5_94 5_95 5_97 5_102 5_103 5_104 5_105 6_33 6_47 6_94 6_102 "
        "7_41 7_170 7_187 7_204 9_22 11_3 200_19 209_14 223_16",
        "crimson dawn": "213_2 213_4 213_7 213_9 213_10 217_19",
        "hutt": "1_14 1_177 2_85 2_97 5_1 5_91 6_24 6_42 6_44 6_107 6_109 6_117 7_23 7_182 7_190 7_193 7_209 10_37 11_65 11_66 12_99 13_92 "
        "109_6 110_7 112_14 200_71 200_79 200_84 206_9 222_6 225_38 226_4",
    }.items()
}
IN_TEXTS: Final[dict[str, frozenset[str]]] = {
    word: frozenset(codes.split())
    for word, codes in {
        "t-47": "3_40 3_74 7_22 7_66 7_107 104_2 111_3 200_7 201_20 205_1 208_6 208_22 217_12 222_19",
    }.items()
}
