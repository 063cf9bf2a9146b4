"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import PICKED, look_at_top, more_destiny, pick, shuffle, take, void_destiny
from games.star_wars_ccg.abilities.ops import (
    action,
    card,
    constant,
    costs_less,
    deploys_beside,
    deploys_on,
    holds,
    immune,
    immune_to,
    loses,
    lost,
    own_cost,
    permanent_pilot,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import opponent_attacks, target, there_are, there_is, there_is_no, this_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

HELD: Final = cards(whose="own", zone="held")
REX: Final = ["Captain Rex, 501st Legion"]

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "200_6": card(
            own_cost(costs_less(1), conditions=there_is(character(named="Obi-Wan", at=GROUND, where="here"))),
            constant(loses("power", 1, cards(icon="separatist", where="here")), loses("guard", 1, cards(icon="separatist", where="here"))),
            *(
                action(void_destiny(), when="destiny", once_a="battle", conditions=[this_is(cards(state="in_battle", at=GROUND)), *friends])
                for friends in (
                    [there_is(character(named=REX, state="in_battle"))],
                    [
                        there_is_no(character(named=REX, state="in_battle")),
                        there_are(2, own_character(icon="clone-army", other=True, state="in_battle")),
                    ],
                )
            ),
        ),
        "200_40": card(
            printed(deploys_beside(0), immune_to("Alter")),
            action(
                look_at_top(2),
                pick(1, cards(of="looked", zone="reserve")),
                take(PICKED),
                when="control",
                times=1,
                conditions=there_is(location(state=["enemy_occupied", "no_battleground"])),
            ),
        ),
        "200_60": card(
            printed(holds(pilots=1, passengers=6), permanent_pilot(3), immune_to("Lateral Damage")),
            constant(immune(5)),
            action(deploy(character(named="Mirax Terrik"), at=location(where="here")), shuffle("reserve"), once_a="game", when="deploy"),
        ),
        "200_107": card(
            printed(deploys_on(0, location("site", icon="planet"))),
            constant(drain_less(1)),
            constant(
                drain_less(1),
                conditions=there_is(location("site", state="controlled", where="adjacent", hosting=own_character(named="Vader"))),
            ),
        ),
        "200_124": card(
            used(put_in_pile("reserve"), when="battle_begins", conditions=opponent_attacks(), targets=target(HELD)),
            *(
                lost(more_destiny(1), when="battle", conditions=there_is(who))
                for who in (
                    cards("vehicle", mark="at-st", whose="own", state="in_battle"),
                    own_character(mark="scout", state="in_battle"),
                    own_character("imperial", ability_most=3, state=["in_battle", "alone"]),
                )
            ),
        ),
        "200_134": card(
            printed(holds(pilots=1, passengers=3), permanent_pilot(2)),
            action(
                deploy(character(skill="smuggler"), on=cards(of="this")), shuffle("reserve"), once_a="game", when="deploy", costs=use(1)
            ),
            constant(immune(5)),
        ),
    }
)
