"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import raise_drawn
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import send
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.limits import unearth
from games.star_wars_ccg.abilities.operations.steps import choose, more_destiny, shuffle
from games.star_wars_ccg.abilities.ops import card, constant, left_out, lost, total_power, used
from games.star_wars_ccg.abilities.parts import opponents_destiny, opponents_turn, target, there_is, your_destiny
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES
from games.star_wars_ccg.abilities.products.phrases.palace import one_of

SAFE: Final = cards("effect", in_area=True, costless=True, withstanding="Alter")
PARENTS: Final = there_is(cards("effect", named="My Parents Were Strong"))
OUT: Final = cards(whose="own", state="out_of_play", zone="any")
FIGHT: Final = there_is(location(state="in_battle"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "217_16": card(
        lost(
            choose([deploy(location("system", named="Kessel"))], [deploy(location("system", named="Eriadu", expansion="set-17"))]),
            shuffle("reserve"),
        ),
        starting(
            starts_with(1, cards("effect", named="Insignificant Rebellion")),
            starts_with(2, SAFE, up_to=True),
            ends_in("held"),
            conditions=there_is(cards("objective", titled="Ralltiir Operations", whose="own")),
        ),
    ),
    "217_21": card(
        lost(unearth(), targets=target(location(whose="own", zone="beneath"))),
        constant(left_out()),
    ),
    "217_35": card(
        used(*one_of(cards(named="Ahch-To: Saddle"), site("Kef Bir")), conditions=PARENTS),
        used(
            meanwhile(total_power(1, location(state="in_battle"), per=OUT), until="battle"),
            when="battle",
            conditions=PARENTS,
        ),
    ),
    "217_42": card(
        *(
            used(raise_drawn(1), when=when, conditions=[opponents_destiny(), FIGHT])
            for when in (*DESTINIES, "side_destiny", "text_destiny")
        ),
        used(raise_drawn(1), when="shot", conditions=[your_destiny(), FIGHT]),
        used(
            *one_of(location(named="Coruscant: Night Club"), location(named="Tatooine: Skywalker Hut")),
            conditions=there_is(cards("effect", named="Your Thoughts Dwell On Your Mother")),
        ),
    ),
    "217_46": card(
        used(*one_of(cards(named=["Tatooine: Obi-Wan's Hut", "Obi-Wan's Journal"]), cards(titled="mentor"))),
        lost(
            more_destiny(1),
            when="battle",
            conditions=[
                there_is(character(named="Obi-Wan", not_episode_i=True, state="in_battle")),
                there_is(character(mark=["dark jedi", "dark jedi master"], state="in_battle")),
            ],
        ),
        constant(left_out()),
    ),
    "217_49": card(
        *(
            used(
                send(),
                when=when,
                conditions=opponents_turn(),
                targets=target(own_character(mark="jedi", episode_vii=True, state="reactive")),
            )
            for when in ("battle_begins", "drain")
        ),
        starting(
            starts_with(1, cards("epic-event", named="Be With Me"), location(system="Ahch-To")),
            starts_with(2, SAFE, up_to=True),
            ends_in("lost"),
            conditions=there_is(cards("objective", titled="The Galaxy May Need A Legend", whose="own")),
        ),
    ),
}
