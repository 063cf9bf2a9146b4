"""Weapons, and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import trains
from games.star_wars_ccg.abilities.operations.fate import for_opponent
from games.star_wars_ccg.abilities.operations.fetching import keep_back
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, if_, put_out
from games.star_wars_ccg.abilities.operations.weapons import hitting, lift_drawn, raise_total_destiny
from games.star_wars_ccg.abilities.ops import HOST, THIS, action, card, constant, deploys_on, drain, fires, gains, left_out, printed
from games.star_wars_ccg.abilities.parts import destiny_least, host_is, it_is, target, there_is, this_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship

STRUCK: Final = cards(type=["character", "vehicle"])
GATE: Final = cards("device", named="Shield Gate", zone="any")
# The destiny against the gate is drawn by the opponent, who counts the locations there.
ATTEMPT: Final = [
    draw_destiny(1),
    lift_drawn(1, per=location(system="Scarif", state="occupied")),
    if_(destiny_least(9), put_out(THIS), keep_back(GATE, until="game")),
    for_opponent(),
]

ABILITIES: Final[Mapping[str, Declared]] = {
    "216_18": card(
        printed(deploys_on(0, location("system", named="Scarif"))),
        action(
            *ATTEMPT,
            when="lost",
            once_a="event",
            conditions=[it_is(ship()), there_is(location(state="scene", where="here"))],
        ),
        action(
            *ATTEMPT,
            when="drain_paid",
            once_a="event",
            conditions=[your_turn(), there_is(location(state="subject", where="here"))],
        ),
    ),
    "216_31": card(
        printed(deploys_on(0, own_character(ability_least=5))),
        constant(drain(1), trains(1, character(state="apprentice", where="here")), conditions=this_is(cards(state="present"))),
        constant(left_out()),
    ),
    "216_22": card(
        printed(deploys_on(0, own_character(mark="wookiee")), fires(0, STRUCK)),
        constant(gains("power", 1, HOST), conditions=host_is(character(not_unique=True))),
        constant(raise_total_destiny(1, per=location(system="Kashyyyk", state="controlled"))),
        hitting(lower("power", 3, until="turn"), targets=target(STRUCK)),
    ),
}
