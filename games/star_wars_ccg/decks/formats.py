"""The parts of a deck, and the formats it can be judged in, in words.

main: the deck of 60 (CCG-DB-01).  starting: a mark; these copies start on the table and count towards the 60 (CCG-SET-02, CCG-SET-08).
outside: what the formats of the GEMP server allow beside the deck, Defensive Shields above all.
What a format demands comes with the card data (`formats.Pool`); here stand its names, in the order in which formats are offered:
those of the server's hall, the rulebook, and the rest.
"""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Format, ZoneSpec
from games.star_wars_ccg.texts import TEXTS
from games.texts import filled

MAIN: Final = "main"
STARTING: Final = "starting"
OUTSIDE: Final = "outside"
RULEBOOK: Final = "rulebook"

ZONES: Final = tuple(ZoneSpec(code, names, "cards") for code, names in TEXTS.section("zones").items())


def _format(code: str) -> Format:
    """A format with a name and a help text of its own."""
    return Format(code, TEXTS[f"formats.names.{code}"], TEXTS[f"formats.help.{code}"])


def _premiere_to(code: str) -> Format:
    """A format of the sets from Premiere up to the one that the texts name."""
    last = TEXTS[f"formats.last_sets.{code}"]
    return Format(code, filled(TEXTS["formats.premiere_to.name"], set=last), filled(TEXTS["formats.premiere_to.help"], set=last))


def _modified(format: Format) -> Format:
    """The same format with a short list of banned cards."""
    names, help = TEXTS["formats.modified.name"], TEXTS["formats.modified.help"]
    return Format(f"{format.code}_m", filled(names, format=format.names), filled(help, format=format.names))


_DECIPHER = _format("open_no_virtual")
_REFLECTIONS_2 = _premiere_to("premiere_ref2")
_CLOUD_CITY = _premiere_to("premiere_cc")

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
