"""The look of a game: its colours, icons and own templates, from `templates/games/<slug>/`.

tone: a colour name in tokens.css ("blue").
mark: the id of an icon in img/icons.svg.
drawing: the id of an icon with optional CSS classes ("crosshair black").

A game without a `look.json` gets the defaults.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

HOME = Path(__file__).parents[1] / "templates" / "games"


@dataclass(frozen=True, slots=True)
class TextsAt:
    """The site where players of a game read the texts of cards.

    url: its front page.
    search: the address of its search for a part of a card's English name, with `{name}` for this part; "" if it has none.
    breaks: what the search does not find in names; the longest part of a name between them is searched for.
    lacks: the types of cards that the site does not have, and facts that are true of such cards.
    """

    name: str
    url: str
    search: str = ""
    breaks: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()

    def finds(self, card: Any) -> bool:
        """Whether the address leads to the card itself.  Searches find current cards, and not earlier wordings of the same name."""
        return bool(self.search) and not card.is_extra

    def address(self, card: Any) -> str:
        """The search for the card, else the front page; "" for a card that the site does not have."""
        if card.type in self.lacks or any(card.facts.get(fact) for fact in self.lacks):
            return ""
        if not self.finds(card):
            return self.url
        parts = re.split("|".join(map(re.escape, self.breaks)), card.name) if self.breaks else [card.name]
        return self.search.format(name=quote(max((part.strip() for part in parts), key=len), safe=""))


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
    texts_at: TextsAt | None = None  # where players read the texts of cards; an object with these members in `look.json`
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
    if not path.is_file():
        return Look(slug)
    members = json.loads(path.read_text(encoding="utf-8"))
    texts_at = members.pop("texts_at", None)
    return Look(slug, texts_at=TextsAt(**texts_at) if texts_at else None, **members)
