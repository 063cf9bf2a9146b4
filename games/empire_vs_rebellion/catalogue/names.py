"""Titles in Traditional Chinese, as far as the rulebook names the cards; English title -> Chinese title."""

from __future__ import annotations

CHINESE = {
    "Deception": "謊言",
    "Emperor Palpatine": "帕爾帕庭",
    "Escape From Tatooine": "逃離塔圖因",
    "Infiltration": "滲透",
    "R2-D2 and C-3PO": "R2-D2和C-3PO",
}


def names(title: str) -> dict[str, str]:
    """
    >>> names("Deception")
    {'en': 'Deception', 'zh-hant': '謊言'}
    """
    return {"en": title, **({"zh-hant": CHINESE[title]} if title in CHINESE else {})}


# Cards that an effect names; code -> title.
CARD_NAMES = {"rebel-luke-skywalker": "Luke Skywalker", "empire-darth-vader": "Darth Vader"}
