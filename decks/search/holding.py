"""Weights of deck slots for a card query: how many matching cards one copy in a slot contains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cards.data.pools import catalogue_of
from cards.models import Card
from cards.models import Game as GameRow
from cards.query import parse
from games.registry import GAMES

Weights = Mapping[tuple[tuple[str, ...], int], list[str] | None]  # None: every code


def weights_of(slug: str, text: str, *, zones: Iterable[str] = ()) -> tuple[Weights, list[Any]]:
    """The weights for the card query `text`, as (zones, matching cards in one copy) -> the codes of slots; and the query's warnings.

    zones: the zones to count, by default all.
    """
    rules = GAMES[slug]
    game = GameRow.objects.get(pk=slug)
    query = parse(text, game=game)
    found = set(Card.objects.filter(query.q, game=game).values_list("code", flat=True))
    catalogue = catalogue_of(slug)
    counted = set(zones) or {zone.code for zone in rules.decks.zones}
    single = tuple(zone.code for zone in rules.decks.zones if zone.code in counted and zone.holds != "objective_sets")
    sets = tuple(zone.code for zone in rules.decks.zones if zone.code in counted and zone.holds == "objective_sets")
    weights: dict[tuple[tuple[str, ...], int], list[str]] = {}
    in_sets: dict[str, int] = {}
    codes = set(found)
    for printing in catalogue.printings:
        if printing["card"] in found:
            codes.add(printing["code"])
            if (in_set := printing["objective_set"]) is not None:
                in_sets[in_set] = in_sets.get(in_set, 0) + 1
    if codes and single:
        weights[single, 1] = sorted(codes)
    if sets:
        for code, copies in in_sets.items():
            weights.setdefault((sets, copies), []).append(code)
    return weights, query.warnings
