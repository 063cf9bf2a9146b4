"""Weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import allow, blunt, costs_at, draws_best
from games.star_wars_ccg.abilities.operations.draws.destinies import activate_some
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import set_until
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower, meanwhile, set_for_good
from games.star_wars_ccg.abilities.operations.rules.protection import keeps
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel_it, draw_destiny, hit, if_, lose, lose_force, pick
from games.star_wars_ccg.abilities.operations.weapons import drawn, fires_times, forbid, lift_drawn, never_hits, shoot, sink_drawn
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    add_destiny,
    card,
    constant,
    deploys_on,
    fires,
    gains,
    hits_easier,
    instead,
    lets,
    printed,
    used,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_below_count,
    gun_is,
    host_is,
    it_is,
    shooter_is,
    target,
    there_is,
    total_exceeds,
    total_is,
    total_short,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS, LIVING, ON_THE_GROUND
from games.star_wars_ccg.abilities.products.phrases.upkeep import saber

# A site with an own battle droid.
HELD: Final = location("site", hosting=own_character(mark="battle droid"))

# What a booma is thrown among.
STRUCK: Final = cards(type=["character", "vehicle"])
ENEMIES: Final = cards(type=["character", "vehicle"], whose="opponent", state="present")

ABILITIES: Final[Mapping[str, Declared]] = {
    "14_66": card(
        printed(deploys_on(1, own_ship(mark="n-1 starfighter")), fires(1, ship())),
        constant(aid("flagship", 2), conditions=host_is(cards(named="Bravo Fighter"))),
    ),
    "14_63": card(
        printed(deploys_on(0, cards("vehicle", mark="fambaa", whose="own")), fires(0, STRUCK), fires_times(2), never_hits()),
        drawn(pick(1, ENEMIES, whose="opponent"), lose(PICKED), conditions=destiny_below_count(ENEMIES)),
    ),
    "14_127": card(
        printed(deploys_on(0, own_ship(mark="droid starfighter")), fires(2, ship())),
        drawn(set_until("power", 0, until="turn"), conditions=total_short("guard", 1), targets=target(ship())),
    ),
    "14_27": card(saber(), constant(add_destiny(1), conditions=there_is(character(named="Maul", where="here")))),
    "14_77": card(printed(fires(0, character(), draws=2), fires_times(2), voids_forfeit(character()))),
    "14_62": card(
        printed(deploys_on(0, own_character(named="Amidala")), fires(0, LIVING), hits_easier(2, cards("creature"))),
        instead(set_for_good("power", "forfeit", 0), targets=target(character())),
        instead(lose(), targets=target(cards("creature"))),
    ),
    "14_64": card(
        printed(deploys_on(0, own_character(named="Captain Tarpals")), fires(0, ON_THE_GROUND), never_hits()),
        drawn(
            lift_drawn(3),
            if_(total_exceeds("guard"), set_until("landspeed", 0, until="turn"), lower("power", 3, until="turn")),
            put_in_pile("used", THIS),
            targets=target(ON_THE_GROUND),
        ),
    ),
    "14_99": card(
        printed(deploys_on(0, cards("vehicle", mark="aat", whose="own"))),
        action(
            allow("fire_free", until="shot"),
            shoot(),
            when="control",
            times=1,
            costs=use(3),
            targets=target(cards("weapon", named="AAT Laser Cannon", whose="own", aboard=cards(of="host"), state="loaded")),
        ),
    ),
    "14_102": card(
        used(blunt(1, until="turn"), targets=target(cards("weapon", whose="opponent", at=HELD))),
        used(blunt(1, until="turn"), targets=target(enemy_character(icon="permanent-weapon", at=HELD))),
        used(
            lose(cards("weapon", whose="opponent", where="its_place")),
            when="hit",
            conditions=[
                shooter_is(own_character(mark="battle droid")),
                gun_is(cards(mark=list(BLASTERS))),
                it_is(character()),
            ],
        ),
    ),
    "14_110": card(
        used(
            draw_destiny(1),
            if_(total_exceeds("guard"), hit()),
            when="battle",
            once_a="battle",
            targets=target(ship("starfighter", state="in_battle", meeting=own_ship(mark="droid starfighter"))),
        ),
        used(activate_some(4), when="hit", conditions=it_is(enemy_ship("starfighter", meeting=own_ship(mark="droid starfighter")))),
    ),
    "14_129": card(
        printed(deploys_on(0, cards("vehicle", mark="stap", whose="own")), fires(0, ON_THE_GROUND, plus=2), draws_best(2)),
        constant(gains("power", 3, HOST)),
    ),
    "14_126": card(
        printed(
            deploys_on(0, cards("vehicle", mark="aat", whose="own")),
            fires(0, ON_THE_GROUND, plus=1),
            costs_at(1, character()),
            hits_easier(2, cards("vehicle")),
        ),
        constant(lets("reach")),
        drawn(lose(), targets=target(cards("creature"))),
        instead(lose(), targets=target(cards(type=["character", "vehicle"]))),
    ),
    "14_101": card(
        used(
            lose_force(2),
            forbid("fire", who=cards(type=["character", "vehicle", "starship", "weapon"]), until="battle"),
            when="battle_begins",
        ),
        used(
            meanwhile(keeps("forfeit", own_character(mark="battle droid", where="with_target")), until="turn"),
            targets=target(location("site", hosting=own_character(mark="battle droid"))),
        ),
        used(cancel_it(), when="used", conditions=it_is(cards(named="Blaster Proficiency"))),
    ),
    "14_128": card(
        printed(deploys_on(0, cards("vehicle", mark="aat", whose="own")), fires(1, cards(type=["character", "vehicle"])), never_hits()),
        drawn(
            if_(total_is("destiny"), hit()),
            sink_drawn(1),
            if_(total_is("destiny"), hit()),
            targets=target(cards(type=["character", "vehicle"])),
        ),
    ),
}
