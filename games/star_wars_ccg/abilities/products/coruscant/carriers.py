"""Starships, and the weapons of characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude, lift_shot
from games.star_wars_ccg.abilities.operations.fate import force_least, spend
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand, suspends_pilot
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import if_, lose_force, may, more_power
from games.star_wars_ccg.abilities.operations.weapons import aiming, hitting, raise_total_destiny
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    deploys_on,
    draw_anyway,
    fires,
    gains,
    has_docking,
    hits_harder,
    holds,
    immune,
    loses,
    lower_destiny,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import host_is, target, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND

# What hand weapons fire at.
FOES: Final = cards(type=["character", "vehicle"])
WARRIOR: Final = own_character(skill="warrior")
DROID: Final = own_character(mark="battle droid")
PILOTS_THIS: Final = {"state": "piloting", "aboard": cards(of="this")}


def piloted_by(*names: str) -> Any:
    """The condition that one of these pilots the starship."""
    return there_is(character(named=list(names), **PILOTS_THIS))


def with_wingman(mark: str) -> Any:
    """The text of a starship that draws a battle destiny beside another one of its kind, if it could draw none."""
    return constant(draw_anyway(1), conditions=there_is(ship(mark=mark, other=True, where="here")))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "12_90": card(
            printed(holds(pilots=1), permanent_pilot(1), suspends_pilot()),
            constant(gains("power", 1), conditions=this_is(cards(at=location(named="Naboo")))),
            with_wingman("n-1 starfighter"),
        ),
        "12_91": card(
            printed(holds(pilots=2, passengers=5)),
            constant(cannot("bear_weapons")),
            constant(draw_anyway(1), immune(4), shelters("Lateral Damage"), conditions=piloted_by("Ric")),
        ),
        "12_92": card(
            printed(holds(pilots=3, passengers=3), has_docking()),
            constant(immune(5), shelters("Lateral Damage"), conditions=piloted_by("Madakor", "Lieutenant Williams")),
        ),
        "12_93": card(
            printed(holds(pilots=1, passengers=3), has_docking(), permanent_pilot(2)),
            constant(
                lower_destiny(1),
                conditions=[this_is(cards(at=location("system"))), there_is(enemy_ship(mark="trade federation battleship", where="here"))],
            ),
        ),
        "12_94": card(printed(deploys_on(1, WARRIOR), fires(1, ON_THE_GROUND, plus=2))),
        "12_95": card(
            printed(deploys_on(1, WARRIOR), fires(0, ON_THE_GROUND)),
            constant(raise_total_destiny(1, THIS), conditions=host_is(character(mark="leader"))),
        ),
        "12_96": card(
            printed(deploys_on(0, own_character(named="Panaka")), fires(0, ON_THE_GROUND, plus=2)),
            hitting(more_power(3), targets=target(FOES)),
        ),
        "12_182 12_183": card(
            printed(holds(pilots=2)),
            constant(loses("cost", 3, own_character(named="Maul", zone="hand", bound_for=cards(of="this")))),
            constant(immune(None), conditions=piloted_by("Maul")),
            action(
                lose_force(2),
                exclude(cards(of="this"), until="opponents_turn"),
                exclude(own_character(aboard=cards(of="this")), until="opponents_turn"),
                when="move",
                times=1,
                conditions=[piloted_by("Maul"), this_is(cards(state="cloakable"))],
            ),
        ),
        "12_186": card(
            printed(deploys_on(0, DROID), fires(1, LIVING, plus=1)),
            hitting(lower("forfeit", 4), targets=target(LIVING)),
        ),
        "12_188": card(printed(deploys_on(1, WARRIOR), deploys_on(1, DROID), fires(1, ON_THE_GROUND, plus=1))),
        "12_189": card(printed(deploys_on(1, WARRIOR), deploys_on(1, DROID), fires(1, ON_THE_GROUND, plus=2))),
        "12_104": card(
            printed(fires(1, FOES)),
            hitting(lose_force(1, whose="opponent"), targets=target(FOES)),
            constant(draw_anyway(1), conditions=there_is(character(mark="destroyer droid", other=True, where="here"))),
        ),
        "12_114": card(
            printed(fires(0, FOES, plus=1)),
            hitting(lose_force(2, whose="opponent"), targets=target(FOES)),
            constant(draw_anyway(1), immune(4)),
        ),
        "12_115": card(
            printed(fires(0, FOES, plus=2)),
            hitting(lose_force(1, whose="opponent"), targets=target(FOES)),
            constant(
                add_destiny(1),
                conditions=[this_is(cards(at=site())), there_is(character(mark="destroyer droid", other=True, where="here"))],
            ),
        ),
        "12_187": card(
            printed(deploys_on(0, own_ship("capital")), reacts_from_hand(), fires(0, ship()), hits_harder(2, ship(agile=True))),
            aiming(
                if_(
                    force_least(1),
                    may(
                        spend(1),
                        lift_shot(1),
                        if_(force_least(1), may(spend(1), lift_shot(1), if_(force_least(1), may(spend(1), lift_shot(1))))),
                    ),
                )
            ),
            hitting(lose_force(1, whose="opponent"), targets=target(ship())),
        ),
    }
)
