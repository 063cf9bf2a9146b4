"""Cards of Hoth whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("3",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "Artillery weapons and the power that they need.": """
        3_28 3_35 3_72 3_75 3_77 3_78 3_140 3_159
    """,
    "Missing characters, search parties, and the night at the marker sites.": """
        3_31 3_36 3_37 3_43 3_46 3_101 3_103 3_104 3_108 3_111 3_113 3_117 3_123 3_124 3_126 3_135
    """,
    "Crashed vehicles.": """
        3_79 3_120 3_138
    """,
    "Creatures.": """
        3_33 3_93 3_102 3_142
    """,
    "Converted, collapsed and shielded sites, and the Epic Event about them.": """
        3_58 3_61 3_62 3_115 3_118 3_145 3_146
    """,
    "It deploys locations from the Reserve Deck.": """
        3_51 3_116
    """,
    "It looks at cards that are hidden in another way than as a whole hand.": """
        3_26 3_48 3_97 3_132
    """,
    "Droids that begin battles without presence.": """
        3_12 3_90
    """,
    "It bars reactions, or moves in answer to one.": """
        3_13 3_110 3_119
    """,
    "It saves cards that were hit once a turn, or the Bacta Tank.": """
        3_9 3_24 3_32 3_86 3_139
    """,
    "Mines that explode when something comes.": """
        3_76 3_81 3_160 3_162
    """,
    "It is thrown, counts what its bearer has, reaches two sites, or keeps a weapon from being fired.": """
        3_47 3_73 3_95 3_114
    """,
    "It works in answer to a destiny, a deployment, a move, a loss or a battle that is over.": """
        3_38 3_44 3_53 3_98 3_121 3_127
    """,
    "It leads a squad, protects from shots, or switches off.": """
        3_40 3_130
    """,
    "It activates Force by presence, or keeps the opponent from it.": """
        3_105 3_106
    """,
    "It moves others in a way of its own.": """
        3_19 3_54 3_137 3_149
    """,
    "An Utinni Effect that lies on a character, binds its target, or rewards what the target carries.": """
        3_39 3_99 3_107 3_109 3_112
    """,
    "It adds to a destiny before it compares, or aims at as many as its player likes.": """
        3_50 3_129 3_141
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "The Bacta Tank.": "3_1",
    "Free moves, transits that cost more, and what bars moves.": "3_2 3_20 3_22 3_59 3_148 3_100",
    "Echo Base Operations that are harder to cancel.": "3_10",
    "Spies Undercover are not played yet.": "3_14",
    "Bars to reactions.": "3_18",
    "Planet Defender Ion Cannons.": "3_23",
    "Its loss when the opponent reacts.": "3_82",
    "Tractor beams used in the control phase, or at better odds.": "3_84 3_131 3_153",
    "A discount once a turn.": "3_60",
    "A second pilot of that kind in one starship.": "3_64",
    "Creatures that come for nothing.": "3_150",
    "A capital starship that goes where starfighters go.": "3_65",
    "Search parties.": "3_67",
    "Reactions out of a battle, and sacrifices.": "3_70",
    "A landspeed that nothing raises, and the Epic Event.": "3_154 3_155 3_157",
    "Shelter from Effects that are not played yet.": "3_30",
    "Immunity that grows.": "3_94",
    "The droid that it powers, and artillery.": "3_96",
    "Artillery as its target.": "3_161",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "3_7": "One trooper at the next site after another, each at 1 Force; whoever is aboard something stays.",
    "3_92": "One trooper at the next site after another, each at 1 Force; whoever is aboard something stays.",
    "3_11": "The leader of the own side.",
    "3_89": "The leader of the own side; the armor is better whether he pilots or not.",
    "3_21": "A rider is whoever is aboard the beast.",
    "3_87": "Each Imperial at his site, himself among them.",
    "3_42": "Characters that stand there move away; it is their one move of the turn.",
    "3_45": "Whoever fires at whose vehicle; each destiny of the weapon counts more.",
    "3_122": "Whoever fires at whose vehicle; each destiny of the weapon counts more.",
    "3_41": "Both players' Imperials count; power and attrition do not fall below 0.",
    "3_125": "Power and attrition do not fall below 0.",
    "3_133": "Power and attrition do not fall below 0.",
    "3_52": "Its first text cancels characters, too.",
    "3_30": "A device goes on cards of its own side.",
    "3_94": "A device goes on cards of its own side.",
    "3_96": "A device goes on cards of its own side.",
    "3_63": "The Dark Side's bonus adds to the activation of its player.",
    "3_71": "A Skywalker is Luke, Anakin or the Daughter of Skywalker; creatures are not played yet.",
    "3_74": "Creatures are not played yet.",
    "3_80": "It is fired where its starship has landed (CCG-MVL-04); creatures are not played yet.",
    "3_158": "Creatures are not played yet.",
}
