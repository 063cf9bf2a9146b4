"""Display options of the query language: how the result list is sorted and shown."""

from __future__ import annotations

from collections.abc import Mapping

from games.texts import LANGUAGES

ORDERS = ("name", "number", "cost", "set", "type", "released", "faction", "side", "relevance")
DISPLAYS: Mapping[str, tuple[str, ...]] = {
    "order": (),
    "dir": ("asc", "desc"),
    "unique": ("cards", "prints"),
    "view": ("list", "grid", "text", "full"),
    "lang": (*LANGUAGES, "any"),
    "include": ("extras",),
}
DISPLAY_KEYS = {"order": "order", "sort": "order", "dir": "dir", "direction": "dir", "unique": "unique", "view": "view", "display": "view",
                "lang": "lang", "language": "lang", "include": "include"}  # fmt: skip
