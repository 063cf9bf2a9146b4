"""Cards of set 221 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("221",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "objectives": "221_40 221_41 221_65 221_67",
    "own": "221_5",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "221_47 221_59 221_61",
    "costs": "221_25",
    "destinies": "221_4 221_7 221_22 221_42 221_72",
    "fetching": "221_14 221_38 221_60",
    "jedi_tests": "221_49",
    "moves": "221_48",
    "objectives": "221_18",
    "own": "221_66",
    "places": "221_74",
    "protection": "221_3 221_8 221_15 221_37 221_45 221_73",
    "reactions": "221_51",
    "sharing": "221_2",
    "stacked": "221_39 221_44 221_55 221_64",
    "texts": "221_21",
    "weapons": "221_9",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "221_6": "Rebel Strike Team is on the table with either side up.",
    "221_10": "The squad is chosen when it moves to the next site, as the one move of all of them.",
    "221_21": "An alien who is a gambler, a gangster or a Dug is enough by itself.",
}
