"""Exact odds of cards drawn from a shuffled pile, as sums and products of binomial coefficients.

Chances are computed with whole numbers and rounded once, at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from games.contracts.decks import DrawPile


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that the player looks for; the groups of one question have no card in common.

    Attributes:
        copies: copies of these cards in the pile.
        wanted: how many of them the player wants to draw.
    """

    copies: int
    wanted: int


@dataclass(frozen=True, slots=True)
class Turn:
    """The chances by the end of one turn's draw.

    Attributes:
        number: the turn, from 1.
        seen: cards seen so far.
        each: the chance of each group alone.
        together: the chance of all groups together.
    """

    number: int
    seen: int
    each: tuple[float, ...]
    together: float


def chance(groups: Sequence[Group], *, pile: int, seen: int) -> float:
    """The chance (0 to 1) to find enough cards of every group among `seen` cards of a pile of `pile` cards.

    ValueError if the pile is too small for the groups or for the cards seen.
    >>> round(chance([Group(3, 1)], pile=60, seen=7), 4)
    0.3154
    """
    held = sum(group.copies for group in groups)
    if not 0 <= held <= pile or not 0 <= seen <= pile or any(group.copies < 0 or group.wanted < 0 for group in groups):
        raise ValueError(f"{groups} do not fit into a pile of {pile} cards of which {seen} are seen.")
    return _ways(groups, others=pile - held, seen=seen) / comb(pile, seen)


def _ways(groups: Sequence[Group], *, others: int, seen: int) -> int:
    """The number of hands of `seen` cards from the groups and `others` more cards that hold enough of every group."""
    if seen < 0:
        return 0
    if not groups:
        return comb(others, seen)
    first, *rest = groups
    return sum(comb(first.copies, drawn) * _ways(rest, others=others, seen=seen - drawn) for drawn in range(first.wanted, first.copies + 1))


def by_turn(groups: Sequence[Group], pile: DrawPile) -> list[Turn]:
    """The chances turn by turn; they stay the same once the pile is drawn empty."""
    size = sum(copies for _, copies in pile.cards)
    turns = []
    for number, cards in enumerate(pile.seen, start=1):
        seen = min(cards, size)
        each = tuple(chance([group], pile=size, seen=seen) for group in groups)
        together = each[0] if len(each) == 1 else chance(groups, pile=size, seen=seen)
        turns.append(Turn(number, seen, each, together))
    return turns


def exactly(found: int, copies: int, *, pile: int, draws: int) -> Fraction:
    """The chance of exactly `found` of `copies` cards among `draws` cards of a pile; of a smaller pile all cards are drawn.

    >>> exactly(1, 3, pile=50, draws=6)
    Fraction(1419, 4900)
    """
    draws = min(draws, pile)
    if draws - found > pile - copies:
        return Fraction(0)
    return Fraction(comb(copies, found) * comb(pile - copies, draws - found), comb(pile, draws))


def sums(copies_by_value: Mapping[float, int], draws: int) -> dict[float, Fraction]:
    """The chance of each sum of the values of `draws` cards; empty if there are fewer cards.

    copies_by_value: value of a card -> copies of such cards in the pile.
    >>> sums({1: 2, 3: 1}, 2) == {2: Fraction(1, 3), 4: Fraction(2, 3)}
    True
    """
    size = sum(copies_by_value.values())
    if draws > size:
        return {}
    ways: dict[int, dict[float, int]] = {0: {0: 1}}  # cards drawn so far -> their sum -> number of ways
    for value, copies in sorted(copies_by_value.items()):
        more: dict[int, dict[float, int]] = {}
        for drawn, totals in ways.items():
            for taken in range(min(copies, draws - drawn) + 1):
                into = more.setdefault(drawn + taken, {})
                for total, count in totals.items():
                    reached = round(total + taken * value, 5)
                    into[reached] = into.get(reached, 0) + count * comb(copies, taken)
        ways = more
    return {total: Fraction(count, comb(size, draws)) for total, count in ways.get(draws, {}).items()}
