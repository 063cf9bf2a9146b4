"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.moving import no_force
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.ops import THIS, action, automatic, card, constant, deploys_beside, gains, generation, immune_to, printed
from games.star_wars_ccg.abilities.parts import there_is_no, use
from games.star_wars_ccg.abilities.pieces import location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ENEMY_FIGHTER: Final = ship("starfighter", not_unique=True, whose="opponent", zone="hand")

HELD_NABOO: Final = site("Naboo", state="controlled", hosting=own_character(mark="battle droid"))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "14_38 14_97": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(generation(1, per=location("system", state="controlled"))),
            constant(
                gains("cost", 1, ENEMY_FIGHTER),
                gains("cost", 1, {**ENEMY_FIGHTER, "bound_for": location("system", state="occupied")}),
            ),
        ),
        "14_98": card(
            printed(deploys_beside(0), immune_to("Alter")),
            action(meanwhile(no_force(who=HELD_NABOO), until="opponents_turn"), when="draw", times=1, costs=use(3)),
            automatic(put_in_pile("lost", THIS), conditions=there_is_no(own_character(mark="battle droid", at=site("Naboo")))),
        ),
    }
)
