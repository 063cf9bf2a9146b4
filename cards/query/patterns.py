"""Text matching outside the database: regular expressions, and texts that contain the card's own title.

RE2 takes time linear in the text for every pattern; it has no back-references and no look-around.
Names and texts are read once for each data version; patterns see them as printed, except for compatibility forms and accents.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import re2

from cards.models import Card
from cards.render_cache import for_a_version
from cards.texts.folding import fold

MAX_MEMORY = 4 << 20


class InvalidPattern(ValueError):
    """A pattern that RE2 rejects, with RE2's message."""


def fold_marks(text: str) -> str:
    """Fold compatibility forms and accents and leave the rest unchanged; kana keep their marks.

    >>> fold_marks("Ｐoé ガ")
    'Poe ガ'
    """
    text = unicodedata.normalize("NFKC", text)
    letters = (c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c) or c in "\u3099\u309a")
    return unicodedata.normalize("NFC", "".join(letters))


@lru_cache(maxsize=256)
def compile_pattern(pattern: str) -> Any:
    options = re2.Options()
    options.case_sensitive, options.log_errors, options.max_mem = False, False, MAX_MEMORY
    try:
        return re2.compile(pattern, options)
    except re2.error as error:
        reason = error.args[0] if error.args else ""
        raise InvalidPattern(reason.decode("utf-8", "replace") if isinstance(reason, bytes) else str(reason)) from None


@for_a_version(256)
def cards_matching(slug: str, version: str, member: str, pattern: str) -> tuple[int, ...]:
    """Primary keys of the game's cards that match the pattern in `member`: their names, text or lore."""
    find = compile_pattern(pattern).search
    return tuple(pk for pk, texts in _searched_texts(slug, version, member) if any(find(text) for text in texts))


def matches_a_name(pattern: str, names: Iterable[str]) -> bool:
    """Whether the pattern matches one of the names of a card that is not stored."""
    find = compile_pattern(pattern).search
    return any(find(fold_marks(name)) for name in names)


@for_a_version(256)
def cards_with_own_title(slug: str, version: str, member: str, text: str, *, whole: bool) -> tuple[int, ...]:
    """Primary keys of the cards whose text contains `text`, with each "~" replaced by the card's own title."""
    keys = []
    for pk, name, key in Card.objects.filter(game=slug).exclude(**{f"{member}_key": ""}).values_list("pk", "name", f"{member}_key"):
        filled = fold(text.replace("~", f" {name} "))
        if key == filled or (not whole and filled in key):
            keys.append(pk)
    return tuple(keys)


@for_a_version(32)
def _searched_texts(slug: str, version: str, member: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    cards = Card.objects.filter(game=slug)
    if member == "name":
        rows = cards.values_list("pk", "names", "aliases")
        return tuple((pk, tuple(map(fold_marks, (*names.values(), *aliases)))) for pk, names, aliases in rows)
    return tuple((pk, (fold_marks(text),)) for pk, text in cards.exclude(**{member: ""}).values_list("pk", member))
