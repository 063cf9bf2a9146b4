"""Decks of OCTGN (.o8d): all cards in one section, by name."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Decklist, ListReader, ReadList
from games.decks import octgn
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.lists.writer import list_text, name_of

OCTGN_GAME: Final = "8cf86807-9807-4d88-b8c6-81644c45b65e"  # the game's id on OCTGN


def read_octgn(text: str, pool: Pool, lists: ListReader) -> ReadList:
    return octgn.read_o8d(text, lists)


def write_octgn(decklist: Decklist, name: str, pool: Pool) -> str:
    """All cards in OCTGN's one section, by name."""
    cards = [(slot.quantity, octgn.UNKNOWN, name_of(slot.code, pool)) for slot in decklist.slots]
    return octgn.write_o8d(OCTGN_GAME, [("Main", cards)], notes=list_text(decklist, name, pool))
