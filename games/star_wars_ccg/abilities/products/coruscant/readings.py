"""Cards of Coruscant whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("12",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        12_1 12_2 12_4 12_5 12_6 12_7 12_9 12_10 12_12 12_13 12_14 12_16 12_17 12_18 12_19 12_20 12_21 12_24 12_25 12_26 12_33
        12_35 12_36 12_37 12_38 12_39 12_41 12_42 12_43 12_44 12_46 12_47 12_49 12_50 12_51 12_52 12_53 12_54 12_55 12_56 12_57
        12_58 12_59 12_60 12_61 12_62 12_63 12_64 12_65 12_66 12_67 12_68 12_69 12_70 12_71 12_72 12_73 12_74 12_76 12_77 12_78
        12_79 12_80 12_81 12_82 12_83 12_84 12_85 12_86 12_87 12_90 12_91 12_92 12_93 12_94 12_95 12_96 12_99 12_101
        12_102 12_103 12_104 12_106 12_107 12_108 12_109 12_111 12_112 12_114 12_115 12_117 12_118 12_119 12_120 12_121 12_124
        12_125 12_128 12_129 12_130 12_131 12_132 12_133 12_134 12_135 12_136 12_137 12_139 12_140 12_141 12_143 12_144 12_145
        12_146 12_147 12_148 12_149 12_150 12_151 12_152 12_153 12_154 12_155 12_156 12_157 12_158 12_159 12_160 12_161 12_162
        12_163 12_164 12_165 12_166 12_168 12_169 12_170 12_171 12_172 12_173 12_174 12_175 12_176 12_177 12_178
        12_181 12_182 12_183 12_184 12_185 12_186 12_187 12_188 12_189
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "timing": "12_30 12_31 12_113",
    "piles": "12_122",
    "reactions": "12_138",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "12_40": "Whoever may stand in for a senator counts as one here.",
    "12_34": "What it retrieves comes before the drain takes anything.",
    "12_75": "Politics stands in for power whatever else changes power.",
    "12_167": "Politics stands in for power whatever else changes power.",
}
