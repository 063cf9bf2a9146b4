"""Weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.perils.shots import reacts_onto
from games.star_wars_ccg.abilities.ops import card, constant, deploys_on, fires, left_out, printed, voids_forfeit
from games.star_wars_ccg.abilities.pieces import character
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

SIDIOUS: Final = character(named="Sidious", episode_i=True)

ABILITIES: Final[Mapping[str, Declared]] = {
    "217_22": card(
        printed(deploys_on(0, SIDIOUS), reacts_onto(SIDIOUS), fires(0, LIVING, draws=2), voids_forfeit(LIVING)),
        armed_drain(),
        constant(left_out()),
    ),
}
