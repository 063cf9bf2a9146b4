"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import card, constant, gains, immune
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import takes_back
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to

SABER: Final = there_is(cards("weapon", named="Luke's Lightsaber", of="on_this"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "222_29": card(
        flies(2),
        cheaper_to(3, "Endor"),
        constant(gains("power", 2), conditions=SABER),
        takes_back(cards(named=["A Jedi's Focus", "A Jedi's Fury"]), once_a="game"),
        constant(immune(5)),
        constant(immune(6), conditions=SABER),
    ),
}
