"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import may, retrieve_top, shuffle
from games.star_wars_ccg.abilities.operations.weapons import hitting
from games.star_wars_ccg.abilities.ops import action, attrition, cannot, card, constant, drain, fires, gains, immune, printed, voids_forfeit
from games.star_wars_ccg.abilities.parts import target
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed

TROOPERS: Final = own_character("imperial", mark=["trooper", "stormtrooper"], where="here")
COMBAT: Final = cards("vehicle", kind="combat", whose="own", where="here")
ALIEN_OR_SHIP: Final = (cards("character", kind="alien"), cards("starship", mark="independent (starship)"))
NOT_FLYING: Final = own_character("rebel", ability_least=1, ability_most=4, not_skill="pilot")

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
}
