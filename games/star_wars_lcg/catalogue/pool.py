"""The card pool: cards, objective sets, printings and restricted lists as immutable values, built once a process from a `Catalogue`.

card: a card with its own name and facts, by the code of its first printing ("001-2"); affiliation cards have names as codes ("jedi").
set: an objective set, by its number as text ("1").
printing: one place of a card in a set or product.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from games.contracts.catalogue import Catalogue, Record
from games.star_wars_lcg.catalogue.card_facts import CardFacts, card_from_record
from games.texts import Words


@dataclass(frozen=True, slots=True)
class PrintingFacts:
    """One place of a card in a set; an affiliation card has neither objective_set nor position."""

    code: str
    card: str
    product: str
    objective_set: str | None
    position: int | None


@dataclass(frozen=True, slots=True)
class SetFacts:
    """One objective set.

    Attributes:
        printings: the codes of its six printings, the objective first.
        cards: the codes of their cards, in the same order.
        limit_errata: a limit that an FAQ added, with its source and date, or None.
    """

    code: str
    number: int
    name: str
    names: Words
    product: str
    side: str
    faction: str
    limit_per_objective_deck: int | None
    limit_errata: Mapping[str, Any] | None
    affiliation_only: str | None
    copies_in_product: int
    printings: tuple[str, ...]
    cards: tuple[str, ...]

    @property
    def objective(self) -> str:
        """The code of the set's only objective, its first card (LCG-CARD-04)."""
        return self.cards[0]


@dataclass(frozen=True, slots=True)
class RestrictedGroup:
    """Sets of which a deck may hold only one, in as many copies as are legal otherwise.

    Attributes:
        source: the document with the list.
        since: the first day.
        until: the first day on which it no longer applies, or None.
        sets: the codes of the sets.
    """

    source: str
    since: date
    until: date | None
    sets: tuple[str, ...]

    def in_force(self, on: date) -> bool:
        return self.since <= on and (self.until is None or on < self.until)


@dataclass(frozen=True, slots=True)
class FactionFacts:
    code: str
    name: str
    names: Words
    side: str


@dataclass(frozen=True, slots=True)
class Pool:
    """All cards, sets, printings and affiliations, each by its code.

    Attributes:
        set_of_objective: card code of an objective -> code of its set.
        restricted: the groups of every restricted list.
        challenge: code -> names of each card of a challenge deck; these cards are not in `cards`.
    """

    cards: Mapping[str, CardFacts]
    sets: Mapping[str, SetFacts]
    printings: Mapping[str, PrintingFacts]
    factions: Mapping[str, FactionFacts]
    set_of_objective: Mapping[str, str]
    restricted: tuple[RestrictedGroup, ...] = ()
    challenge: Mapping[str, Words] = field(default_factory=dict)

    def card(self, code: str) -> CardFacts | None:
        """The card with this code, or the card of the printing with this code; None if there is neither."""
        found = self.cards.get(code)
        if found is None and (printing := self.printings.get(code)) is not None:
            found = self.cards.get(printing.card)
        return found

    def known_card(self, code: str) -> CardFacts:
        """As `card`; KeyError if there is neither."""
        if (card := self.card(code)) is None:
            raise KeyError(code)
        return card


def build_pool(catalogue: Catalogue) -> Pool:
    """The pool of `catalogue`; KeyError if a record has no code, a set no cards or a printing no card."""
    challenge = {record["code"]: dict(record["names"]) for record in catalogue.cards if record.get("facts", {}).get("is_challenge")}
    cards = {record["code"]: card_from_record(record) for record in catalogue.cards if record["code"] not in challenge}
    printings = {record["code"]: _printing(record) for record in catalogue.printings if record["card"] not in challenge}
    sets = {record["code"]: _set(record, printings) for record in catalogue.objective_sets}
    factions = {
        record["code"]: FactionFacts(record["code"], record["name"], dict(record["names"]), record.get("side", ""))
        for record in catalogue.factions
    }
    return Pool(
        cards=cards,
        sets=sets,
        printings=printings,
        factions=factions,
        set_of_objective={found.objective: found.code for found in sets.values()},
        restricted=tuple(_restricted(record) for record in catalogue.formats if record["kind"] == "restricted_group"),
        challenge=challenge,
    )


def _restricted(record: Record) -> RestrictedGroup:
    until = record.get("until")
    return RestrictedGroup(
        record["source"], date.fromisoformat(record["since"]), date.fromisoformat(until) if until else None, tuple(record["codes"])
    )


def _printing(record: Record) -> PrintingFacts:
    return PrintingFacts(
        code=record["code"],
        card=record["card"],
        product=record["product"],
        objective_set=record.get("objective_set"),
        position=record.get("position"),
    )


def _set(record: Record, printings: Mapping[str, PrintingFacts]) -> SetFacts:
    facts: Record = record.get("facts", {})
    codes = tuple(record["printings"])
    return SetFacts(
        code=record["code"],
        number=int(record["number"]),
        name=record["name"],
        names=dict(record.get("names") or {"en": record["name"]}),
        product=record["product"],
        side=record["side"],
        faction=record["faction"],
        limit_per_objective_deck=facts.get("limit_per_objective_deck"),
        limit_errata=facts.get("limit_errata"),
        affiliation_only=facts.get("affiliation_only"),
        copies_in_product=int(facts.get("copies_in_product") or 1),
        printings=codes,
        cards=tuple(printings[code].card for code in codes),
    )
