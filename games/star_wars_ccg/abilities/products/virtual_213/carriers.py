"""A starship that brings its crew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import lands
from games.star_wars_ccg.abilities.operations.steps import choose, may
from games.star_wars_ccg.abilities.ops import automatic, card, has_docking, holds, permanent_pilot, printed
from games.star_wars_ccg.abilities.pieces import cards, own_character

ABOARD: Final = cards(of="this")

ABILITIES: Final[Mapping[str, Declared]] = {
    "213_58": card(
        printed(holds(pilots=2, passengers=5), permanent_pilot(2), has_docking(), lands()),
        automatic(
            may(
                choose(
                    [deploy(own_character("resistance", mark="female", also=own_character(mark="leader")), on=ABOARD, less=2, pile="held")],
                    [deploy(own_character("resistance", mark="female", not_mark="leader"), on=ABOARD, pile="held")],
                )
            ),
            at="entry",
        ),
    ),
}
