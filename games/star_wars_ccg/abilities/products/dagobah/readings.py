"""Cards of Dagobah whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("4",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "Creatures, and what they do to others.": """
        4_3 4_4 4_5 4_6 4_7 4_46 4_59 4_71 4_108 4_109 4_110 4_111 4_112 4_113 4_119
    """,
    "Jedi Tests, mentors and apprentices.": """
        4_19 4_75 4_76 4_77 4_78 4_79 4_118 4_120
    """,
    "Effects that are inserted in the opponent's Reserve Deck.": """
        4_16 4_27 4_114 4_125
    """,
    "Asteroid destinies, and what flies among asteroids.": """
        4_18 4_35 4_36 4_47 4_56 4_61 4_63 4_80 4_130 4_138
    """,
    "It deploys cards from a pile, or takes cards from one in a way of its own.": """
        4_32 4_38 4_44 4_51 4_53 4_67 4_84
    """,
    "It changes what Interrupts and other cards do, or retargets them.": """
        4_21 4_26 4_52 4_105 4_132 4_134 4_164
    """,
    "It shows, orders or exchanges cards of piles and hands.": """
        4_20 4_25 4_31 4_39 4_58 4_64 4_68 4_133 4_140 4_151 4_153
    """,
    "It works in answer to a loss, a retrieval, a phase without a battle or a battle that is over.": """
        4_28 4_30 4_126 4_128 4_135 4_137 4_144
    """,
    "Force that is activated by presence, and icons that are cancelled.": """
        4_29 4_158
    """,
    "It raises what battles and drains cost, or bars them.": """
        4_41 4_43
    """,
    "It adds to attrition, lowers it or damage, or takes immunity from it.": """
        4_40 4_57 4_62 4_74 4_129 4_148
    """,
    "It moves or binds cards in ways of its own: attached, sunk, returned, carried or for free between two places.": """
        4_8 4_11 4_12 4_24 4_50 4_115 4_123 4_145 4_162
    """,
    "Utinni Effects on characters, and targets that are found by their stories.": """
        4_34 4_42
    """,
    "It shares its ability, its skill or its place with others, or bars footing.": """
        4_14 4_15 4_22 4_87 4_89 4_121 4_163
    """,
    "It protects what it is on from a choice of texts.": """
        4_10
    """,
    "It reacts for others, or costs Force if it is lost.": """
        4_122 4_124 4_127 4_159
    """,
    "It holds without a limit, and its immunity is higher than the rules count.": """
        4_167
    """,
    "It fires farther, at several targets, at numbers, or does something else than hit.": """
        4_45 4_174 4_175 4_177 4_178 4_179 4_180
    """,
    "Collapsing, bombing and blowing away.": """
        4_65 4_66 4_117
    """,
    "The opponent chooses between losses.": """
        4_141 4_142
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "It deploys or takes a lightsaber from the Reserve Deck for nothing.": "4_1",
    "Battles that are not begun where he is, and the training of apprentices.": "4_2 4_33",
    "The droid that it powers, and artillery.": "4_13",
    "Sense may not cancel its first text.": "4_48 4_139",
    "Effects that are doubled, and reactions and asteroid destinies that are cancelled.": "4_55 4_149 4_150",
    "Asteroids, caves and Star Destroyers in them have rules of their own.": "4_81 4_82 4_83 4_155 4_156 4_157 4_166",
    "Where starships and vehicles come, sink and move for nothing.": "4_85 4_86 4_165",
    "Jedi Tests.": "4_88",
    "Destinies of cards that change, and converted locations.": "4_90",
    "A search of a Used Pile in a battle, and droids that begin battles.": "4_91 4_101",
    "Who may be forfeited, and who may be the target of an Utinni Effect.": "4_93",
    "Bars to reactions.": "4_97",
    "It changes what a named Interrupt does, or bars cards by a word.": "4_99 4_116",
    "Immunity that is counted.": "4_103",
    "A forfeit value that is set until the end of the turn.": "4_107",
    "The order of a Force Pile.": "4_136",
    "Reactions out of an asteroid sector.": "4_154",
    "Who may move it.": "4_160",
    "Its pilot is a smuggler or a bounty hunter; some weapons may come aboard.": "4_168 4_169 4_170 4_171 4_172",
    "Bombing runs and orbital mines.": "4_173",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "4_13": "A device goes on cards of its own side.",
    "4_17": "The sectors of the two asteroid locations count, under whatever rules they are.",
    "4_23": "No creature is played yet.",
    "4_131": "No creature is played yet.",
    "4_37": "Pilots at sites, aboard something or not.",
    "4_60": "The ability of an own character counts.",
    "4_70": "Bounty hunters and Imperials of both players count; power and attrition do not fall below 0.",
    "4_72": "It may be used when the opponent's control, battle or move phase begins.",
    "4_92": "The prey is worthless without being asked.",
    "4_100": "The prey is worthless without being asked.",
    "4_95": "It may be used once at each of its two places.",
    "4_96": "It may be used once at each of its two places.",
    "4_146": "An own bounty hunter.",
    "4_161": "Its player activates 1 more for Vader and 1 more for the Emperor.",
    "4_69": "The starfighter is alone at the system.",
}
