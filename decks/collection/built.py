"""The copies that lie in decks which their owner has built.

They are part of a collection, but not free for another deck.  A built deck has its own copies: they are free for this deck itself.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from django.db.models import Q

from cards.data.pools import catalogue_of, data_version
from cards.render_cache import for_a_version
from decks.models import DeckSlot
from games.contracts.decks import MAYBE, Slot
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class BuiltDeck:
    """A built deck with its slots."""

    pk: uuid.UUID
    game: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Uses:
    """The copies in some decks.  cards: card code -> copies, those in objective sets included.  sets: objective set code -> copies."""

    cards: Mapping[str, int]
    sets: Mapping[str, int]


def built_decks(*, owner_key: str, game: str = "") -> list[BuiltDeck]:
    """The built decks of somebody, of one game or of all.  One query."""
    if not owner_key:
        return []
    slots = DeckSlot.objects.filter(~Q(zone=MAYBE), deck__owner_key=owner_key, deck__is_built=True)
    if game:
        slots = slots.filter(deck__game=game)
    found: dict[tuple[uuid.UUID, str], list[Slot]] = {}
    for pk, of_game, zone, code, quantity in slots.order_by().values_list("deck", "deck__game", "zone", "code", "quantity"):
        found.setdefault((pk, of_game), []).append(Slot(code, quantity, zone))
    return [BuiltDeck(pk, of_game, tuple(slots)) for (pk, of_game), slots in found.items()]


def uses_of(slots: Iterable[Slot], game: str, version: str | None = None) -> Uses:
    """The copies in these slots.  A printing counts as its card, and an objective set also as each of its cards.

    version: the data version, if the caller has just read it; otherwise one query.
    """
    card_of, printings_of = _contents(game, data_version(game) if version is None else version)
    cards: dict[str, int] = {}
    sets: dict[str, int] = {}
    for slot in slots:
        codes: Iterable[str] = (slot.code,)
        if slot.zone in zones_of_sets(game):
            sets[slot.code] = sets.get(slot.code, 0) + slot.quantity
            codes = printings_of.get(slot.code, ())
        for code in codes:
            card = card_of.get(code, code)
            cards[card] = cards.get(card, 0) + slot.quantity
    return Uses(cards, sets)


@for_a_version(most=2 * len(GAMES))
def _contents(slug: str, version: str) -> tuple[Mapping[str, str], Mapping[str, Iterable[str]]]:
    """(printing -> card, objective set -> printings)."""
    catalogue = catalogue_of(slug, version)
    card_of = {printing["code"]: printing["card"] for printing in catalogue.printings}
    return card_of, {record["code"]: tuple(record["printings"]) for record in catalogue.objective_sets}


@cache
def zones_of_sets(game: str) -> frozenset[str]:
    """The zones of a game that hold objective sets."""
    return frozenset(zone.code for zone in GAMES[game].decks.zones if zone.holds == "objective_sets")
