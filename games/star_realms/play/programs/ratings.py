"""Ratings of cards for policies: how much a card gives of each resource."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.star_realms.catalogue.pool import CardFacts
from games.star_realms.play.cards import Card
from games.star_realms.play.programs.ops import Effect

_WEIGHTS: Final = {"primary": 10, "ally": 5, "double_ally": 3, "scrap": 3}


def rate(card: Card, facts: CardFacts) -> None:
    found: dict[str, int] = {}
    for slot, weight in _WEIGHTS.items():
        for ability in facts.abilities.get(slot, ()):
            for name, amount in _worth(ability["effects"]).items():
                found[name] = found.get(name, 0) + weight * amount
                if slot == "scrap" and name == "combat":
                    card.scrap_combat += amount
    card.trade, card.combat, card.authority = found.get("trade", 0), found.get("combat", 0), found.get("authority", 0)
    card.cards, card.trimmed, card.discards = found.get("cards", 0), found.get("trimmed", 0), found.get("discards", 0)
    # Keep bought cards; of the starting cards give up combat first, as trade buys better cards.
    card.keep = 100 * (facts.cost or 0) + 10 + card.trade // 10 if facts.cost else card.trade // 10


def _worth(effects: Iterable[Effect]) -> dict[str, int]:
    """Name -> amount that the effects give: the most of a choice, half of a condition."""
    total: dict[str, int] = {}
    for effect in effects:
        for name, amount in _worth_of(effect).items():
            total[name] = total.get(name, 0) + amount
    return total


def _worth_of(effect: Effect) -> dict[str, int]:  # noqa: PLR0911  one line an operation
    op = effect["op"]
    number = min(effect.get("n") or 1, 3)
    if op == "gain":
        return {effect["resource"]: effect["n"]}
    if op in ("take_back", "put_on_deck", "acquire_free", "copy_ally_ability"):
        return {"cards": 1}
    if op in ("draw", "discard_then_draw_that_many"):
        return {"cards": number}
    if op in ("draw_per_scrapped_this_way", "draw_per_card_played_this_turn"):
        return {"cards": 1}
    if op == "scrap":
        return {"trimmed": number}
    if op == "opponent_discard":
        return {"discards": number}
    if op == "choose":
        most: dict[str, int] = {}
        for option in effect["options"]:
            for name, amount in _worth(option).items():
                most[name] = max(most.get(name, 0), amount)
        return most
    if op in ("if", "pay"):
        return {name: (amount + 1) // 2 for name, amount in _worth(effect["then"]).items()}
    return {}
