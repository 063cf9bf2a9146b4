"""Locations, vehicles and starships with texts of their own."""

from __future__ import annotations

from typing import Any, Final

from games.star_wars_ccg.abilities.operations.epics import aid, hinder
from games.star_wars_ccg.abilities.operations.fetching import stays_out_of
from games.star_wars_ccg.abilities.operations.piles.force import generates_by_dearest
from games.star_wars_ccg.abilities.operations.rules.guards import partial_ability
from games.star_wars_ccg.abilities.operations.rules.limits import unearth
from games.star_wars_ccg.abilities.operations.steps import go, lose_force
from games.star_wars_ccg.abilities.operations.texts.changed import switches_off
from games.star_wars_ccg.abilities.operations.travel.marches import clings, follow, speed_of_driver, use_follow
from games.star_wars_ccg.abilities.ops import (
    action,
    automatic,
    cannot,
    card,
    constant,
    draw_anyway,
    gains,
    holds,
    lets,
    loses,
    printed,
    transit,
)
from games.star_wars_ccg.abilities.parts import it_is, target, there_is, this_is, use, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

FIGHTERS: Final = own_ship("starfighter", zone="hand", where="here")
FREIGHTERS: Final = own_ship("starfighter", mark="freighter", zone="hand", where="here")
PILOTS: Final = own_character(skill="pilot", zone="hand", where="here")
UNHELD: Final = location("site", mark="jabbas palace site", whose="opponent", state="clear")
WALKERS: Final = {"state": ["standing", "movable"], "where": "here"}


def racing_swoop(**limit: int) -> list[Any]:
    """The texts of a swoop as fast as its driver, which follows whoever leaves its site."""
    return [
        printed(holds(pilots=1, passengers=1)),
        constant(speed_of_driver()),
        action(
            follow(),
            when="moved",
            conditions=[it_is(cards(type=["character", "vehicle"], whose="opponent")), this_is(cards(state="following"))],
            costs=use_follow(),
            **limit,
        ),
    ]


def leads(half: str, to: Any) -> Any:
    """The text of a site from which its player's characters move to another one in the move phase."""
    return action(go(to="target_2"), half=half, when="move", costs=use(1), targets=[target(own_character(**WALKERS)), target(to)])


ABILITIES: Final = by_code(
    {
        "7_129": card(
            leads("light", location(named="Tatooine: Mos Eisley")),
            constant(switches_off("light"), half="dark", conditions=you_occupy()),
        ),
        "7_131": card(
            constant(
                cannot("be_cancelled", who=cards("effect", named="Bo Shuda")),
                half="light",
                conditions=there_is(own_character("alien", ability_least=1, where="here")),
            ),
            automatic(
                lose_force(1, whose="opponent", per=UNHELD),
                at="entry",
                conditions=there_is(UNHELD),
            ),
        ),
        "7_134": card(
            printed(clings()),
            constant(aid("run", 2), half="light", conditions=you_control()),
            constant(hinder("run", 4), half="dark", conditions=you_occupy()),
        ),
        "7_280": card(
            constant(
                cannot("be_converted", who=location(where="here")),
                half="dark",
                conditions=[you_occupy(), there_is(own_character("imperial", where="here"))],
            ),
            action(
                unearth(),
                half="light",
                conditions=you_control(),
                targets=target(location(named="Death Star: Detention Block Control Room", whose="own", zone="beneath")),
            ),
        ),
        "7_289": card(
            printed(stays_out_of(["Bespin", "Dagobah", "Endor", "Hoth", "Yavin 4"])),
            printed(transit(2), half="dark"),
            printed(transit(3), half="light"),
            constant(loses("cost", 1, FIGHTERS), loses("cost", 1, FREIGHTERS), half="dark"),
            constant(gains("cost", 1, PILOTS), half="light"),
        ),
        "7_126": card(
            printed(stays_out_of(["Bespin", "Dagobah", "Endor", "Hoth", "Yavin 4"])),
            printed(transit(2), half="light"),
            printed(transit(3), half="dark"),
            constant(loses("cost", 1, FIGHTERS), loses("cost", 1, FREIGHTERS), half="light"),
            constant(gains("cost", 1, PILOTS), half="dark"),
        ),
        "7_155": card(
            printed(holds(passengers=2), partial_ability(1)),
            constant(
                lets("move_free"),
                draw_anyway(1),
                conditions=there_is(own_character(mark="jawa", aboard=cards(of="this"))),
            ),
        ),
        "7_151": card(*racing_swoop(times=1)),
        "7_314": card(*racing_swoop()),
        "7_133": card(
            constant(generates_by_dearest(), half="light"),
            constant(switches_off("light"), half="dark", conditions=you_occupy()),
        ),
    }
)
