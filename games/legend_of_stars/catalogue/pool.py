"""The card pool: typed, immutable cards, built once a process from a `Catalogue`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from games.contracts.catalogue import Catalogue, Record
from games.texts import Words


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed facts of one card; None for a fact that the card does not print."""

    code: str
    name: str
    names: Words
    type: str
    subtype: str | None = None
    attribute: str | None = None
    cost: int | None = None
    speed: int | None = None
    atk: int | None = None
    defense: int | None = None
    down: int | None = None
    lead_icons: tuple[str, ...] | None = None
    races: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    any_number: bool = False  # LOS-DB-04: a deck may have any number of copies
    has_text: bool = False
    abilities: Mapping[str, Any] = field(default_factory=dict)  # as declared
    is_sample: bool = False  # invented for the sample set


@dataclass(frozen=True, slots=True)
class LimitList:
    """A dated list of Limit Cards: a deck may have one copy of each."""

    source: str
    since: date
    until: date | None  # the first day on which the list no longer holds; None for a list still in force
    cards: tuple[str, ...]  # codes; empty if the cards are not known

    def holds(self, on: date) -> bool:
        return self.since <= on and (self.until is None or on < self.until)


@dataclass(frozen=True, slots=True)
class Pool:
    """All cards of the game, with the dated lists of Limit Cards."""

    cards: Mapping[str, CardFacts]  # by code
    printings: Mapping[str, str]  # code of a printing -> code of its card
    limits: tuple[LimitList, ...] = ()

    def card_code(self, code: str) -> str | None:
        """The code of the card that has this code, or that has a printing with this code; None if there is none."""
        return code if code in self.cards else self.printings.get(code)


def build_pool(catalogue: Catalogue) -> Pool:
    """The pool of `catalogue`.  KeyError if a record has no code or a printing has no card."""
    return Pool(
        cards={record["code"]: card_from_record(record) for record in catalogue.cards},
        printings={record["code"]: record["card"] for record in catalogue.printings},
        limits=tuple(_limits(record) for record in catalogue.formats if record["kind"] == "limited"),
    )


def card_from_record(record: Record) -> CardFacts:
    """The typed card of one row of `cards.json`."""
    facts: Record = record.get("facts", {})
    icons: Any = facts.get("lead_icons")
    return CardFacts(
        code=record["code"],
        name=record["name"],
        names=dict(record.get("names") or {"en": record["name"]}),
        type=record["type"],
        subtype=facts.get("subtype"),
        attribute=facts.get("attribute"),
        cost=facts.get("cost"),
        speed=facts.get("speed"),
        atk=facts.get("atk"),
        defense=facts.get("def"),
        down=facts.get("down"),
        lead_icons=None if icons is None else tuple(icons),
        races=tuple(facts.get("races") or ()),
        keywords=tuple(facts.get("keywords") or ()),
        any_number=bool(facts.get("any_number")),
        has_text=bool(facts.get("has_text")),
        abilities=facts.get("abilities") or {},
        is_sample=bool(record.get("sample")),
    )


def _limits(record: Record) -> LimitList:
    until = record.get("until")
    return LimitList(
        record["source"], date.fromisoformat(record["since"]), date.fromisoformat(until) if until else None, tuple(record["codes"])
    )
