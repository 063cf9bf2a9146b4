"""Titles in Japanese, as far as the rulebook translates them (it keeps the others in English), and what older publications call cards."""

from __future__ import annotations

JAPANESE = {"Explorer": "探索船", "Scout": "偵察船", "Viper": "戦闘機"}
ALIASES = {"Mothership": ("Blob Mothership",), "Peacekeeper": ("Peace Keeper",)}


def names(title: str) -> dict[str, str]:
    """
    >>> names("Scout")
    {'en': 'Scout', 'ja': '偵察船'}
    """
    return {"en": title, **({"ja": JAPANESE[title]} if title in JAPANESE else {})}
