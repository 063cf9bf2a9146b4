"""The card pool: typed, immutable cards, built once a process from a `Catalogue`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.contracts.catalogue import Catalogue, Record
from games.empire_vs_rebellion.catalogue.fields import EVENT, RESOURCE, STRATEGY
from games.texts import Words


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed facts of one card; None for a number that the card does not print."""

    code: str
    name: str
    names: Words
    type: str
    faction: str  # "rebel" or "empire"; "" for an event
    is_character: bool = False
    category: str = ""
    value: int | None = None
    exhausted_value: int | None = None
    target_value: int | None = None
    capacity: int | None = None
    victory_points: int | None = None
    influence: int | None = None
    abilities: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Pool:
    """All cards of the game.  Characters are resource cards too (EVR-CMP-02)."""

    cards: Mapping[str, CardFacts]  # by code
    printings: Mapping[str, str]  # code of a printing -> code of its card

    def card_code(self, code: str) -> str | None:
        """The code of the card that has this code, or that has a printing with this code; None if there is none."""
        return code if code in self.cards else self.printings.get(code)

    def characters(self, faction: str) -> dict[str, int]:
        """EVR-CMP-02: the 8 characters of a faction, of which a player chooses 4."""
        return self._once(lambda card: card.faction == faction and card.is_character)

    def ordinary(self, faction: str) -> dict[str, int]:
        """EVR-CMP-02: the 16 resource cards that are always in the resource deck."""
        return self._once(lambda card: card.faction == faction and card.type == RESOURCE and not card.is_character)

    def strategies(self, faction: str) -> dict[str, int]:
        return self._once(lambda card: card.faction == faction and card.type == STRATEGY)

    def events(self) -> dict[str, int]:
        return self._once(lambda card: card.type == EVENT)

    def _once(self, fits: Callable[[CardFacts], bool]) -> dict[str, int]:
        return {code: 1 for code, card in self.cards.items() if fits(card)}


def build_pool(catalogue: Catalogue) -> Pool:
    """The pool of `catalogue`.  KeyError if a record has no code or a printing has no card."""
    return Pool(
        cards={record["code"]: _card(record) for record in catalogue.cards},
        printings={record["code"]: record["card"] for record in catalogue.printings},
    )


def _card(record: Record) -> CardFacts:
    facts: Record = record.get("facts", {})
    return CardFacts(
        code=record["code"],
        name=record["name"],
        names=dict(record.get("names") or {"en": record["name"]}),
        type=record["type"],
        faction=record.get("faction") or "",
        is_character=bool(facts.get("character")),
        category=facts.get("category") or "",
        value=facts.get("value"),
        exhausted_value=facts.get("exhausted_value"),
        target_value=facts.get("objective_value"),
        capacity=facts.get("capacity"),
        victory_points=facts.get("victory_points"),
        influence=facts.get("influence"),
        abilities=facts.get("abilities") or {},
    )
