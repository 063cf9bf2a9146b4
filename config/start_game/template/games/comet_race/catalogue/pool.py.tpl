"""The card pool: typed, immutable facts of every card, built once per process from a `Catalogue`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.contracts.catalogue import Catalogue, Record
from games.texts import Words


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed facts of one card."""

    code: str
    name: str
    names: Words
    type: str
    cost: int
    speed: int = 0  # printed on ships
    draws: int = 0  # printed on crew cards
    energy: int = 0  # printed on crew cards


@dataclass(frozen=True, slots=True)
class Pool:
    """All cards of the game."""

    cards: Mapping[str, CardFacts]  # code -> card
    printings: Mapping[str, str]  # code of a printing -> code of its card

    def card_code(self, code: str) -> str | None:
        """The code of the card for the code of a card or of a printing; None if unknown."""
        return code if code in self.cards else self.printings.get(code)


def build_pool(catalogue: Catalogue) -> Pool:
    """The pool of `catalogue`; KeyError if a record lacks a member."""
    return Pool(
        cards={record["code"]: card_from_record(record) for record in catalogue.cards},
        printings={record["code"]: record["card"] for record in catalogue.printings},
    )


def card_from_record(record: Record) -> CardFacts:
    """The typed facts of one record of `cards.json`."""
    facts = record["facts"]
    return CardFacts(
        code=record["code"],
        name=record["name"],
        names=record["names"],
        type=record["type"],
        cost=facts["cost"],
        speed=facts.get("speed", 0),
        draws=facts.get("draws", 0),
        energy=facts.get("energy", 0),
    )
