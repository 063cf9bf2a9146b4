"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import no_drain
from games.star_wars_ccg.abilities.operations.travel.ways import no_icons
from games.star_wars_ccg.abilities.ops import card, constant, gains
from games.star_wars_ccg.abilities.pieces import character, location, own_character
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.palace import brings

ABILITIES: Final[Mapping[str, Declared]] = {
    "214_4": card(
        brings(character(named=EMPEROR, episode_vii=True), at=location(where="here"), half="dark", once_a="game"),
        constant(
            no_drain(),
            no_drain(whose="own"),
            no_icons(),
            gains("cost", 2, own_character(zone="hand", where="here")),
            half="light",
        ),
    ),
}
