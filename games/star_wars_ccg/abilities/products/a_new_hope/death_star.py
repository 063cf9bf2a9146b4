"""The Death Star that moves, its superlaser, and the cards that work with both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import (
    aid,
    blow_away,
    epic,
    fires_from_orbit,
    fizzles,
    forbids,
    goes_last,
    hinder,
    ignites,
    once_a_game,
    roams,
    use_sites,
)
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel, draw_destiny, if_, lose, pick, put_out, retrieve, retrieve_top
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    automatic,
    card,
    constant,
    deploys_on,
    drain,
    fires,
    gains,
    immune,
    immune_to,
    lost,
    printed,
    set_to,
    used,
)
from games.star_wars_ccg.abilities.parts import host_is, target, there_is, this_is, use, you_control
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.a_new_hope.common import sent_for

STATION: Final = location("system", named="Death Star")
ON_STATION: Final = this_is(cards(at=location("site", system="Death Star")))
GUNNERS: Final = character(named="Death Star Gunner")
LEADER_HERE: Final = there_is(own_character(mark="leader", where="here"))
# What prepares an Attack Run, and the Attack Run itself.
FOR_RUN: Final = cards(named=["Attack Run", "Death Star: Trench", "Rebel Tech", "You're All Clear Kid!"], whose="own", zone="held")
LOST_RUN: Final = cards(named="Attack Run", whose="own", zone="lost")

ABILITIES: Final[Mapping[str, Declared]] = {
    "2_39": card(
        printed(deploys_on(2, location("system", named="Dantooine")), once_a_game(), forbids(["Commence Primary Ignition"])),
        automatic(cancel(THIS), conditions=host_is(location(orbited=STATION))),
    ),
    "2_43": card(
        used(pick(1, FOR_RUN), put_out(PICKED), retrieve_top(1), conditions=there_is(FOR_RUN)),
        lost(pick(1, LOST_RUN), retrieve(PICKED), conditions=there_is(LOST_RUN), costs=use(3)),
    ),
    "2_86": card(
        sent_for(cards(at=location("site", system="Death Star")), "Superlaser"), constant(aid("ignition", 2), conditions=ON_STATION)
    ),
    "2_100": card(
        constant(gains("power", 1, HOST), gains("hyperspeed", 2, HOST), immune(4, HOST), conditions=host_is(own_ship("capital"))),
        constant(set_to("hyperspeed", 2, STATION), conditions=this_is(cards(at=location(named="Death Star: Central Core")))),
    ),
    "2_130": card(
        epic(
            use_sites(),
            draw_destiny(1),
            if_(fizzles(9), pick(1, GUNNERS), lose(PICKED)),
            if_(ignites(9), blow_away(), lose(THIS)),
            when="control",
            targets=target(location("system", state="exposed")),
        ),
    ),
    "2_143": card(printed(roams(1), goes_last(), immune_to("Revolution"), half="dark")),
    "2_144": card(
        constant(aid("ignition", 1), half="dark", conditions=[you_control(), LEADER_HERE]),
        constant(drain(1), half="light"),
        constant(hinder("ignition", 1), half="light", conditions=you_control()),
    ),
    "2_161": card(
        printed(
            deploys_on(0, location("system", named="Death Star", state="at_zero")),
            fires(4, ship("capital"), draws=2),
            fires_from_orbit(),
        )
    ),
}
