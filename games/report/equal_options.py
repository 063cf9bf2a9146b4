"""Equal options of a decision: those of copies of a card that lie in one place with nothing on them.

Pages show them as one, the API names the first one of them (`equal_to`), and the coach plays only this one on; each can be taken.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from games.contracts.report import PLACES
from games.contracts.tables import Position


def equal_options(position: Position) -> list[int]:
    """For each option the number of the first one that is equal to it: mostly its own.

    Options are equal if they have the same words and name, in the same order, different copies of the same cards; all of these lie in the
    same lists of the board, with nothing on them.  A card that the decision is about is no copy.  Two texts of one card are two options.
    """
    board = position.question.board if position.question else {}
    firsts = list(range(len(position.offers)))
    equal: dict[Hashable, list[int]] = {}
    for number, offer in enumerate(position.offers):
        pointers = (offer.at, *offer.targets)
        copies = [_copy(board, pointer) for pointer in pointers]
        if offer.card and None not in copies:
            repeats = tuple(pointers.index(pointer) for pointer in pointers)  # a card that is named twice
            subject = tuple(pointer == position.subject for pointer in pointers)
            equal.setdefault((tuple(offer.text.items()), offer.card, offer.is_pass, tuple(copies), repeats, subject), []).append(number)
    for numbers in equal.values():
        if len({(offer.at, *offer.targets) for offer in map(position.offers.__getitem__, numbers)}) == len(numbers):
            for number in numbers:
                firsts[number] = numbers[0]
    return firsts


def _copy(board: Mapping[str, Any], pointer: str) -> tuple[str, str] | None:
    """The list that a pointer leads into, and the card there; None for a card with something on it, and for a pointer to nothing."""
    parts = pointer.split("/")[1:]
    if parts[:1] == [PLACES]:
        board, parts = board[PLACES][int(parts[1])], parts[2:]
    if len(parts) == 1:
        return pointer, ""  # an empty place is like no other
    if len(parts) != 2:
        return None
    zone, index = parts[0], int(parts[1])
    cards, lying = board.get(zone, ()), board.get("tokens", {}).get(zone, ())
    if not 0 <= index < len(cards) or (index < len(lying) and any(lying[index].values())):
        return None
    return pointer.rpartition("/")[0], cards[index]
