"""The abilities of every card.  The rules play these declarations, pages print them, the search finds them and the API publishes them."""

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
# Card code -> slot -> abilities, in the form of `catalogue.fields.ABILITIES_SHAPE`.
ABILITIES: Final[Mapping[str, Declared]] = {code: found for module in _MODULES for code, found in module.ABILITIES.items()}

# The same for the other side of a card.
BACKS: Final[Mapping[str, Declared]] = command_decks.BACKS

if len(ABILITIES) != sum(len(module.ABILITIES) for module in _MODULES):
    raise BadDeclaration("Two products declare the same card; declare it once.")
