"""Match-ups: several sides meet in cells, and each cell plays pairs of games on the same random numbers.

- cell: a match-up of two sides.  At each index a cell plays a pair of games, usually with swapped seats.
- points: the score of a side in half games: 2 for a win, 1 for a game without a winner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.contracts.report import CardCoverage, Odds, Replay
from games.contracts.runs import Answers, Interruptible, PreparedMatch
from games.engine.tally import CLOCK_UNDECIDED, Tally
from games.texts import Words
from simulator.modes import CLOCK
from simulator.statistics.blocks import BlockSum, interval_in, sum_names
from simulator.statistics.cells import cell_of_game
from simulator.statistics.count_names import ALL, BOTH, CELL
from simulator.statistics.intervals import rounded
from simulator.statistics.searched import answers_of_last, replayed
from simulator.statistics.shares import share
from simulator.statistics.strengths import strengths

# The shares of a cell whose blocks are counted.
IN_CELLS = ("score", "first", "second")


class Matchups:
    """A round robin of sides.  Index i plays games 2i and 2i + 1 of every cell, usually with swapped seats."""

    def __init__(self, cells: Mapping[tuple[int, int], PreparedMatch]) -> None:
        self.cells = dict(cells)
        self.plays = 2 * len(self.cells)  # games for each index
        self.sides = 1 + max(map(max, self.cells))  # the number of sides, which are numbered from 0
        self.unit = max(max(match.unit, 2) for match in self.cells.values()) // 2  # consecutive pairs that share their random numbers
        self.together = {sides: BlockSum(max(match.unit, 2)) for sides, match in self.cells.items()}
        self.all_together = BlockSum(self.unit)
        self.clocks = BlockSum(self.unit)
        self.clock_sums = sum_names(CLOCK)
        self.check: Callable[[], None] | None = None
        # As in `Searching`: of the games of each cell, in the order in which they are played.
        self.answers: list[Answers] = []
        self.played_by = [sum(side in cell for cell in self.cells) for side in range(self.sides)]

    def play(self, seed: int, index: int, tally: Tally) -> None:
        tally.games += 1
        points = [0] * self.sides
        answers: list[Answers] = []
        clocks = [0, 0]  # the games of all cells, and the sum of their deciding turns
        for place, ((one, other), match) in enumerate(self.cells.items()):
            for swapped in (0, 1):
                game = Tally()
                match.play(seed, 2 * index + swapped, game)
                answers += answers_of_last(match)
                if self.check is not None:
                    self.check()
                won, lost = game.counts.get("side_0_wins", 0), game.counts.get("side_1_wins", 0)
                # The first player is known only if the game has a winner.
                first = won if game.counts.get("first_player_wins", 0) else lost
                # (m, x) for each name in IN_CELLS.  The score counts in halves, so that a game without a winner is one half.
                shown = [2, 1 + won - lost, first, won * first, won + lost - first, won * (1 - first)]
                points[one] += 1 + won - lost
                points[other] += 1 + lost - won
                self._count(tally, one, other, {"won": won, "lost": lost, "begun": first, "begun_won": won * first})
                for turns, games in game.histograms.get(CLOCK, {}).items():
                    for _ in range(games):
                        tally.observe(CLOCK, turns)
                    clocks = [clocks[0] + games, clocks[1] + turns * games]
                    if game.histograms.get(CLOCK_UNDECIDED):
                        tally.observe(CLOCK_UNDECIDED, turns)
                    tally.first(CLOCK, turns, (index * len(self.cells) + place) * 2 + swapped)
                if (unit := self.together[one, other].add(2 * index + swapped, shown)) is not None:
                    counted = zip(IN_CELLS, unit[::2], unit[1::2], strict=True)
                    self._count(tally, one, other, {f"{name}:{m}:{x}": 1 for name, m, x in counted if m})
        if (whole := self.all_together.add(index, points)) is not None:
            self._count_points(tally, whole)
        if (whole := self.clocks.add(index, clocks)) is not None and (games := whole[0]):
            tally.unit(self.clock_sums, whole[1], games)
        self.answers = answers

    def _count_points(self, tally: Tally, points: list[int]) -> None:
        """Count each side's points in this unit, and their products: all match-ups of a unit share its random numbers."""
        for side, mine in enumerate(points):
            tally.count(f"{ALL}{side}:{2 * 2 * self.unit * self.played_by[side]}:{mine}")
            for other in range(side + 1, self.sides):
                if product := mine * points[other]:
                    tally.count(f"{BOTH}{side}:{other}", product)

    @staticmethod
    def _count(tally: Tally, one: int, other: int, by: Mapping[str, int]) -> None:
        for name, value in by.items():
            if value:
                tally.count(f"{CELL}{one}:{other}:{name}", value)

    def check_with(self, check: Callable[[], None] | None) -> None:
        """Called after each game, and during the games of a policy that searches."""
        self.check = check
        for prepared in self.cells.values():
            if isinstance(prepared, Interruptible):
                prepared.check_with(check)

    def replay(self, seed: int, index: int, answers: Answers = ()) -> Replay:
        cell, game = cell_of_game(index, list(self.cells))
        return replace(replayed(self.cells[cell], seed, game, answers), index=index)

    def coverage(self) -> tuple[CardCoverage, ...]:
        """The coverage of each card, from the cell that has most copies of it."""
        most: dict[str, CardCoverage] = {}
        for match in self.cells.values():
            for card in match.coverage():
                if card.code not in most or card.quantity > most[card.code].quantity:
                    most[card.code] = card
        return tuple(most.values())

    def openings(self) -> tuple[Odds, ...]:
        return ()

    def policy_text(self) -> Words:
        return next(iter(self.cells.values())).policy_text()


