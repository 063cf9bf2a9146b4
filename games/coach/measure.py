"""What the coach compares at the end of a playout.

- Against an opponent: the share of wins; a game without a winner counts as half a win.
- Alone (goldfish): the clock.  It counts from `first` to `last`, and a game that is not won counts as `last`.  Both are found in worlds of
  their own, so that they do not depend on the worlds that are counted.  Rare games beyond them would make every interval wide.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

# A win and a draw, where shares of wins are counted.
WIN: Final = 2
DRAW: Final = 1
# Added to the clocks seen on both sides.
MARGIN: Final = 1


@dataclass(frozen=True, slots=True)
class Measure:
    """by_clock: whether the clock counts.  first, last: the clocks between which it counts; 0 for shares of wins."""

    by_clock: bool
    first: int = 0
    last: int = 0

    @property
    def top(self) -> int:
        """The greatest value."""
        return self.last - self.first if self.by_clock else WIN

    def value(self, game: Any, clock: int, seat: int) -> int:
        """The value of a game that is over, for this seat: from 0 to `top`, greater is better."""
        won = game.winner == seat
        if not self.by_clock:
            return WIN if won else DRAW if game.winner < 0 else 0
        return self.last - min(max(clock, self.first), self.last) if won else 0

    def shown(self, value: float) -> float:
        """A mean value as people read it: the clock, or the share of wins."""
        return self.last - value if self.by_clock else value / WIN

    def shown_bounds(self, bounds: tuple[float, float]) -> tuple[float, float]:
        """As `shown`, low and high."""
        one, other = self.shown(bounds[0]), self.shown(bounds[1])
        return (min(one, other), max(one, other))

    def loss(self, value: float) -> float:
        """A loss of value in units of the clock, or as a part of the share of wins."""
        return value if self.by_clock else value / WIN


def clocks_measure(clocks: Iterable[int]) -> Measure:
    """The measure of a goldfish in which these clocks were seen (at least one)."""
    seen = sorted(clocks)
    return Measure(True, max(0, seen[0] - MARGIN), seen[-1] + MARGIN)


SHARE_OF_WINS: Final = Measure(False)
