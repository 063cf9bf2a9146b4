"""Interrupts of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    PICKED,
    card,
    constant,
    double,
    draw_destiny,
    if_,
    left_out,
    look_at_hand,
    lose,
    lose_force,
    lost,
    more_destiny,
    more_power,
    pick,
    put_on_used,
    return_to_hand,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_exceeds_ability,
    opposing_hand_most,
    target,
    there_is,
    there_is_no,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, own_character, ship
from games.star_wars_ccg.abilities.products.premiere.common import ALONE, GROUND, OFFICERS, SPACE, TAGGE, brought_back

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_236": card(
        lost(
            more_destiny(1),
            if_(there_is(character(named="Leia", state="in_battle")), more_destiny(1)),
            when="battle",
            conditions=[
                there_is(character(named="Tarkin", whose="own", state="in_battle")),
                there_is(character("rebel", ability_least=3, state="in_battle")),
            ],
        )
    ),
    "1_239": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Tarkin", whose="own", state="in_battle")),
                there_is(character(named=["Motti", *TAGGE], whose="own", state="in_battle")),
            ],
        ),
        constant(left_out()),
    ),
    "1_240": card(
        lost(
            double("power", character("imperial", whose="own", state="in_battle", not_mark="dark jedi")),
            when="battle",
            conditions=there_is(character(mark="dark jedi", whose="own", state="in_battle")),
            costs=use(1),
        )
    ),
    "1_247": card(
        lost(
            draw_destiny(1),
            if_(destiny_exceeds_ability(), lose()),
            targets=target(
                enemy_character(
                    at=cards(
                        named=[
                            "Tatooine: Dune Sea",
                            "Tatooine: Jundland Wastes",
                            "Tatooine: Beggar's Canyon",
                            "Tatooine: Lars' Moisture Farm",
                            "Tatooine: Jawa Camp",
                            "Tatooine: Mos Eisley",
                        ]
                    )
                )
            ),
        )
    ),
    "1_248": card(
        lost(
            more_destiny(1),
            if_(there_is(character(named="Luke", state="in_battle")), more_destiny(1)),
            when="battle",
            conditions=[
                there_is(character(mark="dark jedi", whose="own", state="in_battle")),
                there_is(character("rebel", ability_least=3, state="in_battle")),
            ],
        )
    ),
    "1_255": card(
        lost(
            if_(
                there_is_no(cards(named="Fusion Generator Supply Tanks", whose="opponent", aboard=ship())), lose_force(2, whose="opponent")
            ),
            if_(your_turn(), lose_force(2, whose="opponent")),
            conditions=opposing_hand_most(2),
        )
    ),
    "1_257": card(
        lost(more_destiny(1), when="battle", conditions=there_is(cards(icon="pilot", whose="own", state=ALONE, at=SPACE))),
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Motti", whose="own", state=ALONE, at=SPACE))),
    ),
    "1_258": card(
        lost(more_destiny(1), when="battle", conditions=there_is(own_character(icon="warrior", state=ALONE, at=GROUND))),
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named=TAGGE, whose="own", state=ALONE, at=GROUND))),
    ),
    "1_260": card(
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Tarkin", whose="own", state=ALONE))),
        lost(more_destiny(1), when="battle", conditions=there_is(own_character("alien", state=ALONE))),
    ),
    "1_264": card(lost(lose(), targets=target(cards(named="Rebel Trooper"))), constant(left_out())),
    "1_266": card(
        used(
            look_at_hand(),
            pick(1, character("rebel", zone="hand", whose="opponent"), up_to=True),
            put_on_used(PICKED),
            costs=use(1),
        )
    ),
    "1_268": card(lost(draw_destiny(1), if_(destiny_exceeds_ability(), return_to_hand()), costs=use(2), targets=target(enemy_character()))),
    "1_272": card(*brought_back(OFFICERS, 2, 4)),
    "1_277": card(
        lost(more_power(1), more_destiny(1), when="battle", conditions=there_is(cards(named="Vader", whose="own", state=ALONE, at=GROUND))),
        lost(
            more_destiny(1),
            when="battle",
            conditions=there_is(own_character("imperial", not_named="Vader", ability_least=3, state=ALONE, at=GROUND)),
        ),
    ),
    "1_278": card(
        lost(lose(cards(type=["character", "vehicle", "starship", "weapon", "device"], at=cards(named="Death Star: Trash Compactor"))))
    ),
    "1_280": card(
        lost(
            more_destiny(1),
            when="battle",
            conditions=[
                there_is(character(named="Vader", state="in_battle")),
                there_is(character(named="Obi-Wan", state="in_battle")),
            ],
        ),
        constant(left_out()),
    ),
}
