"""How a game is shown: its factions' tones and marks, and templates of its own, all from `templates/games/<slug>/`.

tone: a name in tokens.css ("blue").  mark: the id of a drawing in img/icons.svg.  columns: the facts that the
table of cards shows, each with the drawing at its head, or "" for its label.  Without a file everything is grey and plain.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

HOME = Path(__file__).parent / "templates" / "games"


@dataclass(frozen=True, slots=True)
class Look:
    slug: str
    tones: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    columns: Mapping[str, str] = field(default_factory=dict)

    def tone(self, code: str) -> str:
        return self.tones.get(code, "grey")

    def mark(self, code: str) -> str:
        return self.marks.get(code, "mark-ring")

    def template(self, name: str) -> list[str]:
        """The game's own template of this name, else the one for all games; for `{% include %}`."""
        return [f"games/{self.slug}/{name}", f"cards/{name}"]


@cache
def look_of(slug: str) -> Look:
    """The look of a game of the registry (never of user input: it reads a file of that name)."""
    path = HOME / slug / "look.json"
    return Look(slug, **json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else Look(slug)
