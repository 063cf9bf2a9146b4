"""The formats and zones of deck construction, and the four starter decks.

Dated rules (errata, the restricted list) come with the card data.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.contracts.catalogue import Record
from games.contracts.decks import Format, ZoneSpec
from games.star_wars_lcg.texts import TEXTS

CONSTRUCTED: Final = "constructed"
RESTRICTED: Final = "constructed-restricted"
STARTER: Final = "starter"

FORMATS = tuple(Format(code, TEXTS[f"formats.{code}.name"], TEXTS[f"formats.{code}.help"]) for code in (CONSTRUCTED, RESTRICTED, STARTER))

OBJECTIVE_SETS: Final = "objective_sets"
AFFILIATION: Final = "affiliation"
MAIN: Final = "main"

ZONES = (
    ZoneSpec(OBJECTIVE_SETS, TEXTS["zones.objective_sets"], "objective_sets", maximum=2),
    ZoneSpec(AFFILIATION, TEXTS["zones.affiliation"], "leaders", maximum=1),
    ZoneSpec(MAIN, TEXTS["zones.main"], "cards"),
)


@dataclass(frozen=True, slots=True)
class Starter:
    """One starter deck: the affiliation card and one copy of each set (the set's number as text)."""

    affiliation: str
    sets: tuple[str, ...]


# LCG-DB-11, LCG-DB-12
STARTERS = (
    Starter("jedi", ("1", "2", "3", "4", "5", "6", "7", "18")),
    Starter("rebel-alliance", ("8", "9", "10", "11", "12", "13", "14", "18")),
    Starter("sith", ("19", "20", "21", "22", "23", "24", "25", "36")),
    Starter("imperial-navy", ("26", "27", "28", "29", "30", "31", "32", "36")),
)


def bars(card: Record, format: str, facts: Record) -> bool:
    """Whether the card is in none of the starter decks (LCG-DB-11).  Only the format `starter` bars such cards.

    card: a card's record, with the codes of its `objective_sets`.
    """
    if format != STARTER:
        return False
    return not any(card["code"] == starter.affiliation or set(card["objective_sets"]) & set(starter.sets) for starter in STARTERS)
