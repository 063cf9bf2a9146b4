"""The printed facts of Comet Race."""

from __future__ import annotations

from typing import Final

from games.catalogue.choices import choices
from games.comet_race.texts import TEXTS
from games.contracts.catalogue import Field, Search

SHIP: Final = "ship"
CREW: Final = "crew"
CARD_TYPES = choices(TEXTS, "card_types")

FIELDS = (
    Field("cost", "number", TEXTS["fields.cost"], letter="c", sums=True),
    Field("speed", "number", TEXTS["fields.speed"], letter="v", types=(SHIP,), sums=True),
    Field("draws", "number", TEXTS["fields.draws"], letter="draws", types=(CREW,)),
    Field("energy", "number", TEXTS["fields.energy"], letter="energy", types=(CREW,)),
)

SEARCH = Search(
    examples=(
        "t:ship cost<=2",
        "speed>=5 order:speed",
        "t:crew draws>=1",
        "speed>cost",
        "cost:3..5",
        "name:comet",
        "-t:crew order:cost",
    ),
)
