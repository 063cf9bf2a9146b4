"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy, trade
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import activate, may, retrieve_top, shuffle
from games.star_wars_ccg.abilities.operations.weapons import hitting
from games.star_wars_ccg.abilities.ops import (
    action,
    attrition,
    cannot,
    card,
    constant,
    costs_less,
    drain,
    fires,
    gains,
    immune,
    own_cost,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import deploys_to, target, there_is, there_is_no, you_control, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed, fetches, wins_back

TROOPERS: Final = own_character("imperial", mark=["trooper", "stormtrooper"], where="here")
COMBAT: Final = cards("vehicle", kind="combat", whose="own", where="here")
ALIEN_OR_SHIP: Final = (cards("character", kind="alien"), cards("starship", mark="independent (starship)"))
NOT_FLYING: Final = own_character("rebel", ability_least=1, ability_most=4, not_skill="pilot")

ROGUE_ONE: Final = ship(named="Rogue One", holding=character("rebel", state="piloting"), where="here")
VADERS_ROOMS: Final = (
    location(named=["Executor: Holotheatre", "Executor: Meditation Chamber"]),
    location("site", titled="Vader's Castle"),
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "209_10": card(
        flies(2),
        printed(fires(0, character(), draws=2), voids_forfeit(character())),
        hitting(may(retrieve_top(1)), targets=target(character())),
    ),
    "209_24": card(
        constant(
            gains("power", 1, COMBAT),
            gains("power", 1, own_character(mark="scout", where="here")),
            gains("power", 1, own_character(skill="spy", not_mark="scout", where="here")),
            drain(1),
            half="light",
        ),
        constant(gains("forfeit", 1, COMBAT), gains("forfeit", 1, TROOPERS), half="dark"),
    ),
    "209_30": card(
        crewed(2),
        constant(
            attrition(1, per=enemy_ship(state="present")),
            cannot("be_immune", who=cards(whose="opponent", where="here")),
        ),
    ),
    "209_32": card(
        crewed(2, pilots=1, passengers=2),
        action(deploy(NOT_FLYING, on=cards(of="this")), shuffle("reserve"), when="deploy", times=1),
        constant(immune(4)),
    ),
    "209_23": card(
        constant(immune(None, ROGUE_ONE), half="light"),
        constant(
            drain_less(1, whose="own"),
            half="dark",
            conditions=[
                there_is_no(own_ship(mark="star destroyer", where="here")),
                there_is_no(own_character("imperial", at=location(where="related"))),
            ],
        ),
    ),
    "209_40": card(
        *(own_cost(costs_less(2), conditions=deploys_to(place)) for place in VADERS_ROOMS),
        action(activate(1), times=1, conditions=your_turn()),
        fetches(cards(titled="Vader"), once_a="game"),
    ),
    "209_51": card(
        action(
            trade(1, cards("character", kind="alien"), cards("character", mark="black sun agent", not_mark="spy")),
            half="dark",
            once_a="game",
            conditions=there_is(own_character(mark="black sun agent", not_mark="spy", zone="lost")),
        ),
        wins_back(cards("character", mark="corellian"), half="light", once_a="game", conditions=[you_control()]),
    ),
}
