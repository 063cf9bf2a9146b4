"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import fires_too
from games.star_wars_ccg.abilities.operations.fetching import set_until
from games.star_wars_ccg.abilities.operations.moving import no_battle
from games.star_wars_ccg.abilities.operations.perils.shots import falls_off, fires_at_each, reaches
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.guards import battles_anyway
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import PICKED, draw_destiny, if_, look_at_top, lose, pick, seize
from games.star_wars_ccg.abilities.operations.weapons import drawn, must_exceed, raise_total_destiny, throw
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    cannot,
    card,
    constant,
    deploys_on,
    fires,
    gains,
    gives,
    immune,
    instead,
    lets,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import destiny_least, destiny_most, host_is, last_is, target, there_is, there_is_no, unfired, use
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.hoth.weapons import ABILITIES as HOTH
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND, disarming_oneself

ASTROMECH: Final = character(mark="astromech droid")
# No opponent here who is a match.
NO_RIVAL: Final = there_is_no(enemy_character(ability_least=4, state="present"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "4_8": card(
        printed(deploys_on(0, own_ship("starfighter"))),
        constant(lets("fly_alone", who=HOST), conditions=host_is(ship(holding=ASTROMECH))),
        constant(immune(3, HOST), conditions=host_is(ship(holding=ASTROMECH, state="piloted_now"))),
        constant(immune(6, HOST), conditions=host_is(ship(holding=ASTROMECH, state="matched"))),
    ),
    "4_9": card(
        printed(deploys_on(0, own_character("droid", mark="r-unit"))),
        action(look_at_top(1, whose="opponent"), when="control", costs=use(1)),
        constant(lets("move_free", who=HOST), conditions=host_is(cards(at=location("site", system="Dagobah")))),
    ),
    # The same device as the other side's.
    "4_13": HOTH["3_96"],
    "4_176": card(
        printed(
            deploys_on(1, character(named="Dengar", whose="own")),
            deploys_on(3, own_character(skill="warrior")),
            fires(1, ON_THE_GROUND, plus=1),
            voids_forfeit(character(named="Dengar")),
        ),
    ),
    "4_174": card(
        printed(
            deploys_on(0, own_character(named="4-LOM")),
            deploys_on(4, own_character(skill="warrior", not_named="4-LOM")),
            fires(0, LIVING),
            reaches(2, site(icon="exterior")),
            falls_off(),
        ),
        constant(raise_total_destiny(1, THIS), conditions=there_is(cards(named="Blaster Scope", of="on_this"))),
    ),
    "4_178": card(
        printed(
            deploys_on(1, own_character(named="IG-88")),
            deploys_on(4, own_character(skill="warrior", not_named="IG-88")),
            fires(1, character(not_kind="droid"), minus=1),
            fires_too(cards("creature")),
            fires_at_each(),
        ),
        constant(gains("power", 2, HOST)),
        drawn(lower("power", "forfeit", 1, until="turn"), conditions=last_is(0), targets=target(character())),
    ),
    "4_45": disarming_oneself(),
    "4_175": card(
        printed(deploys_on(2, character(named="Bossk", whose="own")), deploys_on(4, own_character(skill="warrior", not_named="Bossk"))),
        action(
            throw(1),
            if_(destiny_least(1), pick(1, cards(whose="opponent", state="destiny_drawn", where="here")), lose(PICKED)),
            if_(destiny_most(0), lose(cards(of="host")), lose(THIS)),
            when="battle",
            costs=use(2),
            conditions=[unfired(), host_is(cards(state="in_battle"))],
        ),
    ),
    "4_177": card(
        printed(
            deploys_on(0, own_character(named="IG-88")),
            deploys_on(2, own_character(mark="bounty hunter", not_named="IG-88")),
            fires(3, character(not_kind="droid"), plus=1),
            must_exceed("ability"),
        ),
        instead(set_until("power", "forfeit", "landspeed", 0, until="next_turn"), targets=target(character())),
    ),
    "4_15": card(
        printed(deploys_on(0, character("droid", mark="r-unit"))),
        constant(gives("thief", who=HOST), shelters(["Disarmed", "Let The Wookiee Win", "Mostly Armless"], HOST)),
        action(
            draw_destiny(1),
            if_(destiny_least(3), seize("target", to="target_2")),
            when="control",
            times=1,
            costs=use(1),
            targets=[
                target(cards(type=["weapon", "device"], whose="opponent", state="present")),
                target(own_character(state="present")),
            ],
        ),
    ),
    "4_43": card(
        printed(deploys_on(0, own_character(named="Yoda")), deploys_on(2, own_character(ability_least=4, not_named="Yoda"))),
        constant(battles_anyway(), conditions=host_is(character(named="Yoda", state="present"))),
        constant(immune(None, HOST), conditions=host_is(character(not_named="Yoda"))),
        constant(no_battle(), no_battle(whose="own"), conditions=[host_is(character(not_named="Yoda", state="present")), NO_RIVAL]),
        constant(
            cannot("attack", "be_attacked", who=cards("creature", where="here")),
            conditions=[host_is(character(not_named="Yoda", state="present")), NO_RIVAL],
        ),
    ),
}
