"""The names of cards in every language.  The rulebook names only some cards in Chinese, and no card in Japanese."""

from __future__ import annotations

from games.catalogue.importing import slug
from games.empire_vs_rebellion.texts import TEXTS


def names(title: str) -> dict[str, str]:
    """The names of the card with this English title.

    >>> names("Deception")
    {'en': 'Deception', 'zh-hant': '謊言'}
    """
    return {**TEXTS.get(f"card_titles.{slug(title)}", {}), "en": title}
