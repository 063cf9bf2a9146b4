"""Effects, and Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lift_sum
from games.star_wars_ccg.abilities.operations.draws.destinies import unless_used
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import ends_in, show, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower, meanwhile
from games.star_wars_ccg.abilities.operations.steps import PICKED, activate, cancel_battle, if_, pick, retrieve_top, shuffle, take
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each, plays_as
from games.star_wars_ccg.abilities.operations.travel.marches import follow
from games.star_wars_ccg.abilities.ops import (
    action,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    gains,
    gives,
    immune_to,
    loses,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import host_is, it_is, opponents_turn, target, there_is, use
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, drew, fetches
from games.star_wars_ccg.abilities.products.phrases.palace import AUDIENCE, brings
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import LINK, cancels_named
from games.star_wars_ccg.abilities.products.phrases.turned import MINING

# Cards of the titles that were chosen, wherever they are.
ALIKE: Final = own_character(of="like_picked", zone="any")
CHAMBER: Final = location(named="Cloud City: Carbonite Chamber")
LASTING: Final = cards("effect", in_area=True, withstanding="Alter")
# What is found is shown, and comes for 1 Force less this turn.
FOUND: Final = [show(PICKED), take(PICKED), lower("cost", 1, PICKED, until="turn")]
INDEPENDENT: Final = own_ship("starfighter", icon="independent")
PILOT: Final = own_character(zone="searched")
NAMES: Final = ["Dodge", "It's A Trap!", "Obi-Wan's Journal"]

ABILITIES: Final[Mapping[str, Declared]] = {
    "211_31": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(
            pick(1, {**INDEPENDENT, "zone": "searched", "matching_to": PILOT}, up_to=True),
            *FOUND,
            pick(1, {**PILOT, "matching_to": {**INDEPENDENT, "zone": "held"}}, up_to=True),
            *FOUND,
            shuffle("reserve"),
            when="deploy",
            once_a="game",
            conditions=there_is(cards("objective", named=MINING, whose="own")),
        ),
        action(
            unless_used(15, cancel_battle()),
            when="battle_begins",
            once_a="game",
            conditions=there_is(ship(named="Executor", at=location("system", system="Bespin", state="in_battle"))),
        ),
    ),
    "211_10": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(gains("power", 1, own_character(mark="assassin", state="alone"))),
        action(
            pick(2, own_character("alien", unique=True, zone="searched"), up_to=True),
            show(PICKED),
            meanwhile(gives("assassin", who=ALIKE), until="game"),
            if_(
                there_is(cards("objective", whose="own", expansion="reflections-2")),
                meanwhile(gives("black sun agent", who=ALIKE), until="game"),
            ),
            shuffle("reserve"),
            once_a="game",
        ),
    ),
    "211_8": card(
        printed(deploys_on(0, CHAMBER)),
        action(activate(1), when="control_begins", times=1, conditions=[opponents_turn(), there_is(captive(state="frozen"))]),
        fetches(cards(named="He's All Yours, Bounty Hunter"), times=1, costs=use(1)),
    ),
    "211_15": card(
        *(
            used(deploy(place), shuffle("reserve"), conditions=there_is(AUDIENCE))
            for place in (location(named="Jabba's Sail Barge: Passenger Deck"), location(mark="pit"))
        ),
        *(
            used(deploy(who, at=AUDIENCE), shuffle("reserve"), conditions=there_is(AUDIENCE))
            for who in (character("alien", mark="leader"), character(mark="twi'lek"))
        ),
    ),
    "211_16": card(
        used(
            follow("target"),
            when="moved",
            conditions=it_is(enemy_character()),
            targets=target(own_character(named="Vader", state="following")),
        ),
        used(
            lift_sum(1, per=character(state="in_battle")),
            when="battle",
            conditions=there_is(own_character(named="Vader", state=["in_battle", "alone"])),
        ),
        *cancels_named(used, NAMES, conditions=[there_is(own_character(named="Vader", state="in_battle"))]),
    ),
    "211_29": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards(named="Stardust"))),
        constant(
            cancels_each(cards(named="Nightfall")),
            gives("spy", who=character(named="Saw Gerrera")),
            loses("cost", 1, character("rebel", mark="spy", zone="hand", bound_for=location(system="Scarif"))),
            loses("cost", 1, character("rebel", named="Saw Gerrera", not_mark="spy", zone="hand", bound_for=location(system="Scarif"))),
        ),
        *(action(retrieve_top(1), when=when, once_a="battle", conditions=drew(character("rebel", mark="spy"))) for when in DESTINIES),
    ),
    "211_30": card(
        lost(deploy(location(system="Tatooine", state="battleground")), shuffle("reserve")),
        starting(
            starts_with(1, cards("effect", named="Seeking An Audience")),
            starts_with(2, LASTING, up_to=True),
            ends_in("held"),
            conditions=there_is(location(mark="jabbas palace site", whose="own")),
        ),
    ),
    "211_54": card(
        printed(deploys_on(0, own_character("alien", ability_most=2))),
        constant(plays_as("used", cards("interrupt", named="Computer Interface")), conditions=host_is(cards(at=LINK))),
        fetches(cards(named="Computer Interface"), times=1, costs=use(1), conditions=host_is(cards(at=LINK))),
        brings(
            own_character(mark=["trooper", "stormtrooper"]),
            at=location(where="here"),
            conditions=host_is(character(named="Lobot")),
        ),
    ),
}
