"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_attrition_destiny
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.steps import activate, lose_force
from games.star_wars_ccg.abilities.ops import (
    action,
    automatic,
    cannot,
    card,
    constant,
    costs_more,
    drain,
    draw_anyway,
    gains,
    immune,
    left_out,
    own_cost,
)
from games.star_wars_ccg.abilities.parts import deploys_to, it_is, there_are, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.palace import IN_COURT, court

OTHER_FIELD: Final = location(system="Tatooine", state="battleground", where="elsewhere")
WITH_4_LOM: Final = there_is(character(named="4-LOM", where="here"))
AT_STATION: Final = this_is(cards(state="present", at=site("Death Star")))

ABILITIES: Final[Mapping[str, Declared]] = {
    "220_1": card(
        constant(cannot("use_text", who=character(named="Jabba"))),
        constant(more_attrition_destiny(1), conditions=there_are(2, character("alien", other=True, where="here"))),
        court(drain(1, OTHER_FIELD)),
        action(activate(1), when="deployed", once_a="event", conditions=[it_is(enemy_character(where="here")), IN_COURT]),
    ),
    "220_4": card(
        own_cost(costs_more(3), conditions=deploys_to(location(whose="own"))),
        automatic(
            lose_force(1, whose="opponent"),
            at="moved",
            times=1,
            conditions=[it_is(cards(whose="opponent")), there_is(location(state="left_now", where="here"))],
        ),
        constant(moves_cost_less("walk_to", 9, own_character(where="here"), location("site", state="enemy_occupied"))),
        constant(immune(4)),
        constant(left_out()),
    ),
    "220_5": card(
        flies(2),
        constant(gains("power", "guard", 2), conditions=WITH_4_LOM),
        constant(immune(3)),
        constant(left_out()),
    ),
    "220_9": card(
        constant(draw_anyway(1)),
        constant(drain(1, location(hosting=own_character("rebel", mark="stormtrooper"))), conditions=AT_STATION),
        constant(left_out()),
    ),
}
