"""What every card does, declared once: played by the rules, printed by the pages, found by the search, published by the API.

ABILITIES: code of a card -> slot -> its abilities, in the form of `facts.ABILITIES_SHAPE`.  BACKS: those of its other side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.star_realms.abilities import (
    colony_wars,
    command_decks,
    core_set,
    crisis,
    frontiers,
    gambit,
    high_alert,
    promos,
    stellar_allies,
    united,
    universal_storage_box,
)
from games.star_realms.abilities.language import BadDeclaration, Declared

_MODULES: Final = (
    core_set,
    gambit,
    crisis,
    colony_wars,
    united,
    frontiers,
    command_decks,
    stellar_allies,
    high_alert,
    promos,
    universal_storage_box,
)
ABILITIES: Final[Mapping[str, Declared]] = {code: found for module in _MODULES for code, found in module.ABILITIES.items()}

BACKS: Final[Mapping[str, Declared]] = command_decks.BACKS

if len(ABILITIES) != sum(len(module.ABILITIES) for module in _MODULES):
    raise BadDeclaration("A card is declared twice.")
