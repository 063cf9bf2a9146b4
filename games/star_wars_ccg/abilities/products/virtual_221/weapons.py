"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import fires_more
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.steps import PICKED, lose, may, pick, shuffle, take, void_destiny
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_on,
    drain,
    fires,
    left_out,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import host_is, shot_at, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

LIVING_SABER: Final = card(
    printed(
        deploys_on(0, own_character(named="Qui-Gon")),
        deploys_on(0, own_character(named="Obi-Wan", episode_i=True)),
        fires(0, LIVING, draws=2),
        voids_forfeit(character()),
    ),
    armed_drain(),
    automatic(
        lose(character(state="undercover", where="here")),
        conditions=[
            this_is(cards(at=location(named="Tatooine: Watto's Junkyard"))),
            there_is(character(state="undercover", where="here")),
        ],
    ),
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "221_4": card(
        printed(deploys_on(0, own_character(named="Han")), deploys_on(0, own_character(mark="wookiee", not_named="Han"))),
        automatic(
            may(pick(1, cards(whose="own", zone="force")), take(PICKED), shuffle("force")),
            at="entry",
            once_a="game",
        ),
        action(
            put_in_pile("used", THIS),
            void_destiny(),
            when="shot",
            conditions=[host_is(character(named="Chewie")), shot_at(character(mark="wookiee", where="here"))],
        ),
        constant(left_out()),
    ),
    "221_69": LIVING_SABER,
    "221_70": LIVING_SABER,
    "221_9": card(
        printed(deploys_on(0, own_character("sith")), fires(0, character(), draws=2), voids_forfeit(character())),
        constant(drain(1), conditions=this_is(cards(state="present", at=location("site", whose="opponent")))),
        constant(fires_more(1), conditions=host_is(character(named="Ventress"))),
        constant(left_out()),
    ),
}
