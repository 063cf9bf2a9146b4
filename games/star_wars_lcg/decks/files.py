"""Deck files of OCTGN, read by card names.

They cannot be written: many cards of this game share a name, and the ids that OCTGN tells them apart by are not known here.
"""

from __future__ import annotations

from typing import Final

from games.contracts.decks import DeckFile, ListReader, ReadList
from games.decks import octgn
from games.star_wars_lcg.catalogue.pool import Pool


def read(text: str, pool: Pool, lists: ListReader) -> ReadList:
    """The deck in an OCTGN file.  Its sections are affiliation, objectives and command deck; cards of whole sets become these sets."""
    return octgn.read_o8d(text, lists)


DECK_FILES: Final = (DeckFile("o8d", octgn.NAMES, octgn.EXTENSION, octgn.MEDIA_TYPE, octgn.is_o8d, read),)
