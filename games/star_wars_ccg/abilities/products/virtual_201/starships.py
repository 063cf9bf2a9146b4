"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_own_icons
from games.star_wars_ccg.abilities.operations.rules.limits import needs_no_footing
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import hit
from games.star_wars_ccg.abilities.operations.travel.marches import follow, use_follow
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    gains,
    has_docking,
    holds,
    immune,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import it_is, target, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

SNUB_FIGHTERS: Final = ["z-95 headhunter", "a-wing", "b-wing", "x-wing", "y-wing"]
REBEL_SNUB: Final = ship(mark=SNUB_FIGHTERS, also=cards(mark="rebel (starship)"), other=True, where="here")
FETT: Final = character(named=["Jango Fett", "Boba Fett"], state="piloting", aboard=cards(of="this"))

SPEEDERS: Final = cards("vehicle", mark=["t-47 snowspeeder", "t-47 sandspeeder"], other=True, where="here")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "201_18": card(
            printed(permanent_pilot(2)),
            constant(add_destiny(1), conditions=there_is(REBEL_SNUB)),
            action(
                hit(THIS),
                forbid("be_immune", until="battle"),
                when="battle",
                once_a="battle",
                conditions=IN_BATTLE,
                targets=target(ship(state="in_battle")),
            ),
        ),
        "201_19": card(
            printed(needs_no_footing(), holds(pilots=3, passengers=4), has_docking(), permanent_pilot(2)), constant(more_own_icons(1))
        ),
        "201_40": card(
            printed(holds(pilots=2, passengers=2)),
            constant(gains("power", 1, per=enemy_ship(where="here"))),
            constant(immune(5), conditions=there_is(FETT)),
        ),
        "201_41": card(
            printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), permanent_pilot(1)),
            action(
                follow(),
                when="moved",
                once_a="game",
                conditions=[it_is(enemy_ship()), this_is(cards(state="following"))],
                costs=use_follow(),
            ),
        ),
        "201_20": card(
            printed(holds(pilots=1), permanent_pilot(3)),
            constant(
                cannot("be_shot", who=SPEEDERS),
                shelters(["Crash Landing", "High-speed Tactics"], SPEEDERS),
                conditions=this_is(cards(state="unhit")),
            ),
            constant(immune(4)),
        ),
    }
)
