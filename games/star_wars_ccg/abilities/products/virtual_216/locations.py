"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import raise_drains
from games.star_wars_ccg.abilities.operations.fate import attrition_due, lower_attrition, more_own_icons
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost, moves_cost_less
from games.star_wars_ccg.abilities.operations.piles.force import raise_text_destiny
from games.star_wars_ccg.abilities.operations.rules.limits import generates, most_generated, unearth
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import HERE, action, card, constant, gains, left_out, lets, loses, needs_ability, printed, transit
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_no, you_control, you_occupy, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.palace import brings

WOOKIEES: Final = {"mark": "wookiee", "at": site("Kashyyyk")}
IMPERIAL_LEADER: Final = character("imperial", mark="leader", where="here")
GATE: Final = there_is(cards("device", named="Shield Gate"))
NO_GATE: Final = there_is_no(cards("device", named="Shield Gate"))
SPECIAL: Final = there_is(cards("objective", expansion="special-edition", whose="own"))
MASTERS: Final = character(named=["Vader", "Vanee"], where="here")
INVADED: Final = [
    there_is(location(state="opposed", where="here")),
    there_is(cards("objective", titled="In Complete Control", state="back_up")),
]
TRADER_HERE: Final = there_is(own_ship(icon="trade-federation", where="here"))
YODA_HERE: Final = there_is(character(named="Yoda", where="here"))
BURIED: Final = location(system="Scarif", zone="beneath")
DRAINED: Final = [your_turn(), there_is(location(state="subject", where="here"))]

ABILITIES: Final[Mapping[str, Declared]] = {
    "216_4": card(
        action(
            deploy(character(named="Sidious", not_named="Darth Sidious"), at=location(where="here")),
            shuffle("reserve"),
            half="dark",
            when="deploy",
        ),
        constant(more_own_icons(1, whose="opponent"), raise_drains(2, whose="opponent"), half="dark", conditions=SPECIAL),
    ),
    "216_9": card(
        brings(ship("starfighter", titled="Vader"), at=location(where="here"), half="dark"),
        constant(lets("come_landed", who=own_ship("starfighter", titled="Vader", zone="reserve", where="here")), half="dark"),
        printed(transit(0), half="dark"),
        printed(transit(0), half="light"),
        constant(moves_cost("transit_to", "transit_from", 4, cards(whose="own")), half="light", conditions=there_is_no(MASTERS)),
        constant(moves_cost("transit_to", "transit_from", 6, cards(whose="own")), half="light", conditions=there_is(MASTERS)),
    ),
    "216_10": card(
        constant(generates(1, who=HERE), half="dark", conditions=[you_control(), TRADER_HERE]),
        constant(
            gains("cost", 1, cards(type=["character", "vehicle"], whose="own", zone="hand", bound_for=site("Naboo"))),
            half="light",
            conditions=INVADED,
        ),
    ),
    "216_13": card(
        constant(
            gains("cost", 1, enemy_character(not_mark="spy", zone="hand", bound_for=site("Scarif"))),
            half="dark",
            conditions=there_is(cards("device", named="Shield Gate", where="here")),
        ),
        constant(
            raise_text_destiny(2, cards("device", named="Shield Gate")),
            half="light",
            conditions=there_is(ship(named="Profundity", where="here")),
        ),
    ),
    "216_14": card(
        constant(gains("power", 1, character(named=["Krennic", "Death Trooper"], where="here")), half="dark"),
        constant(
            gains("forfeit", 1, cards("vehicle", kind="combat", whose="own", where="here")),
            gains("forfeit", 1, own_character(skill="spy", where="here")),
            half="light",
        ),
    ),
    "216_15": card(
        *(
            action(unearth(), half=half, when="drain_paid", once_a="event", conditions=DRAINED, targets=target(BURIED))
            for half in ("dark", "light")
        ),
        constant(needs_ability(6), half="light", conditions=there_is_no(own_character(skill="spy", where="here"))),
    ),
    "216_16": card(
        constant(left_out(), half="dark"),
        constant(raise_drains(1, whose="opponent"), half="light", conditions=GATE),
    ),
    "216_17": card(
        printed(transit(1), half="dark"),
        constant(moves_cost_less("transit_from", 9, cards(whose="own")), half="dark", conditions=there_is(IMPERIAL_LEADER)),
        printed(transit(3), half="light"),
        constant(moves_cost("transit_from", 4, cards(whose="own")), half="light", conditions=GATE),
    ),
    "216_26": card(
        constant(cancels_each(cards(named="Broken Concentration")), half="light", conditions=YODA_HERE),
        action(
            lower_attrition(2),
            half="light",
            when="attrition",
            times=1,
            conditions=[attrition_due(), YODA_HERE],
        ),
        constant(left_out(), half="light"),
    ),
    "216_32": card(
        constant(moves_cost_less("walk_from", 9, own_character(mark="wookiee")), half="light"),
        constant(
            most_generated(0, whose="own"),
            half="dark",
            conditions=there_is(location(state="enemy_occupied", where="here", hosting=enemy_character(mark="wookiee"))),
        ),
    ),
    "216_33": card(
        constant(gains("forfeit", 1, own_character(**WOOKIEES)), half="light", conditions=you_occupy()),
        constant(loses("power", 1, enemy_character(**WOOKIEES)), half="dark", conditions=you_control()),
    ),
}
