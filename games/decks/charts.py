"""Rows of a deck's charts: copies by number and copies by choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.contracts.catalogue import Choice
from games.texts import Words

Rows = tuple[tuple[Words, float], ...]


def histogram(values: Iterable[tuple[int | None, int]], *, least: int = 0, unknown: Words | None = None) -> Rows:
    """One row for each number from `least` to the highest, without a gap.

    values: (number, copies); None for cards without a number.
    unknown: the label of the last row, which counts cards without a number; None leaves them out.
    """
    counts: Counter[int] = Counter()
    without = 0
    for value, copies in values:
        if value is None:
            without += copies
        else:
            counts[value] += copies
    rows: list[tuple[Words, float]] = [({"en": str(value)}, counts[value]) for value in range(least, max(counts, default=least - 1) + 1)]
    return (*rows, (unknown, without)) if unknown is not None and without else tuple(rows)


def copies_by_choice(choices: Iterable[Choice], values: Iterable[tuple[str, int]]) -> Rows:
    """One row for each choice that has copies, in the order of `choices`.  values: (code of a choice, copies)."""
    counts: Counter[str] = Counter()
    for code, copies in values:
        counts[code] += copies
    return tuple((choice.names, counts[choice.code]) for choice in choices if counts[choice.code])
