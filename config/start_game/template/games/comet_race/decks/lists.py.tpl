"""Reader and writer of decklists as text, and the lists that come with the game."""

from __future__ import annotations

from games.comet_race.catalogue.fields import CARD_TYPES
from games.comet_race.catalogue.pool import Pool
from games.comet_race.decks.formats import MAIN, ZONES
from games.comet_race.texts import TEXTS
from games.contracts.decks import Decklist, Fold, ListReader, ReadyList, Slot
from games.decks.card_names import Meaning, names_by_code
from games.decks.lists import zone_reader, zone_text


def list_reader(pool: Pool, fold: Fold) -> ListReader:
    """The reader of deck texts for `pool`; building it folds every name once."""
    meanings = [Meaning(MAIN, card.code, card.names) for card in pool.cards.values()]
    return zone_reader(meanings=meanings, printings=pool.printings, zones=ZONES, fold=fold, groups=CARD_TYPES)


def list_text(decklist: Decklist, name: str, pool: Pool) -> str:
    """A deck and its name as text that the reader reads again without loss."""
    return zone_text(decklist, name, zones=ZONES, names=names_by_code(pool.cards, pool.printings))


def ready_lists(pool: Pool) -> tuple[ReadyList, ...]:
    """One legal list: two copies of each card."""
    decklist = Decklist(tuple(Slot(code, 2, MAIN) for code in sorted(pool.cards)))
    return (ReadyList("fleet", TEXTS["lists.fleet"], decklist),)
