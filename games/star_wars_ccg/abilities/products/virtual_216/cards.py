"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.steps import lose_force, more_destiny
from games.star_wars_ccg.abilities.ops import action, card, constant, gains, has_docking, holds, immune, loses, permanent_pilot, printed
from games.star_wars_ccg.abilities.parts import there_is, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE

WOOKIEES: Final = {"mark": "wookiee", "at": site("Kashyyyk")}

ABILITIES: Final[Mapping[str, Declared]] = {
    "216_8": card(
        printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), has_docking(), permanent_pilot(2)),
        printed(
            reacts_from_hand(less=4, place=location("system", system="Scarif")),
            reacts_from_hand(less=4, place=location(hosting=ship(named="Tantive IV"))),
        ),
        constant(loses("cost", 2, own_character(named="Vader", zone="hand", bound_for=cards(of="this")))),
    ),
    "216_21": card(
        flies(3),
        constant(gains("guard", 2), conditions=there_is(cards("weapon", mark="lightsaber", of="on_this"))),
        action(lose_force(2), more_destiny(1), when="battle", once_a="battle", conditions=IN_BATTLE),
        constant(immune(6)),
    ),
    "216_33": card(
        constant(gains("forfeit", 1, own_character(**WOOKIEES)), half="light", conditions=you_occupy()),
        constant(loses("power", 1, enemy_character(**WOOKIEES)), half="dark", conditions=you_control()),
    ),
    "216_14": card(
        constant(gains("power", 1, character(named=["Krennic", "Death Trooper"], where="here")), half="dark"),
        constant(
            gains("forfeit", 1, cards("vehicle", kind="combat", whose="own", where="here")),
            gains("forfeit", 1, own_character(skill="spy", where="here")),
            half="light",
        ),
    ),
}
