"""Blocks of games: consecutive games on the same random numbers, or one game in which several things are counted.

The things in a block are not independent trials, so an interval that treats them as independent is too narrow or too wide.  The blocks
are independent: each is `size` consecutive games (`PreparedMatch.unit`), or one game.

For every complete block, the run's tally holds counts whose names begin with "unit:":
- for a share, the number of blocks that showed x of m games;
- for a mean, and for each point of a curve, the sums of x, x*x, x*m, m and m*m (x: the sum of the block's values, m: their number);
- for a card, the same sums for each of its counts that is a part of another count.
So tallies still merge in any order.  An incomplete last block counts in the shares and means, but not in their intervals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from games.contracts.report import CardCoverage, MetricSpec, Odds, Replay
from games.contracts.runs import Answers, Interruptible, PreparedGoldfish
from games.engine.tally import SUMS, OneGame, Tally
from games.texts import Words
from simulator.statistics.count_names import UNIT
from simulator.statistics.intervals import Interval
from simulator.statistics.ratios import interval_of_ratio, share_of_sums
from simulator.statistics.searched import answers_of_last, replayed
from simulator.statistics.shares import share, share_of_units

NOTHING: Mapping[int, int] = {}


class BlockSum:
    """Adds up the values of a block's games, in the order of the games.  If a game has fewer values, the missing ones count as 0."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.next = -1
        self.total: list[int] = []

    def add(self, index: int, values: list[int]) -> list[int] | None:
        """Return the sums of the block after its last game; None before that, and if games of the block are missing."""
        if index % self.size == 0:
            self.total = values
        elif index == self.next:
            self.total = [one + other for one, other in zip_longest(self.total, values, fillvalue=0)]
        else:
            self.next = -1
            return None
        self.next = index + 1
        return self.total if self.next % self.size == 0 else None


class InBlocks:
    """A prepared deck or match that counts its blocks in addition to its games."""

    def __init__(self, ready: PreparedGoldfish, metrics: Sequence[MetricSpec], size: int) -> None:
        self.ready = ready
        self.unit = size
        self.shares = [(metric.name, metric.among) for metric in metrics if metric.kind == "share" and not metric.of and size > 1]
        self.means = mean_names(metrics, size)
        self.ratios = [(metric.name, metric.of) for metric in metrics if metric.kind == "share" and metric.of]
        self.curves = [metric.name for metric in metrics if metric.kind == "curve" and size > 1]
        # (name, of): a card is in the counts of a game once, and in those of a block several times.
        self.cards = [(metric.name, metric.of) for metric in metrics if metric.kind == "card" and metric.of and size > 1]
        self.sums = [sum_names(name) for name in (*self.means, *(name for name, _ in self.ratios))]
        self.points: list[list[str]] = []
        self.of_cards = {name: sum_names(name) for name, _ in self.cards}
        self.together = BlockSum(size)
        self.shown: dict[tuple[str, str], tuple[int, int]] = {}  # of the block so far, (card, name) -> x and m

    def play(self, seed: int, index: int, tally: Tally) -> None:
        game = OneGame()
        self.ready.play(seed, index, game)
        if index % self.unit == 0:
            self.shown = {}
        for key, x, m in self._of_cards(game):
            before_x, before_m = self.shown.get(key, (0, 0))
            self.shown[key] = (before_x + x, before_m + m)
        if (whole := self.together.add(index, self._values(game))) is not None:
            self._count(whole, tally)
        game.pour(tally)

    def _of_cards(self, game: OneGame) -> Iterator[tuple[tuple[str, str], int, int]]:
        """((card, name), x, m) of every card that was in the game."""
        if game.per_card:
            width = len(game.card_names)
            for name, of in self.cards:
                parts, wholes = (game.per_card[game.card_names.index(each) :: width] for each in (name, of))
                yield from (((code, name), x, m) for code, x, m in zip(game.codes, parts, wholes, strict=True) if m)
        elif self.cards:
            for code, counts in game.cards.items():
                yield from (((code, name), counts.get(name, 0), counts[of]) for name, of in self.cards if counts.get(of))

    def _values(self, game: OneGame) -> list[int]:
        """m and x of every share, mean and ratio, then of every curve turn by turn."""
        counts, histograms = game.counts, game.histograms
        values = []
        for name, among in self.shares:
            values += [sum(histograms[among].values()) if among in histograms else 0 if among else 1, counts.get(name, 0)]
        for name in self.means:
            shown = histograms.get(name, NOTHING)
            values += [sum(shown.values()), _total(shown)]
        for name, of in self.ratios:
            values += [_total(histograms.get(of, NOTHING)), counts.get(name, 0)]
        if self.curves and game.curve_names == self.curves:
            for value in game.turns:
                values += (1, value)
        elif self.curves:
            curves = [game.curves.get(name, ()) for name in self.curves]
            for points in zip_longest(*curves, fillvalue=NOTHING):
                for shown in points:
                    values += [sum(shown.values()), _total(shown)]
        return values

    def _count(self, whole: list[int], tally: Tally) -> None:
        pairs = zip(whole[::2], whole[1::2], strict=True)
        for (name, _), (m, x) in zip(self.shares, pairs, strict=False):
            if m:
                tally.count(f"{UNIT}{name}:{m}:{x}")
        for names, (m, x) in zip(self.sums, pairs, strict=False):
            tally.unit(names, x, m)
        for place, (m, x) in enumerate(pairs):
            if m:
                tally.unit(self._point(place), x, m)
        for (code, name), (x, m) in self.shown.items():
            tally.card_unit(code, self.of_cards[name], x, m)

    def _point(self, place: int) -> list[str]:
        """The names of the sums of a curve in a turn.  place: turn by turn, the curves in their order."""
        while len(self.points) <= place:
            turn, curve = divmod(len(self.points), len(self.curves))
            self.points.append(sum_names(point(self.curves[curve], turn + 1)))
        return self.points[place]

    def check_with(self, check: Callable[[], None] | None) -> None:
        if isinstance(self.ready, Interruptible):
            self.ready.check_with(check)

    @property
    def answers(self) -> Sequence[Answers]:
        """As in `Searching`."""
        return answers_of_last(self.ready)

    def replay(self, seed: int, index: int, answers: Answers = ()) -> Replay:
        return replayed(self.ready, seed, index, answers)

    def coverage(self) -> tuple[CardCoverage, ...]:
        return self.ready.coverage()

    def openings(self) -> tuple[Odds, ...]:
        return self.ready.openings()

    def policy_text(self) -> Words:
        return self.ready.policy_text()


