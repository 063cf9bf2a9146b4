"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import look_at_force, put_in_pile, withstands
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import loses_nothing_to
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, if_, lose_force, pick, shuffle, take
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import it_is, there_are, there_are_most, there_are_of_either, there_is, you_won
from games.star_wars_ccg.abilities.pieces import cards, location, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

PILES: Final = [[shuffle(pile, whose)] for pile in ("reserve", "lost") for whose in ("own", "opponent")]
HARMLESS: Final = ["Stardust", "No Disintegrations!", "We Have A Plan / They Will Be Lost And Confused", "A Good Blaster At Your Side"]
FORCE: Final = cards(whose="own", zone="force")
DRAWN_UP: Final = take(cards(of="looked", zone="force"))
LEGION: Final = own_character(mark="stormtrooper")
FIELD: Final = location(state=["battleground", "occupied"], hosting=LEGION)
BASE: Final = location(system=["Hoth", "Yavin 4"], state="occupied", hosting=LEGION)
SPREAD: Final = there_are_of_either(3, FIELD, BASE)

ABILITIES: Final[Mapping[str, Declared]] = {
    "226_3": card(
        used(
            if_(there_are_most(2, FORCE), look_at_force(2), DRAWN_UP),
            if_(there_are(3, FORCE), look_at_force(3), DRAWN_UP, pick(2, cards(whose="own", zone="held")), put_in_pile("force", PICKED)),
            conditions=[SPREAD, there_is(FORCE)],
        ),
        used(
            take(cards(of="it", zone="lost")),
            when="lost",
            once_a="game",
            conditions=[SPREAD, it_is(own_character(mark="stormtrooper", not_icon="maintenance"))],
        ),
    ),
    "226_9": card(
        used(meanwhile(loses_nothing_to(HARMLESS), until="turn")),
        *cancels_named(used, ["Blast The Door, Kid!", "It Could Be Worse"], also=[withstands("It's A Hit!")]),
        used(choose(*PILES)),
        lost(lose_force(2, whose="opponent"), when="battle_ends", conditions=you_won()),
    ),
}
