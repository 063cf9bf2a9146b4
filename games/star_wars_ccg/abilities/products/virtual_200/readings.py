"""Cards of set 200 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("200",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "bars": "200_57 200_73 200_90 200_106",
    "costs": "200_44",
    "destinies": "200_11",
    "fetching": "200_13 200_36 200_43 200_89 200_103",
    "immunity": "200_14",
    "own": "200_16",
    "piles": "200_55",
    "places": "200_135",
    "protection": "200_42 200_128",
    "shields": "200_29 200_32 200_99 200_100",
    "stacked": "200_145",
    "weapons": "200_38",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "200_105": "The starfighter is deployed first, then its pilot goes aboard.",
    "200_50": "The Effects are those for the own area.",
    "200_117": "The Effects are those for the own area.",
    "200_1": "A clone is a card with the icon of the Clone Army.",
    "200_3": "A clone is a card with the icon of the Clone Army. The forfeit value is lower until the end of the turn.",
    "200_9": "The target is weaker, and without text, until the end of the turn.",
    "200_49": "The Force is part of the cost of firing. In the opponent's turn its player is asked when the deploy phase begins.",
    "200_121": "The Force is part of the cost of firing. In the opponent's turn its player is asked when the deploy phase begins.",
    "200_130": "Nothing lowers its power, own cards neither.",
    "200_137": "In the opponent's turn its player is asked when the control phase begins.",
    "200_140": "The target is without text until the end of the turn.",
    "200_24": "A spy that is lost is one by its print.",
    "200_39": "It is used once each battle; what it prevents holds until the end of the battle.",
    "200_82": "The destiny is one for a battle or for a weapon.",
    "200_109": "It is used once each battle; what it prevents holds until the end of the battle.",
    "200_133": "Of an Interrupt with several texts, the one that is used counts.",
    "200_56": "The destiny is one for a battle or for a weapon.",
    "200_54": "The destiny is one for a battle or for a weapon.",
    "200_116": "The destiny is one for a battle or for a weapon.",
    "200_123": "The destiny is one for a battle or for a weapon.",
    "200_35": "The shields come in the own deploy phase, and both players see them.",
    "200_110": "The shields come in the own deploy phase, and both players see them.",
    "200_6": "A clone is a card with the icon of the Clone Army.",
    "200_58": "The light half lets the Light Side's starships move in reaction, as the dark half says.",
    "200_101": "Its player chooses when the own draw phase ends.",
}
