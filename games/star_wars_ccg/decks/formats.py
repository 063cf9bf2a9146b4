"""The zones of a deck, and the names of the formats in the order in which pages offer them.

The cards and sizes of a format come with the card data (`catalogue.format_pools`).
"""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Format, ZoneSpec
from games.star_wars_ccg.texts import TEXTS
from games.texts import filled

MAIN: Final = "main"  # CCG-DB-01: the deck of 60
STARTING: Final = "starting"  # CCG-SET-02, CCG-SET-08: cards of the 60 that start on the table
OUTSIDE: Final = "outside"  # cards that the GEMP server allows beside the deck, mostly Defensive Shields
RULEBOOK: Final = "rulebook"

ZONES: Final = tuple(ZoneSpec(code, names, "cards") for code, names in TEXTS.section("zones").items())


def _format(code: str) -> Format:
    """A format with a name and a help text of its own."""
    return Format(code, TEXTS[f"formats.names.{code}"], TEXTS[f"formats.help.{code}"])


def _premiere_to(code: str) -> Format:
    """A format with the sets from Premiere up to one; `formats.last_sets` in the texts names that set."""
    last = TEXTS[f"formats.last_sets.{code}"]
    return Format(code, filled(TEXTS["formats.premiere_to.name"], set=last), filled(TEXTS["formats.premiere_to.help"], set=last))


def _modified(format: Format) -> Format:
    """The same format with a short list of banned cards."""
    names, help = TEXTS["formats.modified.name"], TEXTS["formats.modified.help"]
    return Format(f"{format.code}_m", filled(names, format=format.names), filled(help, format=format.names))


_DECIPHER = _format("open_no_virtual")
_REFLECTIONS_2 = _premiere_to("premiere_ref2")
_CLOUD_CITY = _premiere_to("premiere_cc")

# First the formats of the server's hall, then the rulebook, then the rest.
FORMATS: Final = (
    _format("open"),
    _format("open40card"),
    _format("open_45_card"),
    _format("open_no_shields"),
    _format("open_no_shields_no_virtual"),
    _format("open_no_episodevii"),
    _format("classic"),
    _format("classic_no_virtual"),
    _format("classic_no_virtual_m"),
    _format("jawa"),
    _format("legacy"),
    _format("playtesting"),
    _premiere_to("premiere_set3"),
    _DECIPHER,
    _modified(_DECIPHER),
    _premiere_to("premiere_tatooine"),
    _REFLECTIONS_2,
    _modified(_REFLECTIONS_2),
    _premiere_to("premiere_jpsd"),
    _premiere_to("premiere_ds2"),
    _premiere_to("premiere_endor"),
    _premiere_to("premiere_se"),
    _premiere_to("premiere_jp"),
    _CLOUD_CITY,
    _modified(_CLOUD_CITY),
    _premiere_to("premiere_dagobah"),
    _premiere_to("premiere_hoth"),
    _premiere_to("premiere_anh"),
    _format("premiere"),
    _format("scavenger_premiere_ds2"),
    _format("utinni"),
    _format(RULEBOOK),
    _format("open_100_card"),
    _format("limited_resources"),
    _format("cube"),
    _format("jp_sealed"),
    _format("sealed"),
    _format("dream_cards"),
)
