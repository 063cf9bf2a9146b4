"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import fires_more
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import cancel_battle, put_out, void_sum
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    fires,
    gains,
    immune,
    left_out,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import opponent_attacks, there_is, there_is_no, this_is, you_won
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, wins_back
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

SYSTEM: Final = location("system")
SABER: Final = cards("weapon", mark="lightsaber", of="on_this")
LUKE_ALONE: Final = this_is(cards(state=["in_battle", "alone"], at=location("site")))
LOST_SABER: Final = cards("weapon", mark="lightsaber", whose="own", zone="lost")
HOMESTEAD_HERE: Final = there_is(cards("effect", named="Wookiee Homestead", where="here"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "218_3": card(printed(fires(0, LIVING, draws=2), voids_forfeit(character()))),
    "218_4": card(
        constant(fires_more(1, SABER), conditions=IN_BATTLE),
        constant(
            gains("power", 1, per=enemy_character(ability_most=1, where="here")),
            gains("forfeit", 1, own_character(icon="clone-army", where="here")),
            immune(6),
        ),
    ),
    "218_20": card(
        constant(gains("power", 1, own_ship(where="here"))),
        action(
            put_out(THIS),
            cancel_battle(),
            when="battle_begins",
            conditions=[
                opponent_attacks(),
                there_is(location(state="in_battle", where="here")),
                there_is(enemy_ship(icon="first-order", state="in_battle")),
            ],
        ),
        constant(cancels_each(cards("effect", named="Lateral Damage", aiming=ship(where="here"))), conditions=this_is(cards(at=SYSTEM))),
        constant(left_out()),
    ),
    "218_25": card(
        automatic(void_sum(), at="sums", conditions=[LUKE_ALONE, there_is_no(enemy_character(ability_least=4, state="in_battle"))]),
        action(
            deploy(cards("weapon", mark="lightsaber"), on=cards(of="this"), pile="lost"),
            when="deploy",
            once_a="game",
            conditions=there_is(LOST_SABER),
        ),
        constant(gains("cost", 1, enemy_character("alien", zone="hand", where="here")), conditions=this_is(cards(at=location("site")))),
        constant(immune(4)),
    ),
    "218_29": card(
        constant(cannot("be_deployed", who=enemy_character(skill="spy", zone="hand", where="here")), conditions=HOMESTEAD_HERE),
        wins_back(
            cards("character", mark="wookiee"),
            when="battle_ends",
            times=1,
            conditions=[HOMESTEAD_HERE, you_won(), there_is(own_character(mark="wookiee", state="in_battle"))],
        ),
        constant(left_out()),
    ),
}
