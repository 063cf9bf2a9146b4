"""Names of the counts that a run's tally holds besides those of the base's own games."""

from __future__ import annotations

# Blocks: how many of them showed so many games, and the sums over them.
UNIT = "unit:"
# Pairs of a comparison: for each variant and metric, their number and the sums of a, b, a*a, b*b and a*b (a: base, b: variant).
PAIRED = "paired:"
# All counts of the second deck of a comparison.
SECOND = "second:"
# Match-ups: the games, wins and points of each cell.
CELL = "cell:"
# Match-ups: the points of each side in all its cells.
ALL = f"{CELL}all:"
# Match-ups: the products of the points of two sides.
BOTH = f"{CELL}both:"


def is_base_count(name: str) -> bool:
    """Whether this name belongs to a count of the base's own games."""
    return not name.startswith((PAIRED, CELL, UNIT))
