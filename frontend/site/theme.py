"""The look of a game: its colours, icons and own templates, from `templates/games/<slug>/`.

tone: a colour name in tokens.css ("blue").
mark: the id of an icon in img/icons.svg.
drawing: the id of an icon with optional CSS classes ("crosshair black").

A game without a `look.json` gets the defaults.
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
    """The members of `look.json`."""

    slug: str
    accent: str = "grey"  # the game's own tone
    tones: Mapping[str, str] = field(default_factory=dict)  # code -> tone
    tone_by: tuple[str, ...] = ("faction",)  # "faction", "side", "type" or facts; the first value with a tone colours the card
    marks: Mapping[str, str] = field(default_factory=dict)  # code -> mark
    mark_by: tuple[str, ...] = ("faction",)  # as `tone_by`, for the mark
    columns: Mapping[str, str] = field(default_factory=dict)  # column of the card table -> drawing of its heading, or ""
    line: tuple[str, ...] = ("traits",)  # the facts below a card's name in lists
    group: str = "faction"  # the meaning of the mark in the card table: "faction", "side", "type" or a fact
    shown_elsewhere: tuple[str, ...] = ()  # facts that the card page shows elsewhere
    slots: str = "marks"  # the width of the number columns of lists (card.css)
    shows_products: bool = True  # whether lists show the product of a card
    drawings: Mapping[str, str] = field(default_factory=dict)  # printed symbol (icon, resource, direction) -> drawing
    distinguished_by: str = ""  # the fact that distinguishes cards with the same name
    cost: str = "cost"  # the fact that says what a card costs to play
    texts_at: Mapping[str, str] = field(default_factory=dict)  # "name" and "url" of the site where players read the texts of cards
    examples: Mapping[str, str] = field(default_factory=dict)  # name of a text -> URL of an example search, relative to the game's page

    def tone(self, code: str) -> str:
        return self.tones.get(code, "grey")

    def mark(self, code: str) -> str:
        return self.marks.get(code, "mark-ring")

    def tone_of(self, card: Any) -> str:
        return self.tone(_first(card, self.tone_by, self.tones))

    def mark_of(self, card: Any) -> str:
        return self.mark(_first(card, self.mark_by, self.marks))

    def template(self, path: str) -> list[str]:
        """For `{% include %}`: the game's own template at `path` in its folder, or else the shared template."""
        return [f"games/{self.slug}/{path}", path]


def _first(card: Any, names: tuple[str, ...], known: Mapping[str, str]) -> str:
    """The first of the card's values that is in `known`; "" if there is none."""
    for name in names:
        value = getattr(card, name, None) or card.facts.get(name)
        value = getattr(value, "code", value)
        if isinstance(value, str) and value in known:
            return value
    return ""


@cache
def look_of(slug: str) -> Look:
    """The look of a registered game.  Never pass user input as `slug`: it names a folder."""
    path = HOME / slug / "look.json"
    return Look(slug, **json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else Look(slug)
