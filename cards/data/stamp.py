"""Stamp of a game's stored data: a hash of its fixtures and of the code that the data depends on.

`Game.loaded_from` holds the stamp of the data in the database.  Data with another stamp is out of date and must be loaded again.

The first half of a stamp covers the stored facts: the fixtures, and the code that reads, declares and stores facts.  The second half covers
the rooms on which no stored fact depends; they decide how fully the rules play a card and which decks are legal.
If only the second half is out of date, the site serves the data until it is loaded again, because the facts are the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from django.conf import settings

from games.contracts.game import Game as Rules
from games.registry import GAMES

# The rooms of `games/` and of each game that may import the catalogue, so that the catalogue cannot depend on them.
LATER_ROOMS = {"play", "decks", "policies", "report", "runs"}
SUFFIXES = {".py", ".toml", ".json", ".lark"}
HALF = 32  # characters


def stamp_of(rules: Rules) -> str:
    """The stamp that the game's data has if it is loaded now."""
    return facts_digest(rules)[:HALF] + rules_digest(rules)[:HALF]


def has_current_facts(rules: Rules, stamp: str) -> bool:
    """Whether the stored facts with this stamp are those that loading the game now would store."""
    return stamp[:HALF] == facts_digest(rules)[:HALF]


def facts_digest(rules: Rules) -> str:
    fixtures = digest_of((settings.FIXTURES / rules.slug).glob("*.json"))
    return _joined(fixtures, *(code_digest(folder, later=False) for folder in ("cards", "games", _folder(rules))))


def rules_digest(rules: Rules) -> str:
    return _joined(*(code_digest(folder, later=True) for folder in ("games", _folder(rules))))


def _folder(rules: Rules) -> str:
    return f"games/{rules.slug.replace('-', '_')}"


def _joined(*digests: str) -> str:
    return hashlib.sha256(" ".join(digests).encode()).hexdigest()


@cache
def code_digest(folder: str, *, later: bool) -> str:
    """The digest of the code in `folder`, without the folders of single games: its later rooms, or all else."""
    return digest_of(_code(folder, later=later))


def _code(folder: str, *, later: bool) -> Iterator[Path]:
    root: Path = settings.BASE_DIR / folder
    single_games = {settings.BASE_DIR / _folder(rules) for rules in GAMES.values()} - {root}
    for room in root.iterdir():
        if room not in single_games and (room.name in LATER_ROOMS) == later:
            files = room.rglob("*") if room.is_dir() else [room]
            yield from (path for path in files if path.suffix in SUFFIXES)


def digest_of(files: Iterable[Path]) -> str:
    """A hash (hex) of the files' names and contents."""
    digest = hashlib.sha256()
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)} ".encode() + content)
    return digest.hexdigest()
