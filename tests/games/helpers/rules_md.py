"""Look up the functions that RULES.md names, and the checks that docs/decks.md lists."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path


def exists(package: str, name: str) -> bool:
    """Is this a module of the game or the engine, or something in one?"""
    parts = name.split(".")
    found = import_module("games.engine" if parts[0] == "engine" else f"games.{package}")
    for part in parts[parts[0] == "engine" :]:
        if hasattr(found, part):
            found = getattr(found, part)
        elif hasattr(found, "__path__") and find_spec(f"{found.__name__}.{part}"):
            found = import_module(f"{found.__name__}.{part}")
        else:
            return False
    return True


TEXT = (Path(__file__).resolve().parents[3] / "docs/decks.md").read_text()


def checks_of(game: str) -> dict[str, str]:
    """Problem code -> check, as the table under the heading of a game has them."""
    section = TEXT.partition(f"### {game}\n")[2].partition("\n## ")[0].partition("\n### ")[0]
    return {code: check for check, code in re.findall(r"^\| (V\d+|A-18|A-20|setup) \| `(\w+)` \|", section, re.M)}
