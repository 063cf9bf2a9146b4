"""A list in groups: the chosen characters, the reserve pile, and the cards that are the same for every player of the faction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import DeckGroup, Decklist, Slot
from games.decks.groups import grouped
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS, EVENTS, RESERVE, RESOURCES, STRATEGIES
from games.empire_vs_rebellion.decks.legality import CHOSEN, count, faction_of, reserve_pile
from games.empire_vs_rebellion.texts import TEXTS
from games.texts import Words
from games.texts.collation import name_key

# zone -> (heading, number of cards)
_GROUPS: Final[Mapping[str, tuple[Words, int]]] = {
    CHARACTERS: (TEXTS["groups.characters"], CHOSEN),
    RESERVE: (TEXTS["groups.reserve"], 4),
    RESOURCES: (TEXTS["groups.resources"], 16),
    STRATEGIES: (TEXTS["groups.strategies"], 5),
    EVENTS: (TEXTS["groups.events"], 24),
}
# A list that names its resource cards names all 24, characters included.
_LISTED_RESOURCES: Final = 24


def groups(decklist: Decklist, pool: Pool, language: str = "en") -> tuple[DeckGroup, ...]:
    """The groups of a list.  A zone that the list does not name is filled with the fixed cards of its faction, if it has one."""

    def card_of(slot: Slot) -> CardFacts | None:
        return pool.cards.get(pool.card_code(slot.code) or "") if isinstance(slot.code, str) else None

    def group_of(slot: Slot) -> str | None:
        return slot.zone if slot.zone in tuple(_GROUPS) and card_of(slot) is not None else None

    def sort_key(slot: Slot) -> tuple[object, ...]:
        card = card_of(slot)
        return _sort_key(card, language) if card is not None else ()

    wanted = {zone: _LISTED_RESOURCES if zone == RESOURCES else number for zone, (_, number) in _GROUPS.items()}
    listed = grouped(
        decklist, names=[(zone, names, wanted[zone]) for zone, (names, _) in _GROUPS.items()], group_of=group_of, sort_key=sort_key
    )
    found = {group.code: group for group in listed}
    counted = count(decklist, pool)
    fixed = _fixed_cards(counted.cards[CHARACTERS], faction_of(decklist, pool), pool)
    for zone, (names, number) in _GROUPS.items():
        if zone in fixed and not counted.copies(zone) and zone not in found:
            slots = sorted((Slot(code, 1, "") for code in fixed[zone]), key=lambda slot: _sort_key(pool.cards[slot.code], language))
            found[zone] = DeckGroup(zone, names, tuple(slots), len(slots), number, fixed=True)
    return tuple(found[code] for code in [*_GROUPS, *found.keys() - _GROUPS.keys()] if code in found)


def _fixed_cards(chosen: Mapping[str, int], faction: str | None, pool: Pool) -> dict[str, Mapping[str, int]]:
    """The cards that the rules put into each zone of a list with these characters."""
    fixed: dict[str, Mapping[str, int]] = {EVENTS: pool.events()}
    if faction is not None:
        fixed[RESERVE] = reserve_pile(chosen, faction, pool)
        fixed[RESOURCES] = pool.ordinary(faction)
        fixed[STRATEGIES] = pool.strategies(faction)
    return fixed


def _sort_key(card: CardFacts, language: str) -> tuple[object, ...]:
    return (card.category, card.value or 0, name_key(card.names, language), card.code)
