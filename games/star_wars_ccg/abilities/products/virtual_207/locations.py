"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, printed, transit

ABILITIES: Final[Mapping[str, Declared]] = {
    "207_16": card(printed(transit(1), half="light"), printed(transit(2), half="dark")),
}
