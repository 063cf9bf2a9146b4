"""Scenario files with the passive opponent of a goldfish: a position, the options chosen from it, and the facts that then hold.

name: what it shows.  example: the worked example of the rule specification, if it is one.  clauses: what it is about.
cards: label -> a card invented for this file: type, faction, unique, and its facts.
given: deck (sets and affiliation card, before setup), or: seat (who acts), turn (own turns begun, this one among them),
    at (where the turn stands), dial, balance, and for each side
    affiliation, objectives, units, enhancements, hand, deck, objective_deck, discard, victory: a card's code or label, or a mapping
    {card, as (its label, if there are several), focus, damage, shield, committed, engaged, on (label of its host)};
    reserve, force (a passive side's Force total), blank_objectives, turns.
    A side is passive unless it acts.  Missing objectives are blank ones of capacity 5; a deck's first card is its top card.
when: choose / refuse: a verb of `constants.VERBS`, with card and amount where it needs them; play_out: a policy.
then: dial, balance, winner, ending, turn, phase, asks (the decision now), and by label or `side.zone`: focus, damage, shield, committed,
    zone (name), host; zones: `side.zone` -> labels, sizes: `side.zone` -> number, spent, wasted: of the acting side this turn.
"""

from __future__ import annotations

from typing import Any

from games.contracts.decks import Decklist, Slot
from games.engine.machine import play_out
from games.star_wars_lcg.play.game import Play
from games.star_wars_lcg.play.goldfish.numbers import RESOURCES_AVAILABLE
from games.star_wars_lcg.policies.goldfish import GoldfishPolicy
from games.star_wars_lcg.policies.simple import DoNothing
from games.star_wars_lcg.runs.goldfish import GOLDFISH
from tests.games.helpers.sample_decks import pool
from tests.games.star_wars_lcg.matches import MatchPosition

POLICIES = {"do-nothing": DoNothing(), "default": GoldfishPolicy(True, 3, False)}
SLUG = "star-wars-lcg"


def deal(deck: dict[str, Any]) -> Play:
    """A real deck before its setup."""
    slots = [*(Slot(code, 1, "objective_sets") for code in deck["sets"]), Slot(deck["affiliation"], 1, "affiliation")]
    return GOLDFISH.prepare(Decklist(tuple(slots)), pool(SLUG), {"texts": False}).new_game(1, 0)


class Position(MatchPosition):
    """A game of one player that stands where `given` says, its pieces by label."""

    is_solo = True

    def __init__(self, given: dict[str, Any], invented: dict[str, Any]) -> None:
        if "deck" in given:
            self.labels = {}
            self.game = deal(given["deck"])
            return
        super().__init__(given, invented)

    def do(self, step: dict[str, Any]) -> None:
        if "play_out" in step:
            play_out(self.game, POLICIES[step["play_out"]])
        else:
            super().do(step)

    def _value(self, name: str) -> Any:
        if name == "wasted":
            game = self.game
            return game.row[RESOURCES_AVAILABLE] - game.sides[game.active].spent
        return super()._value(name)
