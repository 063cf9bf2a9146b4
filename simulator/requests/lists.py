"""The lists of a run or a table as they are stored with it, and read from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from decks.exchange.importing import slot_data
from games.contracts.catalogue import Record
from games.contracts.decks import Decklist, Slot


def lists_data(lists: Sequence[Decklist], own: Sequence[Record]) -> dict[str, Any]:
    """The first side's list; those of other sides in `others` and the own cards of all sides in `own_cards`, if there are any."""
    first, *others = [{"slots": [slot_data(slot) for slot in each.slots], "side": each.side} for each in lists]
    return {**first, **({"others": others} if others else {}), **({"own_cards": list(own)} if own else {})}


def lists_of(data: Mapping[str, Any]) -> list[Decklist]:
    """The list of each side; a single one if both sides play with the same cards."""
    sides = [data, *data.get("others", ())]
    return [Decklist(tuple(Slot(**slot) for slot in side["slots"]), side["side"]) for side in sides]


def own_cards_of(data: Mapping[str, Any]) -> tuple[Record, ...]:
    """The own cards that are stored with the lists."""
    return tuple(data.get("own_cards", ()))
