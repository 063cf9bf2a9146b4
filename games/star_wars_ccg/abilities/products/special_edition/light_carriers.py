"""The Light Side's starships, vehicles, weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import carries_also
from games.star_wars_ccg.abilities.operations.moving import lands, reacts_from_hand
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import lose, may, retrieve_top
from games.star_wars_ccg.abilities.operations.travel.marches import clouds, replaces
from games.star_wars_ccg.abilities.operations.weapons import (
    aiming,
    fires_cheaper,
    hitting,
    raise_each_destiny,
    raise_total_destiny,
    searches_better,
)
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_on,
    fires,
    gains,
    has_docking,
    holds,
    immune,
    instead,
    lets,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import host_is, target, there_is, this_is, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.jabbas_palace.light_characters import SELF, at
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import guarded_by, reacts_to
from games.star_wars_ccg.abilities.products.phrases.palace import comes_free_to, finds, local
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import reacts
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND

MATCHED: Final = this_is(cards(state="matched"))
HOBBIE: Final = "Derek 'Hobbie' Klivian"
CANNON: Final = "X-wing Laser Cannon"
WARRIOR: Final = own_character(skill="warrior")
JAWA_ABOARD: Final = there_is(own_character(mark="jawa", aboard=SELF))
KALIT_HERE: Final = there_is(character(named="Kalit", where="here"))
JAWAS_HERE: Final = own_character(mark="jawa", where="here")


def armed_with(weapon: str) -> Any:
    """The text of a ship where this weapon comes and is fired for nothing."""
    return constant(
        lets("come_free", who=cards("weapon", named=weapon, zone="hand", bound_for=SELF)),
        lets("fire_free", who=cards("weapon", named=weapon, of="on_this")),
    )


def squadron_ship(*texts: Any) -> Declared:
    """A ship of a squadron with a pilot of its own."""
    return card(*texts, constant(immune(4), conditions=MATCHED))


def red(system: str, *texts: Any) -> Declared:
    return squadron_ship(*comes_free_to(location("system", named=system)), printed(holds(pilots=1)), *texts)


def gold(system: str, weapon: str) -> Declared:
    """It brings 1 Force when it comes to its system."""
    arrives = automatic(may(retrieve_top(1)), at="entry", conditions=at(location("system", named=system)))
    return squadron_ship(printed(holds(either=2)), arrives, armed_with(weapon))


def rifle(name: str, *texts: Any) -> Declared:
    """The rifle of a hero."""
    bearers = (deploys_on(0, own_character(named=name)), deploys_on(3, {**WARRIOR, "not_named": [name]}))
    return card(printed(*bearers, fires(1, ON_THE_GROUND, plus=1)), *texts)


ABILITIES: Final[Mapping[str, Declared]] = {
    "7_53": card(
        printed(deploys_on(0, own_character("rebel"))),
        constant(searches_better(2)),
        finds(cards(type=["device", "weapon"], not_mark="lightsaber")),
    ),
    "7_140": card(
        printed(permanent_pilot(1)),
        constant(lets("many_hands"), raise_each_destiny(1, cards("weapon", of="on_this"))),
        action(lose(), times=1, conditions=your_turn(), costs=use(1), targets=target(cards(named="Orbital Mine", where="here"))),
    ),
    "7_141": gold("Dantooine", "Proton Torpedoes"),
    "7_142": gold("Anoat", "SW-4 Ion Cannon"),
    "7_143": gold("Kashyyyk", "SW-4 Ion Cannon"),
    "7_144": card(
        printed(lands(), holds(pilots=2, passengers=6, vehicles=1), permanent_pilot(1), has_docking()),
        printed(carries_also(cards("weapon", named="Quad Laser Cannon", whose="own"))),
    ),
    "7_145": red("Ord Mantell", armed_with("Proton Torpedoes")),
    "7_146": red("Ralltiir", armed_with("Proton Torpedoes")),
    "7_147": red("Raithal", constant(raise_total_destiny(1, cards("weapon", named=CANNON, of="on_this")))),
    "7_148": red("Clak'dor VII", constant(raise_total_destiny(1, cards("weapon", named=CANNON, of="on_this")))),
    "7_149": card(printed(reacts_from_hand(less=3), holds(pilots=3, passengers=4, vehicles=1), has_docking(), permanent_pilot(2))),
    "7_152": card(
        local(),
        printed(holds(pilots=1, passengers=7)),
        constant(immune(3), immune(3, JAWAS_HERE), conditions=JAWA_ABOARD),
        constant(immune(5), immune(5, JAWAS_HERE), conditions=[JAWA_ABOARD, KALIT_HERE]),
    ),
    "7_150": card(printed(permanent_pilot(3), replaces(3, own_ship("starfighter", mark="x-wing")))),
    "7_153": card(
        constant(gains("power", 1), conditions=at(location(system=["Coruscant", "Bespin"]))),
        printed(holds(pilots=1, passengers=1), reacts_from_hand(), clouds()),
        *reacts(),
    ),
    "7_154": card(
        printed(holds(either=2)),
        *reacts_to(site("Hoth", state="subject")),
        armed_with("Dual Laser Cannon"),
        guarded_by(HOBBIE, 3),
    ),
    "7_156": card(
        printed(holds(either=1), permanent_pilot(1)),
        *reacts_to(site("Tatooine", state="subject", not_mark="desert")),
        *reacts_to(location("site", mark="desert", state="subject")),
    ),
    "7_157": card(
        printed(deploys_on(1, {**WARRIOR, "not_unique": True}), deploys_on(2, {**WARRIOR, "unique": True}), fires(2, LIVING)),
        instead(lose(), targets=target(LIVING)),
        constant(fires_cheaper(2, THIS), conditions=host_is(cards(not_unique=True))),
    ),
    "7_158": card(
        printed(
            deploys_on(0, own_character(mark="echo base trooper")),
            deploys_on(3, {**WARRIOR, "not_mark": ["echo base trooper"]}),
            fires(2, ON_THE_GROUND, plus=1),
        ),
        constant(lets("reach")),
        constant(fires_cheaper(1, THIS), conditions=host_is(cards(mark="echo base trooper"))),
    ),
    "7_160": rifle(
        "Lando",
        aiming(lower("power", 2, until="turn"), conditions=host_is(cards(named="Lando")), targets=target(character())),
    ),
    "7_161": rifle("Leia", hitting(lose(), conditions=host_is(cards(named="Leia")), targets=target(ON_THE_GROUND))),
}
