"""A decklist in groups: the starting cards, the deck by card type, and the cards outside the deck."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import DeckGroup, Decklist, Slot
from games.decks.groups import grouped
from games.star_wars_ccg.catalogue.fields import CARD_TYPES
from games.star_wars_ccg.catalogue.pool import CardFacts, Pool
from games.star_wars_ccg.decks.contents import by_number
from games.star_wars_ccg.decks.formats import OUTSIDE, STARTING, ZONES
from games.texts.collation import name_key

_NAMES: Final = {zone.code: zone.names for zone in ZONES} | {kind.code: kind.names for kind in CARD_TYPES}
_GROUPS: Final = tuple((code, _NAMES[code], None) for code in (STARTING, *(kind.code for kind in CARD_TYPES), OUTSIDE))


def groups(decklist: Decklist, pool: Pool, language: str = "en") -> tuple[DeckGroup, ...]:
    """The groups that are not empty, each sorted by name and number."""

    def card_of(slot: Slot) -> CardFacts | None:
        return pool.card(slot.code) if isinstance(slot.code, str) else None

    def group_of(slot: Slot) -> str | None:
        card = card_of(slot)
        return None if card is None else slot.zone if slot.zone in (STARTING, OUTSIDE) else card.type

    def name_and_number(slot: Slot) -> tuple[object, ...]:
        card = card_of(slot)
        return (name_key(card.names, language) if card else (), by_number(slot.code))

    return tuple(grouped(decklist, names=_GROUPS, group_of=group_of, sort_key=name_and_number))
