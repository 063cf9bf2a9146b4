"""Starships and vehicles, and their weapons and those of characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel_battle, shuffle
from games.star_wars_ccg.abilities.operations.travel.ways import holds_all
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting, more_immunity, raise_total_destiny, refires
from games.star_wars_ccg.abilities.ops import (
    HOST,
    action,
    card,
    constant,
    costs_less,
    deploys_on,
    fires,
    gains,
    holds,
    immune,
    left_out,
    loses,
    own_cost,
    permanent_pilot,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_one_of, this_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import guarded_by
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

FOES: Final = cards(type=["character", "vehicle"])
ABOARD: Final = there_is_one_of(character(named="Snoke", aboard=cards(of="this")), character(named="Snoke", at=site("Supremacy")))

ABILITIES: Final[Mapping[str, Declared]] = {
    "225_11": card(
        printed(deploys_on(0, cards("vehicle", named="First Order AT-M6", whose="own")), fires(0, FOES, plus=1)),
        constant(raise_total_destiny(1), conditions=this_is(cards(at=location("site", episode_vii=True)))),
        hitting(
            lower("forfeit", 3, until="turn"),
            lower("power", 1, cards(type=["character", "vehicle"], whose="opponent", state="in_battle")),
            targets=target(FOES),
        ),
    ),
    "225_19": card(
        crewed(2, pilots=1, passengers=6),
        action(
            deploy(character("first-order", mark=["trooper", "stormtrooper"]), at=location(where="here"), pile="used"),
            shuffle("used"),
            when="deploy",
            times=1,
        ),
    ),
    "225_20": card(
        crewed(2, pilots=5, passengers=4, vehicles=2, ties=3),
        own_cost(costs_less(2), conditions=there_is(cards(named="Tracked Fleet"))),
        constant(left_out()),
    ),
    "225_21": card(
        printed(
            deploys_on(0, own_character(mark="bounty hunter")),
            fires(0, character(), plus=1),
            voids_forfeit(character()),
            refires(2),
        ),
        constant(left_out()),
    ),
    "225_27": card(
        printed(holds_all(), permanent_pilot(4)),
        constant(immune(10)),
        constant(immune(12), conditions=ABOARD),
        constant(immune(None), conditions=there_is(cards(named="Tracked Fleet", where="here"))),
    ),
    "225_33": card(
        printed(
            deploys_on(0, own_character(mark="inquisitor")),
            fires(0, character(), draws=2),
            voids_forfeit(character(named="The Grand Inquisitor")),
        ),
        constant(shelters("Dodge", character(where="here"))),
        hitting(forbid("pay_attrition", until="battle"), targets=target(character())),
    ),
    "225_43": card(
        printed(holds(pilots=1, passengers=1)),
        constant(loses("cost", 1, character(named="Din", zone="hand", bound_for=cards(of="this")))),
        guarded_by("Din", 5),
        action(
            cancel_battle(),
            when="battle_begins",
            once_a="game",
            conditions=[
                there_is(location(state="in_battle", where="here")),
                there_is(character(named="Din", state="piloting", aboard=cards(of="this"))),
            ],
            costs=use(3),
        ),
        constant(left_out()),
    ),
    "225_50": card(
        printed(
            deploys_on(0, own_character(named=["Leia", "Ben Solo", "Rey"], ability_least=5)),
            fires(0, LIVING, draws=2),
            voids_forfeit(character()),
        ),
        armed_drain(),
        constant(gains("guard", 1, HOST), more_immunity(1, HOST)),
    ),
}
