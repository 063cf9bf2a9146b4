"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.epics import put_on
from games.star_wars_ccg.abilities.operations.fate import grab
from games.star_wars_ccg.abilities.operations.rules.answers import any_drawn_as_many
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, if_, lose
from games.star_wars_ccg.abilities.operations.texts.amended import limits_copies
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    gains,
    generation,
    immune,
    immune_to,
    laid,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    destiny_least,
    destiny_most,
    host_is,
    it_is,
    opposing_hand_least,
    opposing_hand_most,
    target,
    this_is_not,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import bones

# Exterior planet sites, docking bays among them, and interior sites of vehicles.
OUTDOORS: Final = location("site", icon="planet", not_icon="interior", not_at=location(system="Hoth"))
BAYS: Final = location("site", icon="planet", mark="docking bay", not_at=location(system="Hoth"))
INDOORS: Final = location("site", icon="vehicle", not_icon="exterior")


def ejection() -> Declared:
    """An Effect that removes the permanent pilots of a starfighter, if a destiny is high enough."""
    fighter = target(ship("starfighter", icon="pilot"))
    result = [if_(destiny_least(3), put_on()), if_(destiny_most(2), lose(THIS))]
    return card(
        printed(immune_to("Alter")),
        laid(draw_destiny(1), *result, when="deploy", costs=use(1), targets=fighter),
        constant(cannot("keep_pilots", who=HOST)),
    )


def unique_once() -> Declared:
    """An Effect that catches an Interrupt and makes others of its title unique."""
    return card(
        deployment(deploys_beside(1), when="used", conditions=it_is(cards("interrupt", whose="opponent"))),
        printed(immune_to("Control"), limits_copies()),
        automatic(grab(), at="entry"),
    )


def found_in_hand(scan: str, least: int, found: Mapping[str, Any]) -> Declared:
    """An Effect by which an Interrupt that looks at a full hand also makes the opponent lose what is found there."""
    own_scan = it_is(cards("interrupt", named=scan, whose="own"))
    return card(
        printed(deploys_beside(0)),
        constant(shelters("Sense", cards("interrupt", named=scan, zone="any"))),
        automatic(declare(1), at="used", conditions=[own_scan, opposing_hand_least(least)]),
        automatic(declare(0), at="used", conditions=[own_scan, opposing_hand_most(least - 1)]),
        automatic(lose(found), at="played", conditions=[own_scan, declared(1)]),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "2_32": ejection(),
    "2_122": bones(),
    "2_124": card(
        printed(
            deploys_on(2, enemy_character("droid", not_named=["R2-D2", "C-3PO"])),
            deploys_on(1, own_character("droid")),
        ),
        automatic(
            lose(character(state="present")),
            at="drawn",
            conditions=[host_is(cards(at=location("site"))), any_drawn_as_many(character(where="here"))],
        ),
    ),
    "2_34": card(printed(deploys_beside(3)), constant(gains("cost", 1, enemy_ship(mark="tie", zone="hand")))),
    "2_35": card(
        printed(deploys_on(2, character("rebel", "alien"))),
        constant(generation(1), conditions=this_is_not(cards(at=location(system="Tatooine")))),
        constant(immune(3, HOST)),
    ),
    "2_118": ejection(),
    "2_119": card(printed(deploys_on(0, OUTDOORS), deploys_on(0, BAYS), deploys_on(0, INDOORS)), constant(drain_less(1))),
    "2_116": card(printed(deploys_beside(3)), constant(gains("cost", 1, enemy_ship(icon="nav-computer", zone="hand")))),
    "2_33": unique_once(),
    "2_127": unique_once(),
    "2_37": found_in_hand("Radar Scanner", 14, cards(mark=["jawa", "tusken raider", "stormtrooper"], whose="opponent", zone="held")),
    "2_120": found_in_hand("Scanning Crew", 13, cards(titled="Rebel", whose="opponent", zone="held")),
}
