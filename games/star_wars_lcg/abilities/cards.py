"""The declared abilities of every card, by its code.  A card that is not listed cannot be said yet, or has only keywords."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.declare import check_cards, together
from games.abilities.vocabulary import Declared
from games.abilities.writing import Writer
from games.star_wars_lcg.abilities import (
    between_the_shadows,
    core_set_dark,
    core_set_light,
    edge_of_darkness,
    endor_cycle,
    ops,
    parts,
    pieces,
)
from games.star_wars_lcg.abilities.ops import VOCABULARY

ABILITIES: Final[Mapping[str, Declared]] = check_cards(
    VOCABULARY,
    together(
        core_set_light.ABILITIES,
        core_set_dark.ABILITIES,
        edge_of_darkness.ABILITIES,
        between_the_shadows.ABILITIES,
        endor_cycle.ABILITIES,
    ),
)

WRITER: Final = Writer({**vars(pieces), **vars(parts), **vars(ops)}, ops.RENDERER, ABILITIES.values())