def cell_results(counts: Mapping[str, int], cells: Iterable[tuple[int, int]], pairs: int) -> list[dict[str, Any]]:
    """For each cell, from its first side: the score, and the shares of wins as first and as second player.

    The win shares leave out games without a winner.  The intervals are computed from units.
    """
    results = []
    for one, other in cells:
        prefix = f"{CELL}{one}:{other}:"
        won, lost, begun, begun_won = (counts.get(prefix + name, 0) for name in ("won", "lost", "begun", "begun_won"))
        games = 2 * pairs
        cell = {"sides": [one, other], "games": games, "won": won, "lost": lost}
        interval = interval_in(counts, f"{prefix}score:") or [0.0, 1.0]  # nothing is known before the first unit is complete
        cell["score"] = {"value": rounded((games + won - lost) / (2 * games)), "ci95": interval, "n": pairs}
        for name, k, n in (("first", begun_won, begun), ("second", won - begun_won, won + lost - begun)):
            cell[name] = {**share(k, n), "ci95": interval_in(counts, f"{prefix}{name}:") or [0.0, 1.0]} if n else None
        results.append(cell)
    return results


def side_scores(counts: Mapping[str, int], cells: Sequence[tuple[int, int]], sides: int, pairs: int) -> list[dict[str, Any] | None]:
    """Each side's share of the points in all its games; None if an older version wrote the tally."""
    scores: list[dict[str, Any] | None] = []
    points = cell_points(counts, cells, pairs)
    for side in range(sides):
        of_side = [side_points[cell.index(side)] for cell, side_points in points.items() if side in cell]
        interval = interval_in(counts, f"{ALL}{side}:")
        scores.append({"value": rounded(sum(of_side) / (2 * pairs * len(of_side))), "ci95": interval, "n": pairs} if interval else None)
    return scores


def cell_points(counts: Mapping[str, int], cells: Iterable[tuple[int, int]], pairs: int) -> dict[tuple[int, int], tuple[float, float]]:
    """For each cell, the games won by its first and its second side; a game without a winner is half a win for both."""
    points = {}
    for one, other in cells:
        more = counts.get(f"{CELL}{one}:{other}:won", 0) - counts.get(f"{CELL}{one}:{other}:lost", 0)
        points[one, other] = (pairs + more / 2, pairs - more / 2)
    return points


def side_strengths(
    counts: Mapping[str, int], cells: Sequence[tuple[int, int]], sides: int, *, pairs: int, unit: int
) -> list[dict[str, Any]] | None:
    """The `strengths` of the sides; None if there are fewer than two units.  unit: the number of pairs of each cell in a unit."""
    shown: list[list[tuple[int, int]]] = [[] for _ in range(sides)]  # for each side: (points, number of units with so many points)
    for name, units in counts.items():
        if name.startswith(ALL):
            side, _, points = name.removeprefix(ALL).split(":")
            shown[int(side)].append((int(points), units))
    units = sum(times for _, times in shown[0])
    if units < 2:
        return None
    sums = [sum(points * times for points, times in each) for each in shown]

    def product(one: int, other: int) -> int:
        if one == other:
            return sum(points * points * times for points, times in shown[one])
        return counts.get(f"{BOTH}{min(one, other)}:{max(one, other)}", 0)

    # Divided by 4, as points are half games.
    every = range(sides)
    covariance = [[(units * product(a, b) - sums[a] * sums[b]) / (4 * units * (units - 1)) for b in every] for a in every]
    return strengths(cell_points(counts, cells, pairs), sides, covariance, units=units, whole=pairs / unit)
