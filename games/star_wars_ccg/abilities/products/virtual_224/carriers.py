"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import (
    action,
    card,
    constant,
    draw_anyway,
    gains,
    holds,
    immune,
    left_out,
    lets,
    loses,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import reacts_to
from games.star_wars_ccg.abilities.products.phrases.later_sets import crewed
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to

HOTH_SITE: Final = location("site", system="Hoth", state="subject")
BO_KATAN: Final = there_is(character(named="Bo-Katan", state="piloting", aboard=cards(of="this")))
PHOENIX: Final = own_character(mark="phoenix squadron", skill="pilot", zone="hand", bound_for=cards(of="this"))

STARSPEEDER: Final = card(
    printed(holds(passengers=6), permanent_pilot(0)),
    constant(left_out()),
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "224_7": STARSPEEDER,
    "224_12": card(
        crewed(2, pilots=2, passengers=4),
        constant(gains("power", 3), cancels_each(cards(named="Imperial Barrier")), conditions=BO_KATAN),
        action(
            deploy(own_character(mark="mandalorian"), on=cards(of="this")),
            shuffle("reserve"),
            when="deploy",
            once_a="game",
        ),
        constant(immune(4)),
    ),
    "224_19": card(
        crewed(2, pilots=3, passengers=4),
        constant(loses("cost", 1, PHOENIX)),
        constant(
            drains_kept_up(),
            drains_kept_up(whose="opponent"),
            keep_drains(),
            keep_drains(whose="opponent"),
            conditions=this_is(cards(at=location("system", whose="opponent", state="battleground"))),
        ),
    ),
    "224_21": STARSPEEDER,
    "224_23": card(
        cheaper_to(2, "Hoth"),
        crewed(2, pilots=1),
        constant(draw_anyway(1), lets("come_free", who=cards("weapon", kind="vehicle", zone="hand", bound_for=cards(of="this")))),
        *reacts_to(HOTH_SITE),
    ),
}
