"""The Light Side's locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import roams
from games.star_wars_ccg.abilities.operations.fate import attrition_less, no_drain
from games.star_wars_ccg.abilities.operations.fetching import carries_also, deploy, stays_out_of
from games.star_wars_ccg.abilities.operations.moving import bars, battles_cost, comes_when_finished, flies_faster
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel_drain, lose_force, pick, retrieve, retrieve_top, shuffle
from games.star_wars_ccg.abilities.ops import (
    action,
    automatic,
    card,
    constant,
    deployment,
    drain,
    gains,
    immune,
    immune_to,
    lets,
    loses,
    lower_destiny,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import it_is, opponents_turn, there_is, there_is_no, there_is_one_of, this_is, use, you_control
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.jabbas_palace.locations import UNOPPOSED
from games.star_wars_ccg.abilities.products.phrases.palace import brings, calm_but_on_tatooine, named, streets
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

HERE_NOW: Final = location(where="here")
CITY_LORDS: Final = own_character(named=["Lando", "Lobot"], where="here")
REBELS_HERE: Final = there_is_one_of(own_character("rebel", where="here"), own_ship(mark="rebel (starship)", where="here"))
JAWAS: Final = own_character(mark="jawa", where="here")
TORTURERS: Final = named("IT-O (Eyetee-Oh)", "Hypo")
CLIMES: Final = ["Bespin", "Coruscant", "Hoth", "Kessel", "Tatooine"]
PORTS: Final = ["Bespin", "Dagobah", "Endor", "Hoth", "Kashyyyk", "Yavin 4"]
T_16S: Final = ["Incom T-16 Skyhopper", "Luke's T-16 Skyhopper"]
T_16: Final = cards("vehicle", named=T_16S, whose="own", where="here")


def jealous(half: str, cost: int) -> Any:
    """The text of a corridor whose master cancels a Force drain in Cloud City, once a turn."""
    drained = [you_control(), opponents_turn(), there_is(site("Cloud City", state="subject"))]
    return action(cancel_drain(), half=half, when="drain", times=1, conditions=drained, costs=use(cost))


def less_here(half: str) -> Any:
    """The text of a location where its player drains 1 less."""
    return constant(drain_less(1, whose="own"), half=half)


ABILITIES: Final[Mapping[str, Declared]] = {
    "7_112": card(
        constant(gains("power", 1, own_character("alien", where="here")), half="light"),
        constant(drain(1), half="light", conditions=there_is(CITY_LORDS)),
        constant(loses("forfeit", 1, own_character("alien", where="here")), half="dark"),
        constant(drain(1), half="dark", conditions=there_is(CITY_LORDS)),
    ),
    "7_113": card(
        action(
            pick(1, location(system="Cloud City", zone="lost", whose="own")),
            retrieve(PICKED),
            half="light",
            when="control",
            times=1,
            conditions=[UNOPPOSED, there_is(location(system="Cloud City", zone="lost", whose="own"))],
            costs=use(1),
        )
    ),
    "7_114": card(jealous("light", 1), jealous("dark", 2)),
    "7_115": card(
        constant(lets("reach_out", who=cards("weapon", mark=list(BLASTERS), whose="own", state="present")), half="light"),
        less_here("dark"),
    ),
    "7_116": card(
        constant(drain(1), half="light"),
        constant(
            gains("cost", 2, character("imperial", zone="hand")),
            gains("cost", 2, ship(mark="imperial (starship)", zone="hand")),
            half="light",
            conditions=[
                you_control(),
                REBELS_HERE,
            ],
        ),
        constant(
            loses("cost", 2, own_ship(zone="hand", where="here")),
            loses("cost", 2, own_character(skill="pilot", zone="hand", where="here")),
            half="dark",
        ),
    ),
    "7_118": card(
        constant(drain(1), half="light"),
        *(
            automatic(
                retrieve_top(number),
                half="light",
                at="released",
                conditions=[this_is(cards(state="scene")), it_is(character(whose="own", **who))],
            )
            for number, who in ((1, {"not_named": "Leia"}), (4, {"named": "Leia"}))
        ),
        brings(TORTURERS, at=HERE_NOW, half="dark", times=2),
    ),
    "7_119": card(
        printed(stays_out_of(["Bespin", "Coruscant", "Dagobah", "Hoth", "Kessel", "Naboo"])),
        constant(lets("come_anywhere", who=own_character(mark="jawa", zone="hand", where="here")), half="light"),
        calm_but_on_tatooine(),
        constant(lower_destiny(1, whose="own"), half="dark"),
    ),
    "7_120": card(
        printed(
            stays_out_of(["Bespin", "Coruscant", "Dagobah", "Hoth", "Kessel"]),
            carries_also(cards("device", named=["Hydroponics Station", "Vaporator"], zone="reserve")),
        ),
        action(deploy(named("Hydroponics Station", "Vaporator"), at=HERE_NOW), shuffle("reserve"), half="light", when="deploy"),
    ),
    "7_121": card(printed(stays_out_of(CLIMES)), constant(immune(None, own_character(state="present")), half="light")),
    "7_122": card(
        printed(stays_out_of(CLIMES)),
        constant(
            gains("power", 1, own_character("alien", where="here")),
            gains("power", 1, cards("vehicle", kind="creature", whose="own", where="here")),
            half="light",
        ),
        constant(drain_less(1, whose="own"), attrition_less(2, whose="opponent"), half="dark"),
    ),
    "7_123": card(
        constant(
            loses("cost", 2, own_ship(zone="hand", where="here")),
            no_drain(whose="own"),
            no_drain(whose="opponent"),
            flies_faster(2, own_ship()),
            half="light",
        )
    ),
    "7_117": card(
        deployment(
            comes_when_finished(cards("effect", named="Death Star Plans")), conditions=there_is_no(location("system", named="Death Star"))
        ),
        printed(roams(1), immune_to("Revolution"), half="dark"),
        automatic(lose_force(8, whose="opponent"), half="light", at="blown_away", conditions=it_is(cards(of="this"))),
    ),
    "7_125": card(
        printed(stays_out_of(PORTS)),
        constant(
            drain(1),
            half="light",
            conditions=there_is(own_character("rebel", mark="leader", not_unique=True, at=location("site", where="same_or_related"))),
        ),
        constant(drain(1), half="dark", conditions=there_is(own_character(mark=["thief", "scout"], state="present"))),
    ),
    "7_127": card(
        printed(stays_out_of(PORTS)),
        *streets("light"),
        constant(loses("power", 1, character("imperial", where="here")), half="dark"),
    ),
    "7_128": card(
        printed(stays_out_of(CLIMES)),
        constant(battles_cost(3, whose="own"), bars("react_to", "react_from", cards(whose="own")), half="dark"),
        action(deploy(cards("creature"), at=location(where="here")), shuffle("reserve"), half="light", when="deploy", times=1),
    ),
    "7_130": card(
        constant(set_to("cost", 0, cards("vehicle", named=T_16S, zone="hand", where="here")), half="light"),
        constant(gains("power", 2, cards("vehicle", named=T_16S, where="here")), half="light"),
        constant(drain(1), half="light", conditions=[you_control(), there_is(T_16)]),
        constant(
            loses("cost", 1, cards(mark=["bantha", "tusken raider"], whose="own", zone="hand", where="here")),
            loses("cost", 1, cards("creature", named="Womp Rat", whose="own", zone="hand", where="here")),
            half="dark",
        ),
    ),
    "7_132": card(
        constant(
            gains("power", 1, JAWAS),
            gains("forfeit", 2, JAWAS),
            half="light",
        ),
        constant(drain_less(1, whose="own"), half="dark", conditions=there_is_no(JAWAS)),
    ),
}
