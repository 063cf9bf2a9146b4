"""Parasites, and what happens among asteroids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import ferocity, habitat, more_asteroids
from games.star_wars_ccg.abilities.operations.perils.asteroids import dread, drift, lose_lowest, redraw_asteroid
from games.star_wars_ccg.abilities.operations.perils.attacks import (
    carries_to,
    choose_prey,
    count_up,
    eat_host,
    flies,
    let_go,
    parasite,
    weakens_host,
)
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, if_, lose, lose_force, mark_reached, relocate, retrieve_top
from games.star_wars_ccg.abilities.operations.weapons import may_be_hit
from games.star_wars_ccg.abilities.ops import HOST, THIS, aims_at, automatic, card, constant, deploys_on, loses, lost, printed, used
from games.star_wars_ccg.abilities.parts import (
    claimed,
    destiny_exceeds_ability,
    it_is,
    opponents_turn,
    reached,
    target,
    there_is,
    unclaimed,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named, headed

FIELD: Final = location("sector", mark="asteroid")
PLANET: Final = location("system", icon="planet")
HOST_IS_SPENT: Final = there_is(ship(of="host", power_most=0))


def closer(start: Mapping[str, Any], end: Mapping[str, Any]) -> list[Any]:
    """An own starship goes to a related location, for nothing with a smuggler aboard."""
    goal = target({**end, "where": "related_to_target"})
    smuggler = character(skill="smuggler")
    return [
        used(relocate(), when="move", targets=[target(own_ship(state="standing", at=start, holding=smuggler)), goal]),
        used(relocate(), when="move", costs=use(1), targets=[target(own_ship(state="standing", at=start, not_holding=smuggler)), goal]),
    ]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "4_3 4_108": card(
            printed(
                habitat(site("Dagobah")),
                ferocity(0, draws=1),
                parasite(character(state="movable")),
                carries_to(location("site", where="within_two")),
            ),
            constant(loses("ferocity", 1)),
        ),
        "4_4 4_110": card(
            printed(habitat(location()), ferocity(2), parasite(ship("starfighter")), flies()),
            constant(loses("power", "hyperspeed", 2, HOST)),
            automatic(let_go("spent"), conditions=HOST_IS_SPENT),
        ),
        "4_7 4_113": card(
            printed(habitat(site(icon="planet", not_at=location(system="Hoth"))), ferocity(0), parasite(character(not_kind="droid"))),
            automatic(
                draw_destiny(1),
                if_(destiny_exceeds_ability(), count_up()),
                at="move_begins",
                targets=target(character(of="host")),
            ),
            constant(weakens_host()),
            automatic(eat_host(), conditions=there_is(character(of="host", power_most=0))),
        ),
        "4_46": card(
            used(
                let_go("target"),
                costs=use(1),
                targets=target(cards(type=["character", "starship"], holding=cards("creature", named=["Mynock", "Vine Snake"]))),
            ),
            used(lose(), targets=target(cards("creature", named="Mynock", aboard=ship("starfighter")))),
            used(
                choose_prey(),
                when="attacked",
                conditions=[it_is(cards("character")), there_is(cards("creature", state="attacking"))],
            ),
        ),
        "4_35 4_130": card(
            printed(deploys_on(0, FIELD), may_be_hit(3)),
            headed(),
            automatic(drift(), at="move_begins"),
            constant(more_asteroids(2)),
        ),
        "4_36": card(
            printed(
                deploys_on(0, location("sector", named="Big One")),
                aims_at(ship("starfighter", at=location("system", icon="planet", where="related"))),
            ),
            automatic(
                relocate(THIS, to=location("system", icon="planet", where="related")),
                mark_reached(),
                conditions=[reached(), unclaimed()],
            ),
            automatic(
                retrieve_top(2, per=location("sector", mark="asteroid", where="related")), lose(THIS), conditions=[claimed(), reached()]
            ),
        ),
        "4_47": card(*closer(PLANET, FIELD), *closer(FIELD, PLANET), *cancels_named(used, ["Rogue Asteroid", "Close Call"])),
        "4_56": card(
            used(
                dread(),
                when="activate_ends",
                conditions=opponents_turn(),
                targets=target(enemy_ship("starfighter", meeting=own_ship(), at=FIELD, state="unstruck")),
            )
        ),
        "4_138": card(used(redraw_asteroid(), when="asteroid"), lost(lose_force(1), lose_lowest())),
    }
)
