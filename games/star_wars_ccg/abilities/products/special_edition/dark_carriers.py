"""Starships, vehicles and weapons of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.contests import asks_ability
from games.star_wars_ccg.abilities.operations.fetching import carries_also, deploy
from games.star_wars_ccg.abilities.operations.moving import lands, reacts_from_hand
from games.star_wars_ccg.abilities.operations.perils.shots import reacts_onto
from games.star_wars_ccg.abilities.operations.rules.guards import partial_ability
from games.star_wars_ccg.abilities.operations.steps import lose, may
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by
from games.star_wars_ccg.abilities.operations.travel.marches import clouds, stows_only
from games.star_wars_ccg.abilities.operations.weapons import capped, fires_again, fires_cheaper
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    card,
    constant,
    costs_less,
    deploys_on,
    deploys_only,
    draw_anyway,
    fires,
    gains,
    has_docking,
    hits_easier,
    holds,
    immune,
    immune_to,
    instead,
    lets,
    loses,
    own_cost,
    permanent_pilot,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import deploys_to, deploys_to_one_of, host_is, opponents_turn, target, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import reacts
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

CLOUDS: Final = location("sector", mark="cloud sector")
TATOOINE: Final = location(system="Tatooine")
DESERT: Final = location(mark="desert")
ABOARD: Final = cards(of="this")
BATTERY: Final = cards("weapon", named="Turbolaser Battery", state="unbarred")


def obsidian() -> Declared:
    """A TIE that is at home among clouds."""
    return card(
        printed(permanent_pilot(2)),
        own_cost(costs_less(1), conditions=deploys_to(CLOUDS)),
        constant(gains("power", 2)),
        constant(gains("power", 3), draw_anyway(1), conditions=this_is(cards(at=CLOUDS))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "7_301": card(
        printed(holds(passengers=6, vehicles=1), permanent_pilot(2), lands(), has_docking()), constant(gains("power", 2), add_destiny(1))
    ),
    "7_302": card(
        printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), has_docking(), permanent_pilot(1)),
        own_cost(costs_less(2), conditions=deploys_to(location("system", hosting=ship(named="Executor")))),
        constant(immune(4)),
    ),
    "7_303": card(printed(permanent_pilot(10)), constant(gains("power", 9))),
    "7_305": obsidian(),
    "7_306": obsidian(),
    "7_304": card(
        printed(holds(pilots=2, passengers=6), lands(), crewed_by(character("alien"))),
        constant(lets("move_free"), immune(None), conditions=there_is(character(named="Jabba", aboard=ABOARD))),
        *(
            action(deploy(BATTERY, on=ABOARD, pile="held"), when=when, conditions=[opponents_turn(), scene])
            for when, scene in (
                ("battle_begins", this_is(cards(state="in_battle"))),
                ("drain", there_is(location(where="here", state="subject"))),
            )
        ),
    ),
    "7_307": card(
        printed(
            holds(pilots=1, passengers=4, vehicles=2),
            stows_only(cards("vehicle", mark="speeder bike")),
            permanent_pilot(1),
            carries_also(cards("weapon", kind="starship", mark="cannon")),
        ),
        constant(lets("land_free")),
    ),
    "7_308": card(
        printed(reacts_from_hand(), permanent_pilot(1), carries_also(cards("weapon", mark="cannon"))),
        constant(loses("power", 2), conditions=there_is(enemy_ship("starfighter", state=["present", "nimbler"]))),
    ),
    "7_309": card(
        printed(holds(pilots=1, passengers=4), permanent_pilot(2), immune_to("Tallon Roll")),
        constant(lets("move_free")),
        constant(asks_ability(6, location("system", where="here")), conditions=there_is(character(named="Vader", aboard=ABOARD))),
    ),
    "7_310": card(
        printed(holds(pilots=6, passengers=8, vehicles=1, ties=6), has_docking(), permanent_pilot(2)),
        constant(gains("forfeit", 2, own_ship(mark="tie/ln", where="here"))),
        constant(gains("power", 2), conditions=this_is(cards(at=location(named="Nal Hutta")))),
    ),
    "7_311": card(
        printed(permanent_pilot(2), clouds(), reacts_from_hand(place=CLOUDS)),
        constant(gains("power", "defence", 1), conditions=this_is(cards(at=CLOUDS))),
    ),
    "7_312": card(
        printed(holds(passengers=1), deploys_only(location("site", system="Tatooine")), deploys_only(DESERT), partial_ability(1)),
        constant(draw_anyway(1), conditions=there_is(character(mark="sandtrooper", aboard=ABOARD))),
    ),
    "7_313": card(
        printed(holds(pilots=1, passengers=8), permanent_pilot(1)),
        own_cost(costs_less(1), conditions=deploys_to_one_of(location("site", system="Tatooine"), DESERT)),
        constant(immune(4), capped("landspeed", 1)),
    ),
    "7_315": card(
        printed(holds(pilots=1, passengers=1), reacts_from_hand(), clouds()),
        constant(gains("power", 1), conditions=this_is(cards(at=location(system=["Coruscant", "Bespin"])))),
        *reacts(),
    ),
    "7_316": card(
        printed(holds(passengers=2), partial_ability(1)),
        constant(draw_anyway(1), lets("move_free"), conditions=there_is(character(mark="jawa", aboard=ABOARD))),
    ),
    "7_317": card(
        printed(holds(passengers=2), partial_ability(2)),
        constant(
            gains("power", 1, own_character(mark="tusken raider", state="present")),
            gains("power", 1, cards("vehicle", mark="bantha", whose="own", other=True, state="present")),
        ),
        constant(add_destiny(1), conditions=there_is(character(named="URoRRuR'R'R", aboard=ABOARD))),
    ),
    "7_318": card(
        printed(holds(pilots=1, passengers=7), deploys_only(location("site", system="Tatooine"))),
        constant(
            immune(3),
            immune(3, own_character(mark="jawa", where="here")),
            conditions=there_is(own_character(mark="jawa", aboard=ABOARD)),
        ),
        constant(gains("power", 2), conditions=there_is(character(named="Wittin", where="here"))),
    ),
    "7_319": card(
        printed(
            deploys_on(2, own_character(skill="warrior", unique=True)),
            deploys_on(1, own_character(skill="warrior", not_unique=True)),
            fires(2, LIVING),
        ),
        instead(lose(), targets=target(LIVING)),
        constant(fires_cheaper(2), conditions=host_is(character(not_unique=True))),
    ),
    "7_320": card(
        printed(
            deploys_on(0, own_character(named="Dr. Evazan")),
            deploys_on(3, own_character(not_named="Dr. Evazan", skill="warrior")),
            fires(2, LIVING, plus=1),
            fires_again(),
            reacts_from_hand(place=location(hosting=own_character(named="Dr. Evazan"))),
            reacts_onto(character(named="Dr. Evazan")),
        ),
        constant(lets("reach")),
    ),
    "7_321": card(
        printed(
            deploys_on(0, own_character(named="Feltipern Trevagg")),
            deploys_on(2, own_character(not_named="Feltipern Trevagg", mark="bounty hunter")),
            fires(2, character()),
            hits_easier(2, character(holding=cards("effect", mark="bounty"))),
        ),
        instead(may(capture()), targets=target(character())),
    ),
    "7_323": card(
        printed(
            deploys_on(0, own_character(skill="smuggler")),
            deploys_on(2, own_character(skill="warrior", not_skill="smuggler")),
            fires(2, LIVING, plus=1),
            voids_forfeit(character()),
            reacts_from_hand(place=location(hosting=own_character(named="Ponda Baba"))),
            reacts_onto(character(named="Ponda Baba")),
        ),
    ),
}
