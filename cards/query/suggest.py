""" "Did you mean": the nearest of what there is."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping


def nearest(text: str, known: Iterable[str]) -> str | None:
    """The most similar of `known`, or None where none is similar enough.

    >>> nearest("tipe", ["type", "cost"])
    'type'
    """
    found = difflib.get_close_matches(text, list(known), n=1, cutoff=0.6)
    return found[0] if found else None


def nearest_of(text: str, known: Mapping[str, str]) -> str | None:
    """As `nearest`, among the keys of `known`; the value that stands there."""
    found = nearest(text, known)
    return None if found is None else known[found]
