"""Rows of a deck's charts: copies by number and copies by choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.contracts.catalogue import Choice
from games.texts import Words

Rows = tuple[tuple[Words, float], ...]


def histogram(values: Iterable[tuple[float | None, int]], *, least: int = 0, unknown: Words | None = None) -> Rows:
    """One row for each whole number from `least` to the highest number, without a gap, and one for each fraction in use.

    values: (number, copies); None for cards without a number.
    unknown: the label of the last row, which counts cards without a number; None leaves them out.
    """
    counts: Counter[float] = Counter()
    without = 0
    for value, copies in values:
        if value is None:
            without += copies
        else:
            counts[value] += copies
    numbers = sorted({*range(least, int(max(counts, default=least - 1)) + 1), *counts})
    rows: list[tuple[Words, float]] = [({"en": number_text(number)}, counts[number]) for number in numbers if number >= least]
    return (*rows, (unknown, without)) if unknown is not None and without else tuple(rows)


def number_text(number: float) -> str:
    """A number as players write it.

    >>> number_text(2), number_text(2.0), number_text(0.5)
    ('2', '2', '0.5')
    """
    return str(int(number)) if number == int(number) else f"{number:g}"


def copies_by_choice(choices: Iterable[Choice], values: Iterable[tuple[str, int]]) -> Rows:
    """One row for each choice that has copies, in the order of `choices`.  values: (code of a choice, copies)."""
    counts: Counter[str] = Counter()
    for code, copies in values:
        counts[code] += copies
    return tuple((choice.names, counts[choice.code]) for choice in choices if counts[choice.code])
