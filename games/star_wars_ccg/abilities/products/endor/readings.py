"""Cards of Endor whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("8",)
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "piles": "8_110",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "battles": "8_34",
    "epics": "8_29",
    "jedi_tests": "8_8",
    "spies": "8_132",
    "texts": "8_103",
    "timing": "8_134",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "8_121": "A weapon is present wherever it is at the location.",
    "8_117": "Each bike follows by itself.",
    "8_144": "Its player may leave a card that is shown where it is.",
    "8_123": "Own aliens with ability anywhere on the table provide some of it.",
    "8_40": "A site that is also interior counts.",
    "8_126": "A site that is also interior counts.",
    "8_5": "A forfeit value that is raised and lowered does not fall below the printed one.",
    "8_43": "A site that is blown away is lost with all that is there.",
    "8_55": "The destiny is compared with the character that is chosen; a lower ability than the highest is never worth choosing.",
    "8_58": "A Rebel Base is Yavin 4 or Hoth.",
    "8_62": "Each of its three texts asks for Han and Leia together.",
    "8_90": "Creatures and Epic Events there are lost, too; Effects are not.",
    "8_105": "On Endor are its sites.",
    "8_137": "It is used once the destiny of the weapon is drawn, before what follows from it.",
    "8_1": "He pays for his own move, and nothing for the cannon.",
    "8_13": "He may pay for all attrition that is left, and need not.",
    "8_36": "Armed with a blaster is with a blaster or blaster rifle on the character; permanent weapons are not counted.",
    "8_53": "A tie leaves both vehicles on the table; Luke riding counts like Luke piloting.",
    "8_57": "The number of characters is counted when the destiny is drawn; those aboard vehicles or starships are not counted.",
    "8_88": "It needs no power; the vehicle stays on the table as a crashed one.",
    "8_68": "On Endor are its sites; whoever is aboard something at the system is not there.",
    "8_73": "As for the Endor system: its sites count.",
    "8_89": "Each player draws one destiny; without a card to draw the opponent's is 0.",
    "8_125": "As for its counterpart of the Light Side.",
    "8_139": "Both Imperials are present at the same site; your blasters there count wherever they are carried.",
    "8_155": "Both stormtroopers are at its location by themselves.",
    "8_31": "He always goes to the Used Pile when he is lost in a battle, which is never worth refusing.",
    "8_54": "The new battle costs what a battle costs there; nobody hides from it.",
    "8_138": "The new battle costs what a battle costs there; nobody hides from it.",
    "8_25": "The character is any other at the site; the destiny is always drawn.",
    "8_18": "The rifle is fired again at the last target only.",
}
