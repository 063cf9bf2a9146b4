"""Decks as other programs keep them: GEMP, Holotable and OCTGN."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import DeckFile
from games.decks import octgn as o8d
from games.star_wars_ccg.decks.files.gemp import is_gemp, is_stored, read_gemp, read_stored, write_gemp
from games.star_wars_ccg.decks.files.holotable import is_holotable, read_holotable, write_holotable
from games.star_wars_ccg.decks.files.octgn import read_octgn, write_octgn
from games.star_wars_ccg.texts import TEXTS

DECK_FILES: Final = (
    DeckFile(
        "gemp",
        TEXTS["deck_files.gemp"],
        ".txt",
        "application/xml",
        is_gemp,
        read_gemp,
        write_gemp,
    ),
    DeckFile("gemp-stored", TEXTS["deck_files.gemp_stored"], ".txt", "text/plain", is_stored, read_stored),
    DeckFile(
        "htd",
        TEXTS["deck_files.holotable"],
        ".htd",
        "text/plain",
        is_holotable,
        read_holotable,
        write_holotable,
        encoding="cp1252",
    ),
    DeckFile("o8d", o8d.NAMES, o8d.EXTENSION, o8d.MEDIA_TYPE, o8d.is_o8d, read_octgn, write_octgn),
)
