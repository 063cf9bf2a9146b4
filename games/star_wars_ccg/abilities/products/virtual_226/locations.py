"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import drains_fixed, flies_faster, moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.guards import loses_nothing_to
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import choose, go, shuffle
from games.star_wars_ccg.abilities.ops import action, cannot, card, constant, gains, left_out, loses
from games.star_wars_ccg.abilities.parts import target, there_are_most, there_is, there_is_no, use
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches

COURT: Final = cards("character", named=["Chewie", "Han", "Leia"])
SURVIVOR: Final = own_character(mark="jedi survivor", state=["standing", "movable"], where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "226_1": card(
        constant(
            loses("cost", 1, character(named="Vader", zone="hand", where="here")),
            loses("cost", 1, own_character(named=["Boba Fett", "Lando"], zone="hand", where="here")),
            half="dark",
        ),
        action(deploy(character(named="Lando"), at=location(where="here")), shuffle("reserve"), half="dark", when="deploy"),
        constant(
            moves_cost_less("walk_to", 9, COURT),
            moves_cost_less("walk_to", 9, own_character(named="Lando")),
            half="light",
        ),
    ),
    "226_2": card(
        constant(
            flies_faster(3, ship(named="Invisible Hand")),
            loses("cost", 1, own_character(skill="pilot", episode_i=True, zone="hand", where="here")),
            half="dark",
        ),
        constant(
            cannot("use_text", who=cards(named="Menace Fades")),
            half="light",
            conditions=[
                there_is(location(state="opposed", where="here")),
                there_is(enemy_ship(named="Invisible Hand", state="run", where="here")),
            ],
        ),
    ),
    "226_15": card(
        action(
            deploy(cards("weapon", mark="lightsaber"), at=location(where="here")),
            shuffle("reserve"),
            half="light",
            when="deploy",
            times=1,
        )
    ),
    "226_16": card(
        constant(
            loses_nothing_to(["Visage Of The Emperor"]),
            half="light",
            conditions=there_is(character(mark="jedi survivor", state="present", where="here")),
        ),
        action(
            choose(
                [deploy(character(named="The Grand Inquisitor"), at=location(where="here")), shuffle("reserve")],
                [deploy(character(named="The Grand Inquisitor"), at=location(where="here"), pile="lost")],
            ),
            half="dark",
            when="deploy",
            once_a="game",
        ),
    ),
    "226_17": card(
        constant(left_out(), half="light"),
        fetches(character(mark="wookiee"), half="light", once_a="game"),
        constant(no_drain(), no_drain(whose="own"), half="light", conditions=there_is(cards(named="Wookiee Homestead"))),
    ),
    "226_21": card(
        constant(gains("power", 1, own_character(mark="miner", where="here")), half="light"),
        *(
            constant(drains_fixed(), half="dark", conditions=there_is({**who, "state": ["present"], "where": "here"}))
            for who in (character(named="Vader"), character(mark="inquisitor"))
        ),
    ),
    "226_22": card(
        constant(
            shelters("Imperial Barrier", own_character(mark="jedi", where="here")),
            half="light",
            conditions=there_are_most(1, own_character(mark="jedi", state="new_here", where="here")),
        ),
        constant(drain_less(1, whose="own"), half="dark", conditions=there_is_no(character(named="Third Sister", where="here"))),
    ),
    "226_23": card(
        *(
            action(go(to="target_2"), half="light", when="move", costs=use(1), targets=[target(SURVIVOR), target(place)])
            for place in (location("site", system="Jabiim"), location("site", whose="opponent", state="battleground"))
        ),
    ),
}
