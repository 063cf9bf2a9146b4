"""The cards of the game as typed, immutable values, built once a process from a `Catalogue`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from games.contracts.catalogue import Catalogue, Record
from games.texts import Words


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What one card prints; a fact that it does not print is None.  any_number: LOS-DB-04.  is_sample: invented, no card of the game."""

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
    any_number: bool = False
    is_sample: bool = False


@dataclass(frozen=True, slots=True)
class LimitList:
    """From `since` up to, but not on, `until` (None: still) a deck may hold each of `cards` once; () where nobody knows them."""

    source: str
    since: date
    until: date | None
    cards: tuple[str, ...]

    def holds(self, on: date) -> bool:
        return self.since <= on and (self.until is None or on < self.until)


@dataclass(frozen=True, slots=True)
class Pool:
    """cards: by code.  printings: code of a printing -> code of its card."""

    cards: Mapping[str, CardFacts]
    printings: Mapping[str, str]
    limits: tuple[LimitList, ...] = ()

    def card_code(self, code: str) -> str | None:
        """The code of the card with this code, or of the one whose printing has it."""
        return code if code in self.cards else self.printings.get(code)


def build_pool(catalogue: Catalogue) -> Pool:
    """The pool of `catalogue`; KeyError if a record lacks its code or a printing its card."""
    return Pool(
        cards={record["code"]: card_from_record(record) for record in catalogue.cards},
        printings={record["code"]: record["card"] for record in catalogue.printings},
        limits=tuple(_limits(record) for record in catalogue.formats if record["kind"] == "limited"),
    )


def card_from_record(record: Record) -> CardFacts:
    """The typed facts of one row of `cards.json`."""
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
        any_number=bool(facts.get("any_number")),
        is_sample=bool(record.get("sample")),
    )


def _limits(record: Record) -> LimitList:
    until = record.get("until")
    return LimitList(
        record["source"], date.fromisoformat(record["since"]), date.fromisoformat(until) if until else None, tuple(record["codes"])
    )
