"""Sense, Alter and Control, what guards against them, spies who are sent back, and hands that are renewed: alone and in combinations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.fate import withstands
from games.star_wars_ccg.abilities.operations.fetching import keep_back
from games.star_wars_ccg.abilities.operations.steps import (
    cancel,
    cancel_drain,
    cancel_it,
    draw_destiny,
    if_,
    lose_force,
    retrieve_top,
    return_to_hand,
)
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as, renew_hands, survives_sense
from games.star_wars_ccg.abilities.operations.weapons import turn_back
from games.star_wars_ccg.abilities.ops import automatic, constant, lets, lost, used
from games.star_wars_ccg.abilities.parts import destiny_below_count, it_is, opponents_turn, target, use
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location

SENSES: Final = ["Sense", "Alter"]
# Effects that come and go.
PASSING: Final = cards("effect", kind=["immediate", "mobile"])


def control() -> list[Any]:
    """Cancel Sense or Alter, an Effect that comes and goes, or a Force drain."""
    return [
        lost(cancel_it(), withstands("Sense"), when="used", conditions=it_is(cards(named=SENSES))),
        lost(cancel(), targets=target(PASSING)),
        lost(cancel_it(), when="deployed", conditions=it_is(PASSING)),
        lost(cancel_drain(), when="drain", conditions=opponents_turn()),
    ]


def senses_cost() -> list[Any]:
    """Sense and Alter are Lost Interrupts, and cost their player 2 Force when their destiny is low enough."""
    losses = [
        automatic(lose_force(2, whose=whose), at="succeeded", conditions=it_is(cards("interrupt", named=SENSES, whose=whose)))
        for whose in ("own", "opponent")
    ]
    return [constant(plays_as("lost", cards("interrupt", named=SENSES))), *losses]


def advice() -> Any:
    """Immediate Effects come free, and what Sense and Alter cancel is not lost."""
    coming = cards("effect", kind="immediate", whose="own", zone="hand")
    return constant(lets("come_free", who=coming), survives_sense(cards(whose="own")))


def renewal() -> Any:
    return lost(renew_hands(), costs=use(3))


def copies(what: Mapping[str, Any]) -> Any:
    """The text about a card of which there are many: a reward for them, once a game."""
    mine = {**what, "whose": "own", "state": ["copy"]}
    counted = if_(destiny_below_count(mine), retrieve_top(1, per=mine))
    return used(draw_destiny(1), counted, withstands("Sense"), once_a="game", targets=target(what))


def spies_sent_back(slot: Any) -> list[Any]:
    """The texts about spies of the opponent: one that is Undercover, and one that came where its player has no foothold."""
    unheld = location("site", state=["clear", "iconless"])
    return [
        slot(turn_back(), targets=target(enemy_character(skill="spy", state="undercover"))),
        slot(
            return_to_hand(cards(of="it")),
            keep_back(cards(of="it", zone="any"), until="turn"),
            when="deployed",
            conditions=it_is(enemy_character(skill="spy", at=unheld)),
        ),
    ]
