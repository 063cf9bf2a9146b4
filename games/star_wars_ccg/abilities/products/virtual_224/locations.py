"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import lower_printed_destiny, raise_printed_destiny
from games.star_wars_ccg.abilities.operations.steps import go
from games.star_wars_ccg.abilities.ops import HERE, action, cannot, card, constant, gains, loses, needs_ability
from games.star_wars_ccg.abilities.parts import opponents_turn, target, there_is, this_is, use, you_control
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches

LUKE: Final = there_is(character(named="Luke", state="alone", where="here"))
HEROES: Final = there_is(character(named=["Luke", "Rey"], state="alone", where="here"))
REBEL: Final = character("rebel", expansion="cloud-city")

ABILITIES: Final[Mapping[str, Declared]] = {
    "224_5": card(
        *(
            action(
                go(to=HERE),
                half="dark",
                when=when,
                conditions=[opponents_turn(), this_is(cards(state="subject"))],
                costs=use(1),
                targets=target(own_ship(icon="independent", state="in_range")),
            )
            for when in ("battle_begins", "drain")
        ),
        fetches(cards("effect", named="Death Mark"), half="dark", once_a="game", conditions=you_control()),
        constant(
            loses("cost", 1, own_character(skill="smuggler", zone="hand", where="here")),
            loses("cost", 1, own_ship(icon="independent", zone="hand", where="here")),
            half="light",
        ),
    ),
    "224_13": card(
        constant(
            raise_printed_destiny(1, {**REBEL, "zone": "any"}),
            gains("power", "forfeit", 1, REBEL),
            half="light",
            conditions=LUKE,
        ),
        constant(cannot("be_converted", who=location(where="here")), half="dark"),
        constant(
            lower_printed_destiny(1, cards("interrupt", whose="own", zone="any")),
            half="dark",
            conditions=HEROES,
        ),
    ),
    "224_22": card(
        constant(
            loses("cost", 3, own_character(named="Obi-Wan", zone="hand", where="here")),
            half="light",
            conditions=there_is(cards(named="Stolen Data Tapes", where="here")),
        ),
        constant(needs_ability(6), half="dark"),
    ),
}
