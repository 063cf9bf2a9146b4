"""Characters, and the weapons that they bear for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, raise_sum
from games.star_wars_ccg.abilities.operations.moving import move_now
from games.star_wars_ccg.abilities.operations.spies import break_cover, undercover
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    if_,
    look_at_hand,
    may,
    pick,
    put_out,
    shuffle,
    take,
    void_destiny,
)
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    costs_less,
    draw_anyway,
    gains,
    immune,
    own_cost,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    deploys_to,
    opponents_destiny,
    piloting,
    shot_at,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

VAULT: Final = location(named="Scarif: Data Vault")
LOST_ONE: Final = own_character(zone="lost")
CASSIAN: Final = character(named="Captain Cassian Andor", where="here")
SCENE: Final = location("site", state="scene")
VADER: Final = character(named="Vader", where="here")
SLAVE_ONE: Final = cards("starship", named="Slave I")

RELATED: Final = location(where="by_scene")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "206_3": card(
            own_cost(costs_less(1), conditions=there_is(character("rebel", mark="leader"))),
            *(
                action(
                    pick(1, LOST_ONE),
                    put_out(PICKED),
                    void_destiny(),
                    when=when,
                    once_a="game",
                    conditions=[there_is(LOST_ONE), here],
                )
                for when, here in (
                    ("destiny", there_is(location(state="in_battle", where="here"))),
                    ("shot", there_is(cards(state="shooting", where="here"))),
                )
            ),
            automatic(may(activate(1)), at="own_loss"),
            constant(immune(4), conditions=this_is(cards(at=location(whose="opponent")))),
        ),
        "206_4": card(
            automatic(
                if_(there_is(location("site", where="here")), choose([declare(1)], [declare(2)])),
                at="entry",
            ),
            constant(undercover(THIS), conditions=declared(1)),
            action(break_cover(THIS), when="deploy", conditions=[declared(1), this_is(cards(at=location("site")))]),
            constant(draw_anyway(1)),
            automatic(may(look_at_hand()), at="own_loss"),
        ),
        "206_5": card(
            flies(2),
            own_cost(costs_less(1), conditions=deploys_to(VAULT)),
            constant(draw_anyway(1)),
            constant(raise_sum(1), conditions=there_is_one_of(CASSIAN, cards(of="this", at=VAULT))),
            automatic(
                may(*search(own_character(named="Jyn Erso", zone="reserve"))),
                at="own_loss",
                conditions=there_is(SCENE),
            ),
        ),
        "206_9": card(
            flies(3),
            own_cost(costs_less(1), conditions=deploys_to(SLAVE_ONE)),
            constant(add_destiny(1), conditions=there_is(VADER)),
            constant(add_destiny(1), conditions=[there_is_no(VADER), piloting(SLAVE_ONE)]),
            action(
                pick(1, cards(whose="own", zone="reserve")),
                take(PICKED),
                put_in_pile("reserve", "target"),
                shuffle("reserve"),
                when="battle_begins",
                once_a="game",
                conditions=IN_BATTLE,
                targets=target(cards(whose="own", zone="held")),
            ),
        ),
        "206_10": card(
            constant(
                add_destiny(1),
                conditions=[
                    this_is(cards(at=location("site"))),
                    there_is(character(named=["Krennic", "Tarkin", "Thrawn"], where="here")),
                    there_is_no(own_character(mark="trooper", not_mark="death trooper", where="here")),
                ],
            ),
            action(
                void_destiny(),
                put_in_pile("used", THIS),
                when="shot",
                conditions=[shot_at(own_character(mark="leader", where="here")), opponents_destiny()],
            ),
        ),
        "206_1": card(
            flies(2),
            constant(gains("power", 1, PILOTED), conditions=piloting(cards(named="Rogue One"))),
            constant(gains("power", 1, PILOTED), conditions=piloting(cards("starship", state="stolen"))),
            action(look_at_hand(), when="battle", once_a="game", conditions=IN_BATTLE),
            *(
                automatic(may(move_now()), at="own_loss", targets=target({**who, "state": ["movable"], "at": RELATED}))
                for who in (own_character("rebel"), own_ship(mark="rebel (starship)"))
            ),
        ),
    }
)
