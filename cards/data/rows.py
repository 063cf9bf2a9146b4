"""Conversion of catalogue records to the columns of database rows.

keys: code -> primary key of the rows that a record refers to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from cards.data import fixtures
from cards.models import RANKED_LANGUAGES, rank_column
from cards.texts.folding import fold, search_key
from games.contracts.catalogue import Record
from games.contracts.game import Game as Rules
from games.texts.collation import name_key

Row = dict[str, Any]
Keys = Mapping[str, int]
Ranks = Mapping[str, Sequence[int]]  # column -> the rank of each card, in the order of the catalogue
RANK_COLUMNS = frozenset(map(rank_column, RANKED_LANGUAGES))


def _named(record: Record) -> Row:
    return {"code": record["code"], "name": record["name"], "names": dict(record["names"])}


def faction_row(record: Record) -> Row:
    return {**_named(record), "side": record["side"]}


def product_row(record: Record) -> Row:
    return {**_named(record), **{name: record[name] for name in ("position", "kind", "cycle", "facts")}}


def objective_set_row(record: Record, products: Keys, factions: Keys) -> Row:
    return {
        **_named(record),
        "number": record["number"],
        "search_key": search_key(*record["names"].values()),
        "product_id": products[record["product"]],
        "side": record["side"],
        "faction_id": _key_of(factions, record["faction"]),
        "facts": record["facts"],
    }


def _key_of(keys: Keys, code: str | None) -> int | None:
    return None if code is None else keys[code]


def name_ranks(cards: Sequence[Record]) -> Ranks:
    """The place of each card's name among the names of `cards` in each language with a column, from 1; equal names have one place."""
    ranks: dict[str, list[int]] = {}
    for language in RANKED_LANGUAGES:
        keys = [name_key(card["names"], language) for card in cards]
        places = {key: place for place, key in enumerate(sorted(set(keys)), start=1)}
        ranks[rank_column(language)] = [places[key] for key in keys]
    return ranks


def card_row(record: Record, place: int, ranks: Ranks, factions: Keys, rules: Rules) -> Row:
    row = {
        **_named(record),
        "position": place,
        **{column: ranks[column][place - 1] for column in RANK_COLUMNS},
        "number": record["number"],
        "search_key": search_key(*record["names"].values(), *record.get("aliases", ())),
        "type": record["type"],
        "side": record["side"],
        "faction_id": _key_of(factions, record["faction"]),
        "is_unique": record["unique"],
        "is_sample": record.get("sample", False),
        "is_extra": record.get("extra", False),
        "aliases": list(record.get("aliases", ())),
        "cost": record["facts"].get("cost"),
        "facts": record["facts"],
    }
    for name in fixtures.TEXTS:
        if name in record:
            row |= {name: record[name], f"{name}_key": fold(record[name])}
    return row


def printing_row(record: Record, card: Record, cards: Keys, products: Keys, sets: Keys) -> Row:
    return {
        "code": record["code"],
        "name": card["name"],
        "names": dict(card["names"]),
        "card_id": cards[record["card"]],
        "product_id": products[record["product"]],
        "objective_set_id": _key_of(sets, record["objective_set"]),
        "position": record["position"],
        "number": record["number"],
        "facts": record["facts"],
    }


def ruling_row(record: Record, cards: Keys) -> Row:
    return {
        **_named(record),
        "card_id": cards[record["card"]],
        "day": _day(record["day"]),
        **{name: record[name] for name in ("kind", "source", "facts")},
    }


def restriction_row(record: Record) -> Row:
    return {
        **_named(record),
        "since": _day(record["since"]),
        "until": _day(record.get("until")),
        "facts": record.get("facts", {}),
        **{name: record[name] for name in ("format", "kind", "of", "source")},
    }


def _day(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)
