"""A struggle of Empire vs. Rebellion a second time, for counting its lines: only cards whose abilities the event forbids, so that using
one exhausts it and no more.  Nothing here is of the rules' own code.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple


class Side(NamedTuple):
    """area: each card, True if it is exhausted."""

    area: tuple[bool, ...]
    deck: int
    influence: int


def side_of(given: dict) -> Side:
    area = tuple(isinstance(card, dict) and card.get("exhausted", False) for card in given.get("area", ()))
    return Side(area, len(given.get("deck", ())), given.get("influence", 2))


def moves(side: Side, capacity: int) -> Iterator[Side | None]:
    """The side after each of its actions; None: it passes."""
    if len(side.area) < capacity and side.deck:
        yield side._replace(area=(*side.area, False), deck=side.deck - 1)
    for place, exhausted in enumerate(side.area):
        turned = (*side.area[:place], not exhausted, *side.area[place + 1 :])
        if not exhausted:
            yield side._replace(area=turned)
        elif side.influence:
            yield side._replace(area=turned, influence=side.influence - 1)
    if side.area or not side.deck:
        yield None


@cache
def lines(acting: Side, other: Side, capacity: int, passed: bool, length: int) -> int:
    """Lines of this many answers within the struggle; it is over when both pass, and where there is only one action nobody is asked."""
    if length == 0:
        return 1
    found = list(moves(acting, capacity))
    asked = length - (len(found) > 1)
    total = 0
    for after in found:
        if after is not None:
            total += lines(other, after, capacity, False, asked)
        elif not passed:
            total += lines(other, acting, capacity, True, asked)
        else:
            total += asked == 0
    return total


def count(given: dict, depth: int) -> list[int]:
    sides = (side_of(given["you"]), side_of(given["opponent"]))
    return [lines(*sides, given["capacity"], False, length) for length in range(1, depth + 1)]
