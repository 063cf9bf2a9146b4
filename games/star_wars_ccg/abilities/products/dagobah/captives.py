"""Captives, and who takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.placed import instead
from games.star_wars_ccg.abilities.ops import card, constant, deploys_on, fires, left_out, printed
from games.star_wars_ccg.abilities.parts import target
from games.star_wars_ccg.abilities.pieces import character, own_character

ABILITIES: Final[Mapping[str, Declared]] = {
    "4_180": card(
        printed(
            deploys_on(0, own_character(named="Zuckuss")),
            deploys_on(1, own_character(mark="bounty hunter", not_named="Zuckuss")),
            fires(2, character(), minus=1),
        ),
        instead(capture(), targets=target(character())),
        constant(left_out()),
    ),
}
