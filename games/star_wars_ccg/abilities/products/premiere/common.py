"""Words that several cards of Premiere share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import PICKED, lost, pick, retrieve, shuffle, take
from games.star_wars_ccg.abilities.parts import there_is, use
from games.star_wars_ccg.abilities.pieces import character, location

# A card that defends a battle alone, in space or on the ground.
ALONE: Final = ["defending", "alone"]
SPACE: Final = location("system", "sector")
GROUND: Final = location("site")
# Any pile of any player.
SHUFFLES: Final = [[shuffle(pile, whose)] for pile in ("reserve", "lost", "used") for whose in ("own", "opponent")]
TAGGE: Final = ["Tagge", "General Tagge"]
OFFICERS: Final = ["Vader", "Tarkin", "Motti", *TAGGE]


def brought_back(names: str | list[str], lost_cost: int, search_cost: int) -> list[Any]:
    """The two texts of an Interrupt that takes back a character: from the Lost Pile, or out of the Reserve Deck into hand."""
    own = character(named=names, whose="own", zone="lost")
    searched = pick(1, character(named=names, whose="own", zone="reserve"), up_to=True)
    return [
        lost(pick(1, own), retrieve(PICKED), conditions=there_is(own), costs=use(lost_cost)),
        lost(searched, take(PICKED), shuffle("reserve"), costs=use(search_cost)),
    ]


def by_code(rows: Mapping[str, Declared]) -> dict[str, Declared]:
    """Rows whose key names several cards of one text, as a row for each card."""
    return {code: declared for codes, declared in rows.items() for code in codes.split()}
