"""Suggestions for "Did you mean": the most similar of the known words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rapidfuzz import fuzz, process


def nearest(text: str, known: Iterable[str]) -> str | None:
    """The most similar of `known`, or None if none is similar enough.

    >>> nearest("tipe", ["type", "cost"])
    'type'
    """
    match = process.extractOne(text, list(known), scorer=fuzz.ratio, score_cutoff=60)
    return match[0] if match else None


def nearest_few(text: str, known: Iterable[str], limit: int) -> list[str]:
    """As `nearest`, for several: the most similar first."""
    return [name for name, _, _ in process.extract(text, list(known), scorer=fuzz.ratio, score_cutoff=60, limit=limit)]


def nearest_of(text: str, known: Mapping[str, str]) -> str | None:
    """As `nearest`, among the keys of `known`; the value of that key."""
    key = nearest(text, known)
    return None if key is None else known[key]
