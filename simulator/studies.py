"""Several games for each index on the same random numbers, counted as pairs.

base: what others are compared with.  variant: what is played beside it on the same numbers, by name.
cell: one match-up of two sides.  Its index is a pair of games: the same numbers, the seats swapped.

What is counted goes into the run's tally like everything else, as counts whose names begin with "paired:" or "cell:":
for each variant and metric the number of pairs and the sums of a, b, a*a, b*b and a*b (a: the base's value, b: the variant's), so that
tallies still merge in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from games.contracts import CardCoverage, Interruptible, MetricSpec, Odds, PreparedGoldfish, PreparedMatch, Replay, Words
from games.engine.tally import Tally
from simulator.statistics import interval_of_mean, paired, rounded, share

PAIRED = "paired:"
CELL = "cell:"
SUMS = ("n", "a", "b", "aa", "bb", "ab")
RESULTS = ("won", "lost", "won_first", "won_second", "scores", "squares")
PAIRED_KINDS = ("share", "histogram")
CARD_METRICS = ("won", "clock")
OTHER = "other"


class Paired:
    """A base and its variants, as one thing to be played.  Index i plays game i of each of them."""

    def __init__(self, base: PreparedGoldfish, variants: Mapping[str, PreparedGoldfish], metrics: Sequence[MetricSpec]) -> None:
        self.base = base
        self.variants = dict(variants)
        # A share of something else than games has no value for each game.
        self.shares = [metric.name for metric in metrics if metric.kind == "share" and not metric.of]
        self.histograms = [metric.name for metric in metrics if metric.kind == "histogram"]

    def play(self, seed: int, index: int, tally: Tally) -> None:
        one = Tally()
        self.base.play(seed, index, one)
        tally.merge(one)
        mine = self._values(one)
        for name, variant in self.variants.items():
            other = Tally()
            variant.play(seed, index, other)
            theirs = self._values(other)
            for metric, a in mine.items():
                if (b := theirs.get(metric)) is not None:
                    for part, value in zip(SUMS, (1, a, b, a * a, b * b, a * b), strict=True):
                        tally.count(f"{PAIRED}{name}:{metric}:{part}", value)

    def _values(self, game: Tally) -> dict[str, int]:
        """What one game showed of each metric; a histogram in which it put nothing, or more than one value, is left out."""
        values = {name: game.counts.get(name, 0) for name in self.shares}
        for name in self.histograms:
            shown = game.histograms.get(name, {})
            if sum(shown.values()) == 1:
                (values[name],) = shown
        return values

    def check_with(self, check: Callable[[], None] | None) -> None:
        for prepared in (self.base, *self.variants.values()):
            if isinstance(prepared, Interruptible):
                prepared.check_with(check)

    def replay(self, seed: int, index: int) -> Replay:
        return self.base.replay(seed, index)

    def coverage(self) -> tuple[CardCoverage, ...]:
        return self.base.coverage()

    def openings(self) -> tuple[Odds, ...]:
        return self.base.openings()

    def policy_text(self) -> Words:
        return self.base.policy_text()


class Matchups:
    """Sides 0 to k - 1, each against each.  Index i plays the pair of games 2i and 2i + 1 of every cell, the seats swapped."""

    def __init__(self, cells: Mapping[tuple[int, int], PreparedMatch]) -> None:
        self.cells = dict(cells)

    def play(self, seed: int, index: int, tally: Tally) -> None:
        tally.games += 1
        for place, ((one, other), match) in enumerate(self.cells.items()):
            score = 0
            for swapped in (0, 1):
                game = Tally()
                match.play(seed, 2 * index + swapped, game)
                won, lost = game.counts.get("side_0_wins", 0), game.counts.get("side_1_wins", 0)
                first = game.counts.get("first_player_wins", 0)
                score += 1 + won - lost  # in half points, so that a game nobody wins is a half
                self._count(tally, one, other, won=won, lost=lost, won_first=won * first, won_second=won * (1 - first))
                for turns, games in game.histograms.get("clock", {}).items():
                    for _ in range(games):
                        tally.observe("clock", turns)
                    tally.first("clock", turns, (index * len(self.cells) + place) * 2 + swapped)
            self._count(tally, one, other, scores=score, squares=score * score)

    @staticmethod
    def _count(tally: Tally, one: int, other: int, **by: int) -> None:
        for name, value in by.items():
            if value:
                tally.count(f"{CELL}{one}:{other}:{name}", value)

    def check_with(self, check: Callable[[], None] | None) -> None:
        for prepared in self.cells.values():
            if isinstance(prepared, Interruptible):
                prepared.check_with(check)

    def replay(self, seed: int, index: int) -> Replay:
        """Of the games of a pair those of the first cell come first, then those of the next."""
        pair, rest = divmod(index, 2 * len(self.cells))
        place, swapped = divmod(rest, 2)
        replay = list(self.cells.values())[place].replay(seed, 2 * pair + swapped)
        return Replay(index, replay.outcome, replay.clock, replay.steps, replay.trace, replay.digest)

    def coverage(self) -> tuple[CardCoverage, ...]:
        """The most copies of each card that any cell has."""
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


def pairings(sides: int) -> list[tuple[int, int]]:
    return list(combinations(range(sides), 2))


# --- reading it again ------------------------------------------------------------------------------------------------


def is_plain(name: str) -> bool:
    """Is this a count of the base's own games?"""
    return not name.startswith((PAIRED, CELL))


def pairs_of(counts: Mapping[str, int], variant: str, metrics: Iterable[MetricSpec]) -> list[dict[str, Any]]:
    """Each metric's paired difference, variant - base, in the game's order."""
    found = []
    for metric in metrics:
        if metric.kind not in PAIRED_KINDS:
            continue
        n, a, b, aa, bb, ab = (counts.get(f"{PAIRED}{variant}:{metric.name}:{part}", 0) for part in SUMS)
        if n:
            found.append({"name": metric.name, "kind": metric.kind, "labels": dict(metric.labels), **paired((n, a, b, aa, bb, ab))})
    return found


def cells_of(counts: Mapping[str, int], sides: int, pairs: int) -> list[dict[str, Any]]:
    """Each cell's share of wins for its first side: of all, as first and as second player; and its points with the pair as the unit."""
    cells = []
    for one, other in pairings(sides):
        won, lost, first, second, scores, squares = (counts.get(f"{CELL}{one}:{other}:{name}", 0) for name in RESULTS)
        interval = interval_of_mean(pairs, scores, squares)
        cells.append(
            {
                "sides": [one, other],
                "games": 2 * pairs,
                "won": won,
                "lost": lost,
                # A pair has four half points.
                "score": {
                    "value": rounded(scores / (4 * pairs)),
                    "ci95": [rounded(bound / 4) for bound in interval] if interval else None,
                    "n": pairs,
                },
                "first": share(first, pairs),
                "second": share(second, pairs),
            }
        )
    return cells
