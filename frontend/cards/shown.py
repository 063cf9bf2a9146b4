"""Cards, objective sets and slots with their names in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.contracts.decks import ZoneSpec


@dataclass(frozen=True, slots=True)
class ShownCard:
    code: str
    name: str
    type: str
    type_name: str
    faction: str  # "" for a card without a faction
    faction_name: str
    side: str
    is_unique: bool
    facts: Mapping[str, Any]
    position: int | None = None
    quantity: int = 1
    is_sample: bool = False
    is_own: bool = False  # a card that the deck's owner made: it has no page
    record_code: str = ""  # the card's own code, if `code` is a printing's
    is_english: bool = False  # the name is the English one, on a page in another language
    place: str = ""  # if other cards have the same name: what tells it apart ("#19", a product, "Premiere · 12")


@dataclass(frozen=True, slots=True)
class ShownSet:
    """An objective set with its cards.

    quantity: copies in the deck.
    maximum: copies allowed.
    matches: names of the cards that a search found, if it did not find the whole set.
    """

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
    zone: str = ""
    matches: tuple[str, ...] = ()
    is_english: bool = False  # as of a card


@dataclass(frozen=True, slots=True)
class ShownSlot:
    """A slot of a list with its card or set; both are None for an unknown code.

    moves: the other zones that can hold it.
    at_fault: whether a problem in the game's main format names it.
    """

    zone: ZoneSpec
    code: str
    quantity: int
    name: str
    card: ShownCard | None = None
    set: ShownSet | None = None
    moves: tuple[ZoneSpec, ...] = ()
    at_fault: bool = False

    @property
    def is_english(self) -> bool:
        shown = self.set or self.card
        return shown is not None and shown.is_english

    @property
    def maximum(self) -> int | None:
        return self.set.maximum if self.set else self.zone.maximum

    @property
    def id(self) -> str:
        return row_id(self.zone.code, self.code)


def unknown_card(code: str, quantity: int) -> ShownCard:
    """A card that the catalogue does not know, named by its code."""
    return ShownCard(code, code, "", "", "", "", "", False, {}, quantity=quantity)


def slot_key(zone: str, code: str) -> str:
    return f"{zone}:{code}"


def row_id(zone: str, code: str) -> str:
    """The id of a slot's row on a page."""
    return f"row-{zone}-{code}"
