"""Exact odds of a shuffled pile: sums of products of binomials over whole numbers, rounded once at the end.

pile: how many cards are shuffled.  seen: how many of them a player has seen.  group: copies of the cards looked for, and how many of
them are wanted; the groups of one question have no card in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

from games.contracts.decks import DrawPile


@dataclass(frozen=True, slots=True)
class Group:
    copies: int
    wanted: int


@dataclass(frozen=True, slots=True)
class Turn:
    """By the end of the draw of this turn (from 1): cards seen, and the chance of each group alone and of all of them together."""

    number: int
    seen: int
    each: tuple[float, ...]
    together: float


def chance(groups: Sequence[Group], *, pile: int, seen: int) -> float:
    """The chance (0 to 1) that among `seen` cards of the pile there are at least as many of each group as are wanted.

    ValueError for a pile that cannot hold the groups, or of which so many cards cannot be seen.
    >>> round(chance([Group(3, 1)], pile=60, seen=7), 4)
    0.3154
    """
    held = sum(group.copies for group in groups)
    if not 0 <= held <= pile or not 0 <= seen <= pile or any(group.copies < 0 or group.wanted < 0 for group in groups):
        raise ValueError(f"{groups}: no such groups in {seen} of {pile} cards")
    return _ways(groups, others=pile - held, seen=seen) / comb(pile, seen)


def _ways(groups: Sequence[Group], *, others: int, seen: int) -> int:
    """In how many ways `seen` cards are drawn from the groups and from `others` more, with enough of every group."""
    if seen < 0:
        return 0
    if not groups:
        return comb(others, seen)
    first, *rest = groups
    return sum(comb(first.copies, drawn) * _ways(rest, others=others, seen=seen - drawn) for drawn in range(first.wanted, first.copies + 1))


def by_turn(groups: Sequence[Group], pile: DrawPile) -> list[Turn]:
    """The chances turn by turn; a pile that is drawn empty stays so."""
    size = sum(copies for _, copies in pile.cards)
    turns = []
    for number, cards in enumerate(pile.seen, start=1):
        seen = min(cards, size)
        each = tuple(chance([group], pile=size, seen=seen) for group in groups)
        together = each[0] if len(each) == 1 else chance(groups, pile=size, seen=seen)
        turns.append(Turn(number, seen, each, together))
    return turns
