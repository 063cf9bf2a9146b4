"""Short texts of a game's rule clauses, read from the tables and rulings of its RULES.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import games

ROW = re.compile(r"^\| ([A-Z0-9]+(?:-[A-Z0-9]+)+) \| ([^|]+) \|", re.MULTILINE)
READING = re.compile(r"\b(A-\d\d)\s+\(([^()]*)\)")


@cache
def clauses_of(slug: str) -> Mapping[str, str]:
    """Clause -> what it says, in English; {} for a game without a list of them (never of user input: it reads a file of that name)."""
    path = Path(next(iter(games.__path__))) / slug.replace("-", "_") / "RULES.md"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    found = {clause: _plain(words) for clause, words in READING.findall(text)}
    return found | {clause: _plain(words) for clause, words in ROW.findall(text)}


def _plain(words: str) -> str:
    return re.sub(r"\s+", " ", words).replace("`", "").strip()
