"""Text matching outside the database: regular expressions, and texts that contain the card's own title.

RE2 takes time linear in the text for every pattern; it has no back-references and no look-around.
Names and texts are read once for each data version; patterns see them as printed, except for compatibility forms and accents.
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
    """A pattern that RE2 rejects, with RE2's message."""


def soft(text: str) -> str:
    """Fold compatibility forms and accents and leave the rest unchanged; kana keep their marks.

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
    """Primary keys of the game's cards that match the pattern in `member`: their names, text or lore."""
    find = compiled(pattern).search
    return tuple(pk for pk, texts in _texts(slug, version, member) if any(find(text) for text in texts))


@for_a_version(256)
def with_own_title(slug: str, version: str, member: str, text: str, *, whole: bool) -> tuple[int, ...]:
    """Primary keys of the cards whose text contains `text`, with each "~" replaced by the card's own title."""
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
