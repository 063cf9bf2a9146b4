"""Where a declaration does not say what the source's structure says of the card, and why.  A test keeps the table complete."""

from __future__ import annotations

from typing import Final

DIFFERENCES: Final[dict[str, str]] = {
    "templar-brehmer": "The source writes a colon after 2 combat, as if it were a price; the other heroes of the box gain it.",
}
# Read where the source is unclear, or structured by hand where it is not structured at all.
READINGS: Final[dict[str, str]] = {
    "blob-builder": "It is cheaper in trade; the source writes combat by mistake.",
    "tanker-mech": "Machine Cult without the word ally is its ally ability, as on every other card.",
    "sapphire-city-base": "The source leaves out its defense; its cost is taken.",
    "imperial-flagship": "The target player is the opponent.",
    "cunning-captain": "The target player is the opponent.",
    "supply-depot": "Two discards, one after the other, each with a choice of its own.",
    "stealth-needle": "It does not copy another Stealth Needle, or it could for ever.",
    "needle-lancer": "It does not copy its own ability.",
    "mobile-market": "It comes back after the cards of the draw phase were drawn.",
    "bombardment": "Who has no base loses authority.",
    "patience-rewarded": "Only the player who set a card aside may acquire it.",
}
