"""A deck list in groups by card type, cheap cards first."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import DeckGroup, Decklist, Slot
from games.decks.groups import grouped
from games.legend_of_stars.catalogue.fields import CHARACTER, EFFECT, SUPPORT
from games.legend_of_stars.catalogue.pool import CardFacts, Pool
from games.legend_of_stars.texts import TEXTS
from games.texts.collation import name_key

# (card type, heading, number of cards that the rules require: None)
_GROUPS: Final = tuple((card_type, TEXTS[f"groups.{card_type}"], None) for card_type in (CHARACTER, EFFECT, SUPPORT))
_GROUP_CODES: Final = frozenset(card_type for card_type, _, _ in _GROUPS)


def groups(decklist: Decklist, pool: Pool, language: str = "en") -> tuple[DeckGroup, ...]:
    def card_of(slot: Slot) -> CardFacts | None:
        return pool.cards.get(pool.card_code(slot.code) or "") if isinstance(slot.code, str) else None

    def group_of(slot: Slot) -> str | None:
        card = card_of(slot)
        return card.type if card is not None and card.type in _GROUP_CODES else None

    def sort_key(slot: Slot) -> tuple[object, ...]:
        card = card_of(slot)
        return (card.cost or 0, name_key(card.names, language), card.code) if card is not None else ()

    return tuple(grouped(decklist, names=_GROUPS, group_of=group_of, sort_key=sort_key))
