"""Where a declaration does not say what the sources say of the card, and why.  Tests keep the tables complete.

DIFFERENCES: from what is read out of the gallery (`gallery`).  STRUCTURE: from the structured effects of the card data.
"""

from __future__ import annotations

from typing import Final

DIFFERENCES: Final[dict[str, str]] = {
    "templar-brehmer": "The source writes a colon after 2 combat, as if it were a price; the other heroes of the box gain it.",
}
STRUCTURE: Final[dict[str, str]] = {
    "assimilator": "Its scrapping stands in a line of its own below the choice, so it goes with both effects, not with the second alone.",
    "moonwurm-hatchling": "The data read what stands before a small or as gained in any case; it is a choice.",
    "naval-yard": "The data read what stands before a small or as gained in any case; it is a choice.",
    "operations-platform": "The data read what stands before a small or as gained in any case; it is a choice.",
    "salvage-drone": "The data call its scrapping optional; its text leaves only the choice between the two effects.",
    "starmarket": "Its condition stands before the choice, so it holds for both effects.",
    "tanker-mech": "Machine Cult without the word ally is its ally ability, as on every other card.",
    "temple-guardian": "Its docking stands in a line of its own below the choice, so it goes with both effects, not with the second alone.",
}
# Read where the source is unclear, or structured by hand where it is not structured at all.
READINGS: Final[dict[str, str]] = {
    "blob-builder": "It is cheaper in trade; the source writes combat by mistake.",
    "tanker-mech": "Machine Cult without the word ally is its ally ability, as on every other card.",
    "hellfire": "The colon after 5 combat is no price: prices say pay, as on the tech cards; the data's structure reads a gain.",
    "the-armory": "The colon after 3 trade is no price: prices say pay, as on the tech cards; the data's structure reads a gain.",
    "sapphire-city-base": "The source leaves out its defense; its cost is taken.",
    "imperial-flagship": "The target player is the opponent.",
    "cunning-captain": "The target player is the opponent.",
    "supply-depot": "Two discards, one after the other, each with a choice of its own.",
    "stealth-needle": "It does not copy another Stealth Needle, or it could for ever.",
    "needle-lancer": "It does not copy its own ability.",
    "mobile-market": "It comes back after the cards of the draw phase were drawn.",
    "bombardment": "Who has no base loses authority.",
    "patience-rewarded": "Only the player who set a card aside may acquire it, also without cost as from the row.",
    "merc-cruiser": "Its faction is chosen before all else it does, so what waits for such a ship sees it; not so that of a copy.",
    "merc-battlecruiser": "Its faction is chosen before all else it does.",
    "the-colossus": "Its faction is chosen before all else it does.",
}
