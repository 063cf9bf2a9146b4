"""The rows of asteroids: rocks that drift, and what texts do to asteroid destinies."""

from __future__ import annotations

from typing import Final

from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import bare
from games.star_wars_ccg.abilities.ops import add

_TOPIC: Final = "Locations"

# In the direction that was declared, 2 for backwards in the row.
drift = add("drift", compiles=bare(c.DRIFT), example=(_TOPIC,))
dread = add("dread", compiles=bare(c.DREAD), example=(_TOPIC,), affects="any")
redraw_asteroid = add("redraw_asteroid", compiles=bare(c.REDRAW_ASTEROID), example=(_TOPIC,))
lose_lowest = add("lose_lowest", compiles=bare(c.LOSE_LOWEST), example=(_TOPIC,))
