"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import brings as lets_come
from games.star_wars_ccg.abilities.operations.fate import no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import flies_faster
from games.star_wars_ccg.abilities.operations.objectives import lasting
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import choose, go, react_deploy, shuffle
from games.star_wars_ccg.abilities.operations.weapons import battles_free, raise_each_destiny
from games.star_wars_ccg.abilities.ops import (
    HERE,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    drain,
    gains,
    generation,
    loses,
    printed,
    total_power_less,
)
from games.star_wars_ccg.abilities.parts import may_reinforce, more, target, there_is, there_is_no, this_is, use, you_attack
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.palace import brings
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

SMUGGLER: Final = own_character(skill="smuggler", where="here")
PADAWAN: Final = character(mark="padawan", not_named="Anakin")
CONFLICT: Final = cards(zone="stacked", lies_on=cards("effect", named="I Feel The Conflict"))
EXECUTOR: Final = own_ship(named="Executor", expansion="dagobah", zone="hand", bound_for=location(not_named="Fondor"))
DAWN: Final = own_character(mark="crimson dawn", also=character(mark="leader"), state=["standing", "movable"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "213_30": card(
        printed(lets_come(own_ship(mark="tie", zone="hand")), half="dark"),
        *(
            action(react_deploy(), half="dark", when=when, conditions=[may_reinforce(), this_is(cards(state="subject"))])
            for when in ("battle_begins", "drain")
        ),
        constant(
            loses("power", 1, own_ship(where="here")), half="light", conditions=more(enemy_ship(where="here"), own_ship(where="here"))
        ),
    ),
    "213_57": card(
        constant(drain(1), half="light"),
        lasting(shelters("Alter", cards(named="Kessel Run")), cannot("be_cancelled", who=cards(named="Kessel Run"))),
    ),
    "213_25": card(
        action(
            choose(
                [deploy(cards("character", named=["Margo", "Wuher"]), at=location(where="here"))],
                [deploy(own_character(mark="musician"), at=location(where="here"))],
            ),
            shuffle("reserve"),
            half="dark",
            when="deploy",
            once_a="game",
        ),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is_no(own_character(mark="musician", where="here"))),
        constant(drain(1), half="light", conditions=there_is(own_character(mark="musician", where="here"))),
    ),
    "213_27": card(
        constant(generation(1), half="dark", conditions=there_is(own_character("alien", unique=True, where="here"))),
        constant(generation(1), half="dark", conditions=there_is(own_character(named="Margo", where="here"))),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is_no(SMUGGLER)),
        constant(drain(1), half="light", conditions=there_is(SMUGGLER)),
    ),
    "213_28": card(
        constant(drain(1), gains("power", 2, character(named="Vader", state="alone", where="here")), half="dark"),
        constant(gains("power", 2, character(named="Ahsoka", state="alone", where="here")), half="light"),
        constant(
            gains("power", 2, character(named="Ahsoka", where="here")),
            half="light",
            conditions=there_is(character(named="Ezra", where="here")),
        ),
    ),
    "213_29": card(
        constant(battles_free(), half="dark"),
        constant(
            loses("cost", 1, character(mark="inquisitor", zone="hand", where="here")),
            half="dark",
            conditions=there_is_no(location(state="occupied", where="here")),
        ),
        brings(PADAWAN, at=location(where="here"), half="light", once_a="game"),
    ),
    "213_55": card(
        constant(
            loses("cost", 1, own_character(mark="corellian", zone="hand", where="here")),
            loses("cost", 1, own_ship(mark="freighter", zone="hand", where="here")),
            flies_faster(1, own_ship()),
            half="light",
        ),
        constant(
            drain_less(1, whose="own"),
            half="dark",
            conditions=there_is(cards("objective", titled="This Place Can Be A Little Rough", state="back_up")),
        ),
    ),
    "213_56": card(
        constant(gains("power", 2, character(named="Luke", state="alone", where="here")), half="light"),
        constant(total_power_less(1, per=CONFLICT), half="dark"),
    ),
    "213_23": card(
        action(
            deploy(character(named="Maul", mark="crimson dawn"), at=location(where="here")), shuffle("reserve"), half="dark", when="deploy"
        ),
        constant(
            cannot("be_deployed", who=own_character(named="Jar Jar", zone="hand", where="here")),
            cannot("be_deployed", who=own_character(mark="spy", not_named=["Ezra", "Jar Jar"], zone="hand", where="here")),
            no_drain(),
            half="light",
        ),
    ),
    "213_24": card(
        constant(
            loses("cost", 7, EXECUTOR),
            half="dark",
            conditions=there_is(own_character("imperial", where="here")),
        ),
        constant(drain_less(1, whose="own"), half="light"),
        constant(add_destiny(1), half="light", conditions=you_attack()),
    ),
    "213_26": card(
        action(
            go(to="target_2"),
            half="dark",
            when="move",
            costs=use(1),
            targets=[target({**DAWN, "where": "here"}), target(location("site", of="not_target", where="elsewhere"))],
        ),
        action(go(to=HERE), half="dark", when="move", costs=use(1), targets=target({**DAWN, "at": location("site")})),
        constant(raise_each_destiny(1, cards(mark=list(BLASTERS), whose="own", where="here")), half="light"),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is_no(character(named="Vos"))),
    ),
}
