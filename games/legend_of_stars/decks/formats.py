"""The one format of Legend of Stars and the one zone of its decks.  The dated list of Limit Cards comes with the card data."""

from __future__ import annotations

from datetime import date
from typing import Final

from games.contracts.decks import Format, ZoneSpec
from games.legend_of_stars.texts import TEXTS

CONSTRUCTED: Final = "constructed"
LIMIT_CARDS_SINCE: Final = date(2026, 1, 1)  # LOS-DB-05, A-33: the notice names only the month

FORMATS: Final = (Format(CONSTRUCTED, TEXTS["formats.constructed.name"], TEXTS["formats.constructed.help"]),)

MAIN: Final = "main"
ZONES: Final = (ZoneSpec(MAIN, TEXTS["zones.main"], "cards"),)
