"""Ratings of cards for policies: how much a card gives of each resource."""

from __future__ import annotations

from typing import Final

from games.star_realms.abilities.ops import VOCABULARY
from games.star_realms.catalogue.pool import CardFacts
from games.star_realms.play.cards import Card

_WEIGHTS: Final = {"primary": 10, "ally": 5, "double_ally": 3, "scrap": 3}


def rate(card: Card, facts: CardFacts) -> None:
    found: dict[str, int] = {}
    for slot, weight in _WEIGHTS.items():
        for ability in facts.abilities.get(slot, ()):
            for name, amount in VOCABULARY.worth(ability["effects"]).items():
                found[name] = found.get(name, 0) + weight * amount
                if slot == "scrap" and name == "combat":
                    card.scrap_combat += amount
    card.trade, card.combat, card.authority = found.get("trade", 0), found.get("combat", 0), found.get("authority", 0)
    card.cards, card.trimmed, card.discards = found.get("cards", 0), found.get("trimmed", 0), found.get("discards", 0)
    # Keep bought cards; of the starting cards give up combat first, as trade buys better cards.
    card.keep = 100 * (facts.cost or 0) + 10 + card.trade // 10 if facts.cost else card.trade // 10
