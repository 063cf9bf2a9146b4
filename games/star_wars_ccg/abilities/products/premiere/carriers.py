"""Vehicles and starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.guards import partial_ability
from games.star_wars_ccg.abilities.ops import (
    card,
    constant,
    costs_less,
    deploys_only,
    gains,
    has_docking,
    holds,
    immune,
    lets,
    moves_only,
    own_cost,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import reacts

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_140": card(printed(holds(pilots=3, passengers=4, vehicles=1), has_docking(), permanent_pilot(1))),
    "1_141": card(printed(holds(either=2))),
    "1_142": card(printed(holds(either=2, astromechs=1))),
    "1_143": card(
        printed(holds(pilots=2, passengers=2), has_docking()),
        constant(
            immune(5),
            conditions=there_is(character(named=["Han", "Chewie", "Lando"], state="piloting", aboard=cards(of="this"))),
        ),
    ),
    "1_145": card(printed(holds(pilots=1, astromechs=1))),
    "1_147": card(printed(holds(either=1), permanent_pilot(1))),
    "1_149": card(
        printed(holds(pilots=1, passengers=2)),
        constant(lets("move_free"), conditions=there_is(character(named="Luke", aboard=cards(of="this")))),
        *reacts(),
    ),
    "1_150": card(
        printed(deploys_only(site("Tatooine")), holds(pilots=1, passengers=7), moves_only(location("site", icon="planet"))),
        constant(gains("forfeit", 1, cards(mark="jawa", at=location("site", icon="exterior"), where="here"))),
    ),
    "1_151": card(
        printed(holds(pilots=1, passengers=3)),
        constant(lets("move_free"), conditions=there_is(character(named=["Owen Lars", "Beru Lars", "Luke"], aboard=cards(of="this")))),
        *reacts(),
    ),
    "1_301": card(printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), has_docking(), permanent_pilot(2))),
    "1_302": card(printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), has_docking(), permanent_pilot(1))),
    "1_304": card(
        own_cost(costs_less(1), conditions=there_is(ship("capital", mark="imperial (starship)", where="here"))),
        printed(permanent_pilot(1)),
    ),
    "1_305": card(printed(holds(either=1, passengers=1), permanent_pilot(1))),
    "1_306": card(
        printed(holds(pilots=1)),
        constant(immune(4), conditions=there_is(character(named="Vader", state="piloting", aboard=cards(of="this")))),
    ),
    "1_307": card(
        printed(holds(passengers=2), partial_ability(2)),
        constant(gains("power", 1, cards(mark="tusken raider", at=location("site", icon="exterior"), where="here"))),
        *reacts(),
    ),
    "1_309": card(
        printed(deploys_only(site("Tatooine")), holds(pilots=1, passengers=7), moves_only(location("site", not_icon="mobile"))),
        constant(gains("forfeit", 1, cards(mark="jawa", at=location("site", icon="exterior"), where="here"))),
    ),
    "1_310": card(printed(holds(pilots=1, passengers=2)), *reacts()),
}
