"""Problem codes and checks as docs/decks.md lists them."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).resolve().parents[3] / "docs/decks.md").read_text()


def checks_of(game: str) -> dict[str, str]:
    """Problem code -> check, as the table under the heading of a game has them."""
    section = TEXT.partition(f"### {game}\n")[2].partition("\n## ")[0].partition("\n### ")[0]
    return {code: check for check, code in re.findall(r"^\| (V\d+|A-18|A-20|setup) \| `(\w+)` \|", section, re.M)}
