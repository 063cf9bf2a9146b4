"""Weapons, devices and Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel_it,
    choose,
    lose,
    lose_force,
    pick,
    put_on_used,
    relocate,
    retrieve,
    shuffle,
)
from games.star_wars_ccg.abilities.ops import (
    HOST,
    HOST_PILOTED,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_beside,
    deploys_on,
    fires,
    gains,
    immune_to,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import gun_is, host_is, it_is, shooter_is, shot_at, target, there_is, this_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

TROPHY_HUNTER: Final = own_character(mark="bounty hunter", not_icon="maintenance")
PALACE: Final = location("site", expansion="jabbas-palace")
BATTLE_SITE: Final = host_is(cards(at=location(state="battleground")))
SABER: Final = cards("weapon", named="Vader's Lightsaber")
FROM_DEATH_STAR_II: Final = character(named="Vader", expansion="death-star-ii", whose="own", zone="hand")
LEADER: Final = own_character("imperial", mark="leader", zone="lost")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "205_5": card(
            printed(deploys_on(0, own_character(named="Leia")), deploys_on(0, own_character(mark="female", ability_most=3))),
            constant(drains_kept_up(), keep_drains(), conditions=BATTLE_SITE),
            constant(gains("power", 2, HOST), conditions=host_is(character(named="Leia"))),
            action(
                silence(until="turn"),
                when="battle",
                once_a="battle",
                conditions=[host_is(character(named="Leia", state="in_battle"))],
                targets=target(enemy_character(mark="leader", ability_most=3, where="here")),
            ),
        ),
        "205_17": card(
            printed(deploys_beside(0), immune_to(["Alter", "NOOOOOOOOOOOO!"])),
            constant(set_to("cost", 6, FROM_DEATH_STAR_II)),
            action(
                choose([deploy(SABER), shuffle("reserve")], [lose_force(1), deploy(SABER, pile="lost")]),
                when="deploy",
                times=1,
            ),
            *(
                automatic(
                    lose_force(1, whose="opponent"),
                    at="weapon_hit",
                    conditions=[shooter_is(character(named="Vader")), gun_is(gun), shot_at(character())],
                )
                for gun in (cards("weapon", mark="lightsaber"), character(named="Vader", icon="permanent-weapon"))
            ),
        ),
        "205_18": card(
            printed(deploys_on(0, own_character(mark="leader"))),
            constant(drains_kept_up(), keep_drains(), conditions=there_is(location(state="battleground", where="here"))),
            action(
                pick(1, LEADER),
                retrieve(PICKED),
                lose(THIS),
                conditions=[host_is(character(named=EMPEROR)), there_is(LEADER)],
            ),
        ),
        "205_22": card(
            printed(deploys_on(0, TROPHY_HUNTER), fires(0, cards(type=["character", "vehicle"]), plus=2)),
            action(
                relocate(cards(of="host"), to="target"),
                when="move",
                once_a="game",
                costs=use(2),
                conditions=host_is(character(named="Boba Fett")),
                targets=target(PALACE),
            ),
        ),
        "205_4": card(
            printed(deploys_on(0, own_character("rebel", "resistance", skill="pilot"))),
            *(
                constant(gains("power", 2, HOST_PILOTED), conditions=host_is(cards(state="piloting", aboard=what)))
                for what in (ship("starfighter"), cards("vehicle"))
            ),
            action(put_on_used(THIS), costs=use(1), conditions=this_is(cards(state="present", at=location("site")))),
            action(
                cancel_it(),
                when="used",
                once_a="game",
                conditions=[host_is(cards(state=["piloting", "in_battle"])), it_is(cards("interrupt", state="open_to_sense"))],
            ),
        ),
    }
)
