"""A game's catalogue in the reader's language: names and records for the codes of a deck list.

ShownCard, ShownSet: a record of the catalogue with its names looked up.  ShownSlot: one line of a list.
Everything comes from the cached catalogue, so a list of any size needs no further query.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from hashlib import blake2b
from typing import Any

from django.urls import reverse

from cards.data.pools import data_version
from cards.render_cache import for_a_version
from decks.models import Deck
from decks.own_cards.pools import catalogue_with, content_of, pool_with
from decks.own_cards.selectors import own_cards_of, own_cards_of_deck
from frontend.cards.same_names import place_forms, places_of
from frontend.cards.shown import ShownCard, ShownSet, ShownSlot
from frontend.site.theme import look_of
from games.contracts.catalogue import Catalogue, Record
from games.contracts.decks import Slot, ZoneSpec
from games.registry import GAMES
from games.texts import LANGUAGES, Words, bracketed, in_language
from games.texts.collation import name_key


class LocalizedCatalogue:
    """A game's catalogue by code, with the names of one language; own: own cards beside the published ones."""

    def __init__(self, slug: str, language: str, version: str, own: Sequence[Record] = ()) -> None:
        self.game = GAMES[slug]
        self.language = language
        self.version = version
        self.own = tuple(own)
        # A digest of the own cards, "" without any.
        self.own_digest = blake2b(content_of(own).encode(), digest_size=10).hexdigest() if own else ""
        self.data: Catalogue = catalogue_with(slug, own, version)
        self._cards = {record["code"]: record for record in self.data.cards}
        self._sets = {record["code"]: record for record in self.data.objective_sets}
        self._printings = {record["code"]: record for record in self.data.printings}
        self._products = {record["code"]: self.name(record) for record in self.data.products}
        self._factions = {record["code"]: self.name(record) for record in self.data.factions}
        self._types = {choice.code: in_language(choice.names, language) for choice in self.game.cards.types}
        self.sides = {choice.code: in_language(choice.names, language) for choice in self.game.deck_sides}
        self.zones: dict[str, ZoneSpec] = {zone.code: zone for zone in self.game.decks.kept_zones}

        self.title = in_language(self.game.names, language)

    def with_own(self, own: Sequence[Record]) -> LocalizedCatalogue:
        """This catalogue with own cards.  No query."""
        return _with_own(self.game.slug, self.language, self.version, content_of(own))

    @cached_property
    def pool(self) -> Any:
        """The catalogue in the form that the game's rules read."""
        return pool_with(self.game.slug, self.own, self.version)

    def words(self, words: Words) -> str:
        return in_language(words, self.language)

    def name(self, record: Record) -> str:
        return in_language(record.get("names") or {"en": record["name"]}, self.language)

    def _is_english(self, record: Record) -> bool:
        return self.language != "en" and self.language not in (record.get("names") or {})

    def name_key(self, shown: ShownCard | ShownSlot) -> tuple[str, ...]:
        """The key that sorts cards, sets and slots by name in this language."""
        card = shown if isinstance(shown, ShownCard) else shown.card
        record = self._cards.get(card.record_code) if card else self._sets.get(shown.code)
        return name_key((record or {}).get("names") or {"en": shown.name}, self.language)

    def zone_of(self, holds: str) -> ZoneSpec | None:
        return next((zone for zone in self.game.decks.zones if zone.holds == holds), None)

    def knows(self, zone: ZoneSpec, code: str) -> bool:
        """Whether the code is a card or set that this zone can hold."""
        if zone.holds == "objective_sets":
            return code in self._sets
        return code in self._cards or code in self._printings

    def records(self, zone: ZoneSpec) -> tuple[Record, ...]:
        """All cards or all sets, whichever the zone holds."""
        return self.data.objective_sets if zone.holds == "objective_sets" else self.data.cards

    def slot_name(self, zone: str, code: str) -> str:
        """The name of a slot; its code if it is unknown."""
        spec = self.zones.get(zone)
        if spec is not None and spec.holds == "objective_sets":
            return f"{code} {self.name(self._sets[code])}" if code in self._sets else code
        card = self.card_by_code(code)
        return self.distinct_name(card) if card else code

    def slot(self, slot: Slot, *, at_fault: bool = False) -> ShownSlot:
        """A slot with its names; an unknown zone or code is shown by its code."""
        zone = self.zones.get(slot.zone) or ZoneSpec(slot.zone, {"en": slot.zone}, "cards")
        card = shown_set = None
        if zone.holds == "objective_sets":
            shown_set = self.objective_set(slot.code, quantity=slot.quantity, zone=zone)
        else:
            card = self.card_by_code(slot.code, quantity=slot.quantity)
        name = shown_set.name if shown_set else card.name if card else slot.code
        moves = tuple(other for other in self.chosen_zones if other.holds == zone.holds and other.code != zone.code)
        return ShownSlot(zone, slot.code, slot.quantity, name, card, shown_set, moves, at_fault)

    @cached_property
    def chosen_zones(self) -> tuple[ZoneSpec, ...]:
        """The zones that players fill from the card search, with that of the cards that they are considering."""
        return tuple(zone for zone in self.game.decks.kept_zones if zone.holds != "leaders" and not zone.fixed)

    def links(self, codes: Iterable[str], rows: Mapping[str, str]) -> tuple[tuple[str, str, str], ...]:
        """(code, name, URL) of the cards or sets that a problem names.  rows: the id of a row in the list, by code."""
        links = []
        for code in codes:
            if code in rows:
                name = (
                    f"{code} {self.name(self._sets[code])}"
                    if code in self._sets
                    else self.distinct_name(card)
                    if (card := self.card_by_code(code))
                    else code
                )
                links.append((code, name, f"#{rows[code]}"))
            elif code in self._sets:
                links.append((code, self.name(self._sets[code]), reverse("set", args=[self.game.slug, code])))
            elif (card := self.card_by_code(code)) and not card.is_own:
                links.append((code, self.distinct_name(card), reverse("card", args=[self.game.slug, code])))
        return tuple(links)

    def has_link(self, code: str, rows: Mapping[str, str]) -> bool:
        """Whether `links` has an entry for this code."""
        if code in rows or code in self._sets:
            return True
        record = self._cards.get(code) or self._cards.get(self._printings[code]["card"] if code in self._printings else "")
        return record is not None and not record.get("own")

    @cached_property
    def group_names(self) -> Mapping[str, Words]:
        """Names of groups by code: those of card types and factions."""
        names: dict[str, Words] = {choice.code: choice.names for choice in self.game.cards.types}
        return names | {record["code"]: record.get("names") or {"en": record["name"]} for record in self.data.factions}

    def factions(self, side: str = "") -> list[tuple[str, str]]:
        """(code, name) of a side's factions; factions without a side come last."""
        records = [record for record in self.data.factions if not side or record["side"] in {side, ""}]
        return [(record["code"], self.name(record)) for record in sorted(records, key=lambda record: record["side"] == "")]

    def values(self, name: str, side: str = "") -> list[str]:
        """All values of a list fact on cards of a side, in alphabetical order."""
        cards = (record for record in self._cards.values() if not side or record["side"] == side)
        return sorted({value for record in cards for value in record["facts"].get(name) or ()})

    def leaders(self, side: str) -> list[ShownCard]:
        """The cards allowed in the zone of leaders, those without a requirement first."""
        zone = self.zone_of("leaders")
        if zone is None:
            return []
        records = [record for record in self._cards.values() if record["type"] == zone.code and (not side or record["side"] == side)]
        return [self.card(record) for record in sorted(records, key=lambda record: bool(record["facts"].get("requirement")))]

    def card(self, record: Record, *, position: int | None = None, quantity: int = 1, code: str = "") -> ShownCard:
        return ShownCard(
            code=code or record["code"],
            name=self.name(record),
            type=record["type"],
            type_name=self._types.get(record["type"]) or record["type"],
            faction=record["faction"] or "",
            faction_name=self._factions.get(record["faction"], record["faction"] or ""),
            side=record["side"] or "",
            is_unique=record["unique"],
            is_sample=bool(record.get("sample")),
            is_own=bool(record.get("own")),
            record_code=record["code"],
            facts=record["facts"],
            is_english=self._is_english(record),
            position=position,
            quantity=quantity,
            place=self._places.get(code or record["code"], ""),
        )

    @cached_property
    def _places(self) -> Mapping[str, str]:
        """Printing -> what tells its card apart from others of the same name."""
        fact = look_of(self.game.slug).distinguished_by

        def group_name(card: Record) -> str:
            return self._factions.get(card["faction"] or "") or self.sides.get(card["side"] or "", "")

        forms = place_forms(fact, product_name=self.product_name, group_name=group_name)
        return places_of(self.data.cards, self.data.printings, forms)

    def card_by_code(self, code: str, *, quantity: int = 1) -> ShownCard | None:
        """The card with this code, or with a printing of this code."""
        record = self._cards.get(code)
        if record is None and code in self._printings:
            record = self._cards.get(self._printings[code]["card"])
        return None if record is None else self.card(record, quantity=quantity, code=code)

    def name_in_log(self, card: ShownCard) -> str:
        """The name as the game's log writes it: if several cards have it, with the fact that tells them apart, where there is one."""
        is_told_apart = card.place and card.facts.get(look_of(self.game.slug).distinguished_by) is not None
        return self.distinct_name(card) if is_told_apart else card.name

    def distinct_name(self, card: ShownCard) -> str:
        """The card's name; if several cards have it, with what tells them apart."""
        if not card.place:
            return card.name
        value = card.facts.get(look_of(self.game.slug).distinguished_by)
        if value is None:
            return f"{card.name}{bracketed(card.place, self.language)}"
        return f"{card.name} {value}{bracketed(card.faction_name, self.language) if card.faction_name else ''}"

    def set_of(self, code: str) -> str:
        """The code of the objective set that contains this printing; "" if there is none."""
        return self._printings[code]["objective_set"] or "" if code in self._printings else ""

    def product_of(self, code: str) -> str:
        """The name of a printing's product; "" if unknown."""
        return self._products.get(self._printings[code]["product"], "") if code in self._printings else ""

    def product_code(self, code: str) -> str:
        """The code of the product of a printing or an objective set; "" if unknown."""
        record = self._printings.get(code) or self._sets.get(code)
        return record["product"] or "" if record else ""

    def number_of(self, code: str) -> str:
        """The number of a printing in its product, or else its code."""
        return (self._printings.get(code) or {}).get("number") or code

    def product_name(self, product: str) -> str:
        """The name of a product; its code if it is unknown."""
        return self._products.get(product, product)

    def with_matches(self, shown: ShownSet, printings: Collection[str]) -> ShownSet:
        """The set with the names of those of its cards whose printings are given; () if all of them are."""
        codes = [code for code in self._sets[shown.code]["printings"] if code in printings]
        names = dict.fromkeys(card.name for code in codes if (card := self.card_by_code(code)))
        return replace(shown, matches=() if len(codes) == len(shown.cards) else tuple(names))

    def objective_set(self, code: str, *, quantity: int = 0, zone: ZoneSpec | None = None) -> ShownSet | None:
        """zone: the one that it is in, or would be added to; by default the game's zone of sets."""
        record = self._sets.get(code)
        if record is None:
            return None
        zone = zone or self.zone_of("objective_sets")
        maximum = zone.maximum if zone else None
        limit = record["facts"].get("limit_per_objective_deck")
        printings = [self._printings[printing] for printing in record["printings"] if printing in self._printings]
        return ShownSet(
            code=code,
            name=self.name(record),
            number=record["number"],
            side=record["side"],
            faction=record["faction"] or "",
            faction_name=self._factions.get(record["faction"], record["faction"] or ""),
            product_name=self._products.get(record["product"], ""),
            facts=record["facts"],
            cards=tuple(
                self.card(self._cards[printing["card"]], position=printing["position"])
                for printing in printings
                if printing["card"] in self._cards
            ),
            quantity=quantity,
            maximum=limit if limit and (maximum is None or limit < maximum) else maximum,
            is_english=self._is_english(record),
            zone=zone.code if zone else "",
        )


