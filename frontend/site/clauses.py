"""Short texts of a game's rule clauses, read from the tables and rulings of its RULES.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import games

ROW = re.compile(r"^\| ([A-Z0-9]+(?:-[A-Z0-9]+)+) \| ([^|]+) \|", re.MULTILINE)
# A list item, "- A-07, A-08: text", with optional indented lines below.
READINGS = re.compile(r"^- (A-\d\d(?:, A-\d\d)*): (.+(?:\n +.+)*)", re.MULTILINE)


@cache
def clauses_of(slug: str) -> Mapping[str, str]:
    """Clause -> its text in English; {} for a game without RULES.md.  Never pass user input as `slug`: it names a folder."""
    path = Path(next(iter(games.__path__))) / slug.replace("-", "_") / "RULES.md"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    readings = {clause: _plain(words) for clauses, words in READINGS.findall(text) for clause in clauses.split(", ")}
    return readings | {clause: _plain(words) for clause, words in ROW.findall(text)}


def _plain(words: str) -> str:
    return re.sub(r"\s+", " ", words).replace("`", "").strip()
