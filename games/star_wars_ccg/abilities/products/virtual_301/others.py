"""A starship and a Defensive Shield."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, holds, immune, left_out, printed
from games.star_wars_ccg.abilities.products.phrases.sabacc import limits_sabacc_for_force

ABILITIES: Final[Mapping[str, Declared]] = {
    "301_5": limits_sabacc_for_force("Imperial Supply", "Field Promotion", "Bad Feeling Have I", "A Dangerous Time", "Colo Claw Fish"),
    "301_8": card(printed(holds(pilots=1)), constant(immune(4)), constant(left_out())),
}
