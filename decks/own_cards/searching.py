"""Searches among own cards.  They are not in the database's table of cards, so the filter of a search is tested on each of them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from django.db.models import Q

from cards.data.pools import data_version
from cards.models import Game as GameRow
from cards.query import table_for
from cards.query.conditions import UnstoredCard, finds
from cards.query.values import MAX_TEXT_LENGTH, all_rows, levels_of
from cards.render_cache import for_a_version
from cards.texts.folding import fold, search_key
from decks.own_cards.pools import content_of, extended
from games.contracts.catalogue import Choice, Record
from games.registry import GAMES


def own_cards_found(condition: Q, *, game: str, own: Sequence[Record]) -> list[str]:
    """The codes of the own cards that the condition of a search (`CardSearch.condition`) finds, in their order."""
    if not own:
        return []
    return [card.record["code"] for card in _searchable(game, data_version(game), content_of(own)) if finds(condition, card)]


def further_values(game: GameRow, own: Sequence[Record]) -> Mapping[str, tuple[Choice, ...]]:
    """The values of list facts, by fact, that occur on these own cards and on no published card."""
    known = table_for(game).data.open_values
    found: dict[str, dict[str, str]] = {}
    for card in own:
        for name in known.keys() & card["facts"].keys():
            for value in card["facts"][name] or ():
                found.setdefault(name, {}).setdefault(fold(value), value)
    further = {}
    for name, texts in found.items():
        published = {fold(choice.code) for choice in known[name]}
        if new := tuple(Choice(text, {"en": text}) for key, text in sorted(texts.items()) if key and key not in published):
            further[name] = new
    return further


@for_a_version(most=16)
def _searchable(slug: str, version: str, content: str) -> tuple[UnstoredCard, ...]:
    rules, own = GAMES[slug], json.loads(content)
    both = extended(slug, own, version)
    cards = both.catalogue.cards[-len(own) :]
    levels = levels_of(rules, cards, both.pool if rules.is_played else None)
    rows = dict(all_rows(rules, replace(both.catalogue, cards=cards, printings=()), levels))
    return tuple(
        UnstoredCard(card, _columns(card), tuple((name, number, text[:MAX_TEXT_LENGTH]) for name, number, text in rows[card["code"]]))
        for card in cards
    )


def _columns(card: Record) -> dict[str, object]:
    return {
        "code": card["code"],
        "search_key": search_key(*card["names"].values()),
        "type": card["type"],
        "side": card["side"],
        "faction__code": card["faction"],
        "is_unique": card["unique"],
        "is_sample": False,
        "is_extra": False,
        "text_key": "",
        "lore_key": "",
    }
