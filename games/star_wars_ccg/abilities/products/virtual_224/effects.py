"""Effects and an Interrupt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import activate, choose, shuffle
from games.star_wars_ccg.abilities.operations.weapons import battles_free
from games.star_wars_ccg.abilities.ops import action, card, constant, deployment, deploys_beside, gains, immune_to, left_out, printed, used
from games.star_wars_ccg.abilities.parts import there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

ALTER: Final = ["Alter"]
SKYWALKERS: Final = ["Luke", "Anakin", "Daughter Of Skywalker", "Ben Solo"]
OWN_SKYWALKER: Final = own_character(named=SKYWALKERS)

ABILITIES: Final[Mapping[str, Declared]] = {
    "224_1": card(
        printed(deploys_beside(0), immune_to(ALTER)),
        action(
            deploy(location("system", named="Ord Mantell", expansion="jabbas-palace")),
            shuffle("reserve"),
            when="deploy",
        ),
        constant(
            gains("forfeit", 2, character(mark="bounty hunter", expansion=["dagobah", "cloud-city"])),
            conditions=there_is_no(cards("objective", titled="Court Of The Vile Gangster")),
        ),
        constant(left_out()),
    ),
    "224_8": card(
        printed(immune_to(ALTER)),
        deployment(
            deploys_beside(0),
            conditions=there_is(cards("epic-event", icon="skywalker", whose="own")),
        ),
        constant(battles_free(location(hosting=OWN_SKYWALKER))),
        action(
            choose(
                [deploy(cards("weapon", named="Anakin's Lightsaber"))],
                [deploy(location("site", titled="Corridor", expansion="cloud-city"))],
            ),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
        action(
            activate(1),
            when="battle",
            once_a="battle",
            conditions=there_is(character(mark="jedi", named=SKYWALKERS, state="in_battle")),
        ),
    ),
    "224_9": card(
        used(*search(ship("starfighter", unique=True, pilotless=True, whose="own", zone="reserve"))),
        constant(left_out()),
    ),
}
