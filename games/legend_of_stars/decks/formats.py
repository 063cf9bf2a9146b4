"""The format of the comprehensive rules.  What is dated (the Limit Cards) comes with the card data."""

from __future__ import annotations

from datetime import date
from typing import Final

from games.contracts.decks import Format, ZoneSpec
from games.texts import words

CONSTRUCTED: Final = "constructed"
LIMIT_CARDS_SINCE: Final = date(2026, 1, 1)  # LOS-DB-05, A-33: the notice names the month only

FORMATS = (
    Format(
        CONSTRUCTED,
        words("Constructed", "構築", "構築賽"),
        words(
            "50 cards or more, at most 3 of a name; from January 2026 one of each Limit Card.",
            "50枚以上、同名カードは3枚まで。2026年1月からリミットカードは1枚まで。",
            "50 張以上，同名卡最多 3 張；自 2026 年 1 月起限制卡各 1 張。",
        ),
    ),
)

MAIN: Final = "main"
ZONES = (ZoneSpec(MAIN, words("Deck", "デッキ", "牌組"), "cards"),)
