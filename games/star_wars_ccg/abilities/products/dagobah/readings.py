"""Cards of Dagobah whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("4",)
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "answers": "4_137 4_144",
    "asteroids": "4_35 4_36 4_47 4_56 4_61 4_63 4_80 4_130 4_138",
    "converted": "4_65 4_117",
    "creatures": "4_3 4_4 4_6 4_7 4_46 4_108 4_110 4_112 4_113 4_119",
    "fetching": "4_38",
    "inserted": "4_16",
    "jedi_tests": "4_120",
    "moves": "4_11 4_12",
    "piles": "4_20 4_25 4_31 4_39 4_64 4_68 4_153",
    "protection": "4_10",
    "reactions": "4_122 4_124 4_127",
    "sharing": "4_14",
    "texts": "4_52",
    "weapons": "4_45 4_174 4_178 4_179",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "asteroids": "4_83 4_154 4_157",
    "converted": "4_173",
    "creatures": "4_23 4_131",
    "destinies": "4_78",
    "moves": "4_160 4_165",
    "piles": "4_101",
    "sharing": "4_171",
    "texts": "4_150",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "4_26": "Effects whose immunity to Alter is printed; the owner of the Effect chooses.",
    "4_132": "Effects whose immunity to Alter is printed; the owner of the Effect chooses.",
    "4_55": "Special Modifications that are on the table when it is used.",
    "4_105": "Sites of the Executor are those with its name in the title.",
    "4_81": "Asteroid rules as RULES.md tells them.",
    "4_18": "The ability of pilots aboard does not count for battle destiny.",
    "4_59": "The droid is asked for by both texts.",
    "4_27": "It works once the battle under way is over, as inserted cards do.",
    "4_114": "It works once the battle under way is over, as inserted cards do.",
    "4_125": "It works once the battle under way is over, as inserted cards do.",
    "4_135": "The 2 Force are lost when it has come.",
    "4_75": "Its player may let it be moved once, before the own moves.",
    "4_76": "The destinies of the opponent are always lowered; nobody is asked.",
    "4_77": "Mentor and apprentice are chosen with the test; without one of them it is lost until it is completed.",
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
    "4_24": "Its player says on a starship at Dagobah which of its texts works.",
    "4_115": "As for Grounded Starfighter.",
    "4_28": "Once a battle.",
    "4_42": "The target is a character whose printed lore names the Emperor.",
    "4_62": "It is used when the attrition is known.",
    "4_89": "The Dark Side's text of it is a condition of the Light Side's.",
    "4_123": "Its player says on an opposing pilot at a site which of its texts works; who is not moved costs 1 Force.",
    "4_141": "With fewer than 2 cards in hand the opponent loses the top card.",
    "4_158": "Icons that are cancelled neither activate nor let the opponent drain.",
    "4_159": "The reaction is the starship's one move of the turn, at the usual cost.",
    "4_162": "The Light Side's text of it is a condition of the Dark Side's. Who moves so to another site makes its one move of the turn.",
    "4_163": "The Light Side's text of it is a condition of the Dark Side's.",
    "4_142": "Characters, vehicles, starships and creatures have deploy costs (CCG-CST-02).",
    "4_15": "The stolen card goes at once to the character that bears it from now on.",
    "4_43": "On Yoda it does what it says of Yoda.",
}
