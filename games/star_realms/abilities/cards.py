"""The abilities of every card.  The rules play these declarations, pages print them, the search finds them and the API publishes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.authoring.writing import Writer
from games.abilities.declare import together
from games.abilities.vocabulary import Declared
from games.star_realms.abilities import examples, ops
from games.star_realms.abilities.products import (
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

# Card code -> slot -> abilities, in the form of `catalogue.fields.ABILITIES_SHAPE`.
ABILITIES: Final[Mapping[str, Declared]] = together(
    core_set.ABILITIES,
    gambit.ABILITIES,
    crisis.ABILITIES,
    colony_wars.ABILITIES,
    united.ABILITIES,
    frontiers.ABILITIES,
    command_decks.ABILITIES,
    stellar_allies.ABILITIES,
    high_alert.ABILITIES,
    promos.ABILITIES,
    universal_storage_box.ABILITIES,
)

# The same for the other side of a card.
BACKS: Final[Mapping[str, Declared]] = together(command_decks.BACKS, universal_storage_box.BACKS)

WRITER: Final = Writer(vars(ops), examples.__test__, ops.RENDERER)
