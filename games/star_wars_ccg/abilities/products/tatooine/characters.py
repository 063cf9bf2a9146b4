"""Characters of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duel, void_ability
from games.star_wars_ccg.abilities.operations.steps import lose, lose_force, redraw
from games.star_wars_ccg.abilities.ops import action, card, constant, costs_less, gains, immune, loses, own_cost
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_no, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ON_TATOOINE: Final = there_is(location(system="Tatooine", where="here"))
DEFEATED: Final = character(state="defeated")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "11_10 11_11": card(
            own_cost(costs_less(2), conditions=ON_TATOOINE),
            constant(immune(None), loses("power", 1, enemy_character("alien", where="here"))),
            constant(gains("power", 1), conditions=there_is(character(named="Maul", where="here"))),
            action(redraw(), when="duel_destiny", once_a="duel", conditions=this_is(cards(state="duelling"))),
        ),
        "11_54 11_55": card(
            own_cost(costs_less(2), conditions=ON_TATOOINE),
            constant(immune(5)),
            constant(void_ability(), conditions=there_is_no(enemy_character(ability_least=4, where="here"))),
            action(
                lose_force(1), duel(2, 2, lose(DEFEATED)), when="control", targets=target(enemy_character(mark="jedi", state="present"))
            ),
        ),
    }
)
