"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import adds_to
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.steps import may
from games.star_wars_ccg.abilities.operations.weapons import forbid, raise_each_destiny
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    automatic,
    card,
    constant,
    has_docking,
    holds,
    immune,
    immune_to,
    loses,
    permanent_pilot,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import target, there_is, this_is, you_control
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

STRANDED: Final = cards("objective", named="The Hyperdrive Generator's Gone / We'll Need A New One", state="back_up")
MISSILES: Final = cards("weapon", kind="starship", mark="missile", of="on_this")
REBEL: Final = cards("character", kind="rebel", not_icon="maintenance")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "205_7": card(
            printed(permanent_pilot(5), immune_to(["Come With Me", "Life Debt"])),
            constant(more_power_destiny(1), immune(6)),
        ),
        "205_8": card(
            printed(holds(pilots=4, passengers=4), has_docking(), permanent_pilot(2)),
            automatic(may(deploy(REBEL, on=cards(of="this"), pile="lost")), at="entry"),
        ),
        "205_9": card(
            printed(holds(pilots=1, passengers=5), permanent_pilot(3)),
            constant(loses("cost", 2, own_character(named="R2-D2", zone="hand", bound_for=cards(of="this")))),
            constant(add_destiny(1), conditions=there_is(STRANDED)),
            constant(immune(5)),
        ),
        "205_21": card(
            printed(permanent_pilot(2)),
            constant(raise_each_destiny(1, MISSILES)),
            constant(
                total_power(1, location("site", where="related")),
                conditions=[this_is(cards(at=location("system"))), you_control()],
            ),
        ),
        "205_10": card(
            printed(reacts_from_hand(), permanent_pilot(2)),
            constant(adds_to("blow", 3)),
            action(
                forbid("be_immune", until="battle"),
                when="battle",
                once_a="battle",
                conditions=IN_BATTLE,
                targets=target(ship("starfighter", state="in_battle")),
            ),
        ),
    }
)