def sum_names(name: str) -> list[str]:
    """The names of the counts that hold the SUMS of this metric."""
    return [f"{UNIT}{name}:{part}" for part in SUMS]


def _total(histogram: Mapping[int, int]) -> int:
    return sum(value * times for value, times in histogram.items())


def in_blocks(ready: PreparedGoldfish, metrics: Sequence[MetricSpec]) -> PreparedGoldfish:
    """Return the prepared deck or match; it counts its blocks if its games or metrics need that."""
    size = block_size(ready)
    needed = size > 1 or mean_names(metrics, size) or any(metric.kind == "share" and metric.of for metric in metrics)
    return InBlocks(ready, metrics, size) if needed else ready


def block_size(ready: PreparedGoldfish) -> int:
    """The number of consecutive games in a block."""
    return int(getattr(ready, "unit", 1))


def point(curve: str, turn: int) -> str:
    """The name under which the mean of a curve in this turn is counted."""
    return f"curve:{curve}:{turn}"


def mean_names(metrics: Sequence[MetricSpec], size: int) -> list[str]:
    """The histograms that have more than one value in a block."""
    return [metric.name for metric in metrics if metric.kind == "histogram" and (size > 1 or metric.several)]


# --- intervals from the counts ------------------------------------------------------------------------------------------------


def share_in(counts: Mapping[str, int], name: str, k: int, n: int) -> dict[str, Any]:
    """Return k of n as a share, with the interval by blocks if they were counted."""
    if sums := _sums(counts, name):
        return {**share(k, n), "ci95": share_of_sums(sums)}
    interval = interval_in(counts, f"{UNIT}{name}:")
    return {**share(k, n), "ci95": interval} if interval else share(k, n)


def mean_interval_in(counts: Mapping[str, int], name: str, skewness: float = 0) -> Interval | None:
    """The interval of a histogram's mean by blocks; None if they were not counted, show no spread or are too few.

    skewness: that of the histogram (`interval_of_ratio`).
    """
    sums = _sums(counts, name)
    return interval_of_ratio(sums, skewness) if sums else None


def blocks_in(counts: Mapping[str, int], name: str) -> int:
    """The number of blocks that were counted for a mean; 0 if none were."""
    return counts.get(f"{UNIT}{name}:n", 0)


def has_means(counts: Mapping[str, int], name: str) -> bool:
    return _sums(counts, name) is not None


def interval_in(counts: Mapping[str, int], prefix: str) -> Interval | None:
    """The interval of a share whose blocks were counted as `prefix`m:x (x of m in a block); None if there are none.

    Blocks of one size have the score interval; if sizes differ (in how many games a side began), the interval is that of their sums.
    """
    blocks = []
    for name, units in counts.items():
        if name.startswith(prefix):
            m, _, x = name.removeprefix(prefix).partition(":")
            if x:
                blocks.append((int(m), int(x), units))
    sizes = {m for m, _, _ in blocks}
    if len(sizes) == 1:
        (size,) = sizes
        return share_of_units([sum(units for _, x, units in blocks if x == shown) for shown in range(size + 1)])
    n = sum(units for _, _, units in blocks)
    if n == 0:
        return None
    sums = [(1, x, m, x * x, x * m, m * m, units) for m, x, units in blocks]
    return share_of_sums([sum(each[part] * each[-1] for each in sums) for part in range(len(SUMS))])


def _sums(counts: Mapping[str, int], name: str) -> tuple[int, ...] | None:
    n, x, m, *more = (counts.get(f"{UNIT}{name}:{part}", 0) for part in SUMS)
    return (n, x, m, *more) if n and m else None
