"""Luck: what happened in a game without the person's choice, valued in worlds that might have been the real one.

value of a decision: the mean result if the policy answers it and plays on, over deals of everything that the person does not see.
mean after a choice: the same, if the choice that was made comes first.
event: everything that happened by itself between two decisions: draws, shuffles, dice, and what the opponent did.  Its luck is the value
of the decision after it minus the mean after the choice before it; the first event is the opening, the last one ends in the result.
Between most decisions nothing happens by itself: a choice only leads to the next question.

So the result is the mean before the game, plus all luck, plus what the choices changed beside those of the policy.  If the policy itself
played the game, nothing else is left, and the mean luck of many such games is 0.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from games.coach.examination import NOBODY, PILOT, WORLDS, Check, Examination
from games.coach.measure import SHARE_OF_WINS, Measure, clocks_measure
from games.contracts.coach import CoachedGame
from games.engine.machine import play_match, play_out
from games.engine.rng import stream
from games.runs.seated import follow_alone, follow_seated

# In place of the number of choices before a decision: before the game.
BEFORE: Final = -1
# Games that tell between which turns the clock counts.
PILOT_GAMES: Final = 24
PILOT_SEED: Final = 0
# Each new game has a seed of its own, drawn from a random stream.
SEED_BITS: Final = 30


class PlayedGame:
    """A game that a person has played to its end, whose decisions are valued."""

    def __init__(
        self,
        prepared: CoachedGame,
        seed: int,
        choices: Sequence[int],
        *,
        worlds_seed: int,
        by_clock: bool,
        first: int = -1,
        index: int = 0,
        start: int = BEFORE,
        check: Check = None,
    ) -> None:
        """seed, choices, first, index: as in `examine` and `examine_against`.  worlds_seed: of the worlds.

        start: where the game is first valued: BEFORE, or the number of choices before a decision.
        ValueError if the game is not over.
        """
        self.prepared = prepared
        self.seed = seed
        self.choices = tuple(choices)
        self.worlds_seed = worlds_seed
        self.by_clock = by_clock
        self.first = first
        self.index = index
        # Called between playouts; what it raises ends the work.  It may be changed.
        self.check = check
        # The last decision that was examined: most worlds are of the same one as the world before.
        self._last: tuple[int, Examination] | None = None
        begun = self._game(0 if start == BEFORE else start)
        if begun.decision is None:
            raise ValueError("There is no decision where the game is first valued.")
        self.seat = int(begun.decision.seat) if by_clock else prepared.seat_of(0)
        self.measure: Measure = self._clocks(start) if by_clock else SHARE_OF_WINS
        over = self._game(len(self.choices))
        if not over.is_over:
            raise ValueError("The game is not over.")
        # The value of the game as it ended, from 0 to `measure.top`.
        self.result = self._value(over)

    def value_before(self, world: int) -> int:
        """The result of a new game of the same lists that the policies play."""
        return self._value(self._new_game(self.worlds_seed, world, WORLDS))

    def values(self, made: int, world: int) -> tuple[int, int]:
        """The results in one world of the decision after `made` choices: with the policy's option, and with the one that was taken."""
        found = self._examined(made).play(world, check=self.check)
        return found[0], found[-1]

    def departs(self, made: int) -> bool:
        """Whether the option that was taken after `made` choices is not the policy's."""
        return len(self._examined(made).options) > 1

    def _examined(self, made: int) -> Examination:
        if self._last is None or self._last[0] != made:
            examined = Examination(
                self.prepared,
                self._game(made),
                seed=self.worlds_seed,
                played=self.choices[made],
                measure=self.measure,
                is_about_played=True,
            )
            self._last = (made, examined)
        return self._last[1]

    def _game(self, made: int) -> Any:
        """The game after so many choices, where it waits or is over."""
        if self.by_clock:
            return follow_alone(self.prepared.new_game(self.seed, self.index), self.seed, self.choices[:made])
        begun = self.prepared.seated_in(self.seed, self.first, NOBODY, self.index)
        game, _ = follow_seated(begun, self.prepared.seat_of(0), self.seed, self.choices[:made])
        game.advance()
        return game

    def _new_game(self, worlds_seed: int, number: int, purpose: int) -> Any:
        """A game of the same lists and options, played by the policies."""
        seed = stream(worlds_seed, number, purpose).below(1 << SEED_BITS)
        game = self.prepared.new_game(seed, 0) if self.by_clock else self.prepared.seated_in(seed, self.first, NOBODY, 0)
        game.log = None
        game.keeps_trace = False
        policies = self.prepared.policies(seed, 0)
        self.prepared.hasten(game, policies)
        if len(policies) == 1:
            play_out(game, policies[0])
        else:
            play_match(game, policies)
        if self.check is not None:
            self.check()
        return game

    def _value(self, game: Any) -> int:
        return self.measure.value(game, int(self.prepared.clock(game)), self.seat)

    def _clocks(self, start: int) -> Measure:
        """The measure of a goldfish, by new games or by worlds of the decision at which it is first valued; the same for any seed."""
        if start != BEFORE:
            return Examination(
                self.prepared, self._game(start), seed=PILOT_SEED, played=self.choices[start], pilot=PILOT_GAMES, check=self.check
            ).measure
        return clocks_measure(int(self.prepared.clock(self._new_game(PILOT_SEED, number, PILOT))) for number in range(PILOT_GAMES))


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of some games, and the variance of this mean."""

    mean: float
    variance: float

    def __add__(self, other: Mean) -> Mean:
        return Mean(self.mean + other.mean, self.variance + other.variance)

    def __sub__(self, other: Mean) -> Mean:
        return Mean(self.mean - other.mean, self.variance + other.variance)


def mean_of_counts(counts: Mapping[int, int], low: int, high: int) -> Mean:
    """The mean of counted numbers from `low` to `high`.

    Its variance is that of the numbers with one more at each end, so that it is not 0 if all of a few numbers are equal.
    ValueError without numbers.
    """
    n = sum(counts.values())
    if not n:
        raise ValueError("There are no numbers.")
    mean = sum(value * count for value, count in counts.items()) / n
    widened = {**counts, low: counts.get(low, 0) + 1}
    widened[high] = widened.get(high, 0) + 1
    centre = sum(value * count for value, count in widened.items()) / (n + 2)
    return Mean(mean, sum(count * (value - centre) ** 2 for value, count in widened.items()) / (n + 2) / n)


@dataclass(frozen=True, slots=True)
class Valued:
    """A decision that was valued.

    value: the mean with the policy's option.
    change: the mean with the option that was taken minus `value`, in the same worlds; exactly 0 if the policy takes the same option.
    """

    value: Mean
    change: Mean


NO_CHANGE: Final = Mean(0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Luck:
    """events: the luck of each event, in order; with the luck of the opening before them, if the mean before is given.

    changed: what the choices changed beside the policy's, of all decisions together.
    adjusted: the result without luck: the mean at the start, and what the choices changed.
    total: the luck of all events together.
    """

    events: tuple[Mean, ...]
    changed: Mean
    adjusted: Mean
    total: Mean


def luck_of(before: Mean | None, decisions: Sequence[Valued], result: float, ends: Collection[int] | None = None) -> Luck:
    """The luck of a game; ValueError without decisions.

    before: the mean before the game, None if the first decision begins it.
    ends: the indexes of the decisions after which something happened by itself (`groups_of`); None for all of them.
    """
    if not decisions:
        raise ValueError("A game without decisions has no events between them.")
    end = Mean(result, 0.0)
    values = [*(each.value for each in decisions), end]
    events = [luck_between(decisions[first:last], values[last]) for first, last in groups_of(len(decisions), ends)]
    start = decisions[0].value
    if before is not None:
        events.insert(0, start - before)
        start = before
    changed = sum_of(each.change for each in decisions)
    return Luck(tuple(events), changed, start + changed, end - start - changed)


def groups_of(decisions: int, ends: Collection[int] | None = None) -> list[tuple[int, int]]:
    """The decisions between two events, as (the first, the one after the last); after the last one the game ends.

    >>> groups_of(5, {1, 2})
    [(0, 2), (2, 3), (3, 5)]
    """
    after = [number + 1 for number in range(decisions - 1) if ends is None or number in ends]
    return list(pairwise([0, *after, decisions]))


def luck_between(decisions: Sequence[Valued], end: Mean) -> Mean:
    """The luck of everything that happened from the first of these decisions, which follow each other, to the value after the last."""
    return end - decisions[0].value - sum_of(each.change for each in decisions)


def sum_of(means: Iterable[Mean]) -> Mean:
    return sum(means, NO_CHANGE)
