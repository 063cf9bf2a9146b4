"""Cards whose declaration differs from its sources, with the reason.  Tests keep the tables complete."""

from __future__ import annotations

from typing import Final

# Differences from the gallery's text as `catalogue.parse_text` reads it.
DIFFERENCES: Final[dict[str, str]] = {
    "templar-brehmer": "The source has a colon after 2 combat, as after a price.  The other heroes of the box gain the combat.",
}
# Differences from the structured effects of the card data.
STRUCTURE: Final[dict[str, str]] = {
    "assimilator": "The scrapping has its own line below the choice, so it belongs to both options.",
    "moonwurm-hatchling": "The data treat the part before a lowercase “or” as always gained; it is a choice.",
    "naval-yard": "The data treat the part before a lowercase “or” as always gained; it is a choice.",
    "operations-platform": "The data treat the part before a lowercase “or” as always gained; it is a choice.",
    "salvage-drone": "The data call the scrapping optional; the text only has the choice between two effects.",
    "starmarket": "The condition comes before the choice, so it applies to both options.",
    "tanker-mech": "“Machine Cult” without the word “ally” marks an ally ability, as on other cards.",
    "temple-guardian": "The docking has its own line below the choice, so it belongs to both options.",
}
# Our reading of an unclear source.
READINGS: Final[dict[str, str]] = {
    "blob-builder": "The discount is in trade; the source writes combat by mistake.",
    "tanker-mech": "“Machine Cult” without the word “ally” marks an ally ability, as on other cards.",
    "hellfire": "The colon after 5 combat is not a price: prices say “pay”, as on tech cards, and the structured data have a gain.",
    "the-armory": "The colon after 3 trade is not a price: prices say “pay”, as on tech cards, and the structured data have a gain.",
    "sapphire-city-base": "The source leaves out the defense, so the cost is used.",
    "imperial-flagship": "The target player is the opponent.",
    "cunning-captain": "The target player is the opponent.",
    "supply-depot": "Two separate discards, each with its own choice.",
    "stealth-needle": "It does not copy another Stealth Needle; otherwise copies could go on forever.",
    "needle-lancer": "It does not copy its own ability.",
    "mobile-market": "It returns after the cards of the draw phase are drawn.",
    "bombardment": "A player without a base loses authority.",
    "patience-rewarded": "Only the player who set a card aside may acquire it, also for free, as from the trade row.",
    "merc-cruiser": "The faction is chosen before its other effects, so triggers see it.  A copy chooses too late for them.",
    "merc-battlecruiser": "The faction is chosen before its other effects.",
    "the-colossus": "The faction is chosen before its other effects.",
}
