"""The declared abilities of cards, by card code.  A card that is not listed has only keywords, or a text that cannot be declared yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.authoring.writing import Writer
from games.abilities.declare import together
from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities import examples, ops, parts, pieces
from games.star_wars_lcg.abilities.products.boxes import (
    balance_of_the_force,
    between_the_shadows,
    core_set_dark,
    core_set_light,
    edge_of_darkness,
    galactic_ambitions,
    imperial_entanglements,
)
from games.star_wars_lcg.abilities.products.cycles import (
    alliances_dark,
    alliances_light,
    echoes_dark,
    echoes_light,
    endor_dark,
    endor_light,
    hoth_dark,
    hoth_light,
    opposition_dark,
    opposition_light,
    rogue_squadron_dark,
    rogue_squadron_light,
)

ABILITIES: Final[Mapping[str, Declared]] = together(
    balance_of_the_force.ABILITIES,
    between_the_shadows.ABILITIES,
    core_set_dark.ABILITIES,
    core_set_light.ABILITIES,
    edge_of_darkness.ABILITIES,
    galactic_ambitions.ABILITIES,
    imperial_entanglements.ABILITIES,
    alliances_dark.ABILITIES,
    alliances_light.ABILITIES,
    echoes_dark.ABILITIES,
    echoes_light.ABILITIES,
    endor_dark.ABILITIES,
    endor_light.ABILITIES,
    hoth_dark.ABILITIES,
    hoth_light.ABILITIES,
    opposition_dark.ABILITIES,
    opposition_light.ABILITIES,
    rogue_squadron_dark.ABILITIES,
    rogue_squadron_light.ABILITIES,
)

WRITER: Final = Writer({**vars(pieces), **vars(parts), **vars(ops)}, examples.__test__, ops.RENDERER)
