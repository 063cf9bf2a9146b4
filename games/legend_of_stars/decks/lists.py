"""Read and write a deck as text, in the form that people type; and the two sample decks."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Decklist, Fold, ListReader, ReadyList, Slot
from games.decks.card_names import Meaning, names_by_code
from games.decks.lists import zone_reader, zone_text
from games.legend_of_stars.catalogue.fields import CARD_TYPES
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.formats import MAIN, ZONES
from games.legend_of_stars.texts import TEXTS

# The sample decks, whose cards are invented.
# Name -> (number of a sample card -> copies); each has 50 cards.
_DECKS: Final = {
    "embers": {
        **dict.fromkeys((1, 2, 3, 5, 6, 8, 25, 26, 28, 30, 32, 27, 49, 52, 57, 61), 3),
        4: 2,
    },
    "tides": {
        **dict.fromkeys((9, 10, 12, 14, 16, 11, 33, 34, 35, 37, 38, 40, 53, 56, 50, 62), 3),
        36: 2,
    },
}


def list_reader(pool: Pool, fold: Fold) -> ListReader:
    """The reader of deck texts for `pool`.  Building it folds every card name once."""
    meanings = [Meaning(MAIN, card.code, card.names) for card in pool.cards.values()]
    return zone_reader(meanings=meanings, printings=pool.printings, zones=ZONES, fold=fold, groups=CARD_TYPES)


def list_text(decklist: Decklist, name: str, pool: Pool) -> str:
    return zone_text(decklist, name, zones=ZONES, names=names_by_code(pool.cards, pool.printings))


def ready_lists(pool: Pool) -> tuple[ReadyList, ...]:
    return tuple(ReadyList(name, TEXTS[f"ready_lists.{name}"], ready_list(name)) for name in _DECKS if _is_known(name, pool))


def ready_list(name: str) -> Decklist:
    return Decklist(tuple(Slot(f"sample-{number:03}", copies, MAIN) for number, copies in sorted(_DECKS[name].items())))


def _is_known(name: str, pool: Pool) -> bool:
    """Whether the pool has the deck's cards: imported cards take the place of the sample set."""
    return all(slot.code in pool.cards for slot in ready_list(name).slots)
