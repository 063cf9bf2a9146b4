"""Cards by name: completions of what is typed, and similar names for an empty result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from django.db.models import Case, IntegerField, Q, Value, When

from cards.models import Card, Game
from cards.query import words_of
from cards.query.messages.suggest import nearest_few
from cards.search.orders import card_order
from cards.selectors import card_links
from cards.texts.folding import fold
from games.registry import GAMES

MAX_NAME_LENGTH = 60


def card_names(*, game: Game, q: str, limit: int = 20, language: str = "en") -> list[dict[str, Any]]:
    """Cards to complete the name `q`, those that begin with it first, by name in `language`: `{code, name, names, type}`."""
    if not (words := words_of(q)):
        return []
    begins = Case(When(search_key__startswith=fold(q), then=Value(0)), default=Value(1), output_field=IntegerField())
    order = card_order("name", language=language)
    rows = Card.objects.filter(_name_contains_all(words), game=game, is_extra=False).order_by(begins, *order)
    return [dict(row) for row in rows.values("code", "name", "names", "type")[: max(0, min(limit, 50))]]


def _name_contains_all(words: Sequence[str]) -> Q:
    """Cards whose folded names contain every word."""
    matches = Q()
    for word in words:
        matches &= Q(search_key__contains=word)
    return matches


def cards_named_like(*, game: Game, q: str, limit: int = 4) -> list[Card]:
    """Cards with a name similar to `q`, to suggest after an empty result; none for a long text.  1 query once names are cached."""
    key = fold(q)
    if not key or len(key) > MAX_NAME_LENGTH:
        return []
    codes = codes_by_name(game.slug, game.data_version)
    similar = list(dict.fromkeys(codes[name] for name in nearest_few(key, codes, limit)))
    cards = card_links(game=game, codes=similar)
    return [cards[code] for code in similar if code in cards]  # other data may have been loaded since


@lru_cache(maxsize=2 * len(GAMES))
def codes_by_name(slug: str, version: str) -> dict[str, str]:
    """Folded card name, in any language -> card code, without the extras.  version: the data version."""
    rows = Card.objects.filter(game=slug, is_extra=False).order_by("position").values_list("search_key", "code")
    return {key: code for keys, code in rows for key in keys.split("\n")}
