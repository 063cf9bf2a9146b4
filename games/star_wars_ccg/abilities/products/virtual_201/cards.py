"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_own_icons
from games.star_wars_ccg.abilities.operations.rules.limits import needs_no_footing
from games.star_wars_ccg.abilities.ops import card, constant, gains, has_docking, holds, immune, permanent_pilot, printed
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

FETT: Final = character(named=["Jango Fett", "Boba Fett"], state="piloting", aboard=cards(of="this"))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "201_19": card(
            printed(needs_no_footing(), holds(pilots=3, passengers=4), has_docking(), permanent_pilot(2)), constant(more_own_icons(1))
        ),
        "201_40": card(
            printed(holds(pilots=2, passengers=2)),
            constant(gains("power", 1, per=enemy_ship(where="here"))),
            constant(immune(5), conditions=there_is(FETT)),
        ),
    }
)
