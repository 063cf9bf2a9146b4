"""Captives, and who takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.steps import lose
from games.star_wars_ccg.abilities.ops import card, deploys_on, fires, hits_easier, instead, printed
from games.star_wars_ccg.abilities.parts import target
from games.star_wars_ccg.abilities.pieces import cards, character, own_character
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

ABILITIES: Final[Mapping[str, Declared]] = {
    "4_180": card(
        printed(
            deploys_on(0, own_character(named="Zuckuss")),
            deploys_on(1, own_character(mark="bounty hunter", not_named="Zuckuss")),
            fires(2, LIVING, minus=1),
            hits_easier(2, cards("creature")),
        ),
        instead(capture(), targets=target(character())),
        instead(lose(), targets=target(cards("creature"))),
    ),
}
