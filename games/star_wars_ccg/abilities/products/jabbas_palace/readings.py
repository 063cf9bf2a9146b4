"""Cards of Jabba's Palace whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("6",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "Its text has not been read yet.": """
        6_1 6_3 6_7 6_8 6_16 6_19 6_32 6_38 6_48 6_52 6_53 6_54 6_55 6_57 6_58 6_59 6_60 6_61 6_65 6_66 6_67 6_73 6_76 6_78 6_85 6_86
        6_90 6_92 6_93 6_95 6_113 6_121 6_122 6_123 6_131 6_132 6_138 6_139 6_141 6_143 6_144 6_147 6_148 6_150 6_153 6_154 6_155
        6_156 6_158 6_159 6_164 6_166 6_167 6_169 6_170 6_174 6_175 6_179 6_180
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "Seekers that move for nothing and let targets pass.": "6_4 6_128",
    "Utinni! that cancels Force drains or Control.": "6_5 6_107",
    "A look at one card of a hand.": "6_9",
    "Sabacc.": "6_10 6_36",
    "Immunity to attrition that counts musicians, and shelter from storms.": "6_11 6_23",
    "Disguises.": "6_12",
    "Reactions of its own or of others, and bars to them.": "6_13 6_24 6_98 6_100 6_117 6_140",
    "Cards that change what others of a name do, or how many of them there may be.": "6_14 6_22 6_26 6_28 6_30 6_34 6_40 6_94 6_120 6_135",
    "Creatures.": "6_20 6_35 6_105",
    "A charm in other phases than the control phase.": "6_21",
    "Free transfers of weapons.": "6_25 6_108",
    "Destiny numbers that change.": "6_33 6_44 6_45 6_46 6_97",
    "Cards of a pile in another order.": "6_39",
    "What happens when night is cancelled.": "6_41 6_134",
    "Shelter from None Shall Pass or Ke Chu Ke Kukuta?.": "6_42 6_103",
    "Rescue for 2 Force.": "6_91",
    "A forfeit that pays for all that is left.": "6_99 6_112",
    "Bars to moves, and a forfeit that pays for all that is left.": "6_101",
    "Droids that drain.": "6_102",
    "A dearer landspeed, and captives.": "6_109",
    "Power that depends on the opponent's ability.": "6_111",
    "A leader by company.": "6_118",
    "Doubled cards.": "6_83",
    "Who jumps off a skiff, in a game by the community's rules.": "6_88 6_173",
    "Sites aboard vehicles.": "6_172",
    "Captives.": "6_49 6_68 6_75",
    "Holosites, and Shot In The Dark.": "6_56",
    "Effects that are inserted in a Reserve Deck.": "6_64",
    "Weapons that may fire repeatedly as its target.": "6_71",
    "One of its texts is immune to Sense.": "6_72 6_151",
    "A destiny number that is added to power.": "6_74",
    "Starting Interrupts.": "6_77 6_160",
    "Its text about more than two destinies.": "6_161",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "6_2": "On Tatooine are its sites and those of Jabba's Palace; drains grow at sites with a docking bay, too.",
    "6_15": "The site is one that names the system.",
    "6_17": "The top card of the Lost Pile is retrieved.",
    "6_18": "Male is whoever is not said to be female.",
    "6_21": "Male is whoever is not said to be female.",
    "6_25": "It answers a battle of the opponent, once each battle.",
    "6_108": "It answers a battle of the opponent, once each battle.",
    "6_29": "Male is whoever is not said to be female.",
    "6_37": "The other Yarkora are those of that title.",
    "6_44": "The aliens of its player, wherever they are deployed.",
    "6_68": "Luke stands at the site himself.",
    "6_69": "Those who stand at sites of the palace, or are aboard something there.",
    "6_157": "Those who stand at sites of the palace, or are aboard something there.",
    "6_75": "Han and Leia of the own side.",
    "6_80": "The sites of Tatooine and of Jabba's Palace are related.",
    "6_109": "Jabba's discount counts at the sites of his palace, too.",
    "6_116": "A character of either player, but not himself; whoever goes moves away as its player chooses.",
    "6_142": "It works for sites with a planet icon and for planets; no site is shielded yet.",
    "6_149": "Ability comes from characters, and from pilots that are printed on starships and vehicles.",
    "6_168": "The text of its Dark Side is off while the opponent controls the system.",
    "6_171": "The text of its Dark Side is off while the opponent controls the site.",
    "6_177": "Creatures are not played yet.",
}
