"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import stack
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, look_at_top, may, pick, relocate, shuffle, take, void_destiny
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deploys_beside,
    deploys_on,
    doom,
    gains,
    immune_to,
    more_icons,
    printed,
)
from games.star_wars_ccg.abilities.parts import host_is, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.death_star_ii.conflicts import both_ways
from games.star_wars_ccg.abilities.products.phrases.later_sets import takes_back
from games.star_wars_ccg.abilities.products.phrases.palace import brings

KYLO_SITE: Final = location("site", hosting=character(named="Kylo"))

# A site where a player who has just drained is strong, other than that of the prophecy.
SCENE: Final = location("site", state="subject", ability_there=6)

IN_FORCE: Final = cards(whose="own", zone="force")

DESTROYER: Final = own_ship(mark="star destroyer")
# Who matches the starship, or the other way round.
ITS_OWN: Final = cards(of="target", zone="any")

ABILITIES: Final[Mapping[str, Declared]] = {
    "208_38": card(
        printed(deploys_beside(0), immune_to("Alter")),
        *both_ways(
            DESTROYER,
            own_character(skill="pilot", matching_to=ITS_OWN),
            {**DESTROYER, "matching_to": ITS_OWN},
            own_character(skill="pilot", zone="held"),
            less=1,
        ),
    ),
    "208_41": card(
        printed(deploys_on(0, own_character("imperial", mark="leader"))),
        automatic(may(pick(1, IN_FORCE), take(PICKED), shuffle("force")), at="entry", conditions=there_is(IN_FORCE)),
        constant(
            cannot("cancel_drains", who=character(named="Leia")),
            conditions=there_is(location(state="draining", hosting=own_character("imperial"))),
        ),
        action(
            choose([look_at_top(1)], [look_at_top(1, whose="opponent")]),
            times=1,
            conditions=host_is(character(named="Tarkin")),
        ),
    ),
    "208_14": card(
        printed(deploys_on(0, location("site")), immune_to("Alter")),
        constant(more_icons(1), conditions=host_is(location(state="battleground"))),
        automatic(pick(1, SCENE), relocate(THIS, to=PICKED), at="drain_paid", times=1, conditions=there_is({**SCENE, "of": "not_host"})),
        takes_back(cards(titled="Anakin"), once_a="game"),
    ),
    "208_40": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(
            stack(),
            void_destiny(),
            when="shot",
            times=1,
            conditions=there_is(cards(state="shooting", at=KYLO_SITE)),
            targets=target(cards("interrupt", whose="own", zone="held")),
        ),
        constant(
            doom(character(named="Vader")),
            gains("power", 1, character(named="Kylo"), per=cards(of="stacked", zone="stacked")),
        ),
        brings(cards("weapon", mark="lightsaber"), once_a="game"),
    ),
}
