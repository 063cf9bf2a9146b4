"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.people import comes_landed
from games.star_wars_ccg.abilities.operations.steps import choose, may, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by
from games.star_wars_ccg.abilities.operations.travel.marches import stows_only
from games.star_wars_ccg.abilities.ops import (
    action,
    automatic,
    card,
    constant,
    costs_less,
    drain,
    has_docking,
    holds,
    immune,
    lets,
    lower_weapon_destiny,
    own_cost,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import deploys_to, shot_at, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ORDER_SYSTEM: Final = location("system", episode_vii=True)
SKIFF: Final = cards("vehicle", mark="skiff", where="here")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "204_33": card(
            own_cost(
                costs_less(2),
                conditions=[deploys_to(location("system")), there_is(ship(mark="mon calamari star cruiser", where="here"))],
            ),
            printed(holds(pilots=3, passengers=4), has_docking(), permanent_pilot(2)),
            constant(lower_weapon_destiny(2), conditions=shot_at(own_ship(where="here"))),
        ),
        "204_54": card(
            own_cost(costs_less(4), conditions=deploys_to(ORDER_SYSTEM)),
            printed(
                holds(pilots=6, passengers=8, fighters=4),
                has_docking(),
                permanent_pilot(2),
                stows_only(ship("starfighter", icon="first-order")),
            ),
            constant(drain(1), conditions=this_is(cards(at=ORDER_SYSTEM))),
            constant(immune(5)),
        ),
        "204_56": card(
            printed(holds(pilots=1, passengers=8), crewed_by(character("alien"))),
            constant(lets("come_free", who=cards("weapon", kind="vehicle", whose="own", zone="hand", bound_for=cards(of="this")))),
            action(
                choose(
                    [deploy(location(named="Jabba's Sail Barge: Passenger Deck"))],
                    [deploy(cards("vehicle", mark="skiff"), at=location(where="here"))],
                ),
                shuffle("reserve"),
                when="deploy",
                times=1,
            ),
            constant(drain(1), conditions=[this_is(cards(at=location(system="Tatooine"))), there_is(SKIFF)]),
        ),
        "204_55": card(
            printed(holds(pilots=1, passengers=3), permanent_pilot(2), comes_landed(location("site", icon="exterior"))),
            automatic(may(deploy(character(named="Kylo"), on=cards(of="this"), less=2), shuffle("reserve")), at="entry"),
            constant(lets("land_free")),
        ),
    }
)
