"""What no database compares for us: regular expressions, and texts that hold a card's own title.

RE2 runs in time linear in the text, whatever the pattern; it has no back-references and no look-around.
Names and texts are read once for the data that is loaded; patterns see them as printed, but for compatibility forms and accents.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Any

import re2

from cards.folding import fold
from cards.models import Card
from cards.render_cache import for_a_version

MAX_MEMORY = 4 << 20


class Unreadable(ValueError):
    """A pattern that RE2 refuses, in its words."""


def soft(text: str) -> str:
    """Compatibility forms and accents folded, everything else as it is; kana keep their marks.

    >>> soft("Ｐoé ガ")
    'Poe ガ'
    """
    text = unicodedata.normalize("NFKC", text)
    kept = (c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c) or c in "\u3099\u309a")
    return unicodedata.normalize("NFC", "".join(kept))


@lru_cache(maxsize=256)
def compiled(pattern: str) -> Any:
    options = re2.Options()
    options.case_sensitive, options.log_errors, options.max_mem = False, False, MAX_MEMORY
    try:
        return re2.compile(pattern, options)
    except re2.error as error:
        reason = error.args[0] if error.args else ""
        raise Unreadable(reason.decode("utf-8", "replace") if isinstance(reason, bytes) else str(reason)) from None


@for_a_version(256)
def matching(slug: str, version: str, member: str, pattern: str) -> tuple[int, ...]:
    """Primary keys of the game's cards with a match in a name, the text or the lore."""
    find = compiled(pattern).search
    return tuple(pk for pk, texts in _texts(slug, version, member) if any(find(text) for text in texts))


@for_a_version(256)
def with_own_title(slug: str, version: str, member: str, text: str, *, whole: bool) -> tuple[int, ...]:
    """Primary keys of cards whose text holds `text` with the card's own title for each "~"."""
    found = []
    for pk, name, key in Card.objects.filter(game=slug).exclude(**{f"{member}_key": ""}).values_list("pk", "name", f"{member}_key"):
        wanted = fold(text.replace("~", f" {name} "))
        if key == wanted or (not whole and wanted in key):
            found.append(pk)
    return tuple(found)


@for_a_version(32)
def _texts(slug: str, version: str, member: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    cards = Card.objects.filter(game=slug)
    if member == "name":
        rows = cards.values_list("pk", "names", "aliases")
        return tuple((pk, tuple(map(soft, (*names.values(), *aliases)))) for pk, names, aliases in rows)
    return tuple((pk, (soft(text),)) for pk, text in cards.exclude(**{member: ""}).values_list("pk", member))
