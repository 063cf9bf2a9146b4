"""The declared texts of cards, by card code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.authoring.writing import Writer
from games.abilities.declare import check_cards, together
from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities import combat, epics, examples, later, ops, parts, pieces, placed, steps
from games.star_wars_ccg.abilities.products import a_new_hope, cloud_city, dagobah, hoth
from games.star_wars_ccg.abilities.products.premiere import (
    answers,
    automatic,
    both_sides,
    carriers,
    dark_characters,
    dark_interrupts,
    effects,
    light_characters,
    light_interrupts,
    locations,
    places,
    weapons,
)

_PREMIERE: Final = (
    both_sides,
    light_characters,
    dark_characters,
    locations,
    carriers,
    weapons,
    effects,
    light_interrupts,
    dark_interrupts,
    answers,
    places,
    automatic,
)

ABILITIES: Final[Mapping[str, Declared]] = check_cards(
    steps.COMPLETE, together(*(room.ABILITIES for room in (*_PREMIERE, *a_new_hope.ROOMS, *hoth.ROOMS, *dagobah.ROOMS, *cloud_city.ROOMS)))
)

_WORDS: Final = {**vars(pieces), **vars(parts), **vars(ops), **vars(placed), **vars(combat), **vars(later), **vars(epics), **vars(steps)}
WRITER: Final = Writer(_WORDS, examples.__test__, steps.RENDERER)
