"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.fate import drawn_is, for_opponent, hand_least, hand_most, raise_drawn
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.rare.replaced import retrieve_to_power
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import PICKED, draw_cards, hit, if_, look_at_top, lose_force, pick, return_to_hand
from games.star_wars_ccg.abilities.operations.weapons import drawn, forbid, never_hits
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    deploys_only,
    drain,
    draw_anyway,
    fires,
    gains,
    immune,
    immune_to,
    left_out,
    lets,
    printed,
    raise_destiny,
    raise_weapon_destiny,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    more,
    opponent_attacks,
    opponents_turn,
    target,
    there_are,
    there_is,
    there_is_one_of,
    this_is,
    total_exceeds,
    total_is,
    total_short,
    use,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, at_helm, fetches, takes_back
from games.star_wars_ccg.abilities.products.phrases.palace import brings
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import LINK, SPACE
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to, maintained

SABER: Final = there_is(cards("weapon", named="Luke's Lightsaber", of="on_this"))
GUEST: Final = own_character(other=True, state="present")
THEIR_GUEST: Final = enemy_character(state="present")
RANGE: Final = location(system=["Nal Hutta", "Nar Shaddaa"])
# A site where one drinks.
BAR: Final = location(titled=["Cantina", "Night Club"])
HOTH: Final = location("site", system="Hoth")
ECHO: Final = cards(type=["character", "vehicle", "starship", "weapon", "device", "effect"], titled="Echo", not_named="Echo Base Trooper")
COMBATANTS: Final = {"type": ["character", "starship"], "state": "in_battle"}
# What the rifle does when it only hits.
RIFLE_HIT: Final = (hit(), lower("forfeit", 3, until="turn"), lose_force(1, whose="opponent"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "222_2": card(
        constant(add_destiny(1)),
        automatic(
            retrieve_to_power(cards(named="Night Buzzard")),
            at="battle_begun",
            conditions=[opponent_attacks(), this_is(cards(at=location(state="in_battle")))],
        ),
        maintained(1),
    ),
    "222_4": card(
        constant(lets("come_free", who=cards("weapon", named="Vibro-Ax", zone="hand", bound_for=cards(of="this")))),
        constant(gains("power", 1), conditions=this_is(cards(state="defending"))),
        automatic(
            if_(there_are(4, GUEST), pick(1, GUEST), return_to_hand(PICKED)),
            if_(there_are(4, THEIR_GUEST), pick(1, THEIR_GUEST, whose="opponent"), return_to_hand(PICKED)),
            at="battle_begun",
            conditions=this_is(cards(state="present", at=location(state="in_battle"))),
        ),
    ),
    "222_5": card(
        printed(fires(0, character()), never_hits()),
        flies(2),
        drawn(
            if_(total_exceeds("guard"), capture()),
            if_(total_is("guard"), *RIFLE_HIT),
            if_(total_short("guard", 1), *RIFLE_HIT),
            targets=target(character()),
        ),
        constant(left_out()),
    ),
    "222_6": card(
        flies(3),
        constant(raise_destiny(1), raise_weapon_destiny(1), drain(1), conditions=this_is(cards(state="passenger", at=RANGE))),
        *(
            action(
                forbid("use_text", who=THIS, until="turn"),
                for_opponent(),
                when=when,
                once_a="event",
                costs=use(3),
                conditions=opponents_turn(),
            )
            for when in ("control_begins", "battle_begins")
        ),
    ),
    "222_10": card(
        flies(3),
        constant(total_power(3), conditions=this_is(cards(state=["in_battle", "alone"]))),
        action(
            *search(cards("interrupt", not_named="Ghhhk", whose="own", zone="reserve")),
            when="battle",
            once_a="game",
            conditions=this_is(cards(state=["defending", "alone"])),
        ),
        constant(immune(4)),
        constant(immune(5), conditions=this_is(cards(state="alone"))),
        constant(left_out()),
    ),
    "222_12": card(
        printed(deploys_only(location(state="clear")), deploys_only(SPACE)),
        constant(
            bars("enter", cards(of="this"), site(state="enemy_occupied")),
            bars("enter", cards(holding=cards(of="this")), site(state="enemy_occupied")),
        ),
        fetches(cards(named="The Empire's Back"), times=1),
        constant(immune(None)),
        constant(left_out()),
    ),
    "222_15": card(
        printed(immune_to("Kiffex")),
        constant(gains("power", "forfeit", 2), conditions=this_is(cards(at=BAR))),
        *[action(raise_drawn(2), when="destiny", once_a="battle", conditions=[IN_BATTLE, your_destiny(), drawn_is(2)]) for _ in range(2)],
        action(draw_cards(2), once_a="game_twice", conditions=[hand_least(2), hand_most(2)]),
    ),
    "222_20": card(
        constant(gains("power", 1), conditions=this_is(cards(at=HOTH))),
        brings(ECHO),
        action(
            look_at_top(1, revealed=True),
            look_at_top(1, whose="opponent", revealed=True),
            times=1,
            conditions=there_is_one_of(cards(of="this", at=HOTH), cards(of="this", state="present", at=LINK)),
        ),
    ),
    "222_21": card(
        flies(3),
        constant(draw_anyway(1), immune(3)),
        action(
            add_side_destiny("attrition", 1),
            when="battle",
            once_a="battle",
            conditions=[IN_BATTLE, more(cards(**COMBATANTS, whose="opponent"), cards(**COMBATANTS, whose="own"))],
        ),
    ),
    "222_25": card(
        flies(2),
        at_helm(ship(mark="freighter"), maneuver=2),
        constant(left_out()),
    ),
    "222_29": card(
        flies(2),
        cheaper_to(3, "Endor"),
        constant(gains("power", 2), conditions=SABER),
        takes_back(cards(named=["A Jedi's Focus", "A Jedi's Fury"]), once_a="game"),
        constant(immune(5)),
        constant(immune(6), conditions=SABER),
    ),
}
