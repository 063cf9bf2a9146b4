"""How many cards a slot of a deck counts for, of those that a card query finds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cards.data.pools import catalogue_of
from cards.models import Card
from cards.models import Game as GameRow
from cards.query import parse
from games.registry import GAMES

Weights = Mapping[tuple[tuple[str, ...], int], list[str] | None]  # None: whatever stands there


def weights_of(slug: str, text: str, *, zones: Iterable[str] = ()) -> tuple[Weights, list[Any]]:
    """(zones, cards that one copy there counts for) -> the codes of slots; and the warnings of the card query.

    zones: those alone that are looked at, all where none is named.
    """
    rules = GAMES[slug]
    game = GameRow.objects.get(pk=slug)
    query = parse(text, game=game)
    found = set(Card.objects.filter(query.q, game=game).values_list("code", flat=True))
    catalogue = catalogue_of(slug)
    asked = set(zones) or {zone.code for zone in rules.decks.zones}
    single = tuple(zone.code for zone in rules.decks.zones if zone.code in asked and zone.holds != "objective_sets")
    sets = tuple(zone.code for zone in rules.decks.zones if zone.code in asked and zone.holds == "objective_sets")
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
