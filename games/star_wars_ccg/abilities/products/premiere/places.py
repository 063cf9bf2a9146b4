"""Effects on locations, night, Force icons, and cards that are used in a phase or a battle (CCG-EFF-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lend_power, more_needed_ability
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.epics import put_on
from games.star_wars_ccg.abilities.operations.rules.for_a_while import sleep
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    cancel,
    choose,
    draw_against,
    guess,
    if_,
    look_at_top,
    lose,
    retrieve_one,
    spend_ability,
)
from games.star_wars_ccg.abilities.operations.weapons import raise_total_destiny
from games.star_wars_ccg.abilities.ops import (
    HOST,
    action,
    automatic,
    battles_cost_icons,
    cannot,
    card,
    constant,
    deploys_beside,
    deploys_on,
    gains,
    gains_per_dark_icon,
    immune,
    immune_to,
    laid,
    loses,
    more_icons,
    night,
    power_destiny,
    printed,
    set_to,
    total_power,
)
from games.star_wars_ccg.abilities.parts import ability_left, declared, target, there_is, there_is_no, this_is, use, wager_lost, wager_won
from games.star_wars_ccg.abilities.pieces import TYPES, cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

RELATED: Final = location("site", where="related")
NIGHTFALL: Final = location(state="at_night")
PLANNERS: Final = cards("effect", named="Rebel Planners")
PLANNERS_HERE: Final = cards("effect", named="Rebel Planners", where="here")
# What Rebel Planners is about, seen from another card: the system and the sectors of the place where it lies.
PLANNED: Final = location("system", "sector", beside=location(holding=PLANNERS))
FIGHTING: Final = own_ship(state="in_battle")
LOCALS: Final = character("rebel", "alien", whose="own", at=location("site", icon="planet"), where="here")

NEXT: Final = location("site", where="adjacent")
GRAVEL: Final = "Gravel Storm"
CONTROLS: Final = ("control", "control_begins")
ARMED: Final = target(enemy_character(holding=cards("weapon"), at=GROUND, meeting=own_character(holding=cards("weapon"))))


def sentry(system: str) -> Declared:
    """An Effect that changes one of three numbers at its site and the sites beside it, as its player declares."""
    coming = (cards(whose="opponent", zone="hand", where=where) for where in ("here", "adjacent"))
    return card(
        printed(deploys_on(2, site(system))),
        automatic(choose([declare(1)], [declare(2)], [declare(3)]), at="entry"),
        constant(total_power(1), total_power(1, NEXT), conditions=declared(1)),
        constant(more_needed_ability(1), more_needed_ability(1, NEXT), conditions=declared(2)),
        constant(*(gains("cost", 1, each) for each in coming), conditions=declared(3)),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "1_1": card(
            constant(gains("power", 2, LOCALS), conditions=this_is(cards(state=["present", "at_night"]))),
            constant(
                immune(3, LOCALS),
                conditions=[
                    this_is(cards(state=["present", "at_night"])),
                    there_is(cards(named="Hydroponics Station", state="present")),
                ],
            ),
        ),
        "1_9": card(
            action(
                draw_against(3, 2),
                if_(wager_won(), retrieve_one()),
                if_(wager_lost(), retrieve_one("opponent")),
                when="control",
                times=1,
                costs=use(1),
            )
        ),
        "1_10": card(
            constant(total_power(1, PLANNED), conditions=[there_is(PLANNERS), there_is_no(PLANNERS_HERE)]),
            constant(total_power(1, PLANNED, per=FIGHTING), conditions=there_is(PLANNERS_HERE)),
            action(cancel(), costs=use(1), targets=target(cards("effect", named="Wrong Turn"))),
            constant(gains("power", 1, character("rebel", state="present", other=True)), conditions=this_is(cards(at=site("Yavin 4")))),
        ),
        "1_16": card(action(choose(*([guess(cards(each))] for each in TYPES)), when="control", times=1, costs=use(1))),
        "1_41": card(
            printed(deploys_on(1, site("Tatooine"))),
            constant(shelters(GRAVEL, character(where="here")), shelters(GRAVEL, character(where="adjacent"))),
        ),
        "1_48 1_214": card(
            printed(immune_to("Alter")),
            *(laid(put_on(), lose(cards("weapon", aboard=cards(of="target"))), when=when, targets=ARMED) for when in CONTROLS),
            constant(loses("power", 1, HOST), cannot("bear_weapons", who=HOST)),
        ),
        "1_53 1_225": card(
            printed(deploys_beside(0)),
            action(spend_ability(1), when="battle", conditions=ability_left(), costs=use(1)),
        ),
        "1_56 1_230": card(
            printed(deploys_on(0, location("system", icon="planet"))),
            constant(night(RELATED), power_destiny(1, RELATED)),
            constant(set_to("cost", 0, character(mark="spy", zone="hand", state="at_night"))),
        ),
        "1_60": card(
            printed(deploys_on(1, location(named="Yavin 4: Massassi War Room")), deploys_on(1, location(mark="docking bay"))),
            constant(total_power(1, location("system", "sector", where="related"), per=FIGHTING)),
        ),
        "1_68": sentry("Yavin 4"),
        "1_213": sentry("Death Star"),
        "1_204": card(
            printed(deploys_on(0, GROUND)),
            constant(
                raise_total_destiny(1, cards("weapon", mark="automated", whose="own", where="here")),
                raise_total_destiny(1, cards("weapon", mark="automated", whose="own", where="adjacent")),
            ),
            action(
                lend_power(),
                when="battle",
                once_a="battle",
                conditions=this_is(cards(state="in_battle")),
                targets=target(own_character(where="adjacent", at=location(state="controlled"))),
            ),
        ),
        "1_212": card(
            printed(deploys_on(0, location("site", state="at_night"))),
            automatic(sleep(character(not_kind="droid", where="here")), at="entry"),
        ),
        "1_171": card(
            constant(immune(3)),
            constant(gains_per_dark_icon("power", 1)),
            constant(gains("power", 2), conditions=this_is(cards(state="at_night"))),
        ),
        "1_176": card(constant(battles_cost_icons(), conditions=there_is_no(character("droid", state="present")))),
        "1_224": card(
            printed(deploys_beside(2)),
            action(
                if_(there_is(NIGHTFALL), look_at_top(3, whose="opponent")),
                if_(there_is_no(NIGHTFALL), look_at_top(1, whose="opponent")),
                costs=use(1),
            ),
        ),
        "1_227": card(printed(deploys_on(0, location())), constant(more_icons(1))),
    }
)
