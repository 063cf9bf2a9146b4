"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, deploys_on, drain, fires, printed, voids_forfeit
from games.star_wars_ccg.abilities.pieces import character, own_character
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

ABILITIES: Final[Mapping[str, Declared]] = {
    "210_3": card(
        printed(deploys_on(0, own_character(named=["Anakin", "Luke", "Rey"])), fires(0, LIVING, draws=2), voids_forfeit(character())),
        constant(drain(1)),
    ),
}
