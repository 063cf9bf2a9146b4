"""Interrupts of the Light Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    PICKED,
    activate,
    card,
    constant,
    double,
    if_,
    left_out,
    look_at_hand,
    lost,
    more_destiny,
    more_power,
    pick,
    put_on_used,
    shuffle,
    take,
    used,
)
from games.star_wars_ccg.abilities.parts import there_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, own_character, own_ship
from games.star_wars_ccg.abilities.products.premiere.common import ALONE, GROUND, SPACE, brought_back

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_72": card(lost(activate(2, whose="each"), activate(1, per=cards(named=["Beru Lars", "Owen Lars", "Hydroponics Station"])))),
    "1_76": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character(named="Han", whose="own", state="in_battle")),
            ],
        ),
        constant(left_out()),
    ),
    "1_81": card(
        lost(more_destiny(1), when="battle", conditions=there_is(cards(icon="pilot", whose="own", state=ALONE, at=SPACE))),
        lost(more_power(1), more_destiny(1), when="battle", conditions=there_is(cards(named="Luke", whose="own", state=ALONE, at=SPACE))),
    ),
    "1_82": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character(named=["Obi-Wan", "Yoda"], whose="own", state="in_battle")),
            ],
        ),
        lost(pick(1, cards(mark="lightsaber", whose="own", zone="reserve"), up_to=True), take(PICKED), shuffle("reserve"), costs=use(1)),
    ),
    "1_83": card(*brought_back("Han", 1, 3)),
    "1_92": card(
        lost(
            double("power", character("rebel", whose="own", state="in_battle", not_mark="jedi")),
            when="battle",
            conditions=there_is(character(mark="jedi", whose="own", state="in_battle")),
            costs=use(1),
        )
    ),
    "1_93": card(
        lost(
            more_power(1), more_destiny(1), when="battle", conditions=there_is(cards(named="Obi-Wan", whose="own", state=ALONE, at=GROUND))
        ),
        lost(
            more_destiny(1),
            when="battle",
            conditions=there_is(own_character("rebel", not_named="Obi-Wan", ability_least=3, state=ALONE, at=GROUND)),
        ),
    ),
    "1_94": card(*brought_back("Leia", 1, 3)),
    "1_95": card(*brought_back("Luke", 1, 3)),
    "1_102": card(
        used(
            more_destiny(1),
            when="battle_begins",
            conditions=there_is(own_ship(maneuver_least=4, state="defending", at=SPACE)),
            costs=use(1),
        )
    ),
    "1_104": card(
        used(
            look_at_hand(),
            pick(60, cards(mark=["jawa", "tusken raider"], not_named="Dathcha", zone="hand", whose="opponent"), up_to=True),
            put_on_used(PICKED),
            conditions=there_is(cards(type=["vehicle", "starship"], whose="own")),
            costs=use(1),
        )
    ),
    "1_107": card(*brought_back("Obi-Wan", 1, 3)),
    "1_110": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character(named="Leia", whose="own", state="in_battle")),
            ],
        ),
        constant(left_out()),
    ),
    "1_111": card(
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Han", whose="own", state=ALONE, at=GROUND))),
        lost(more_destiny(1), when="battle", conditions=there_is(own_character("alien", state=ALONE, at=GROUND))),
    ),
    "1_116": card(
        lost(
            more_destiny(1),
            if_(there_is(character(named="Vader", state="in_battle")), more_destiny(1)),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character("imperial", ability_least=3, state="in_battle")),
            ],
        )
    ),
    "1_119": card(
        lost(more_destiny(1), when="battle", conditions=there_is(own_character(icon="warrior", state=ALONE, at=GROUND))),
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Leia", whose="own", state=ALONE, at=GROUND))),
    ),
}
