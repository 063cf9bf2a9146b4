"""The look of a game: its tones and marks, and templates of its own, all from `templates/games/<slug>/`.

tone: a name in tokens.css ("blue").  mark: the id of a drawing in img/icons.svg.  A card takes the first of its values named in
`tone_by` ("faction", "side", "type" or a fact) that has a tone, and its mark the same way.  accent: the tone of the game itself.
columns: the facts that the table of cards shows, each with the drawing at its head, or "" for its label.
line: the facts that stand below a card's name in lists.  group: what the table tells by the mark ("faction", "side" or a fact).
untold: facts that a card's page tells elsewhere.  slots: how wide the columns are in which lists show numbers (card.css).
placed: do lists say which product a card is from?  terms: kinds and cycles of products in other languages.
drawings: what cards print beside numbers (icons, resources, directions) as drawings.  told_by: the fact by which cards that share a name
are told apart where only names stand.  Without a file everything is grey and plain.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

HOME = Path(__file__).parents[1] / "templates" / "games"


@dataclass(frozen=True, slots=True)
class Look:
    slug: str
    accent: str = "grey"
    tones: Mapping[str, str] = field(default_factory=dict)
    tone_by: tuple[str, ...] = ("faction",)
    marks: Mapping[str, str] = field(default_factory=dict)
    mark_by: tuple[str, ...] = ("faction",)
    columns: Mapping[str, str] = field(default_factory=dict)
    line: tuple[str, ...] = ("traits",)
    group: str = "faction"
    untold: tuple[str, ...] = ()
    slots: str = "marks"
    placed: bool = True
    drawings: Mapping[str, str] = field(default_factory=dict)
    told_by: str = ""
    examples: Mapping[str, str] = field(default_factory=dict)

    def tone(self, code: str) -> str:
        return self.tones.get(code, "grey")

    def mark(self, code: str) -> str:
        return self.marks.get(code, "mark-ring")

    def tone_of(self, card: Any) -> str:
        return self.tone(_first(card, self.tone_by, self.tones))

    def mark_of(self, card: Any) -> str:
        return self.mark(_first(card, self.mark_by, self.marks))

    def template(self, path: str) -> list[str]:
        """For `{% include %}`: the game's own template at `path` below its folder, or else the one of all games."""
        return [f"games/{self.slug}/{path}", path]


def _first(card: Any, names: tuple[str, ...], known: Mapping[str, str]) -> str:
    """The first value of the card's that is known; "" for none."""
    for name in names:
        value = getattr(card, name, None) or card.facts.get(name)
        value = getattr(value, "code", value)
        if isinstance(value, str) and value in known:
            return value
    return ""


@cache
def look_of(slug: str) -> Look:
    """The look of a game of the registry (never of user input: it reads a file of that name)."""
    path = HOME / slug / "look.json"
    return Look(slug, **json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else Look(slug)
