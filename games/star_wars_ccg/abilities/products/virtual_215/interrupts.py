"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import if_, more_destiny, raise_, shuffle, void_destiny
from games.star_wars_ccg.abilities.operations.weapons import make_immune
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import gun_is, shooter_is, shot_at, there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.palace import one_of

CYLINDERS: Final = cards("effect", named="Cloning Cylinders")
CLONES: Final = own_character(icon="clone-army", state="in_battle")
JEDI_THERE: Final = character(mark="jedi", at=location(state="in_battle"))
ARMED: Final = character(mark="stormtrooper")

ABILITIES: Final[Mapping[str, Declared]] = {
    "215_10": card(
        used(deploy(CYLINDERS, free=True, pile="held")),
        used(deploy(CYLINDERS, free=True), shuffle("reserve")),
        lost(
            if_(there_is(JEDI_THERE), raise_("power", 2, CLONES, until="turn"), make_immune(None, CLONES, until="turn")),
            if_(there_is_no(JEDI_THERE), raise_("power", 1, CLONES, until="turn")),
            when="battle_begins",
            conditions=there_is(location("site", state="in_battle")),
        ),
    ),
    "215_18": card(
        used(*one_of(cards("character", kind="rebel", mark="stormtrooper"))),
        used(void_destiny(), when="shot", conditions=shot_at(ARMED)),
        used(void_destiny(), when="shot", conditions=shot_at(character(named="Chewie", not_mark="stormtrooper"))),
        used(
            more_destiny(1),
            when="fired",
            conditions=[
                shooter_is(ARMED),
                gun_is(cards(not_mark="lightsaber")),
                there_is(cards(state=["shooting", "in_battle"])),
            ],
        ),
    ),
}
