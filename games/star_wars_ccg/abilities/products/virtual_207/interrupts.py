"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude, lift_sum
from games.star_wars_ccg.abilities.operations.draws.counted import opponent_drew
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, raise_drain, raise_drawn, withstands
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.steps import (
    activate,
    cancel,
    cancel_it,
    choose,
    draw_destiny,
    if_,
    more_destiny,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.operations.weapons import lower_attrition_drawn, make_immune
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import it_is, opponents_destiny, shot_at, target, there_is, there_is_one_of, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import ANY_DESTINIES
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

CREW: Final = character(named=["Chopper", "Ezra Bridger", "Captain Hera Syndulla", "Kanan", "Sabine", "Zeb Orrelios"], state="in_battle")
HERA: Final = character(named="Captain Hera Syndulla", state=["piloting", "in_battle"], aboard=ship(named="Ghost"))
OBI_WAN: Final = character(named="Obi-Wan", at=location("site", state="battleground"), not_at=location(state="in_battle"))
FRIENDS: Final = there_is_one_of(own_character("rebel", "republic", state="in_battle"), own_character(named="Leia", state="in_battle"))
FEMALE: Final = own_character(mark="female")
ALONE: Final = own_character(mark="female", state=["defending", "alone"], at=location("site"))
CANCELLED: Final = ["Close Call", "Gravity Shadow", "Overwhelmed", "They've Shut Down The Main Reactor"]

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "207_12": card(
            lost(
                exclude(),
                when="battle",
                targets=target(enemy_character(ability=1, state="in_battle", meeting=own_character(mark="jedi"))),
            ),
            lost(cancel_react(), when="reacting"),
            lost(more_destiny(1), when="battle", conditions=[there_is(OBI_WAN), FRIENDS]),
        ),
        "207_13": card(
            used(
                add_side_destiny("power", 1),
                if_(there_is({**ALONE, "named": ["Rey"]}), make_immune(None, {**ALONE, "named": ["Rey"]}, until="battle")),
                when="battle",
                conditions=there_is(ALONE),
            ),
            used(void_destiny(), when="shot", conditions=shot_at(FEMALE)),
            used(raise_drain(1), when="drain", conditions=[your_turn(), there_is({**FEMALE, "where": "there"})]),
        ),
        "207_14": card(
            *(used(choose([raise_drawn(1)], [lower_drawn(1)]), when=when, conditions=opponents_destiny()) for when in ANY_DESTINIES),
            used(activate(1)),
            lost(cancel(), withstands(["Sense"]), targets=target(cards(named=CANCELLED))),
            lost(cancel_it(), withstands(["Sense"]), when="used", conditions=it_is(cards(named=CANCELLED))),
        ),
        "207_15": card(
            used(draw_destiny(1), lower_attrition_drawn(), when="destinies", conditions=[opponent_drew(1), there_is(HERA)]),
            lost(lift_sum(1, per=CREW), when="battle", conditions=there_is(CREW)),
        ),
    }
)
