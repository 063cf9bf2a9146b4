"""Weights of deck slots for a card query: how many matching cards one copy in a slot contains."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import Any

from django.utils import timezone

from cards.data.pools import catalogue_of, data_version
from cards.models import Card
from cards.models import Game as GameRow
from cards.query import parse
from cards.query.messages.warnings import NothingUnderstood, Warning
from cards.query.search_context import Requester
from cards.render_cache import for_a_version
from decks.collection import Collection
from games.registry import GAMES


class Codes(list[str]):
    """Codes of slots that do not change, so that their JSON is written once: a common query finds thousands."""

    @cached_property
    def json(self) -> str:
        return code_list(self)


class Weights(dict[tuple[tuple[str, ...], int], Codes]):
    """(zones, matching cards in one copy) -> the codes of slots.  It is cached: do not modify it."""

    @cached_property
    def number_of_codes(self) -> int:
        return sum(map(len, self.values()))

    @cached_property
    def codes(self) -> str:
        """All codes as one value for `one_of`."""
        return code_list(sorted({code for codes in self.values() for code in codes}))

    @cached_property
    def places(self) -> str:
        """All "zone code" as one value for `one_of`."""
        return code_list(sorted({f"{zone} {code}" for (zones, _), codes in self.items() for zone in zones for code in codes}))


def code_list(codes: Sequence[str]) -> str:
    """The codes as one value for `one_of`: a JSON array."""
    return json.dumps(codes, ensure_ascii=False, separators=(",", ":"))


def one_list(lists: Iterable[str]) -> str:
    """The codes of several lists as one value for `one_of`."""
    return f"[{','.join(each[1:-1] for each in lists if each != '[]')}]"


def weights_of(
    game: GameRow, text: str, *, zones: tuple[str, ...] = (), requester: Callable[[], Requester] | None = None
) -> tuple[Weights, list[Any]]:
    """The weights for the card query `text`, and the query's warnings.  Both are cached: do not modify them.

    zones: the zones to count, by default all.
    requester: returns the user; called only for a query about the user's own cards and decks.
    """
    try:
        weights, warnings = _weights_of(game.slug, (game.data_version, game.search_version), text, zones, timezone.now().date())
    except NothingUnderstood as error:
        if requester is None or not _is_personal(error.warnings):
            raise
    else:
        if requester is None or not _is_personal(warnings):
            return weights, warnings
    return _weights(game, text, zones, requester())


def _is_personal(warnings: Iterable[Warning]) -> bool:
    """Whether a query needs to know the user."""
    return any(warning.code == "no_owner" for warning in warnings)


@for_a_version(most=100)
def _weights_of(slug: str, versions: tuple[str, str], text: str, zones: tuple[str, ...], today: date) -> tuple[Weights, list[Any]]:
    # today: a query may ask for the cards that are legal today
    version, search_version = versions
    return _weights(GameRow(slug, data_version=version, search_version=search_version), text, zones, None)


def _weights(game: GameRow, text: str, zones: tuple[str, ...], requester: Requester | None) -> tuple[Weights, list[Any]]:
    rules, slug, version = GAMES[game.slug], game.slug, game.data_version
    query = parse(text, game=game, requester=requester)
    matching = set(Card.objects.filter(query.q, game=slug).values_list("code", flat=True))
    chosen = [zone for zone in rules.decks.zones if not zones or zone.code in zones]
    card_zones = tuple(zone.code for zone in chosen if zone.holds != "objective_sets")
    set_zones = tuple(zone.code for zone in chosen if zone.holds == "objective_sets")
    weights = Weights()
    copies_in_sets: dict[str, int] = {}
    codes = set(matching)
    for card in matching:
        for printing, set_code in _printings(slug, version).get(card, ()):
            codes.add(printing)
            if set_code is not None:
                copies_in_sets[set_code] = copies_in_sets.get(set_code, 0) + 1
    if codes and card_zones:
        weights[card_zones, 1] = Codes(sorted(codes))
    if set_zones:
        for code, copies in sorted(copies_in_sets.items()):
            weights.setdefault((set_zones, copies), Codes()).append(code)
    return weights, query.warnings


def owned_copies(game: str, collection: Collection) -> Weights:
    """The codes of slots of which somebody owns copies, by zones and number of copies.

    A slot may have the code of a card or of one of its printings.
    """
    zones: dict[bool, tuple[str, ...]] = {
        of_sets: tuple(zone.code for zone in GAMES[game].decks.zones if (zone.holds == "objective_sets") is of_sets)
        for of_sets in (False, True)
    }
    printings = _printings(game, data_version(game)) if collection.cards else {}
    codes: dict[tuple[tuple[str, ...], int], list[str]] = {}
    for card, copies in collection.cards.items():
        codes.setdefault((zones[False], copies), []).extend({card, *(printing for printing, _ in printings.get(card, ()))})
    for objective_set, copies in collection.sets.items():
        codes.setdefault((zones[True], copies), []).append(objective_set)
    return Weights({(of_zones, copies): Codes(sorted(found)) for (of_zones, copies), found in codes.items() if of_zones})


@for_a_version(most=2 * len(GAMES))
def _printings(slug: str, version: str) -> Mapping[str, list[tuple[str, str | None]]]:
    """card -> the codes of its printings, each with its objective set."""
    printings: dict[str, list[tuple[str, str | None]]] = {}
    for printing in catalogue_of(slug, version).printings:
        printings.setdefault(printing["card"], []).append((printing["code"], printing["objective_set"]))
    return printings
