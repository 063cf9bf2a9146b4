"""Decks of OCTGN, read by the names of their cards.

They are not written: many cards of this game share a name, and OCTGN's own ids, which would tell them apart, are not known here.
"""

from __future__ import annotations

from typing import Final

from games.contracts.decks import DeckFile, ListReader, ReadList
from games.decks import octgn
from games.star_wars_lcg.catalogue.pool import Pool


def read(text: str, pool: Pool, lists: ListReader) -> ReadList:
    """Its sections are the affiliation, the objectives and the command deck; cards that make whole sets become these sets."""
    return octgn.read_o8d(text, lists)


DECK_FILES: Final = (DeckFile("o8d", octgn.NAMES, octgn.EXTENSION, octgn.MEDIA_TYPE, octgn.is_o8d, read),)
