"""A game's catalogue and card pool with own cards added; cached by the content of the cards, never by their owner."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cards.data.pools import catalogue_of, data_version, pool_of
from cards.render_cache import for_a_version
from decks.models import Deck
from decks.own_cards.selectors import own_cards_of_deck
from games.contracts.catalogue import Catalogue, Record
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Extended:
    """The catalogue with own cards, and the pool that the game builds from it."""

    catalogue: Catalogue
    pool: Any


def catalogue_with(slug: str, own: Sequence[Record], version: str | None = None) -> Catalogue:
    """As `catalogue_of`, with these own cards after the published ones."""
    return catalogue_of(slug, version) if not own else extended(slug, own, version).catalogue


def pool_with(slug: str, own: Sequence[Record], version: str | None = None) -> Any:
    """As `pool_of`, with these own cards."""
    return pool_of(slug, version) if not own else extended(slug, own, version).pool


def pool_of_deck(deck: Deck, version: str | None = None) -> Any:
    """The pool for a stored deck: with the own cards in it."""
    return pool_with(deck.game_id, own_cards_of_deck(deck), version)


def content_of(own: Sequence[Record]) -> str:
    """The cards as canonical JSON: equal cards, equal text."""
    return json.dumps(list(own), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def extended(slug: str, own: Sequence[Record], version: str | None = None) -> Extended:
    return _extended(slug, data_version(slug) if version is None else version, content_of(own))


@for_a_version(most=16)
def _extended(slug: str, version: str, content: str) -> Extended:
    rules = GAMES[slug]
    if rules.own_cards is None:
        raise ValueError(f"{slug} does not support own cards")
    catalogue = catalogue_of(slug, version)
    cards = tuple(rules.own_cards.joined(card) for card in json.loads(content))
    joined = replace(catalogue, cards=(*catalogue.cards, *cards))
    return Extended(joined, rules.build_pool(joined))
