"""The records of a game on disk: the JSON tables of a folder `fixtures/<slug>/`, read into a catalogue.

The files hold printed facts.  Facts that follow from declared abilities join the records when these are loaded.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from games.contracts.catalogue import Catalogue, Record
from games.contracts.game import Game

# The tables that every game has, and the optional ones.
TABLES: Final = ("factions", "products", "objective_sets", "cards", "printings")
OPTIONAL_TABLES: Final = ("rulings", "formats")


def read_tables(folder: Path) -> dict[str, bytes]:
    """File name -> content of the tables in `folder`; FileNotFoundError if a table that every game has is missing."""
    files = {}
    for table in (*TABLES, *OPTIONAL_TABLES):
        path = folder / f"{table}.json"
        if path.is_file():
            files[path.name] = path.read_bytes()
        elif table in TABLES:
            raise FileNotFoundError(f"There is no {path.name} in {folder.name}/.")
    return files


def parse_catalogue(files: Mapping[str, bytes]) -> Catalogue:
    """The printed catalogue in these files, unchecked; ValueError names a file that is not a JSON list."""
    tables: dict[str, tuple[Record, ...]] = {}
    for table in (*TABLES, *(table for table in OPTIONAL_TABLES if f"{table}.json" in files)):
        try:
            tables[table] = tuple(json.loads(files[f"{table}.json"]))
        except (ValueError, TypeError) as error:
            raise ValueError(f"{table}.json is not a JSON list: {error}") from None
    return Catalogue(**tables)


def with_declarations(game: Game, printed: Catalogue) -> Catalogue:
    """The catalogue with the facts that the game declares added to its cards; a catalogue that already has them is unchanged."""
    return replace(printed, cards=tuple(map(game.cards.declared, printed.cards)))


def read_catalogue(game: Game, folder: Path | str) -> Catalogue:
    """All records of `game` in `folder`, such as `fixtures/<slug>/`.  The site checks them besides (`cards/data/fixtures.py`)."""
    return with_declarations(game, parse_catalogue(read_tables(Path(folder))))
