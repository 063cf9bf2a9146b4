"""The card pool: typed, immutable facts of every card, built once per process from a `Catalogue`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from games.contracts.catalogue import Catalogue, Record
from games.star_realms.catalogue.fields import FACTIONS
from games.texts import Words

CORE_SET: Final = "core-set"
SCOUT: Final = "scout"
VIPER: Final = "viper"
EXPLORER: Final = "explorer"
UNALIGNED: Final = "unaligned"
ALLIES: Final = tuple(choice.code for choice in FACTIONS if choice.code != UNALIGNED)  # SR-CMP-04


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed facts of one card."""

    code: str
    name: str
    names: Words
    type: str
    # The place of the card when the game starts: "trade-deck", "personal-deck", "explorer-pile", "gambit", ...
    role: str
    # ("unaligned",) for a ship, base or hero without a faction; () for types that have no factions.
    factions: tuple[str, ...] = ()
    is_outpost: bool = False
    cost: int | None = None
    defense: int | None = None
    # The most that one use of the primary abilities gives; None if they give nothing.
    trade: int | None = None
    combat: int | None = None
    authority: int | None = None
    # In the form of `catalogue.fields.ABILITIES_SHAPE`.
    abilities: Mapping[str, Any] = field(default_factory=dict)
    effects: tuple[str, ...] = ()
    # Product -> copies of the card in it.
    copies: Mapping[str, int] = field(default_factory=dict)
    # The other side of a card printed on both sides.
    back: CardFacts | None = None
    # Printed on commanders only.
    hand_size: int | None = None
    starting_authority: int | None = None

    @property
    def allies(self) -> tuple[str, ...]:
        """The card's factions, without "unaligned"."""
        return tuple(faction for faction in ALLIES if faction in self.factions)


@dataclass(frozen=True, slots=True)
class Pool:
    """All cards of the game."""

    # Code -> card.
    cards: Mapping[str, CardFacts]
    # Code of a printing -> code of its card.
    printings: Mapping[str, str]
    # The core set's trade deck: code -> copies.
    core: Mapping[str, int]

    def card_code(self, code: str) -> str | None:
        """The code of the card for the code of a card or of a printing; None if unknown."""
        return code if code in self.cards else self.printings.get(code)


def build_pool(catalogue: Catalogue) -> Pool:
    """The pool of `catalogue`; KeyError if a record lacks its code or a printing its card."""
    copies: dict[str, dict[str, int]] = {}
    for printing in catalogue.printings:
        held = copies.setdefault(printing["card"], {})
        held[printing["product"]] = held.get(printing["product"], 0) + (printing["facts"].get("quantity") or 0)
    cards = {record["code"]: _card(record, copies.get(record["code"], {})) for record in catalogue.cards}
    return Pool(
        cards=cards,
        printings={record["code"]: record["card"] for record in catalogue.printings},
        core={code: card.copies[CORE_SET] for code, card in sorted(cards.items()) if card.role == "trade-deck" and CORE_SET in card.copies},
    )


def _card(record: Record, copies: Mapping[str, int]) -> CardFacts:
    facts: Record = record.get("facts", {})
    return CardFacts(
        code=record["code"],
        name=record["name"],
        names=dict(record.get("names") or {"en": record["name"]}),
        type=record["type"],
        role=facts.get("role") or "",
        factions=tuple(facts.get("factions") or ()),
        is_outpost=bool(facts.get("outpost")),
        cost=facts.get("cost"),
        defense=facts.get("defense"),
        trade=facts.get("trade"),
        combat=facts.get("combat"),
        authority=facts.get("authority"),
        abilities=facts.get("abilities") or {},
        effects=tuple(facts.get("effects") or ()),
        copies=dict(copies),
        back=_back(record["code"], facts.get("back")),
        hand_size=facts.get("hand_size"),
        starting_authority=facts.get("starting_authority"),
    )


def _back(code: str, back: Mapping[str, Any] | None) -> CardFacts | None:
    """The other side, with a code that no deck list can name."""
    if not back:
        return None
    return CardFacts(
        code=f"{code} | back",
        name=back["name"],
        names={"en": back["name"]},
        type=back["type"],
        role="",
        is_outpost=back["outpost"],
        defense=back["defense"],
        abilities=back["abilities"],
    )
