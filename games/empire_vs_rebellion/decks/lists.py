"""Read and write a list as text, in the form that people type: a faction with its characters, or every card."""

from __future__ import annotations

from games.contracts.decks import Decklist, Fold, ListReader
from games.decks.card_names import Meaning, names_by_code
from games.decks.lists import zone_reader, zone_text
from games.empire_vs_rebellion.catalogue.fields import CARD_TYPES, EVENT, FACTIONS, STRATEGY
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS, EVENTS, RESOURCES, STRATEGIES, ZONES


def list_reader(pool: Pool, fold: Fold) -> ListReader:
    """The reader of deck texts for `pool`.  Building it folds every card name once."""
    meanings = [Meaning(_zone(card), card.code, card.names) for card in pool.cards.values()]
    return zone_reader(meanings=meanings, printings=pool.printings, zones=ZONES, fold=fold, sides=FACTIONS, groups=CARD_TYPES)


def list_text(decklist: Decklist, name: str, pool: Pool) -> str:
    return zone_text(decklist, name, zones=ZONES, names=names_by_code(pool.cards, pool.printings), sides=FACTIONS)


def _zone(card: CardFacts) -> str:
    if card.is_character:
        return CHARACTERS
    return {STRATEGY: STRATEGIES, EVENT: EVENTS}.get(card.type, RESOURCES)
