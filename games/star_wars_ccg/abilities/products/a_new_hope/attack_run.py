"""The Attack Run on the Death Star, its trench, and what adds to it or fights it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import attack_run, sealed
from games.star_wars_ccg.abilities.operations.fate import withstands
from games.star_wars_ccg.abilities.operations.fetching import carries_also
from games.star_wars_ccg.abilities.operations.moving import add_count, peril
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel_it, draw_destiny, if_, lose, relocate
from games.star_wars_ccg.abilities.operations.travel.marches import lift_run
from games.star_wars_ccg.abilities.operations.weapons import sharpen
from games.star_wars_ccg.abilities.ops import action, card, constant, deploys_on, lets, loses, lost, printed, used
from games.star_wars_ccg.abilities.parts import can_run, destiny_exceeds_maneuver, it_is, target, there_is, use
from games.star_wars_ccg.abilities.pieces import cards, enemy_ship, location, own_ship, ship

TRENCH: Final = location(named="Death Star: Trench")

ABILITIES: Final[Mapping[str, Declared]] = {
    "2_42": card(
        printed(deploys_on(0, TRENCH)),
        constant(shelters("Overload", cards("weapon", named="Proton Torpedoes", whose="own"))),
        action(attack_run(), when="move", times=1, conditions=can_run()),
    ),
    "2_59": card(
        used(withstands("Sense"), cancel_it(), when="used", conditions=it_is(cards(named="I'm On The Leader"))),
        used(
            relocate(),
            if_(there_is(own_ship(state=["leading_run", "matched"])), lift_run(1)),
            when="attack_run",
            costs=use(1),
            targets=[target(ship(mark="tie", at=TRENCH)), target(location("system", system="Death Star"))],
        ),
    ),
    "2_62": card(
        printed(sealed("trench"), carries_also(cards("weapon", named="Turbolaser Battery"))),
        constant(loses("defence", 2, own_ship("starfighter", where="here")), half="light"),
        constant(lets("fire_free", who=cards("weapon", whose="own", where="here")), half="dark"),
    ),
    "2_123": card(printed(deploys_on(0, TRENCH)), constant(peril(5, whose="opponent"))),
    "2_133": card(
        lost(
            draw_destiny(1),
            add_count(own_ship(mark="tie", at=TRENCH)),
            if_(destiny_exceeds_maneuver(), lose()),
            when="attack_run",
            targets=target(enemy_ship("starfighter", at=TRENCH)),
        ),
        lost(sharpen(1, until="turn"), targets=target(ship("starfighter"))),
    ),
}
