"""Two lists on the same random numbers: what they share lies in the same places before the shuffle.

order: the codes of a deck's copies as they lie before the shuffle.  BLANK: the code of a copy that does nothing.
A shuffle moves places, whatever lies in them; so two lists whose copies differ in two places differ in those two after it, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

BLANK: Final = ""


def aligned(order: Sequence[str], cards: Mapping[str, int]) -> list[str]:
    """The copies of `cards`, each that `order` has too in its place there, new ones in the places of those that are gone.

    What is left over follows at the end; where fewer are left than places, the places close up.

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


def without(order: Sequence[str], code: str) -> list[str]:
    """One copy of the card is a blank in its place; ValueError if there is none.

    >>> without(["a", "b", "b"], "b")
    ['a', '', 'b']
    """
    place = list(order).index(code)
    return [*order[:place], BLANK, *order[place + 1 :]]
