"""Formats, zones and the lists that come with the game."""

from __future__ import annotations

from typing import Any, Final

from games.contracts.catalogue import Record
from games.contracts.decks import Decklist, Format, ReadyList, Slot, ZoneSpec
from games.star_realms.catalogue.fields import BASE, COMMANDER, GAMBIT, SHIP
from games.star_realms.catalogue.pool import EXPLORER, SCOUT, VIPER, Pool
from games.star_realms.texts import TEXTS

CORE: Final = "core"
CUSTOM: Final = "custom"

FORMATS = tuple(Format(code, TEXTS[f"formats.{code}.name"], TEXTS[f"formats.{code}.help"]) for code in (CORE, CUSTOM))

TRADE_DECK: Final = "trade_deck"
STARTING_DECK: Final = "starting_deck"
EXPLORERS: Final = "explorers"
GAMBITS: Final = "gambits"
COMMANDER_ZONE: Final = "commander"


def _zone(code: str, **options: Any) -> ZoneSpec:
    return ZoneSpec(code, TEXTS[f"zones.{code}"], "cards", **options)


# If a list has no cards in a zone, the core set's cards are used (section 6: "or the core pool; the rest is fixed").
ZONES = (
    _zone(TRADE_DECK, query="role:trade-deck (t:ship or t:base)"),
    _zone(STARTING_DECK, fixed=True),
    _zone(EXPLORERS, fixed=True),
    _zone(GAMBITS, maximum=2, query="t:gambit is:complete"),
    _zone(COMMANDER_ZONE, maximum=1, query="t:commander"),
)


def is_barred(card: Record, format: str, facts: Record) -> bool:
    """Whether the card is barred from the format (SR-CMP-01, SR-CMP-03).

    Both formats allow ships and bases for sale, Scouts, Vipers and Explorers.  The custom format also allows gambits, commanders and the
    starting cards of command decks.
    """
    if format == CUSTOM and (card["type"] in (GAMBIT, COMMANDER) or card["facts"].get("role") == "personal-deck"):
        return False
    sold = card["type"] in (SHIP, BASE) and card["facts"].get("role") == "trade-deck"
    return not sold and card["code"] not in (SCOUT, VIPER, EXPLORER)


def ready_lists(pool: Pool) -> tuple[ReadyList, ...]:
    """The core set, as an empty list (SR-CMP-01), and the core set with each command deck, as a list with only its commander."""
    commanders = [card for card in pool.cards.values() if card.type == COMMANDER]
    return (
        ReadyList(CORE, TEXTS["ready_lists.core"], Decklist(())),
        *(ReadyList(card.code, card.names, Decklist((Slot(card.code, 1, COMMANDER_ZONE),))) for card in commanders),
    )


def starting_lists(pool: Pool) -> tuple[ReadyList, ...]:
    """SR-CMP-01: the core set's trade deck, card by card."""
    slots = tuple(Slot(code, copies, TRADE_DECK) for code, copies in pool.core.items())
    return (ReadyList(CORE, TEXTS["ready_lists.core"], Decklist(slots)),)
