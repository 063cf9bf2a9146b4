"""A request for a run, as the pages, the API and the commands build it, before it is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from decks.models import Deck
from games.contracts.catalogue import Record
from games.contracts.decks import Decklist
from simulator.modes import GOLDFISH

# Every JSON reader keeps this number exactly.
MAX_SEED = 2**53 - 1
# The sides of match-ups: 45 pairings, or 25 of two factions.
MAX_SIDES = 10
# The cards that a study replaces by blanks.
MAX_BLANKS = 150
MAX_SECONDS = 3600
# The precision is checked each time this many games are finished, so a run with a precision has at least one batch.
BATCH = 500


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a run: a list, and how it is played."""

    decklist: Decklist
    # The stored deck that the list comes from; a run of a private deck is private.
    deck: Deck | None = None
    # The name of the side in the report.
    name: str = ""
    # "": the default policy.
    policy: str = ""
    # The options of the side's policy, by bare name (`simulator.requests.players`).
    options: Mapping[str, Any] | None = None
    # The own cards of the list; None: those that its codes name now, of the deck's owner or else of the requester.
    own_cards: Sequence[Record] | None = None

    @property
    def shown_name(self) -> str:
        """The name of the side, or else of its deck; "" without both."""
        return self.name or (self.deck.name if self.deck else "")


@dataclass(frozen=True, slots=True)
class RunRequest:
    """A request for a run: what to play, how many games, and when to stop."""

    game: str
    # A match may have a single side, if both play with the same cards.
    sides: tuple[Side, ...]
    # The number of games; with `precision` or `seconds` the maximum.
    games: int
    mode: str = GOLDFISH
    # None: a random seed of 32 bits.
    seed: int | None = None
    # `draft` (true) also plays a list that is not legal in any format, if the rules can play it.
    options: Mapping[str, Any] | None = None
    # {"of": metric, "half_width": w}: stop as soon as half the metric's interval is at most w.
    precision: Mapping[str, Any] | None = None
    # Stop after this many seconds; the report has the games played by then.
    seconds: int | None = None
