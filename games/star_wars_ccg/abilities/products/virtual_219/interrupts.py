"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lift_sum
from games.star_wars_ccg.abilities.operations.contests import in_combat, more_duel_destiny
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.looks import look_into
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower, meanwhile
from games.star_wars_ccg.abilities.operations.steps import PICKED, pick, raise_, shuffle, take
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.operations.weapons import make_immune
from games.star_wars_ccg.abilities.ops import card, constant, gains, left_out, lost, used
from games.star_wars_ccg.abilities.parts import shot_at, target, there_are, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship

# What lies on the collection.
ARTWORK: Final = cards(zone="stacked", lies_on=cards(named="Thrawn's Art Collection"))
FREE_EFFECT: Final = cards("effect", in_area=True, costless=True, withstanding="Alter")
DESTROYER: Final = cards("starship", mark=["star destroyer", "dreadnaught-class heavy cruiser"])
SABER: Final = cards("weapon", named="Dooku's Lightsaber")
JAWAS: Final = own_character(mark="jawa", state="in_battle")
CRAWLERS: Final = cards("vehicle", mark="sandcrawler", whose="own", state="in_battle")

ABILITIES: Final[Mapping[str, Declared]] = {
    "219_8": card(
        lost(deploy(location("system", named="Coruscant", episode_i=True)), shuffle("reserve"), when="deploy"),
        starting(
            starts_with(3, FREE_EFFECT),
            ends_in("held"),
            conditions=there_is(cards("objective", titled="A Stunning Move")),
        ),
    ),
    "219_9": card(
        used(lift_sum(1, per=ARTWORK), when="battle"),
        constant(left_out()),
    ),
    "219_18": card(
        used(
            lower("power", 3),
            when="battle",
            targets=target(character(meeting=character(named="Darth Tyranus"))),
        ),
        lost(more_duel_destiny(1), when="duel_begins", conditions=in_combat()),
        lost(
            deploy(SABER, pile="lost"),
            when="deploy",
            conditions=[there_is(character(named="Darth Tyranus")), there_is({**SABER, "whose": "own", "zone": "lost"})],
        ),
    ),
    "219_21": card(
        used(
            meanwhile(gains("hyperspeed", 1, cards(of="target"), per=ARTWORK), until="turn"),
            targets=target(DESTROYER),
        ),
        constant(left_out()),
    ),
    "219_45": card(
        used(
            look_into(1, "reserve", per=location("site", system="Lothal", whose="own")),
            pick(1, cards(of="looked", zone="reserve")),
            take(PICKED),
            shuffle("reserve"),
            conditions=there_is(location("site", system="Lothal", whose="own")),
        ),
        used(cancel_shot(), when="aimed", conditions=shot_at(own_ship())),
        constant(left_out()),
    ),
    "219_46": card(
        used(
            raise_("power", "forfeit", 1, JAWAS, until="turn"),
            raise_("power", "forfeit", 1, CRAWLERS, until="turn"),
            make_immune(None, JAWAS, until="turn"),
            make_immune(None, CRAWLERS, until="turn"),
            when="battle_begins",
            conditions=there_are(3, JAWAS),
        ),
        constant(left_out()),
    ),
}
