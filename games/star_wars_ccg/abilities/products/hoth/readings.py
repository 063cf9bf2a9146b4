"""Cards of Hoth whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("3",)
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "converted": "3_61 3_115 3_118",
    "missing": "3_43",
    "piles": "3_132",
    "weapons": "3_95",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "epics": "3_154",
    "weapons": "3_84 3_131",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "3_70": "Its rider steps off before it is sacrificed.",
    "3_44": "Of two cards that come together it sends back the one it answers.",
    "3_127": "Of two cards that come together it sends back the one it answers.",
    "3_119": "Whatever has moved this turn and has just come.",
    "3_72": "A power droid, a fusion generator or a site powers artillery; the warrior who fires it fires nothing else this turn.",
    "3_75": "As for the Atgar Laser Cannon.",
    "3_78": "It needs power, but nobody to fire it; both numbers are 0 as long as the starship is on the table.",
    "3_77": "It is fired at two targets in one shot in the weapons segment of a battle; carried, it goes as far as both warriors can.",
    "3_159": "Both warriors move with it, each at 1 Force, as far as both can.",
    "3_112": "A character that is not female is male, a droid, too.",
    "3_36": "Characters aboard a vehicle are not in the cold.",
    "3_101": "As for the other card of this title.",
    "3_120": "It adds 1 if any walker that is near enough has a vehicle weapon.",
    "3_126": "A missing character stays at its site and does nothing, and no other text chooses it; weapons and devices stay on it.",
    "3_138": "A vehicle without armor is one with maneuver; it counts as without a driver if it has crashed.",
    "3_140": "The character is one of the opponent at the location of the weapon.",
    "3_7": "One trooper at the next site after another, each at 1 Force; whoever is aboard something stays.",
    "3_92": "One trooper at the next site after another, each at 1 Force; whoever is aboard something stays.",
    "3_11": "The leader of the own side.",
    "3_89": "The leader of the own side; the armor is better whether he pilots or not.",
    "3_21": "A rider is whoever is aboard the beast.",
    "3_87": "Each Imperial at his site, himself among them.",
    "3_130": "An attempt is a weapon that is aimed, or an Interrupt or text whose targets were just chosen. Off, a droid has no text.",
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
    "3_71": "A Skywalker is Luke, Anakin or the Daughter of Skywalker.",
    "3_80": "It is fired where its starship has landed (CCG-MVL-04).",
    "3_19": "A trooper has battled if a battle began at its site this turn; each that comes pays 1 Force.",
    "3_48": "No card lies face down at a location; its first text does nothing. Droid spies and mines are moved together or not at all.",
    "3_50": "Its player chooses the warrior when the destiny is about to be drawn.",
    "3_76": "It explodes for each character that stands there or walks from one side of the site to the other.",
    "3_81": "As for the Infantry Mine; a starfighter counts 5.",
    "3_111": "It lies on the docking bay; cards that move there or away end or begin at an Echo site.",
    "3_109": "Rebel bases are Hoth and Yavin 4.",
    "3_148": "Who moves so makes its one move of the turn; vehicles need a driver or pilot.",
    "3_22": "Whoever is aboard something moves with it.",
    "3_60": "It counts the medical droids on the table that were deployed this turn.",
    "3_106": "Control counts when the control phase begins and when it ends.",
    "3_24": "It saves starships and vehicles of its own side.",
    "3_31": "The move is on foot, at its usual cost, and the character's one move of the turn.",
    "3_142": "Both players' creatures and mounts count.",
    "3_33": "In the opponent's deploy phase it comes when that begins; characters with permanent weapons have a weapon.",
    "3_102": "It is deployed in the own deploy phase; its player's opponent cancels it.",
}
