"""Pile order before the shuffle: from one list, aligned to a second, or with one copy blanked.

A shuffle moves places, whatever card is in them.  So two lists that differ in two places before the shuffle differ in two places after it.
order: the codes of a pile's copies before the shuffle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

# The code of a copy that does nothing.
BLANK: Final = ""


def aligned(order: Sequence[str], cards: Mapping[str, int]) -> list[str]:
    """The copies of `cards`, in order: copies that `order` also has keep their places; new copies take the places of copies that are gone.

    Further new copies follow at the end; if there are fewer new copies than places, the empty places close up.

    >>> aligned(["a", "a", "b", "c"], {"a": 1, "c": 1, "d": 2, "e": 1})
    ['a', 'd', 'd', 'c', 'e']
    >>> aligned(["a", "b", "c"], {"a": 1, "c": 1})
    ['a', 'c']
    """
    left = dict(cards)
    kept: list[str | None] = []
    for code in order:
        stays = left.get(code, 0) > 0
        if stays:
            left[code] -= 1
        kept.append(code if stays else None)
    new = iter([code for code in sorted(left) for _ in range(left[code])])
    places = [next(new, None) if code is None else code for code in kept]
    return [code for code in places if code is not None] + list(new)


def without(order: Sequence[str], code: str, blank: str = BLANK) -> list[str]:
    """The order with one copy of the card blanked in its place; ValueError if it has none.

    blank: the code that stands for the blank, in games with several kinds.

    >>> without(["a", "b", "b"], "b")
    ['a', '', 'b']
    """
    place = list(order).index(code)
    return [*order[:place], blank, *order[place + 1 :]]
