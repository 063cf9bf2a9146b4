"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import put_on
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.objectives import game_begins
from games.star_wars_ccg.abilities.operations.rules.guards import most_lost_to
from games.star_wars_ccg.abilities.operations.steps import if_, lose_force, put_out, relocate, shuffle, take
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.weapons import less_immunity
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    gains,
    immune_to,
    left_out,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import host_is, target, there_are, there_is, there_is_no, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches
from games.star_wars_ccg.abilities.products.phrases.palace import brings

MAUL: Final = own_character(named="Maul")
TOP_FORCE: Final = cards(whose="own", zone="force", state="topmost")
SABER: Final = cards("weapon", named="Maul's Lightsaber")

BEARER: Final = cards(type=["starship", "vehicle"], of="host")

ABILITIES: Final[Mapping[str, Declared]] = {
    "209_18": card(
        printed(deploys_on(0, location(named="Scarif: Data Vault")), immune_to("Alter")),
        action(put_on(), targets=target(own_character(skill="spy", state="present", of="not_host"))),
        action(
            lose_force(1, whose="opponent"),
            when="control",
            times=1,
            conditions=host_is(own_character(skill="spy", at=location(state=["battleground", "occupied"]))),
        ),
        constant(left_out()),
    ),
    "209_16": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=[game_begins(), there_is(location("system", named="Jakku"))]),
        fetches(character("resistance", mark="leader"), once_a="game_twice"),
        constant(
            gains("forfeit", 1, character("resistance", printed_forfeit_most=5)),
            total_power(3, location(hosting=own_character(mark="resistance agent"))),
            cancels_each(cards(named="Strike Planning")),
        ),
    ),
    "209_17": card(
        printed(deploys_beside(0), immune_to("Alter"), deploys_on(0, ship(mark="star destroyer")), deploys_on(0, cards("vehicle"))),
        *(
            constant(most_lost_to(1, ["Carbon-Freezing", "That Thing's Operational"]), conditions=[there_is_no(BEARER), held])
            for held in (
                there_are(2, location(state=["battleground", "occupied"])),
                there_is(location("site", whose="opponent", state="occupied")),
            )
        ),
        constant(less_immunity(4, HOST), bars("react_to", BEARER, who=location()), bars("react_from", BEARER)),
    ),
    "209_43": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards("objective", titled="Agents Of Black Sun"))),
        action(deploy(location(named="Coruscant: Imperial Square")), shuffle("reserve"), when="deploy", costs=use(1)),
        action(
            take(TOP_FORCE),
            if_(your_turn(), if_(there_are(3, location(state=["battleground", "occupied"])), lose_force(1, whose="opponent"))),
            times=1,
            conditions=[there_is(TOP_FORCE), there_is(character(named=EMPEROR, at=location("site", system="Coruscant")))],
        ),
    ),
    "209_44": card(
        printed(deploys_beside(0), immune_to("Alter")),
        brings(SABER),
        action(
            relocate(),
            when="control_begins",
            times=1,
            targets=[target(MAUL), target(location("site", hosting=character(mark="jedi"), not_hosting=MAUL))],
        ),
        action(
            put_out(THIS),
            deploy(SABER, pile="lost"),
            when="deploy",
            conditions=there_is(cards("weapon", named="Maul's Lightsaber", whose="own", zone="lost")),
        ),
    ),
}
