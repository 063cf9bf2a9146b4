"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import release
from games.star_wars_ccg.abilities.operations.combat import exclude
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.answers import raises_bounties
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import if_, lose, shuffle
from games.star_wars_ccg.abilities.operations.travel.reactions import react_with
from games.star_wars_ccg.abilities.operations.weapons import adds_own, draw_answer, drawn, fires_only_with, never_hits, refires, throw
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    card,
    constant,
    deploys_on,
    draw_anyway,
    fires,
    gains,
    immune,
    instead,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import host_is, opponent_attacks, target, unfired, use, wager_won
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.palace import TATOOINE_SITE, finds
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

R_UNIT: Final = own_character("droid", mark="r-unit")
BLASTED: Final = ["character", "vehicle", "starship", "creature", "weapon", "device"]
WARRIOR: Final = own_character("alien", skill="warrior")
FIGHTS: Final = host_is(cards(state="in_battle"))
SANDCRAWLER: Final = cards("vehicle", mark="sandcrawler", whose="own")
GUN_CREW: Final = own_character(skill="warrior", aboard=cards(of="host"))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "6_49": card(
            printed(deploys_on(0, R_UNIT)),
            action(
                exclude(),
                when="battle_begins",
                once_a="event",
                conditions=host_is(cards(state=["in_battle", "in_the_open"])),
                targets=target(enemy_character(ability=1, state=["in_battle", "in_the_open"])),
            ),
            action(
                release(),
                when="control",
                times=1,
                conditions=host_is(cards(state="in_the_open", at=location())),
                costs=use(2),
                targets=target(captive(escort=character(state="present"))),
            ),
        ),
        "6_50": card(
            printed(deploys_on(0, R_UNIT)),
            action(
                deploy(cards("weapon", kind="character"), on=own_character(skill="warrior", state="present"), reacting=True),
                shuffle("reserve"),
                when="battle_begins",
                once_a="event",
                conditions=[opponent_attacks(), FIGHTS],
            ),
        ),
        "6_51": card(printed(deploys_on(0, R_UNIT)), finds(cards(mark=["hologram", "dejarik"]), cost=1)),
        "6_89 6_178": card(
            printed(deploys_on(1, WARRIOR), deploys_on(0, {**WARRIOR, "at": TATOOINE_SITE}), fires(0, character(), plus=2)),
            instead(lower("forfeit", 2, until="turn"), targets=target(character())),
        ),
        "6_140": card(
            printed(deploys_on(3, own_character("alien", not_named=["Boba Fett", "Jabba"]))),
            constant(set_to("landspeed", 3, HOST)),
            *(
                action(react_with(HOST), when=when, conditions=host_is(cards(state="reactive")), costs=use(2))
                for when in ("battle_begins", "drain")
            ),
        ),
        "6_174": card(
            printed(
                deploys_on(3, cards("vehicle", kind="transport", whose="own")),
                fires(3, LIVING, plus=2),
                fires_only_with(GUN_CREW),
                refires(2),
            )
        ),
        "6_90 6_180": card(
            printed(deploys_on(3, WARRIOR), fires(1, character()), adds_own("power"), never_hits()),
            constant(gains("power", 1, HOST)),
            drawn(draw_answer("power"), if_(wager_won(), exclude()), targets=target(character())),
        ),
        "6_179": card(
            printed(deploys_on(3, own_character(mark="bounty hunter"))),
            action(
                throw(3),
                lose(cards(type=BLASTED, state="any_destiny_drawn", where="here")),
                lose(THIS),
                when="battle",
                conditions=[unfired(), host_is(cards(state="in_battle", at=GROUND))],
            ),
            constant(raises_bounties(3, HOST)),
        ),
        "6_176": card(
            printed(
                deploys_on(4, cards("vehicle", named="Jabba's Sail Barge", whose="own")),
                deploys_on(4, SANDCRAWLER),
                fires(2, cards("vehicle"), plus=2),
                fires_only_with(GUN_CREW),
            ),
            constant(gains("power", 3, HOST), immune(5, HOST)),
        ),
        "6_177": card(
            printed(deploys_on(1, own_character(mark="gamorrean")), fires(0, LIVING)),
            constant(gains("power", 1, HOST)),
            constant(draw_anyway(1), conditions=host_is(cards(state="in_the_open", at=GROUND))),
        ),
    }
)
