"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import moves_cost
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.guards import uncounted
from games.star_wars_ccg.abilities.operations.steps import go
from games.star_wars_ccg.abilities.operations.travel.marches import lifts
from games.star_wars_ccg.abilities.ops import (
    HERE,
    action,
    add_destiny,
    card,
    constant,
    drain,
    generation,
    lets,
    loses,
    printed,
    raise_weapon_destiny,
    total_power,
    transit,
)
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_no, you_attack, you_control
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import drains_more

POWERED: Final = [you_control(), there_is(location(named="Hoth: Main Power Generators (1st Marker)"))]
FLEET: Final = total_power(1, site("Hoth"), per=own_ship(where="here"))


def across(other: str) -> list[Any]:
    """The texts by which own characters and vehicles move between this site and another of this title."""
    there = location("site", named=other)
    ways: list[tuple[dict[str, Any], Any]] = [({"where": "here"}, there), ({"at": there}, HERE)]
    kinds = [("character", ["standing", "movable"]), ("vehicle", ["standing", "movable", "run"])]
    return [
        action(
            go(to=to), half="dark", when="move", conditions=there_is(there), targets=target(cards(kind, whose="own", state=state, **where))
        )
        for where, to in ways
        for kind, state in kinds
    ]


ABILITIES: Final[Mapping[str, Declared]] = {
    "3_55": card(constant(FLEET, half="light", conditions=you_control()), constant(FLEET, half="dark", conditions=you_control())),
    "3_56": card(
        constant(loses("cost", 1, own_character(mark="echo base trooper", zone="hand", where="here")), half="light"),
        drains_more("light"),
        drains_more("dark"),
    ),
    "3_57": card(
        constant(
            total_power(1, location(system="Hoth"), per=own_character(mark="leader", where="here")), half="light", conditions=you_control()
        ),
        constant(add_destiny(1), half="dark", conditions=you_attack()),
        constant(drain_less(1, whose="own"), half="dark", conditions=you_control()),
    ),
    "3_59": card(
        printed(transit(1), half="light"),
        printed(transit(3), half="dark"),
        constant(moves_cost("transit_to", 4, cards(whose="own")), half="dark"),
    ),
    "3_60": card(
        constant(
            loses("cost", 2, own_character("droid", mark="medical droid", zone="hand")),
            half="light",
            conditions=there_is_no(own_character("droid", mark="medical droid", state="new_here")),
        ),
        constant(drain(1), half="dark", conditions=[you_control(), there_is(own_character("imperial", state="present"))]),
    ),
    "3_63": card(
        constant(raise_weapon_destiny(1), half="light"),
        constant(generation(1), half="dark", conditions=you_control()),
    ),
    "3_64": card(
        constant(loses("forfeit", 2, enemy_character(mark="bounty hunter")), half="light", conditions=you_control()),
        constant(lifts(1, own_character(mark="bounty hunter", skill="pilot", aboard=ship(), where="here")), half="dark"),
    ),
    "3_143": card(constant(FLEET, half="dark", conditions=you_control()), constant(FLEET, half="light", conditions=you_control())),
    "3_144": card(
        constant(raise_weapon_destiny(1), half="dark"),
        drains_more("dark"),
        constant(loses("forfeit", 1, own_character(mark="trooper", where="here")), half="light"),
    ),
    "3_147": card(printed(transit(2), half="dark"), printed(transit(1), half="light")),
    "3_148": card(*across("Hoth: Mountains (6th Marker)"), constant(drain_less(1, whose="own"), half="light", conditions=POWERED)),
    "3_150": card(
        constant(drain_less(1, whose="own"), half="light", conditions=POWERED),
        constant(
            lets("come_free", who=cards("creature", named="Wampa", whose="own", zone="hand", bound_for=cards(of="this"))), half="dark"
        ),
    ),
    "3_151": card(constant(loses("cost", 2, own_character(mark="bounty hunter", zone="hand", where="here")), half="dark")),
    "3_62": card(*(constant(uncounted(), half=half) for half in ("light", "dark"))),
}
