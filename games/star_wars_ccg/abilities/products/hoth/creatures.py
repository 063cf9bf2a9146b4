"""Creatures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import drags, ferocity, habitat
from games.star_wars_ccg.abilities.ops import card, deploys_only, printed
from games.star_wars_ccg.abilities.pieces import character, location, site

CAVE: Final = "Hoth: Wampa Cave (7th Marker)"
MARKERS: Final = [f"marker {n}" for n in range(1, 8)]

ABILITIES: Final[Mapping[str, Declared]] = {
    "3_93": card(
        printed(
            habitat(site("Hoth")),
            ferocity(3, draws=1),
            drags(character(), location(named="Hoth: Wampa Cave (7th Marker)")),
            deploys_only(location(named=CAVE)),
            deploys_only(location(mark=MARKERS, state="unoccupied")),
        ),
    ),
}
