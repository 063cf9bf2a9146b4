"""Card titles in other languages, and the titles that older publications use."""

from __future__ import annotations

from typing import Final

from games.star_realms.texts import TEXTS

TITLES: Final = TEXTS.section("titles")
# Title -> the names that older publications use for the card.
ALIASES: Final = {"Mothership": ("Blob Mothership",), "Peacekeeper": ("Peace Keeper",)}


def names(title: str) -> dict[str, str]:
    """The title in each language that has one.

    >>> names("Scout")["ja"]
    '偵察船'
    """
    return dict(TITLES.get(title, {"en": title}))
