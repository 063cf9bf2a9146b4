"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import lose
from games.star_wars_ccg.abilities.operations.travel.marches import battles_lose
from games.star_wars_ccg.abilities.operations.weapons import walks
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    deployment,
    deploys_on,
    doom,
    drain,
    immune,
    immune_to,
    loses,
    printed,
    raise_destiny,
    total_power,
)
from games.star_wars_ccg.abilities.parts import host_is, there_are, there_is, use, you_attack
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

HAVENS: Final = ["Rendezvous Point", "Hoth", "Yavin 4", "Alderaan", "Sullust"]
DROID_CARDS: Final = [
    "Droid Shutdown",
    "Scomp Link Access",
    "Shocking Information",
    "The Professor",
    "This Is All Your Fault",
    "We're Doomed",
]

ABILITIES: Final[Mapping[str, Declared]] = {
    "5_17": card(
        printed(deploys_on(2, location("site", state="occupied")), walks()),
        constant(battles_lose(2, whose="own"), battles_lose(2)),
        automatic(lose(THIS), at="battle_begun", conditions=[you_attack(), there_is(location(where="here", state="in_battle"))]),
    ),
    "5_24": card(
        printed(deploys_on(0, location("system", named=HAVENS)), immune_to("Alter")),
        constant(
            loses("cost", 2, own_ship(zone="hand", where="here")),
            loses("cost", 1, own_character(skill="pilot", zone="hand", where="here")),
            add_destiny(1),
        ),
        constant(doom(), conditions=there_is(location(state="opposed", where="here"))),
    ),
    "5_27": card(
        printed(deploys_on(0, own_character("droid"))),
        action(*search(cards(named=DROID_CARDS, zone="reserve", whose="own")), when="control", costs=use(1)),
    ),
    "5_115": card(
        printed(immune_to("Alter")),
        deployment(
            deploys_on(0, location(named="Bespin: Cloud City", state="controlled")),
            conditions=there_are(3, site("Cloud City", state="controlled")),
        ),
        constant(total_power(4, site("Cloud City")), drain(2, site("Cloud City"))),
        constant(doom(), conditions=there_are(4, location(system="Bespin", state="enemy_occupied"))),
    ),
    "5_126": card(
        printed(deploys_on(3, own_character("imperial", "alien"))),
        constant(immune(5, HOST)),
        constant(raise_destiny(1), conditions=host_is(cards(state="in_battle"))),
    ),
}
