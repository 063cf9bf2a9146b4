"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.rules.answers import you_won_fight
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import look_at_used, lose, lose_force
from games.star_wars_ccg.abilities.operations.texts.amended import voids_bonuses
from games.star_wars_ccg.abilities.operations.travel.marches import battles_lose
from games.star_wars_ccg.abilities.operations.weapons import walks
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    doom,
    drain,
    gains,
    immune,
    immune_to,
    loses,
    printed,
    raise_destiny,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    host_is,
    it_is,
    not_declared,
    opponents_turn,
    there_are,
    there_is,
    there_is_no,
    use,
    you_attack,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
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

# C-3PO is not with a Wookiee.
UNTROUBLED: Final = there_is_no(cards(of="host", meeting=character(mark="wookiee")))
# Locations that count for a decree, and what it cancels.
COUNTED: Final = ["controlled", "subject_to"]
DECREED: Final = [voids_bonuses(cards(whose="opponent", zone="any")), cannot("use_text", who=cards("effect", named="Revolution"))]
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
    "5_16": card(
        printed(immune_to("Control")),
        deployment(
            deploys_on(0, own_character(skill="warrior", state="in_battle")),
            deploys_on(0, own_character(skill="warrior", state="victorious")),
            when="lost",
            conditions=[it_is(enemy_character(ability_least=4)), you_won_fight()],
        ),
        constant(gains("power", 2, HOST)),
        automatic(declare(1), at="entry", conditions=there_is(cards(mark="dark jedi", of="answered", zone="any"))),
        automatic(lose_force(1, whose="opponent"), at="move_begins", conditions=[opponents_turn(), not_declared(1)]),
        automatic(lose_force(2, whose="opponent"), at="move_begins", conditions=[opponents_turn(), declared(1)]),
    ),
    "5_29": card(
        printed(deploys_on(0, character(named="Vader")), immune_to("Alter")),
        constant(
            gains("power", 2, HOST),
            cannot("raise_destinies", who=HOST),
            cannot("void_destinies", who=character(named="Tarkin", where="here")),
        ),
        automatic(
            lose_force(2, whose="opponent"),
            at="turn_end",
            conditions=[
                opponents_turn(),
                there_is(character(named="Vader", state="unbattled", holding=cards(of="this"))),
                there_is(own_character(ability_least=4)),
            ],
        ),
    ),
    "5_126": card(
        printed(deploys_on(3, own_character("imperial", "alien"))),
        constant(immune(5, HOST)),
        constant(raise_destiny(1), conditions=host_is(cards(state="in_battle"))),
    ),
    "5_26": card(
        printed(immune_to("Alter"), deploys_on(0, character(named="C-3PO"))),
        constant(shelters("Alter", cards("effect", named=["Eyes In The Dark", "The Professor", "Mantellian Savrip", "Hopping Mad"]))),
        action(look_at_used(), when="draw", times=1, conditions=UNTROUBLED),
        action(look_at_used(), when="draws_begin", times=1, conditions=[opponents_turn(), UNTROUBLED]),
    ),
    "5_120": card(
        printed(immune_to("Alter"), deploys_beside(0)),
        constant(*DECREED, conditions=there_are(2, location(system=["Yavin 4", "Hoth"], state=COUNTED))),
        constant(
            *DECREED, conditions=[there_is(location("site", icon="planet", state=COUNTED)), there_are(2, location("system", state=COUNTED))]
        ),
    ),
}
