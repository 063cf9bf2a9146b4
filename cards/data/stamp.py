"""Stamp of a game's stored data: a hash of its fixtures and of the code that loads them.

`Game.loaded_from` holds the stamp of the data in the database.  Data with another stamp is out of date and must be loaded again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from django.conf import settings

from games.contracts.game import Game as Rules

# What a load may read besides the fixtures: the rules decide what is stored of a card.
CODE = ("cards", "games")
SUFFIXES = {".py", ".toml", ".json", ".lark"}


def stamp_of(rules: Rules) -> str:
    """The stamp that the game's data has if it is loaded now."""
    fixtures = digest_of((settings.FIXTURES / rules.slug).glob("*.json"))
    return hashlib.sha256(f"{code_digest()} {fixtures}".encode()).hexdigest()


@cache
def code_digest() -> str:
    return digest_of(path for folder in CODE for path in (settings.BASE_DIR / folder).rglob("*") if path.suffix in SUFFIXES)


def digest_of(files: Iterable[Path]) -> str:
    """A hash (hex) of the files' names and contents."""
    digest = hashlib.sha256()
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)} ".encode() + content)
    return digest.hexdigest()
