"""Legality filter for a search on another day than today, for at most `MAX_CHECKED` decks, with a cache of verdicts in the process.

Today's verdicts of all decks are in the index (`decks.search.deck_index`).
"""

from __future__ import annotations

import uuid
from collections import OrderedDict
from collections.abc import Sequence
from datetime import date
from threading import Lock
from typing import Any

from cards.data.pools import pool_of
from cards.models import Game as GameRow
from decks.legality import decklist_of, verdicts
from decks.models import Deck
from games.registry import GAMES

MAX_CHECKED = 500  # decks that one search may check
MAX_CACHED = 50_000  # verdicts in the cache

_verdicts: OrderedDict[tuple[Any, ...], bool] = OrderedDict()  # (deck, version, format, day, card data) -> legal
_lock = Lock()


def legal_decks(decks: Sequence[Deck], code: str, day: date) -> list[uuid.UUID]:
    """The ids of those of the decks, at most `MAX_CHECKED`, that are legal in the format ("any": in one of them) on the day."""
    rules_of = {slug: rules for slug, rules in GAMES.items() if code == "any" or any(one.code == code for one in rules.decks.formats)}
    versions = dict(GameRow.objects.filter(slug__in=list(rules_of)).values_list("slug", "data_version"))
    keys = {deck.pk: (deck.pk, deck.version, code, day, versions[deck.game_id]) for deck in decks if deck.game_id in versions}
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
    return [pk for pk, is_legal in known.items() if is_legal]
