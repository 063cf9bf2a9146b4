"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import raise_sum
from games.star_wars_ccg.abilities.ops import card, constant
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import at_helm

ABILITIES: Final[Mapping[str, Declared]] = {
    "202_3": card(
        flies(3),
        at_helm(cards("starship", kind="starfighter", mark="independent (starship)"), maneuver=1, draws=1),
        at_helm(cards("starship", named="Pulsar Skate", mark="independent (starship)"), maneuver=1),
        constant(raise_sum(1), conditions=there_is(character(named=["Booster Terrik", "Mirax Terrik"], where="here"))),
    ),
}
