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
    matching = set(Card.objects.filter(query.q, game=game).values_list("code", flat=True))
    catalogue = catalogue_of(slug)
    zone_codes = set(zones) or {zone.code for zone in rules.decks.zones}
    card_zones = tuple(zone.code for zone in rules.decks.zones if zone.code in zone_codes and zone.holds != "objective_sets")
    set_zones = tuple(zone.code for zone in rules.decks.zones if zone.code in zone_codes and zone.holds == "objective_sets")
    weights: dict[tuple[tuple[str, ...], int], list[str]] = {}
    copies_in_sets: dict[str, int] = {}
    codes = set(matching)
    for printing in catalogue.printings:
        if printing["card"] in matching:
            codes.add(printing["code"])
            if (set_code := printing["objective_set"]) is not None:
                copies_in_sets[set_code] = copies_in_sets.get(set_code, 0) + 1
    if codes and card_zones:
        weights[card_zones, 1] = sorted(codes)
    if set_zones:
        for code, copies in copies_in_sets.items():
            weights.setdefault((set_zones, copies), []).append(code)
    return weights, query.warnings
