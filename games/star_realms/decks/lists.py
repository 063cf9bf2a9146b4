"""Reader and writer of decklists as text."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Decklist, Fold, ListReader
from games.decks.card_names import Meaning, names_by_code
from games.decks.lists import zone_reader, zone_text
from games.decks.short_names import load_short_names
from games.star_realms.catalogue.fields import CARD_TYPES, FACTIONS
from games.star_realms.catalogue.pool import CardFacts, Pool
from games.star_realms.decks.formats import COMMANDER_ZONE, EXPLORERS, GAMBITS, STARTING_DECK, TRADE_DECK, ZONES

SHORT_NAMES: Final = load_short_names(__file__)


def list_reader(pool: Pool, fold: Fold) -> ListReader:
    """The reader of deck texts for `pool`; it folds every name once, when it is built."""
    meanings = [Meaning(_zone(card), card.code, card.names) for card in pool.cards.values()]
    groups = (*CARD_TYPES, *FACTIONS)
    return zone_reader(meanings=meanings, printings=pool.printings, zones=ZONES, fold=fold, groups=groups, short_names=SHORT_NAMES)


def list_text(decklist: Decklist, name: str, pool: Pool) -> str:
    return zone_text(decklist, name, zones=ZONES, names=names_by_code(pool.cards, pool.printings))


def _zone(card: CardFacts) -> str:
    zones = {"personal-deck": STARTING_DECK, "explorer-pile": EXPLORERS, "gambit": GAMBITS, "commander": COMMANDER_ZONE}
    return zones.get(card.role, TRADE_DECK)
