"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import cancel_duel, duel, in_duel, opponent_duels, raise_duel_by_top
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, put_in_pile, raise_drawn, withstands
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower, meanwhile
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, lose_force, more_power, pick, put_out, redraw, relocate, take
from games.star_wars_ccg.abilities.operations.weapons import forbid, pick_random
from games.star_wars_ccg.abilities.ops import card, constant, left_out, lost, lower_destiny, used
from games.star_wars_ccg.abilities.parts import (
    gun_is,
    opponents_destiny,
    target,
    there_is,
    up_to_targets,
    use,
    you_won,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

SABER: Final = cards("weapon", mark="lightsaber")
DUELLING_JEDI: Final = own_character(mark="jedi", state="duelling")
NEXT_SITE: Final = location("site", where="beside_target")
# The top card of the Used Pile goes onto the Reserve Deck.
FROM_USED: Final = [pick(1, cards(zone="used", whose="own", state="topmost")), put_in_pile("reserve", PICKED)]
# The opponent pays for the duel that it has begun, or it is over.
DEARLY: Final = lost(
    choose([lose_force(4, whose="opponent")], [cancel_duel()], by_opponent=True), when="duel_begins", conditions=opponent_duels()
)

CONFLICT: Final = cards(zone="stacked", lies_on=cards("effect", named="I Feel The Conflict"))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "11_88": card(
            used(
                pick_random(1, CONFLICT),
                take(PICKED),
                withstands(["Sense"]),
                when="battle_ends",
                conditions=[you_won(), there_is(own_character("imperial", ability_least=3, state="in_battle")), there_is(CONFLICT)],
            ),
            lost(
                meanwhile(lower_destiny(2, location(state="in_battle"))),
                when="battle",
                conditions=there_is(character(named="Vader", state="in_battle")),
            ),
        ),
        "11_26 11_83": card(
            DEARLY,
            used(
                forbid("be_cut", who=character(), until="battle"),
                when="battle_begins",
                conditions=there_is(own_character(state=["in_battle", "sabered"])),
            ),
        ),
        "11_27": card(
            used(
                lower("power", 1, enemy_character("alien", unique=True, at=location("site", state="in_battle")), until="turn"),
                lower("power", 2, enemy_character("alien", not_unique=True, at=location("site", state="in_battle")), until="turn"),
                when="battle",
                conditions=there_is(own_character(state=["in_battle", "sabered"])),
            ),
            lost(raise_duel_by_top(), when="duel_begins", conditions=in_duel()),
        ),
        "11_28": card(
            used(more_power(2), when="battle", conditions=there_is(own_character(state=["defending", "sabered"]))),
            lost(redraw(), when="duel_destiny", conditions=[in_duel(), your_destiny()]),
        ),
        "11_36": card(
            lost(
                cancel_duel(),
                relocate("target_3", to="target_2"),
                when="duel_begins",
                conditions=opponent_duels(),
                costs=use(1),
                targets=[
                    target(DUELLING_JEDI),
                    target(NEXT_SITE),
                    up_to_targets(60, own_character(state="standing", where="with_target")),
                ],
            ),
            lost(cancel_duel(), when="duel_begins", conditions=[opponent_duels(), there_is(DUELLING_JEDI)], costs=use(1)),
        ),
        "11_31": card(used(lower_drawn(1), when="destiny", conditions=opponents_destiny()), constant(left_out())),
        "11_89": card(
            used(raise_drawn(1), when="shot", conditions=gun_is(cards("weapon", mark="lightsaber", whose="own"))),
            lost(*FROM_USED, when="duel_begins", conditions=in_duel()),
        ),
        "11_41": card(
            lost(
                duel(1, 2, put_out(character(state="defeated")), counts="power", saber=2),
                costs=use(1),
                targets=[
                    target(character(named="Luke", at=GROUND, meeting=character(named="Vader"))),
                    target(character(named="Vader", where="with_target")),
                ],
            )
        ),
    }
)
