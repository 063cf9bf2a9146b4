"""The declared texts of cards, by card code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.authoring.writing import Writer
from games.abilities.declare import together
from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities import examples
from games.star_wars_ccg.abilities.products.sets import ROOMS
from games.star_wars_ccg.abilities.words import RENDERER, WORDS

ABILITIES: Final[Mapping[str, Declared]] = together(*(room.ABILITIES for room in ROOMS))
WRITER: Final = Writer(WORDS, examples.__test__, RENDERER)
