"""The cells of match-ups: which sides meet, and which cell a game belongs to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

Cell = tuple[int, int]


def pairings(sides: int) -> list[tuple[int, int]]:
    """The cells of a full round robin."""
    return list(combinations(range(sides), 2))


def pairings_between(sides: Sequence[str], factions: tuple[str, str]) -> list[tuple[int, int]]:
    """The cells in which a side of the first faction meets a side of the second; `sides` holds the faction of each side.

    If a side would have no opponent, the cells of a full round robin; the rules refuse a match that they forbid.

    >>> pairings_between(["b", "a", "b"], ("a", "b")), pairings_between(["a", "a"], ("a", "b"))
    ([(1, 0), (1, 2)], [(0, 1)])
    """
    every = range(len(sides))
    cells = [(one, other) for one in every for other in every if (sides[one], sides[other]) == factions]
    return cells if {side for cell in cells for side in cell} == set(every) else pairings(len(sides))


def cells_of_plan(plan: Mapping[str, Any]) -> list[tuple[int, int]]:
    """The cells of a run with match-ups, from its plan."""
    stored = plan.get("pairings")
    return [(one, other) for one, other in stored] if stored else pairings(len(plan["policies"]))


def cell_of_game(index: int, cells: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], int]:
    """The cell of game `index` of match-ups, and the game's number in that cell.  Games are numbered by pair, then cell, then seat."""
    pair, rest = divmod(index, 2 * len(cells))
    place, swapped = divmod(rest, 2)
    return cells[place], 2 * pair + swapped
