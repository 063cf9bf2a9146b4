"""A request for a run, as the page, the API and the commands build it, before it is checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from decks.models import Deck
from games.contracts.decks import Decklist
from simulator.modes import GOLDFISH

MAX_SEED = 2**53 - 1  # every JSON reader keeps it exactly
MAX_SIDES = 8  # of match-ups: 28 pairings
MAX_BLANKS = 150
MAX_SECONDS = 3600
BATCH = 500  # the precision is looked at after every so many games, so a run has at least one batch


@dataclass(frozen=True, slots=True)
class Side:
    """One of those who play."""

    decklist: Decklist
    deck: Deck | None = None  # the stored deck that the list comes from; a run of a private deck is private
    name: str = ""  # in the report
    policy: str = ""  # "": the usual one
    options: Mapping[str, Any] | None = None  # what its policy reads, by bare names (`simulator.requests.players`)


@dataclass(frozen=True, slots=True)
class RunRequest:
    """What to play, how often, and when to stop."""

    game: str
    sides: tuple[Side, ...]  # of a match one if both play with the same cards
    games: int  # with `precision` or `seconds` the most
    mode: str = GOLDFISH
    seed: int | None = None  # None: a random one of 32 bits
    options: Mapping[str, Any] | None = None  # `draft` true plays a list that no format calls legal, if the rules can play it
    precision: Mapping[str, Any] | None = None  # {"of": metric, "half_width": w}: stop when its interval is that narrow
    seconds: int | None = None  # stop after so many, with the games played by then
