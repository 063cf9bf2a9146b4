"""Cards of set 225 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("225",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "captives": "225_31",
    "epics": "225_34",
    "jedi_tests": "225_48 225_57",
    "objectives": "225_32 225_53",
    "shields": "225_51",
    "stacked": "225_46",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "225_2 225_20",
    "captives": "225_55",
    "costs": "225_52",
    "destinies": "225_9 225_49",
    "epics": "225_22 225_56",
    "fetching": "225_12",
    "immunity": "225_18",
    "jedi_tests": "225_58",
    "piles": "225_35",
    "places": "225_43",
    "protection": "225_1 225_10 225_16 225_38",
    "weapons": "225_21 225_23",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "225_3": "Sectors are no battlegrounds by the rules already.",
    "225_5": "The card data say whose lore names the Trade Federation.",
    "225_7": "No Tala Durith is among the cards, so nobody looks for her.",
    "225_11": "The First Order AT-M6 is the only AT-M6 among the cards.",
    "225_12": "No Shin is among the cards, so he is alone or his text does not work.",
    "225_24": "The starship is deployed first, then its pilot goes aboard; one of the hand goes aboard a starship of this turn.",
    "225_29": "What the Light Side reads of attrition against it stands with the Dark Side, whose opponent it is.",
    "225_30": "The Force that must be used first is paid with the deploy cost.",
    "225_37": "A Skywalker is a character with that word in its title.",
    "225_42": "A Skywalker is a character with that word in its title.",
    "225_44": "The Force that must be used first is paid with the deploy cost.",
    "225_45": "A lesser ability is one from 1 to 3, whatever changes his own.",
}
