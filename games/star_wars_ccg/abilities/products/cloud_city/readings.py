"""Cards of Cloud City whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("5",)
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "answers": "5_118",
    "captives": "5_36 5_52 5_124 5_128",
    "contests": "5_129",
    "destinies": "5_19 5_48 5_111",
    "fetching": "5_13 5_14 5_168",
    "inserted": "5_15 5_122",
    "piles": "5_68 5_153",
    "weapons": "5_12",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "5_157",
    "epics": "5_100",
    "force": "5_18",
    "moves": "5_137",
    "own": "5_58",
    "piles": "5_23",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "5_156": "An Interrupt is retargeted once its targets are chosen, before they pay. Both uses cost 3 Force.",
    "5_9": "The opponent uses the whole pile only if it is smaller than the destiny.",
    "5_29": "A character with such ability counts if it is there when the turn ends.",
    "5_59": "The distance is the difference of the two destinies.",
    "5_40": "The cost is paid before the cards are seen; a pile without cards gets none.",
    "5_88": "Between clouds and the exterior sites of their system it lands and takes off for 1 Force.",
    "5_143": "Interior and exterior sites stay apart.",
    "5_1": "It answers destinies of the battle and of weapons; those of other texts are not answered.",
    "5_43": "The react costs nothing beyond the 3 Force.",
    "5_120": "Rebel bases are Hoth and Yavin 4.",
    "5_41": "A Skywalker is Luke, Anakin or the Daughter of Skywalker.",
    "5_160": "The weapon is on a character that stands there.",
    "5_148": "What is added counts for the rest of the turn.",
    "5_145": "A captive that is hit is lost; captives are forfeited when the attrition of the battle is known.",
    "5_35": "A blaster rifle is a blaster, and so is one that is printed on a character.",
    "5_142": "A Dark Jedi is a character of the Dark Side with ability 6 or more.",
    "5_20": "Whoever brings ability counts: characters, and vehicles and starships with a permanent pilot.",
    "5_110": "Whoever brings ability counts: characters, and vehicles and starships with a permanent pilot.",
    "5_45": "Each destiny of one shot; it is used once each time.",
    "5_137": "They are at one site.",
    "5_172": "It is in place of a Force drain there this turn.",
    "5_113": "A captive counts as seized by whoever escorted it last.",
    "5_125": "A captive counts as seized by whoever escorted it last; Vader is at the prison.",
    "5_123": "The captive was escorted by the trooper who brings it.",
    "5_114": "Each Effect is used once a turn.",
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
    "5_65": "A weapon whose target is given up counts as fired.",
    "5_97": "In the opponent's turn its player is asked when the deploy phase begins.",
    "5_141": "Vader is present if he stands at the site by himself.",
    "5_63": "It is used once the attrition is known, before anything is paid.",
    "5_73": "It is used once the attrition is known, before anything is paid.",
    "5_161": "As for Away Put Your Weapon.",
    "5_30": "Whoever hangs there bears nothing; a captive needs an escort where the ship is, or goes to the Used Pile.",
    "5_127": "As for the other side's card.",
    "5_44": "Nobody who hangs there is disarmed any more.",
    "5_54": "Whatever the character bears is lost.",
    "5_79": "Whoever falls is not hit, and nothing else of the weapon follows.",
    "5_167": "As for the other side's card.",
    "5_47": "Forfeited characters are lost, too.",
    "5_121": "A disarmed character fires no weapon that is printed on it.",
    "5_21": "A card that was hit pays for damage alone; it is lost at the end of the battle in any case.",
}
