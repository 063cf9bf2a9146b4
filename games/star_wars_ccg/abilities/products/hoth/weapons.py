"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.later import raise_each_destiny
from games.star_wars_ccg.abilities.operations.placed import fires_also, instead, set_for_good
from games.star_wars_ccg.abilities.operations.steps import go, lose, pick
from games.star_wars_ccg.abilities.operations.weapons import crash, fired_by, fires_into, needs_power
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    card,
    constant,
    deploys_on,
    drain,
    fires,
    gains,
    hits_easier,
    hits_harder,
    immune,
    left_out,
    lets,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import host_is, target, use
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

SKYWALKERS: Final = ["Luke", "Anakin", "Daughter Of Skywalker"]
ON_THE_GROUND: Final = cards(type=["character", "vehicle"])

EXTERIOR_SITE: Final = location("site", icon="exterior", at=location(icon="planet"))
WARRIOR: Final = own_character(skill="warrior")
# It is fired by a warrior who is with it, at the next site too.
ARTILLERY: Final = (fired_by(WARRIOR), fires_into(location("site", where="near")), needs_power())


def carried() -> Any:
    """Two warriors carry a weapon to the next site."""
    carrier = own_character(skill="warrior", state=["present", "movable", "standing"])
    other = own_character(skill="warrior", state=["present", "movable", "standing"], of="not_target")
    return action(
        pick(1, location("site", where="adjacent")),
        go("target", "picked"),
        go("target_2", "picked"),
        go(THIS, "picked"),
        when="move",
        costs=use(3),
        targets=[target(carrier), target(other)],
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "3_29": card(
            printed(deploys_on(0, own_character(mark="trooper"))),
            constant(lets("many_hands", who=HOST)),
            constant(immune(3, HOST), conditions=host_is(cards(at=location("site", icon="planet")))),
        ),
        "3_30": card(
            printed(deploys_on(0, own_character("rebel")), deploys_on(0, own_character(not_kind="rebel", skill="warrior"))),
            constant(gains("power", "forfeit", 1, HOST), left_out(), conditions=host_is(cards(at=location(system="Hoth")))),
        ),
        "3_71": card(
            printed(
                deploys_on(0, own_character(named=SKYWALKERS, ability_least=4)), fires(0, character(), draws=2), voids_forfeit(character())
            ),
            constant(drain(1)),
        ),
        "3_72": card(
            printed(
                deploys_on(2, EXTERIOR_SITE),
                fires(2, cards("vehicle")),
                hits_easier(2, cards("vehicle", armored=True)),
                hits_easier(1, cards("vehicle", maneuver_least=1)),
                *ARTILLERY,
            ),
            instead(crash(), targets=target(cards("vehicle", armored=True))),
        ),
        "3_75": card(printed(deploys_on(4, EXTERIOR_SITE), fires(2, ON_THE_GROUND), hits_easier(2, character()), *ARTILLERY)),
        "3_78": card(
            printed(
                deploys_on(4, location("site", system=["Yavin 4", "Hoth"], icon="exterior")),
                fires(2, ship("capital"), plus=3),
                fires_into(location("system", where="related")),
                needs_power(),
            ),
            instead(
                lose(cards("weapon", kind="starship", aboard=cards(of="target"))),
                set_for_good("power", "hyperspeed", 0),
                targets=target(ship("capital")),
            ),
        ),
        "3_74": card(
            printed(
                deploys_on(2, cards("vehicle", mark="t-47 snowspeeder", whose="own")),
                fires(1, ON_THE_GROUND),
                hits_harder(1, character()),
                hits_easier(2, cards("vehicle")),
            )
        ),
        "3_80": card(
            printed(
                deploys_on(1, own_ship("starfighter", not_named="Falcon")),
                deploys_on(0, own_ship(named="Falcon")),
                fires(1, character(), plus=1),
            )
        ),
        "3_94": card(printed(deploys_on(3, own_ship(mark="star destroyer"))), constant(gains("defence", 2, HOST), left_out())),
        "3_96": card(
            printed(deploys_on(0, own_character(skill="warrior"))),
            constant(raise_each_destiny(1, cards("weapon", mark="blaster rifle", aboard=cards(of="host"))), left_out()),
        ),
        "3_158": card(
            printed(
                deploys_on(2, cards("vehicle", mark="at-at", whose="own")),
                fires(2, ON_THE_GROUND),
                hits_easier(1, character()),
                hits_easier(2, cards("vehicle")),
                fires_also(3, ship("starfighter")),
            ),
            constant(lets("reach")),
        ),
        "3_159": card(
            printed(
                deploys_on(3, location("site")),
                fires(2, ON_THE_GROUND, plus=1),
                fires_also(5, ship("starfighter")),
                fired_by(WARRIOR),
                needs_power(),
            ),
            carried(),
        ),
        "3_161": card(printed(deploys_on(0, own_character(mark="probe droid")), fires(0, character())), constant(left_out())),
    }
)
