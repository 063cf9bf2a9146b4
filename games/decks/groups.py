"""Lay out a decklist in groups, the way its players do (by card type, by faction)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from games.contracts.decks import DeckGroup, Decklist, Slot
from games.decks.slots import slot_copies
from games.texts import TEXTS, Words

OTHER: Final = "other"


def grouped(
    decklist: Decklist,
    *,
    names: Sequence[tuple[str, Words, int | None]],
    group_of: Callable[[Slot], str | None],
    sort_key: Callable[[Slot], tuple[object, ...]],
) -> Iterator[DeckGroup]:
    """The groups that are not empty, in the order of `names`; the group of unknown cards comes last.

    names: (code, names, number of cards that the rules require, or None) of each group.
    group_of: the code of a slot's group, None for a slot that names no known card.
    sort_key: sorts the slots of a group; only called for known cards.
    """
    found: dict[str, list[Slot]] = {}
    for slot in decklist.slots:
        found.setdefault(group_of(slot) or OTHER, []).append(slot)
    for code, labels, wanted in [*names, (OTHER, TEXTS["groups.other"], None)]:
        if slots := found.get(code):
            ordered = slots if code == OTHER else sorted(slots, key=sort_key)
            yield DeckGroup(code, labels, tuple(ordered), sum(map(slot_copies, slots)), wanted)
