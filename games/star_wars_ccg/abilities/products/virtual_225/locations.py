"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains, more_own_icons
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up, moves_cost_less
from games.star_wars_ccg.abilities.operations.piles.looks import turn
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.limits import unearth
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel_it
from games.star_wars_ccg.abilities.ops import action, attrition, automatic, cannot, card, constant, drain, gains, left_out, loses
from games.star_wars_ccg.abilities.parts import it_is, target, there_is, there_is_no, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import takes_back
from games.star_wars_ccg.abilities.products.phrases.palace import brings

CAPITAL: Final = own_ship("capital", where="here")
LIGHT_SCOUT: Final = own_character(mark="scout", ability_least=1, ability_most=4, where="here")
TROOPERS: Final = own_character(mark=["trooper", "stormtrooper"], where="here")
RESISTANCE: Final = own_ship(icon="resistance", state="run", at=location("system"))
DESPAIR: Final = cards("objective", titled="Their Fire Has Gone Out Of The Universe")
EXILE: Final = character("rebel", expansion="cloud-city", where="here")
VACANT: Final = there_is(location(state="vacant", where="here"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "225_15": card(
        constant(moves_cost_less("shuttle_from", 9, cards(whose="own")), half="dark"),
        constant(more_own_icons(1), half="dark", conditions=you_occupy()),
        constant(gains("defence", 1, {**CAPITAL, "armored": True}), gains("hyperspeed", 1, CAPITAL), half="light"),
    ),
    "225_16": card(constant(drain(1), left_out(), half="dark")),
    "225_17": card(
        constant(gains("power", "guard", 1, cards("vehicle", kind="combat", whose="own", where="here")), half="dark"),
        constant(
            keep_drains(),
            keep_drains(whose="opponent"),
            drains_kept_up(),
            drains_kept_up(whose="opponent"),
            half="light",
            conditions=there_is(cards("objective", titled="The Resistance Is Doomed", state="back_up")),
        ),
    ),
    "225_28": card(
        constant(gains("power", 3, ship(named="Supremacy")), half="dark", conditions=you_control()),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is_no(RESISTANCE)),
    ),
    "225_29": card(
        brings(character(named="Snoke"), at=location(where="here"), half="dark", once_a="game"),
        constant(
            attrition(1),
            half="dark",
            conditions=[
                there_is(character(named="Snoke", state="in_battle", where="here")),
                there_is_no(character(named="Rey", state="in_battle", where="here")),
            ],
        ),
    ),
    "225_30": card(
        action(
            unearth(),
            half="dark",
            when="deployed",
            times=1,
            conditions=it_is(own_character("alien", where="here")),
            targets=target(location("site", expansion="jabbas-palace", whose="own", zone="beneath")),
        ),
        constant(gains("cost", 1, own_character(not_kind="alien", zone="hand", where="here")), half="light", conditions=VACANT),
    ),
    "225_40": card(
        constant(gains("guard", 1, TROOPERS), half="dark"),
        automatic(
            cancel_it(), half="dark", at="used", conditions=[you_occupy(), it_is(cards("interrupt", named="Path Of Least Resistance"))]
        ),
        automatic(turn({**DESPAIR, "state": ["back_up"]}), half="light", conditions=there_is(EXILE)),
        constant(cannot("be_turned", who={**DESPAIR, "state": ["front_up"]}), half="light", conditions=there_is(EXILE)),
    ),
    "225_41": card(
        constant(drain(1), half="light"),
        takes_back(
            cards(named="Smoke Screen"),
            half="light",
            when="battle",
            once_a="game",
            conditions=[there_is(location(state="in_battle", where="here"))],
        ),
        constant(
            shelters("All Too Easy", character(named="Luke", where="here")),
            shelters("All Too Easy", character(mark="jedi", where="here")),
            half="dark",
        ),
    ),
    "225_44": card(
        constant(loses("cost", 1, {**LIGHT_SCOUT, "zone": "hand"}), gains("guard", 2, LIGHT_SCOUT), half="light"),
        constant(gains("cost", 1, own_character(not_mark="scout", zone="hand", where="here")), half="dark", conditions=VACANT),
    ),
}
