"""Vehicles and starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import falls_to
from games.star_wars_ccg.abilities.operations.epics import adds_to
from games.star_wars_ccg.abilities.operations.rules.guards import partial_ability
from games.star_wars_ccg.abilities.operations.rules.limits import needs_no_footing
from games.star_wars_ccg.abilities.operations.steps import PICKED, look_at_hand, lose, pick, react, restore_it
from games.star_wars_ccg.abilities.operations.travel.marches import replaces
from games.star_wars_ccg.abilities.operations.travel.ways import shuttles_free
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    card,
    constant,
    has_docking,
    holds,
    immune,
    lets,
    permanent_pilot,
    printed,
    set_to,
    total_power,
)
from games.star_wars_ccg.abilities.parts import it_is, may_react, there_is, this_is, you_attack
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.a_new_hope.common import reinforces_space
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import reacts

TRENCH: Final = location(named="Death Star: Trench")
TUSKEN: Final = cards(mark="tusken raider", state="present")
# Those for whom a floater comes.
OUTLAWS: Final = ["thief", "smuggler", "bounty hunter"]


def flown_by(name: str, immunity: int, *printed_too: Any) -> list[Any]:
    """The texts of an X-wing that is immune to attrition while this character pilots it."""
    pilot = there_is(character(named=name, state="piloting", aboard=cards(of="this")))
    return [printed(holds(pilots=1, astromechs=1)), constant(immune(immunity), *printed_too, conditions=pilot)]


ABILITIES: Final[Mapping[str, Declared]] = {
    "2_69": card(
        printed(holds(either=2)),
        action(lose(THIS), restore_it(), when="hit", conditions=it_is(own_ship("starfighter", other=True, where="here", at=TRENCH))),
    ),
    "2_74": card(printed(holds(either=3), permanent_pilot(3), replaces(3, own_ship("starfighter", mark="y-wing")))),
    "2_153": card(printed(permanent_pilot(3), replaces(3, own_ship("starfighter", mark="tie/ln")))),
    "2_70": card(*flown_by("Wedge", 3)),
    "2_71": card(*flown_by("Luke", 4), constant(adds_to("run", 1))),
    "2_72": card(printed(holds(pilots=1), falls_to(["I've Got A Problem Here"], 2))),
    "2_73": card(printed(needs_no_footing(), holds(pilots=3, passengers=4), has_docking(), permanent_pilot(2))),
    "2_75": card(printed(holds(passengers=1), permanent_pilot(1), shuttles_free(1)), constant(set_to("landspeed", 4)), *reacts()),
    "2_76": card(
        printed(holds(passengers=2), partial_ability(2)),
        automatic(pick(1, TUSKEN), lose(PICKED), at="battle_begun", conditions=[this_is(cards(state="in_battle")), there_is(TUSKEN)]),
        *reacts(),
    ),
    "2_152": card(
        printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), has_docking(), permanent_pilot(1)),
        action(
            look_at_hand(),
            when="battle_begins",
            once_a="battle",
            conditions=[you_attack(), this_is(cards(state="in_battle")), there_is(enemy_ship(named="Falcon", state="in_battle"))],
        ),
    ),
    "2_154": card(printed(permanent_pilot(1)), *reinforces_space("battle_begins", "drain")),
    "2_155": card(
        printed(holds(pilots=4, passengers=6, vehicles=1, ties=3), has_docking(), permanent_pilot(1)),
        constant(total_power(1, location("site", icon="planet", where="related"))),
    ),
    "2_156": card(printed(holds(passengers=3), permanent_pilot(1), shuttles_free(3)), constant(set_to("landspeed", 3)), *reacts()),
    "2_157": card(
        printed(holds(pilots=1, passengers=1)),
        constant(lets("move_free"), conditions=there_is(character(named="Jabba", aboard=cards(of="this")))),
        constant(lets("move_free"), conditions=there_is(character(mark="bounty hunter", aboard=cards(of="this")))),
        action(react(), when="battle_begins", conditions=[may_react(), there_is(own_character(mark=OUTLAWS, state="in_battle"))]),
    ),
}
