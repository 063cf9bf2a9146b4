"""Card titles in other languages, as far as the rulebooks give them (the Japanese Core Set rulebook names cards in its examples).

A title has one translation, on every card that bears it.
"""

from __future__ import annotations

from typing import Final

from games.star_wars_lcg.texts import TEXTS

TITLES: Final = TEXTS.section("titles")


def names(title: str) -> dict[str, str]:
    """The title in each language that has one.

    >>> names("Nightsister")
    {'en': 'Nightsister', 'ja': 'ナイトシスター'}
    """
    return dict(TITLES.get(title, {"en": title}))
