"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.guards import most_lost_to
from games.star_wars_ccg.abilities.operations.rules.limits import generates
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import activate, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import THIS, action, cannot, card, constant, gains, loses
from games.star_wars_ccg.abilities.parts import opponents_turn, there_is, there_is_no, there_is_one_of, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship

EXECUTOR: Final = ship(named="Executor")
NEWCOMER: Final = own_character("alien", state="new_here", where="here")
GARRISON: Final = (
    own_character(expansion="hoth", state="able", where="here"),
    cards("vehicle", expansion="hoth", state="run", whose="own", where="here"),
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "223_8": card(
        constant(bars("leave", ship(named="Executor", not_holding=character(named="Vader"))), half="dark"),
        constant(
            loses("cost", 8, ship(named="Executor", zone="hand", where="here")),
            half="dark",
            conditions=there_is(cards("objective", expansion="cloud-city", whose="own")),
        ),
        constant(most_lost_to(2, ["Cloud City Occupation"]), cannot("be_converted", who=THIS), half="light"),
    ),
    "223_36": card(
        action(
            deploy(character(named="C-3PO", expansion="set-15"), at=location(where="here")), shuffle("reserve"), half="light", when="deploy"
        ),
        constant(
            cannot("be_captured", who=character(named="Luke", where="here")),
            cancels_each(cards("device", named="Restraining Bolt", where="here")),
            half="dark",
        ),
    ),
    "223_38": card(
        action(
            activate(1),
            half="light",
            when="control_begins",
            times=1,
            conditions=[opponents_turn(), you_occupy(), there_is_one_of(*GARRISON)],
        ),
        constant(generates(1), half="dark", conditions=you_occupy()),
    ),
    "223_48": card(
        constant(
            loses("cost", 1, own_character("alien", zone="hand", where="here")),
            half="light",
            conditions=there_is_no(NEWCOMER),
        ),
        constant(shelters("Sandwhirl", character(where="here")), half="light"),
        constant(
            gains("cost", 1, own_character(not_kind="alien", zone="hand", where="here")),
            half="dark",
            conditions=there_is(location(state="vacant", where="here")),
        ),
    ),
}
