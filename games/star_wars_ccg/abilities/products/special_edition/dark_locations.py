"""Locations of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import attrition_less, more_power_destiny, no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy, stays_out_of
from games.star_wars_ccg.abilities.operations.moving import bars, battles_cost, moves_cost
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import PICKED, go, pick, retrieve, shuffle
from games.star_wars_ccg.abilities.ops import (
    action,
    cannot,
    card,
    constant,
    drain,
    gains,
    generation,
    immune,
    lets,
    loses,
    lower_destiny,
    printed,
    set_to,
    transit,
)
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_no, use, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.palace import calm_but_on_tatooine, streets
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

COMES: Final[dict[str, Any]] = {"zone": "hand", "where": "here"}
CITY: Final = location(system="Cloud City")
OWN_CARDS: Final = cards(whose="own")
# The text of a half that the other player in control takes away.
UNLESS_OPPOSED: Final = there_is_no(location(state="opposed", where="here"))
WALKER: Final[dict[str, Any]] = {"state": ["standing", "movable"]}
EMPEROR: Final = ["Emperor Palpatine", "The Emperor"]
SPACEPORT: Final = ["Bespin", "Dagobah", "Endor", "Hoth", "Kashyyyk", "Yavin 4"]
WILDS: Final = ["Bespin", "Coruscant", "Hoth", "Kessel", "Tatooine"]


def drains_less(half: str, *conditions: Any) -> Any:
    """The text of a location where its player drains 1 less."""
    return (
        constant(drain_less(1, whose="own"), half=half, conditions=list(conditions))
        if conditions
        else constant(drain_less(1, whose="own"), half=half)
    )


def drains_more(half: str, *conditions: Any) -> Any:
    """The text of a location where its player drains 1 more."""
    return constant(drain(1), half=half, conditions=list(conditions)) if conditions else constant(drain(1), half=half)


def dearer(half: str, what: Mapping[str, Any], occupied: int, controlled: int) -> list[Any]:
    """The texts that make such cards dearer everywhere while the player occupies or controls the system."""
    return [
        constant(gains("cost", occupied, {**what, "zone": "hand"}), half=half, conditions=you_occupy()),
        constant(gains("cost", controlled - occupied, {**what, "zone": "hand"}), half=half, conditions=you_control()),
    ]


ABILITIES: Final[Mapping[str, Declared]] = {
    "7_270": card(
        action(
            pick(1, location(system="Cloud City", zone="lost", whose="own")),
            retrieve(PICKED),
            half="dark",
            when="control",
            times=1,
            conditions=[UNLESS_OPPOSED, there_is(location(system="Cloud City", zone="lost", whose="own"))],
            costs=use(1),
        ),
    ),
    "7_271": card(
        constant(drain(1, per=captive(where="here")), half="dark"),
        constant(drain(1, per=captive("rebel", unique=True, where="here")), half="dark"),
        drains_more("light"),
    ),
    "7_272": card(
        constant(
            drain(1),
            loses("cost", 1, own_character("alien", **COMES)),
            gains("power", 1, own_character("alien", where="here")),
            half="dark",
        ),
        drains_more("light"),
    ),
    "7_273": card(
        action(
            go(),
            half="dark",
            when="move",
            conditions=UNLESS_OPPOSED,
            targets=[target(own_character(where="here", **WALKER)), target(site("Cloud City", icon="exterior", of="not_target"))],
        ),
        drains_less("light"),
    ),
    "7_274": card(
        drains_less("light"),
        constant(lets("reach_out", who=cards("weapon", mark=list(BLASTERS), whose="own", state="present")), half="dark"),
    ),
    "7_275": card(
        constant(
            drain(1),
            cannot("be_deployed", who=character("rebel", whose="opponent", zone="hand", where="related", at=GROUND)),
            half="dark",
            conditions=[you_control(), there_is(own_ship(mark="star destroyer", where="here"))],
        ),
        drains_less("light"),
    ),
    "7_277": card(
        constant(
            more_power_destiny(1, location(state="battleground")),
            half="dark",
            conditions=there_is(own_character(mark="general", where="here")),
        )
    ),
    "7_278": card(
        constant(set_to("cost", 0, character(named=EMPEROR, **COMES)), half="dark"),
        constant(
            loses("cost", 1, character("imperial", zone="hand", at=GROUND)),
            half="dark",
            conditions=there_is(own_character(mark="moff", where="here")),
        ),
        drains_more("light"),
        constant(
            cannot("be_deployed", who=character(named=EMPEROR, zone="hand", at=location(system="Coruscant"))),
            half="light",
            conditions=you_control(),
        ),
    ),
    "7_279": card(
        constant(no_drain(location(where="related")), half="dark", conditions=you_occupy()),
        constant(no_drain(whose="own"), no_drain(), half="light"),
    ),
    "7_281": card(
        printed(stays_out_of(["Bespin", "Coruscant", "Dagobah", "Hoth", "Kessel", "Naboo"])),
        constant(lets("come_anywhere", who=own_character(mark=["jawa", "tusken raider"], **COMES)), half="dark"),
        constant(lower_destiny(1, whose="own"), half="light"),
        calm_but_on_tatooine(),
    ),
    "7_282": card(
        printed(transit(0), half="dark"),
        constant(bars("enter", cards(whose="opponent")), half="dark", conditions=you_occupy()),
        printed(transit(7), half="light"),
        constant(moves_cost("transit_to", 9, OWN_CARDS), half="light"),
    ),
    "7_283": card(
        constant(loses("cost", 5, ship(named="Executor", **COMES)), half="dark"),
        constant(
            loses("forfeit", 4, ship(mark="corellian corvette", whose="opponent")),
            gains("cost", 1, ship(mark="corellian corvette", whose="opponent", zone="hand")),
            half="dark",
            conditions=you_occupy(),
        ),
        drains_less("light"),
        constant(cannot("be_deployed", who=ship(named="Executor", whose="opponent", zone="hand")), half="light", conditions=you_control()),
    ),
    "7_284": card(
        printed(stays_out_of(WILDS)),
        constant(immune(None, own_character(state="present")), half="dark"),
    ),
    "7_285": card(
        printed(stays_out_of(WILDS)),
        constant(
            gains("power", 1, own_character("alien", where="here")),
            gains("power", 1, cards("vehicle", kind="creature", whose="own", where="here")),
            half="dark",
        ),
        constant(drain_less(1, whose="own"), attrition_less(2, whose="opponent"), half="light"),
    ),
    "7_288": card(
        printed(stays_out_of(SPACEPORT)),
        drains_more("dark", there_is(own_character("imperial", mark="leader", not_unique=True, where="near"))),
        drains_more("light", there_is(own_character(mark=["thief", "scout"], state="present"))),
    ),
    "7_290": card(
        printed(stays_out_of(SPACEPORT)),
        constant(
            gains("power", "forfeit", 1, character("imperial", at=GROUND, where="same_or_related")),
            half="dark",
            conditions=there_is(own_character("imperial", mark="leader", where="here")),
        ),
    ),
    "7_291": card(
        printed(stays_out_of(SPACEPORT)),
        constant(loses("power", 1, character("rebel", where="here")), half="light"),
        *streets("dark"),
    ),
    "7_292": card(
        printed(stays_out_of(WILDS)),
        constant(battles_cost(3, whose="own"), bars("react_to", "react_from", OWN_CARDS), half="light"),
        action(deploy(cards("creature"), at=location(where="here")), shuffle("reserve"), half="dark", when="deploy", times=1),
    ),
    "7_293": card(
        constant(gains("power", 2, own_character(mark="jawa", where="here")), half="dark"),
        drains_less("light", there_is_no(own_character(mark="jawa", where="here"))),
    ),
    "7_295": card(
        constant(generation(2), half="dark", conditions=there_is(location(named="Kuat"))),
        *dearer("light", ship(mark="tie"), 1, 2),
        constant(moves_cost("to", 1, OWN_CARDS), half="light"),
    ),
}
