"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import draws_at
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import choose, may, put_on_used, shuffle
from games.star_wars_ccg.abilities.operations.weapons import make_immune
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    attrition,
    automatic,
    card,
    constant,
    fires,
    gains,
    loses,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import target, there_are, there_is, this_is, this_is_not
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies

REBELS_BESIDE: Final = character("rebel", where="adjacent")
# The weapon, and the stormtrooper who bears one for good.
GUNS: Final = cards("weapon", "character", titled="E-web Blaster")
E_WEB: Final = {**GUNS, "whose": "own", "where": "here"}
OPPOSED: Final = location("system", whose="opponent")
COMPANY: Final = character("first-order", where="here")
RULED: Final = there_is(character(named=EMPEROR))

ABILITIES: Final[Mapping[str, Declared]] = {
    "212_2": card(
        flies(2),
        constant(loses("power", 1, character("rebel", where="here"))),
        constant(loses("power", 1, REBELS_BESIDE), conditions=there_is(E_WEB)),
        automatic(
            may(
                choose(
                    [deploy(GUNS, at=location(where="here"), less=2)],
                    [deploy(character("imperial", mark="stormtrooper"), at=location(where="here"), less=2)],
                ),
                shuffle("reserve"),
            ),
            at="entry",
        ),
    ),
    "212_5": card(
        flies(2),
        action(
            make_immune(None, until="turn"),
            put_on_used(THIS),
            conditions=this_is_not(cards(state="alone")),
            targets=target(ship(episode_i=True, where="here")),
        ),
        constant(gains("cost", 1, enemy_ship(zone="hand", where="here")), conditions=this_is(cards(at=OPPOSED))),
    ),
    "212_6": card(
        flies(2),
        constant(loses("forfeit", 3, character(named="General Hux"))),
        constant(add_destiny(1), conditions=there_is(character("resistance", where="here"))),
        *(constant(attrition(1), conditions=[RULED, there_are(number, COMPANY)]) for number in (1, 2, 3)),
    ),
    "212_3": card(printed(fires(0, character(), plus=1), draws_at(2, character(mark="jedi")), voids_forfeit(character()))),
}
