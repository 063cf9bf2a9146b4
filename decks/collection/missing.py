"""Copies that a deck needs and a collection does not hold, and the products that hold them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cards.data.pools import catalogue_of
from decks.collection import Collection, contents_of
from games.contracts.decks import Decklist
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Need:
    """A card or objective set of a deck.

    zone, code: of its first slot.
    needed: the copies in all zones and printings.
    owned: the copies in the collection.
    """

    zone: str
    code: str
    needed: int
    owned: int

    @property
    def missing(self) -> int:
        return max(0, self.needed - self.owned)


@dataclass(frozen=True, slots=True)
class Source:
    """A product with missing copies.  copies: how many of them one copy of the product holds."""

    product: str
    copies: int


def needs_of(decklist: Decklist, collection: Collection, *, game: str) -> list[Need]:
    """Every card and objective set of a deck, in the order of its slots."""
    cards = {printing["code"]: printing["card"] for printing in catalogue_of(game).printings}
    zones_of_sets = {zone.code for zone in GAMES[game].decks.zones if zone.holds == "objective_sets"}
    needs: dict[tuple[bool, str], Need] = {}
    for slot in decklist.slots:
        is_set = slot.zone in zones_of_sets
        code = slot.code if is_set else cards.get(slot.code, slot.code)
        known = needs.get((is_set, code))
        owned = (collection.sets if is_set else collection.cards).get(code, 0)
        first = known or Need(slot.zone, slot.code, 0, owned)
        needs[is_set, code] = Need(first.zone, first.code, first.needed + slot.quantity, owned)
    return list(needs.values())


def sources_of(needs: Sequence[Need], *, game: str) -> list[Source]:
    """The products that hold missing copies, those with the most first."""
    catalogue = catalogue_of(game)
    cards = {printing["code"]: printing["card"] for printing in catalogue.printings}
    zones_of_sets = {zone.code for zone in GAMES[game].decks.zones if zone.holds == "objective_sets"}
    wanted_sets = {need.code: need.missing for need in needs if need.missing and need.zone in zones_of_sets}
    wanted_cards = {cards.get(need.code, need.code): need.missing for need in needs if need.missing and need.zone not in zones_of_sets}
    holding = {printing["product"] for printing in catalogue.printings if printing["card"] in wanted_cards}
    holding |= {record["product"] for record in catalogue.objective_sets if record["code"] in wanted_sets}
    sources = []
    for product in catalogue.products:
        listed = product["facts"].get("contents", {}).get("objective_sets", {})
        if product["code"] not in holding and not listed.keys() & wanted_sets.keys():
            continue
        contents = contents_of(game, {product["code"]: 1})
        copies = _found(wanted_sets, contents.sets) + _found(wanted_cards, contents.cards)
        if copies:
            sources.append(Source(product["code"], copies))
    return sorted(sources, key=lambda source: -source.copies)


def _found(wanted: Mapping[str, int], held: Mapping[str, int]) -> int:
    return sum(min(copies, held.get(code, 0)) for code, copies in wanted.items())
