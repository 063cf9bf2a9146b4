"""Cards of both sides that answer deployments and reactions, or come in reaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import feeds_on_last, habitat
from games.star_wars_ccg.abilities.operations.fate import lower_printed_destiny, raise_printed_destiny
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.later import exclude
from games.star_wars_ccg.abilities.operations.moving import bars, no_force, reacts_from_hand
from games.star_wars_ccg.abilities.operations.placed import declare, shelters
from games.star_wars_ccg.abilities.operations.steps import activate, cancel_battle, choose, if_
from games.star_wars_ccg.abilities.ops import (
    HOST,
    action,
    automatic,
    cannot,
    card,
    constant,
    deploys_on,
    holds,
    left_out,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    it_is,
    not_declared,
    out_generated,
    there_are,
    there_is,
    this_is,
    you_control,
    you_occupy,
)
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

# Those that the opponent has deployed this turn to the place of the last one.
CROWD: Final = enemy_character(state="new_here", where="its_place")
ADVOSZE: Final = cards(named="Advosze", whose="own", other=True)
BITH: Final = cards(mark="bith", zone="any")
TIES: Final = own_ship(mark="tie")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "2_6": card(
            action(
                deploy(cards(type=["weapon", "device"]), on=own_character("rebel", where="here"), less=1, pile="held"),
                when="deploy",
                times=1,
                conditions=this_is(cards(at=GROUND)),
            )
        ),
        "2_51 2_136": card(
            used(exclude(CROWD, until="turn"), when="deployed", conditions=[it_is(enemy_character()), there_are(4, CROWD)]),
            used(cancel_battle(), when="reacted", conditions=[it_is(cards(whose="opponent")), there_is(location(state="in_battle"))]),
        ),
        "2_60": card(
            constant(raise_printed_destiny(2, BITH), half="light", conditions=you_occupy()),
            constant(lower_printed_destiny(1, BITH), left_out(), half="dark", conditions=you_control()),
        ),
        "2_82": card(
            flies(2),
            automatic(activate(1), at="deployed", conditions=it_is(cards(type=["weapon", "device"], whose="own", where="here"))),
            constant(cannot("be_deployed", who={**ADVOSZE, "zone": "hand", "where": "here"}), bars("enter", ADVOSZE)),
            constant(left_out()),
        ),
        "2_121": card(
            printed(deploys_on(0, location())),
            automatic(if_(out_generated(4), choose([declare(1)], [declare(2)])), at="entry"),
            constant(no_force(), no_force(whose="own"), conditions=declared(1)),
            constant(shelters("Revolution", HOST), conditions=not_declared(1)),
            constant(shelters("Revolution", HOST), conditions=declared(2)),
        ),
        "2_151": card(
            printed(
                holds(pilots=1),
                reacts_from_hand(
                    less=9, with_pilot=True, only_battles=True, place=location(hosting=own_ship(named=["Black 2", "Black 3"]))
                ),
                reacts_from_hand(with_pilot=True, only_battles=True, place=location(hosting=TIES)),
            )
        ),
        "2_110": card(
            printed(
                habitat(site("Dagobah", icon="exterior")),
                habitat(location(named="Death Star: Trash Compactor")),
                habitat(site(holding=cards(named="Dark Waters"))),
                feeds_on_last(draws=1),
            )
        ),
    }
)
