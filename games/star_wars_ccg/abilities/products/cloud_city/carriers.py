"""Vehicles and starships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import lands, reacts_from_hand
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by
from games.star_wars_ccg.abilities.operations.travel.marches import clouds
from games.star_wars_ccg.abilities.ops import (
    action,
    card,
    constant,
    costs_less,
    gains,
    has_docking,
    holds,
    lets,
    own_cost,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import guarded_by
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

CLOUD_SECTORS: Final = ["Bespin: Cloud City", "Clouds"]
CLOUDS: Final = location("sector", mark="cloud sector")
PATIENTS: Final = own_character(lies_on=cards("effect", named="Bacta Tank", whose="own"))


def obsidian(ability: int) -> Declared:
    """A TIE that is at home among clouds."""
    return card(
        own_cost(costs_less(1), conditions=there_is(location(named=CLOUD_SECTORS, where="here"))),
        constant(gains("power", 3), conditions=this_is(cards(at=location(named=CLOUD_SECTORS)))),
        printed(permanent_pilot(ability)),
    )


HUNTER: Final = character(mark="bounty hunter")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "5_86": card(printed(holds(pilots=1, passengers=6), has_docking(), permanent_pilot(1), lands())),
        "5_87": card(
            printed(holds(pilots=4, passengers=4), has_docking(), permanent_pilot(1)),
            constant(lets("come_free", who=own_character(mark="medical droid", zone="hand", bound_for=cards(of="this")))),
            action(deploy(PATIENTS, on=cards(of="this"), free=True, pile="stacked"), when="deploy"),
        ),
        "5_88 5_178": card(
            printed(holds(either=1), permanent_pilot(1), clouds(), reacts_from_hand(place=CLOUDS)),
            constant(gains("power", 1), conditions=this_is(cards(at=CLOUDS))),
        ),
        "5_175": obsidian(2),
        "5_176": obsidian(1),
        "5_177": card(
            printed(holds(pilots=1, passengers=3), has_docking(), crewed_by(HUNTER), reacts_from_hand(with_pilot=True, crew=HUNTER)),
            guarded_by("Boba Fett", 5),
        ),
    }
)
