"""Legality filter for a search, for at most `MAX_CHECKED` decks, with a cache of verdicts in the process."""

from __future__ import annotations

from collections import OrderedDict
from datetime import date
from threading import Lock
from typing import Any

from cards.data.pools import pool_of
from cards.models import Game as GameRow
from decks.legality import decklist_of, verdicts
from decks.models import Deck, DeckQuerySet
from games.registry import GAMES

MAX_CHECKED = 500  # decks that one search may check
MAX_CACHED = 50_000  # verdicts in the cache

_verdicts: OrderedDict[tuple[Any, ...], bool] = OrderedDict()  # (deck, version, format, day, card data) -> legal
_lock = Lock()


def legal_decks(decks: DeckQuerySet, code: str, day: date) -> tuple[list[Any], bool]:
    """The ids of the decks that are legal in the format on the day, and whether all decks were checked."""
    slugs = [slug for slug, rules in GAMES.items() if code == "any" or any(format.code == code for format in rules.decks.formats)]
    rows = list(decks.filter(game__in=slugs).order_by("-updated", "pk").values_list("pk", "version", "game")[: MAX_CHECKED + 1])
    versions = dict(GameRow.objects.filter(slug__in=slugs).values_list("slug", "data_version"))
    keys = {pk: (pk, version, code, day, versions[game]) for pk, version, game in rows[:MAX_CHECKED]}
    with _lock:
        known = {pk: _verdicts[key] for pk, key in keys.items() if key in _verdicts}
    unknown = [pk for pk in keys if pk not in known]
    pools: dict[str, Any] = {}
    formats = None if code == "any" else [code]
    for deck in Deck.objects.filter(pk__in=unknown).prefetch_related("slots") if unknown else ():
        if (game := deck.game_id) not in pools:
            pools[game] = pool_of(game)
        results = verdicts(game=game, decklist=decklist_of(deck), on=day, formats=formats, pool=pools[game])
        known[deck.pk] = any(verdict.legal for verdict in results)
        with _lock:
            if deck.version == keys[deck.pk][1]:  # not changed since its version was read
                _verdicts[keys[deck.pk]] = known[deck.pk]
                while len(_verdicts) > MAX_CACHED:
                    _verdicts.popitem(last=False)
    return [pk for pk, is_legal in known.items() if is_legal], len(rows) <= MAX_CHECKED
