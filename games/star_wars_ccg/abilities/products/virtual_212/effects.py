"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import choose, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import switches_off
from games.star_wars_ccg.abilities.ops import action, card, constant, deploys_beside, doom, immune, immune_to, printed
from games.star_wars_ccg.abilities.pieces import cards, character, location

ALONE: Final = character(named="Dooku", not_at=location(hosting=character(named="Obi-Wan")))

ABILITIES: Final[Mapping[str, Declared]] = {
    "212_1": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(
            doom(character(mark="dark jedi", not_episode_i=True)),
            immune(None, ALONE),
            switches_off("dark", location(named="Coruscant: Jedi Council Chamber")),
        ),
        action(
            choose(
                [deploy(location("site", icon="mobile", titled="Hallway"))],
                [deploy(cards("weapon", mark="lightsaber", episode_i=True))],
            ),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
    ),
}
