"""A deck list as a page shows it: names in the reader's language, cards in their sets, verdicts with their sentences.

shown card, shown set: one record of the catalogue with its names looked up.  group: the shown sets of one faction.
Everything is read from the game's catalogue, which the process keeps, so a deck of any size costs no further query.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Any

from cards.pools import catalogue_of, pool_of
from decks.legality import problem_data, verdicts
from decks.models import Deck
from games.contracts import Catalogue, Chart, Decklist, Record, Words, ZoneSpec, in_language
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class ShownCard:
    code: str
    name: str
    type: str
    type_name: str
    faction: str  # "" for a card of none
    faction_name: str
    unique: bool
    facts: Mapping[str, Any]
    position: int | None = None
    quantity: int = 1


@dataclass(frozen=True, slots=True)
class ShownSet:
    """An objective set and its cards; `quantity` is how often the deck holds it, `maximum` how often it may."""

    code: str
    name: str
    number: int
    side: str
    faction: str
    faction_name: str
    product_name: str
    facts: Mapping[str, Any]
    cards: tuple[ShownCard, ...]
    quantity: int = 0
    maximum: int | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """What a deck holds of one faction."""

    code: str
    name: str
    sets: tuple[ShownSet, ...]

    @property
    def quantity(self) -> int:
        return sum(one.quantity for one in self.sets)


@dataclass(frozen=True, slots=True)
class ShownProblem:
    code: str
    clause: str
    severity: str
    message: str


@dataclass(frozen=True, slots=True)
class ShownVerdict:
    format: str
    name: str
    help: str
    legal: bool
    faults: tuple[ShownProblem, ...]
    warnings: tuple[ShownProblem, ...]


@dataclass(frozen=True, slots=True)
class ShownDeck:
    """All that the editor's right side and the deck page say of a list."""

    side: str
    side_name: str
    leaders: tuple[ShownCard, ...]
    groups: tuple[Group, ...]
    cards: tuple[ShownCard, ...]
    unknown: tuple[tuple[str, str, int], ...]  # zone, code, quantity
    verdicts: tuple[ShownVerdict, ...]
    charts: tuple[Chart, ...]
    set_count: int
    card_count: int
    seen: str
    quantities: Mapping[str, int] = field(default_factory=dict)

    @property
    def leader_codes(self) -> list[str]:
        return [leader.code for leader in self.leaders]

    @property
    def first_faults(self) -> tuple[ShownProblem, ...]:
        """What the game's main format finds wrong, if no format calls the list legal."""
        return () if self.legal_format else self.verdicts[0].faults

    @property
    def legal_format(self) -> str:
        """The name of the first format that calls the list legal, "" if none does."""
        return next((verdict.name for verdict in self.verdicts if verdict.legal), "")


class Shelf:
    """A game's catalogue by code, with the names of one language."""

    def __init__(self, slug: str, language: str) -> None:
        self.game = GAMES[slug]
        self.language = language
        self.catalogue: Catalogue = catalogue_of(slug)
        self._cards = {record["code"]: record for record in self.catalogue.cards}
        self._sets = {record["code"]: record for record in self.catalogue.objective_sets}
        self._printings = {record["code"]: record for record in self.catalogue.printings}
        self._products = {record["code"]: self.name(record) for record in self.catalogue.products}
        self._factions = {record["code"]: self.name(record) for record in self.catalogue.factions}
        self._types = {choice.code: in_language(choice.names, language) for choice in self.game.card_types}
        self.sides = {choice.code: in_language(choice.names, language) for choice in self.game.sides}
        self.zones: dict[str, ZoneSpec] = {zone.code: zone for zone in self.game.zones}

        self.title = in_language(self.game.names, language)

    @cached_property
    def pool(self) -> Any:
        """What the game's rules read of the catalogue."""
        return pool_of(self.game.slug)

    def words(self, words: Words) -> str:
        return in_language(words, self.language)

    def name(self, record: Record) -> str:
        return in_language(record.get("names") or {"en": record["name"]}, self.language)

    def zone_of(self, holds: str) -> ZoneSpec | None:
        return next((zone for zone in self.game.zones if zone.holds == holds), None)

    def knows(self, zone: ZoneSpec, code: str) -> bool:
        """Does the code name something that this zone can hold?"""
        if zone.holds == "objective_sets":
            return code in self._sets
        return code in self._cards or code in self._printings

    def slot_name(self, zone: str, code: str) -> str:
        """What a slot is called, its bare code where nothing is known of it."""
        spec = self.zones.get(zone)
        if spec is not None and spec.holds == "objective_sets":
            return f"{code} {self.name(self._sets[code])}" if code in self._sets else code
        card = self.card_by_code(code)
        return card.name if card else code

    def factions(self, side: str = "") -> list[tuple[str, str]]:
        """(code, name) of the factions of a side, those of no side last."""
        records = [record for record in self.catalogue.factions if not side or record["side"] in {side, ""}]
        return [(record["code"], self.name(record)) for record in sorted(records, key=lambda record: record["side"] == "")]

    def values(self, name: str, side: str = "") -> list[str]:
        """All values of a list fact on cards of a side, in alphabetical order."""
        cards = (record for record in self._cards.values() if not side or record["side"] == side)
        return sorted({value for record in cards for value in record["facts"].get(name) or ()})

    def leaders(self, side: str) -> list[ShownCard]:
        """The cards that may stand in the zone of leaders, those of no special requirement first."""
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
            type_name=self._types.get(record["type"], record["type"]),
            faction=record["faction"] or "",
            faction_name=self._factions.get(record["faction"], record["faction"] or ""),
            unique=record["unique"],
            facts=record["facts"],
            position=position,
            quantity=quantity,
        )

    def card_by_code(self, code: str, *, quantity: int = 1) -> ShownCard | None:
        """The card of any printing's code."""
        record = self._cards.get(code)
        if record is None and code in self._printings:
            record = self._cards.get(self._printings[code]["card"])
        return None if record is None else self.card(record, quantity=quantity, code=code)

    def objective_set(self, code: str, *, quantity: int = 0) -> ShownSet | None:
        record = self._sets.get(code)
        if record is None:
            return None
        zone = self.zone_of("objective_sets")
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
        )


