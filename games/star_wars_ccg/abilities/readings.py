"""Premiere's cards whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones.

A test keeps the tables complete: a card of a declared product is declared in full, or listed in one of the first two.
"""

from __future__ import annotations

from typing import Final

# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "It names Effects, Interrupts or devices that are not played yet.": "1_4 1_32 1_126 1_283 1_288",
    "Its moves in answer to a battle or a Force drain (CCG-BAT-04) are not played yet.": "1_148 1_149 1_151 1_308 1_310",
    "Its own moves are not played yet.": "1_133 1_165 1_286",
    "Both players pay for it, or another price stands in for its cost.": "1_131 1_292",
    "Captives are not played yet.": "1_123",
    "It changes who goes first.": "1_138",
    "It makes the text of another card void.": "1_167",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "1_128": "Its first text works here, as the texts of a location do.",
    "1_137": "A character is alone if no other character, vehicle or starship of its player is at the location, beside what it is aboard.",
    "1_173": "It draws the destiny without a choice where the rules give none.",
    "1_174": "It draws the destiny without a choice where the rules give none.",
    "1_178": "Troopers of both players count, the stormtroopers among them.",
    "1_17": "Other Rebels than Leia herself.",
    "1_19": "Immunity is each card's own; it does not protect who is aboard, or what carries the card.",
    "1_38": "The free move to another droid needs that droid at the same location, of either player.",
    "1_72": "A player with fewer cards in the Reserve Deck activates those that are there (A-04).",
    "1_83": "The search comes without a look at the opponent's cards; the deck is shuffled, and nobody cuts.",
    "1_92": "The power at that moment counts twice until the battle is over.",
    "1_157": "Where present: at the location of its bearer.",
    "1_190": "A lightsaber is present wherever its bearer is.",
    "1_247": "The characters at these sites, aboard a vehicle or not.",
    "1_278": "Characters, vehicles, starships, weapons and devices.",
    "1_140": "The printed capacity; a starfighter is not loaded in it.",
}
