"""A prepared game whose decisions the coach can examine (`games.coach.examination`)."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from games.contracts.report import Replay
from games.contracts.tables import Position
from games.engine.decision import Policy
from games.engine.tally import Tally


@runtime_checkable
class CoachedGame(Protocol):
    """Its games know their `winner` (a seat, or below 0), and the views of their seats have `imagined` (`games.engine.search`)."""

    # The number of consecutive games that draw the same random numbers (`PreparedMatch`); the sides sit as in every first of them.
    unit: int

    def new_game(self, seed: int, index: int) -> Any:
        """Game `index`, set up."""

    def seat_of(self, side: int) -> int:
        """The seat of a side of a match."""

    def seated_in(self, seed: int, first: int, viewer: int, index: int) -> Any:
        """Game `index` of a match for a person, set up (`PlayableAgainst`)."""

    def policies(self, seed: int, index: int) -> list[Policy]:
        """The policies that play on, by seat, or the one that answers for every seat; new ones for each game."""

    def hasten(self, game: Any, policies: list[Policy]) -> None:
        """Take the short cuts that these policies allow."""

    def question_of(self, game: Any) -> Position:
        """The decision that waits, in words; the game keeps a log."""

    def clock(self, game: Any) -> int:
        """The turns or rounds that the game has taken so far."""

    def count(self, game: Any, index: int, tally: Tally) -> None:
        """Count a game that is over."""

    def replay_of(self, game: Any, index: int) -> Replay:
        """The replay of a game that is over and kept a log."""
