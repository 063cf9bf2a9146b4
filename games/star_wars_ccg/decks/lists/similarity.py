"""Similarity of a typed title and a card's title, from 0 to 1: by words, by letters, and as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache


def title_similarity(words: Sequence[str], title: Sequence[str]) -> float:
    """The share of the typed words that the title has, and to a lesser degree the share of the title that was typed.

    >>> round(title_similarity(("obi", "wan"), ("obi", "wan", "kenobi")), 2)
    0.85
    """
    left = list(title)
    found = 0.0
    covered = 0
    for word in words:
        best, at, many = 0.0, 0, 0
        for place, other in enumerate(left):
            if other == word:
                best, at, many = 1.0, place, 1
                break
            if (
                2 <= len(word) <= 6
                and len(left) - place >= len(word)
                and word == "".join(each[0] for each in left[place : place + len(word)])
            ):
                alike, count = 0.92, len(word)
            else:
                alike, count = word_similarity(word, other), 1
            if alike > best:
                best, at, many = alike, place, count
        if many:
            found += best * len(word)
            covered += sum(map(len, left[at : at + many]))
            del left[at : at + many]
    whole = sum(map(len, words))
    return found / whole * (0.7 + 0.3 * covered / sum(map(len, title))) if whole else 0.0


@lru_cache(maxsize=20_000)
def word_similarity(word: str, other: str) -> float:
    """Similarity of two words: equal, beginning alike, or a few letters apart."""
    if word == other:
        return 1.0
    if len(word) >= 3 and other.startswith(word):
        return 0.8 + 0.15 * len(word) / len(other)
    if len(other) >= 4 and word.startswith(other):
        return 0.9 if len(word) - len(other) <= 2 else 0.6
    if min(len(word), len(other)) < 4 or abs(len(word) - len(other)) > 3:
        return 0.0
    alike = 1 - edit_distance(word, other) / max(len(word), len(other))
    return alike if alike >= 0.6 else 0.0


def whole_similarity(key: str, other: str) -> float:
    """Similarity of two whole names without spaces, by edit distance."""
    longest = max(len(key), len(other))
    if not longest or abs(len(key) - len(other)) > longest * 0.35:
        return 0.0
    return 1 - edit_distance(key, other) / longest


def edit_distance(one: str, other: str) -> int:
    """The number of letters to add, drop, change or swap with a neighbour to turn `one` into `other`.

    >>> edit_distance("elis", "eils"), edit_distance("emporer", "emperor")
    (1, 2)
    """
    # The optimal string alignment distance by Hyyrö's bit vectors (2003): a column of the table is two integers, a bit for each letter
    # of `one`, so the work grows with the length of `other` alone.
    every = (1 << len(one)) - 1
    places: dict[str, int] = {}
    for place, letter in enumerate(one):
        places[letter] = places.get(letter, 0) | 1 << place
    distance, last = len(one), every ^ every >> 1
    more, less, diagonal, before = every, 0, 0, 0
    if not one:
        return len(other)
    for letter in other:
        same = places.get(letter, 0)
        swapped = (~diagonal & same) << 1 & before
        diagonal = (((same & more) + more ^ more) | same | less | swapped) & every
        right_more = less | ~(diagonal | more) & every
        right_less = diagonal & more
        distance += bool(right_more & last) - bool(right_less & last)
        right_more = right_more << 1 | 1
        more = (right_less << 1 | ~(diagonal | right_more)) & every
        less = right_more & diagonal
        before = same
    return distance
