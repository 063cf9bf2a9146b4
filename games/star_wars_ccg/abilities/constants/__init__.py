"""The numbers that card texts and the rules share, one file for each kind; sorted by number, in the hundreds of `blocks`.

`from games.star_wars_ccg.abilities import constants as c` brings all of them.
"""
# mypy: implicit-reexport
# ruff: noqa: F403

from __future__ import annotations

from games.star_wars_ccg.abilities.constants.amounts import *
from games.star_wars_ccg.abilities.constants.blocks import *
from games.star_wars_ccg.abilities.constants.events import *
from games.star_wars_ccg.abilities.constants.filters import *
from games.star_wars_ccg.abilities.constants.flags import *
from games.star_wars_ccg.abilities.constants.moments import *
from games.star_wars_ccg.abilities.constants.numbers import *
from games.star_wars_ccg.abilities.constants.ops import *
from games.star_wars_ccg.abilities.constants.periods import *
from games.star_wars_ccg.abilities.constants.ways import *
from games.star_wars_ccg.abilities.constants.zones import *
