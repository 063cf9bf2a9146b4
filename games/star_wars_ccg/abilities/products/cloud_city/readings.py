"""Cards of Cloud City whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("5",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "Captives, carbon-freezing and prisons.": """
        5_23 5_36 5_37 5_52 5_73 5_105 5_106 5_107 5_108 5_112 5_113 5_114 5_116 5_123 5_124 5_125 5_128 5_130 5_144 5_145 5_148 5_155
        5_166 5_172
    """,
    "The Weather Vane and who is hurled on it.": """
        5_30 5_44 5_46 5_47 5_54 5_67 5_79 5_127 5_152 5_154 5_167
    """,
    "Sabacc, duels and Epic Events.": """
        5_39 5_129 5_134
    """,
    "Effects that are inserted in a Reserve Deck, or lie between two sites.": """
        5_15 5_122 5_149
    """,
    "Converted locations.": """
        5_2 5_94
    """,
    "It answers cards that were drawn for destiny, or chooses among destinies.": """
        5_19 5_48 5_111
    """,
    "It works in answer to a phase without a deployment, a loss or a battle that is over.": """
        5_16 5_20 5_22 5_29 5_110 5_118 5_121
    """,
    "It takes immunity or ability from a fighter, or adds ability to power.": """
        5_41 5_42 5_133 5_141 5_150 5_159
    """,
    "It cancels a shot, raises a total, or spares what was hit.": """
        5_12 5_21 5_35 5_45 5_65 5_72 5_132 5_135 5_142 5_161
    """,
    "It lowers power in place of a shot, or for the rest of the battle.": """
        5_49 5_50 5_139
    """,
    "It moves or places cards in ways of its own.": """
        5_17 5_31 5_56 5_57 5_62 5_66 5_151
    """,
    "It deploys from a pile, stores cards, or reacts for others.": """
        5_13 5_14 5_32 5_61 5_74 5_158 5_168
    """,
    "It bars battles, and keeps cards from moving until a later turn.": """
        5_38 5_63 5_64 5_98 5_119 5_163
    """,
    "It shows, trades or orders cards of piles and hands.": """
        5_9 5_11 5_40 5_59 5_68 5_146 5_153
    """,
    "It deploys devices and forfeits them, or activates by sectors.": """
        5_8 5_18 5_25 5_102
    """,
    "It says from where Force is lost, or who may be asked.": """
        5_4 5_58 5_60
    """,
    "It changes totals just before they are compared, or both players draw and add.": """
        5_69 5_70 5_75
    """,
    "It switches texts off, or protects Effects.": """
        5_26 5_120 5_138
    """,
    "It retargets, rearranges or doubles cards.": """
        5_43 5_137 5_140 5_143 5_156
    """,
    "An Utinni Effect that binds its target, and what a Rebel Base gives.": """
        5_28 5_117
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "It may come aboard the Falcon anywhere.": "5_1",
    "Sabacc, and crossing over.": "5_5 5_99",
    "Who comes only in reaction, or may do so.": "5_6 5_7 5_177 5_179",
    "Effects of its other text on shots, tractor beams and squadrons.": "5_53 5_131 5_160",
    "Carbon-freezing.": "5_78 5_104",
    "A drain that is raised once a turn elsewhere.": "5_85 5_174",
    "A capital starship that goes where starfighters go, and who comes aboard for nothing.": "5_86 5_87",
    "Vehicles that fly among clouds.": "5_88 5_178",
    "What is hit pays no attrition, or loses its immunity.": "5_89 5_90 5_180",
    "Captives are not played yet.": "5_91 5_101",
    "Bars to moves, and free moves.": "5_92 5_96",
    "Weapons and devices of a site that it may destroy.": "5_93",
    "It switches off a text for a turn.": "5_97",
    "Besieged battles.": "5_100",
    "The opponent may bribe him.": "5_103",
    "An answer to a battle about another Effect.": "5_157",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "5_76": "Locations of Cloud City are its sites and its sector.",
    "5_164": "Locations of Cloud City are its sites and its sector.",
    "5_84": "Characters that stand there, without cost; it is their one move of the turn.",
    "5_173": "Characters that stand there, without cost; it is their one move of the turn.",
    "5_51": "A bounty hunter of either player.",
    "5_71": "It cancels a battle destiny; other texts' destinies are not answered.",
    "5_109": "A device goes on cards of its own side; the armor counts where it exceeds the ability.",
    "5_115": "Bespin, its sector and the sites of Cloud City are its locations; clouds are not counted.",
    "5_175": "Cloud sectors are the city's own and those of clouds.",
    "5_176": "Cloud sectors are the city's own and those of clouds.",
    "5_162": "Power and attrition do not fall below 0.",
    "5_24": "It stays as long as the opponent does not control the system.",
}
