"""The declared texts of cards, by card code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.authoring.writing import Writer
from games.abilities.declare import check_cards, together
from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities import examples, ops, parts, pieces
from games.star_wars_ccg.abilities.ops import VOCABULARY
from games.star_wars_ccg.abilities.products import premiere_dark, premiere_light

ABILITIES: Final[Mapping[str, Declared]] = check_cards(VOCABULARY, together(premiere_light.ABILITIES, premiere_dark.ABILITIES))

WRITER: Final = Writer({**vars(pieces), **vars(parts), **vars(ops)}, examples.__test__, ops.RENDERER)
