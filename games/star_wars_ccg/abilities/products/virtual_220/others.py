"""An Interrupt and Defensive Shields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import raise_drawn
from games.star_wars_ccg.abilities.operations.rules.losses import thin_hand
from games.star_wars_ccg.abilities.operations.steps import choose, hit, restore_it, shuffle
from games.star_wars_ccg.abilities.ops import action, card, constant, left_out, lost, used
from games.star_wars_ccg.abilities.parts import it_is, opposing_hand_least, there_is, there_is_one_of, use
from games.star_wars_ccg.abilities.pieces import cards, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import ANY_DESTINIES
from games.star_wars_ccg.abilities.products.reflections_iii.shields import shield

MANDALORIAN: Final = own_character(mark="mandalorian")
FIGHTER: Final = own_character(mark="mandalorian", state="in_battle")
# A weapon that characters bear, or a permanent one.
GUNS: Final = (cards("weapon", kind="character", of="gun"), cards("character", of="gun"))


def thins_hands() -> Declared:
    """A full hand of the opponent goes down to 9 cards at the end of a turn."""
    return shield(
        action(
            thin_hand(9),
            shuffle("used", whose="opponent"),
            when="turn_ends",
            once_a="event",
            conditions=opposing_hand_least(15),
            costs=use(3),
        ),
        constant(left_out()),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "220_2": thins_hands(),
    "220_6": card(
        used(
            choose([restore_it()], [hit(cards(of="shooter"))], by_opponent=True),
            when="hit",
            conditions=[it_is(MANDALORIAN), there_is_one_of(*GUNS)],
        ),
        *(lost(raise_drawn(2), when=when, once_a="game_together", conditions=there_is(FIGHTER)) for when in ANY_DESTINIES),
    ),
    "220_10": thins_hands(),
}