def localized_catalogue(slug: str, language: str, own: Sequence[Record] = (), *, version: str = "") -> LocalizedCatalogue:
    """The game's catalogue with the names of one language.  One small query; cached until new data is loaded.

    own: own cards to add to it.
    version: the data version, if the caller has just read it; then there is no query.
    """
    version = version or data_version(slug)
    return _localized_catalogue(slug, language, version) if not own else _with_own(slug, language, version, content_of(own))


def deck_catalogue(deck: Deck, language: str) -> LocalizedCatalogue:
    """The catalogue for a stored deck: with the own cards in it.  One query more if it has any."""
    return localized_catalogue(deck.game_id, language, own_cards_of_deck(deck))


def owner_catalogue(deck: Deck, language: str) -> LocalizedCatalogue:
    """The catalogue for the editor of a deck: with all own cards of its owner.  One query more in games that take own cards."""
    return localized_catalogue(deck.game_id, language, own_cards_of(game=deck.game_id, owner_key=deck.owner_key))


@for_a_version(most=16)
def _with_own(slug: str, language: str, version: str, content: str) -> LocalizedCatalogue:
    return LocalizedCatalogue(slug, language, version, json.loads(content))


@for_a_version(most=len(LANGUAGES) * len(GAMES))
def _localized_catalogue(slug: str, language: str, version: str) -> LocalizedCatalogue:
    return LocalizedCatalogue(slug, language, version)
