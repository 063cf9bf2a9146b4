"""Cards of Jabba's Palace whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("6",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "answers": "6_123",
    "captives": "6_1 6_32",
    "texts": "6_95",
    "weapons": "6_4 6_128",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "destinies": "6_97",
    "own": "6_12",
    "texts": "6_124",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "6_8": "Only the half of that name is switched off.",
    "6_22": "The Effect comes without cost; then its player may use 6 Force of each player.",
    "6_135": "The Effect comes without cost; then its player may use 6 Force of each player.",
    "6_30": "The sites are counted when the Interrupt is used.",
    "6_38": "Protection from storms goes to whoever bears the mask.",
    "6_161": "Whoever cancels destinies of the opponent keeps the lowest two.",
    "6_141": "Any escort there may take the captive; its weapons are lost.",
    "6_144": "A captive counts as seized by whoever escorted it last.",
    "6_73": "A spy who gives presence where it was just deployed is not sent back.",
    "6_155": "A spy who gives presence where it was just deployed is not sent back.",
    "6_120": "No site is shielded yet.",
    "6_85": "While a character stands there its landspeed is 1 lower.",
    "6_169": "While a character stands there its landspeed is 1 lower.",
    "6_92": "The attrition against the opponent grows.",
    "6_3": "The subtraction is always made.",
    "6_167": "Entering and leaving it is no move of the turn.",
    "6_74": "It is used in an attack once that was announced.",
    "6_9": "It is asked once in each control phase.",
    "6_2": "On Tatooine are its sites and those of Jabba's Palace; drains grow at sites with a docking bay, too.",
    "6_15": "The site is one that names the system.",
    "6_17": "The top card of the Lost Pile is retrieved.",
    "6_18": "Male is whoever is not said to be female.",
    "6_21": "Male is whoever is not said to be female.",
    "6_29": "Male is whoever is not said to be female.",
    "6_37": "The other Yarkora are those of that title.",
    "6_44": "The aliens of its player, wherever they are deployed.",
    "6_50": "It answers a battle of the opponent, as reactions do.",
    "6_68": "Luke stands at the site himself.",
    "6_69": "Those who stand at sites of the palace, or are aboard something there.",
    "6_157": "Those who stand at sites of the palace, or are aboard something there.",
    "6_75": "Han and Leia of the own side.",
    "6_80": "The sites of Tatooine and of Jabba's Palace are related.",
    "6_109": "Jabba's discount counts at the sites of his palace, too.",
    "6_116": "A character of either player, but not himself; whoever goes moves away as its player chooses.",
    "6_142": "It works for sites with a planet icon and for planets; no site is shielded yet.",
    "6_121": "A battle destiny of its own player, once for each destiny of 3.",
    "6_106": "He stands in once the attrition is known, before anything is paid.",
    "6_168": "The text of its Dark Side is off while the opponent controls the system.",
    "6_171": "The text of its Dark Side is off while the opponent controls the site.",
    "6_149": "Whoever is aboard an independent starship without flying it counts as not provided by its pilots.",
    "6_25": "It answers a battle of the opponent, once each battle; weapons change hands without cost anyway.",
    "6_108": "It answers a battle of the opponent, once each battle; weapons change hands without cost anyway.",
    "6_39": "When the opponent's control phase begins.",
    "6_49": "A captive whose escort is at the site of the droid.",
    "6_66": "The attack is one of a creature, on an own character.",
    "6_93": "A creature that is hit is about to be lost, too.",
    "6_132": "Whichever weapon he bears; what is added to its cost is doubled, too.",
    "6_139": "Another Rancor at a site of its planet; it moves by itself when its player's move phase ends, without cost.",
}
