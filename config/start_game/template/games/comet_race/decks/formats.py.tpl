"""The one format of the game, and the zones of a deck."""

from __future__ import annotations

from typing import Final

from games.comet_race.texts import TEXTS
from games.contracts.decks import Format, ZoneSpec

STANDARD: Final = "standard"
FORMATS = (Format(STANDARD, TEXTS["formats.standard"], TEXTS["formats_help.standard"]),)

MAIN: Final = "main"
ZONES = (ZoneSpec(MAIN, TEXTS["zones.main"], "cards"),)
