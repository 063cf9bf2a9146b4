"""Read and write a deck as text, in the form that people type."""

from __future__ import annotations

from games.contracts.decks import Decklist, Fold, ListReader
from games.decks.card_names import Meaning, names_by_code
from games.decks.lists import zone_reader, zone_text
from games.legend_of_stars.catalogue.fields import CARD_TYPES
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.formats import MAIN, ZONES


def list_reader(pool: Pool, fold: Fold) -> ListReader:
    """The reader of deck texts for `pool`.  Building it folds every card name once."""
    meanings = [Meaning(MAIN, card.code, card.names) for card in pool.cards.values()]
    return zone_reader(meanings=meanings, printings=pool.printings, zones=ZONES, fold=fold, groups=CARD_TYPES)


def list_text(decklist: Decklist, name: str, pool: Pool) -> str:
    return zone_text(decklist, name, zones=ZONES, names=names_by_code(pool.cards, pool.printings))
