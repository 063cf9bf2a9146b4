"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.ops import action, card
from games.star_wars_ccg.abilities.pieces import cards, location

ABILITIES: Final[Mapping[str, Declared]] = {
    "226_15": card(
        action(
            deploy(cards("weapon", mark="lightsaber"), at=location(where="here")),
            shuffle("reserve"),
            half="light",
            when="deploy",
            times=1,
        )
    ),
}
