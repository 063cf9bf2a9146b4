"""Starships, and weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny, put_in_pile
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.steps import lose, lose_force, may
from games.star_wars_ccg.abilities.operations.weapons import aiming, forbid
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    deploys_on,
    fires,
    holds,
    immune,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import host_is, target, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import reacts_to
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed

GHOST: Final = own_ship(named="Ghost", state="piloted_now", where="here")
MET: Final = location("system", hosting=ship(mark="rebel (starship)"))
LUKE: Final = own_character(named="Luke", not_mark="jedi")

ABILITIES: Final[Mapping[str, Declared]] = {
    "208_27": card(
        printed(holds(pilots=2, passengers=2), reacts_from_hand(with_pilot=True, place=MET)),
        *reacts_to({**MET, "state": ["subject"]}),
        constant(more_power_destiny(1), conditions=[this_is(cards(state="piloted_now")), there_is(GHOST)]),
    ),
    "208_28": card(
        printed(holds(pilots=1)),
        constant(attrition(1), conditions=there_is(character(named="Ello Asty", state="piloting", aboard=cards(of="this")))),
    ),
    "208_29": card(
        printed(deploys_on(0, LUKE), fires(0, character(), plus=2), voids_forfeit(character())),
        aiming(forbid("be_immune", until="turn"), targets=target(character())),
        automatic(may(lose_force(1), put_in_pile("used", THIS, under=True)), at="own_loss"),
    ),
    "208_58": card(
        crewed(5, pilots=1, passengers=2),
        constant(
            add_destiny(1),
            conditions=[this_is(cards(state="alone")), there_is(character("imperial", state="piloting", aboard=cards(of="this")))],
        ),
        constant(immune(4)),
    ),
    "208_59": card(
        printed(deploys_on(0, own_character(named="Vader")), fires(0, character(), draws=2), voids_forfeit(character())),
        constant(cannot("be_stolen")),
        action(lose(THIS), add_side_destiny("attrition", 1), when="battle", conditions=host_is(cards(state=["in_battle", "present"]))),
    ),
}