def slot_key(zone: str, code: str) -> str:
    return f"{zone}:{code}"


def seen_text(decklist: Decklist) -> str:
    """The list in one line, in one order: what the editor's forms carry to tell two versions apart."""
    return " ".join(sorted(f"{slot.zone}:{slot.code}:{slot.quantity}" for slot in decklist.slots))


def read_seen(text: str) -> dict[tuple[str, str], int]:
    """The slots that `seen_text` wrote; what is not one is left out, for the text comes from a browser."""
    slots = {}
    for word in text.split()[:500]:
        zone, _, rest = word.partition(":")
        code, _, quantity = rest.rpartition(":")
        if zone and code and quantity.isascii() and quantity.isdigit() and 0 < int(quantity[:4]) < 100:
            slots[zone, code] = int(quantity[:4])
    return slots


def show_verdicts(shelf: Shelf, decklist: Decklist, *, on: date | None = None) -> tuple[ShownVerdict, ...]:
    """What each format says of the list, all its faults before its warnings."""
    formats = {one.code: one for one in shelf.game.formats}
    shown = []
    for verdict in verdicts(game=shelf.game.slug, decklist=decklist, on=on, pool=shelf.pool):
        said = [problem_data(problem, game=shelf.game.slug, language=shelf.language, pool=shelf.pool) for problem in verdict.problems]
        problems = [ShownProblem(one["code"], one["clause"], one["severity"], one["message"]) for one in said]
        spec = formats[verdict.format]
        shown.append(
            ShownVerdict(
                format=verdict.format,
                name=in_language(spec.names, shelf.language),
                help=in_language(spec.help, shelf.language),
                legal=verdict.legal,
                faults=tuple(one for one in problems if one.severity == "illegal"),
                warnings=tuple(one for one in problems if one.severity != "illegal"),
            )
        )
    return tuple(shown)


def show_deck(shelf: Shelf, decklist: Decklist, *, side: str = "") -> ShownDeck:
    """The list with names, groups, counts, verdicts and charts."""
    factions: dict[str, list[ShownSet]] = {}
    leaders, cards, unknown = [], [], []
    set_count = card_count = 0
    for slot in decklist.slots:
        holds = shelf.zones[slot.zone].holds if slot.zone in shelf.zones else ""
        if holds == "objective_sets" and (one := shelf.objective_set(slot.code, quantity=slot.quantity)):
            factions.setdefault(one.faction, []).append(one)
            set_count += slot.quantity
            card_count += slot.quantity * len(one.cards)
        elif holds in {"leaders", "cards"} and (card := shelf.card_by_code(slot.code, quantity=slot.quantity)):
            (leaders if holds == "leaders" else cards).append(card)
            card_count += slot.quantity if holds == "cards" else 0
        else:
            unknown.append((slot.zone, slot.code, slot.quantity))
    order = {code: place for place, (code, _) in enumerate(shelf.factions(side))}
    groups = [
        Group(code, sets[0].faction_name, tuple(sorted(sets, key=lambda one: one.number)))
        for code, sets in sorted(factions.items(), key=lambda item: (order.get(item[0], 99), item[0]))
    ]
    return ShownDeck(
        side=side,
        side_name=shelf.sides.get(side, ""),
        leaders=tuple(leaders),
        groups=tuple(groups),
        cards=tuple(sorted(cards, key=lambda card: card.code)),
        unknown=tuple(unknown),
        verdicts=show_verdicts(shelf, decklist),
        charts=shelf.game.charts(decklist, shelf.pool),
        set_count=set_count,
        card_count=card_count,
        seen=seen_text(decklist),
        quantities={slot_key(slot.zone, slot.code): slot.quantity for slot in decklist.slots},
    )


def deck_context(shelf: Shelf, deck: Deck, shown: ShownDeck) -> dict[str, Any]:
    """What every template of a deck reads; the game's own parts stand in its folder."""
    home = f"games/{deck.game_id}"
    return {
        "deck": deck,
        "shelf": shelf,
        "shown": shown,
        "set_zone": shelf.zone_of("objective_sets"),
        "leader_zone": shelf.zone_of("leaders"),
        "leaders": shelf.leaders(deck.side),
        "set_row": f"{home}/_set_row.html",
        "leader_row": f"{home}/_leader.html",
        "count": f"{home}/_count.html",
        "filter_form": f"{home}/_set_filter.html",
    }


def differences(mine: Mapping[tuple[str, str], int], theirs: Mapping[tuple[str, str], int]) -> list[tuple[str, str, int, int]]:
    """(zone, code, mine, theirs) of every slot in which two lists differ."""
    keys: Sequence[tuple[str, str]] = sorted({*mine, *theirs})
    return [
        (zone, code, mine.get((zone, code), 0), theirs.get((zone, code), 0))
        for zone, code in keys
        if mine.get((zone, code)) != theirs.get((zone, code))
    ]
