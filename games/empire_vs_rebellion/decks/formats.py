"""The one format of the game, and the zones of a list."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Format, ZoneSpec
from games.empire_vs_rebellion.texts import TEXTS

FULL: Final = "full"

FORMATS: Final = (Format(FULL, TEXTS["formats.full.name"], TEXTS["formats.full.help"]),)

CHARACTERS: Final = "characters"
RESOURCES: Final = "resources"
STRATEGIES: Final = "strategies"
EVENTS: Final = "events"
RESERVE: Final = "reserve"

ZONES: Final = (
    ZoneSpec(CHARACTERS, TEXTS["zones.characters"], "cards", maximum=1, query="is:character"),
    # The rules fix the cards of all other zones.
    *(ZoneSpec(zone, TEXTS[f"zones.{zone}"], "cards", maximum=1, fixed=True) for zone in (RESOURCES, STRATEGIES, EVENTS, RESERVE)),
)
