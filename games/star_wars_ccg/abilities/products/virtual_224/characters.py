"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, raise_drawn, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import carries_also, deploy, silence
from games.star_wars_ccg.abilities.operations.moving import comes_after
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.piles.looks import restack
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, disarm, lose, pick, retrieve, retrieve_top, shuffle, take
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    doom,
    draw_anyway,
    gains,
    immune,
    left_out,
    loses,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    gun_is,
    it_is,
    piloting,
    shooter_is,
    target,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
)
from games.star_wars_ccg.abilities.pieces import cards, character, hatred, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to

CAPITAL: Final = ship("capital")
MUSICIAN: Final = cards("character", mark="musician")
FALCON: Final = ship(named="Falcon")
ARMED: Final = this_is(cards(holding=cards("weapon", mark=list(BLASTERS))))
BESIDE_PANAKA: Final = [
    this_is(cards(state="armed")),
    there_is(character(named="Panaka", where="here")),
]
LOST_PLAYS: Final = cards("interrupt", whose="own", zone="stacked", state="out_of_play")
FIELDS: Final = (
    location(state="in_battle", where="here"),
    location("system", state="in_battle", hosting=character(named="Ackbar")),
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "224_2": card(
        flies(3),
        cheaper_to(1, "Endor"),
        constant(add_destiny(1), conditions=piloting(ship())),
        constant(immune(5, PILOTED)),
    ),
    "224_3": card(
        action(
            add_side_destiny("attrition", 1),
            when="battle",
            once_a="battle",
            conditions=[IN_BATTLE, there_is(character(named="Aphra", where="here"))],
        ),
        constant(left_out()),
    ),
    "224_4": card(
        constant(doom(character(mark="dark jedi", other=True, not_named="Sidious")), immune(None), left_out()),
        constant(
            loses(
                "cost",
                1,
                own_character(mark="trade federation", zone="hand", bound_for=location(episode_i=True)),
            ),
            conditions=this_is(cards(state="alone")),
        ),
    ),
    "224_6": card(
        constant(loses("power", 2, character(mark="padawan", where="here"))),
        action(
            put_in_pile("lost"),
            deploy(cards("weapon", mark="lightsaber"), on=cards(of="this"), pile="lost"),
            when="deploy",
            once_a="game_together",
            targets=target(hatred(where="here")),
        ),
        action(
            put_in_pile("lost"),
            pick(1, cards(whose="own", zone="used")),
            take(PICKED),
            shuffle("used"),
            once_a="game_together",
            targets=target(hatred(where="here")),
        ),
        constant(immune(4), conditions=there_is_no(character(named="Vader", where="here"))),
    ),
    "224_10": card(
        flies(2),
        constant(draw_anyway(1)),
        action(
            lose(cards(of="it")),
            when="hit",
            once_a="event",
            conditions=[
                shooter_is(cards(of="this")),
                it_is(character()),
                there_is_no(character(mark="jedi", where="here")),
            ],
        ),
        action(
            deploy(cards("device", named="Cyborg Construct"), on=cards(of="this")),
            shuffle("reserve"),
            when="deploy",
            once_a="game",
        ),
    ),
    "224_11": card(
        printed(comes_after(cards("epic-event", episode_vii=True))),
        flies(3),
        *(constant(raise_sum(1), conditions=there_are(number, LOST_PLAYS)) for number in (1, 2, 3)),
        action(
            deploy(cards("weapon", mark="lightsaber"), on=cards(of="this"), pile="lost"),
            when="deploy",
            once_a="game",
        ),
        constant(left_out()),
    ),
    "224_14": card(
        action(
            silence(until="turn"),
            times=1,
            conditions=ARMED,
            targets=target(character(ability_least=1, ability_most=2, where="here")),
        ),
        action(raise_drawn(1), when="destiny", times=1, conditions=BESIDE_PANAKA),
        action(
            raise_drawn(1),
            when="shot",
            times=1,
            conditions=[*BESIDE_PANAKA, gun_is(cards(not_mark="lightsaber"))],
        ),
    ),
    "224_15": card(
        action(
            *one_of(character(mark="scout", ability_most=2), character(mark="scout", expansion="endor")),
            when="deploy",
            times=1,
            conditions=this_is(cards(state="present", at=location(state="battleground"))),
        ),
        action(
            retrieve_top(1),
            when="played",
            once_a="event",
            conditions=[
                it_is(cards("interrupt", named="Critical Error Revealed", whose="own")),
                there_is_one_of(*FIELDS),
            ],
        ),
    ),
    "224_16": card(
        flies(3),
        constant(draw_anyway(1)),
        constant(add_destiny(1), conditions=there_is(character(named="Chewie", where="here"))),
        constant(gains("defence", 2, PILOTED), conditions=piloting(FALCON)),
        action(restack(), when="battle", once_a="battle", conditions=[IN_BATTLE, piloting(FALCON)]),
    ),
    "224_17": card(
        cheaper_to(1, "Cloud City"),
        printed(carries_also(cards("weapon", mark=list(BLASTERS)))),
        action(
            deploy(cards("weapon", mark=list(BLASTERS)), on=cards(of="this"), pile="lost"),
            when="deploy",
            once_a="game",
        ),
        constant(
            cannot("use_text", who=cards(named="Imperial Enforcement")),
            conditions=this_is(cards(at=location(whose="opponent", state="battleground"))),
        ),
        constant(left_out()),
    ),
    "224_18": card(
        flies(2),
        constant(gains("power", 1, PILOTED), immune(5, PILOTED), conditions=piloting(CAPITAL)),
        action(
            choose(
                [pick(1, {**MUSICIAN, "whose": "own", "zone": "lost"}), retrieve(PICKED)],
                search({**MUSICIAN, "whose": "own", "zone": "reserve"}),
            ),
            once_a="game",
        ),
        constant(immune(5)),
    ),
    "224_20": card(
        flies(2),
        automatic(
            disarm(cards(of="it"), until="battle"),
            at="hit",
            conditions=[shooter_is(cards(of="this")), it_is(character())],
        ),
        action(
            deploy(cards("weapon", named="Anakin's Lightsaber"), at=location(where="here")),
            shuffle("reserve"),
            when="deploy",
        ),
        action(
            exclude(character(of="not_target", other=True, state="in_battle")),
            when="battle_begins",
            once_a="event",
            conditions=[
                IN_BATTLE,
                this_is(cards(at=location("site"))),
                there_is_no(cards("vehicle", where="here")),
            ],
            targets=target(character(mark="dark jedi", state="in_battle")),
        ),
        constant(immune(4)),
    ),
}
