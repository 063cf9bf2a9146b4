"""Paired designs: comparisons and match-ups, which play several games with the same random numbers at each index.

Terms:
- base: the deck that the variants are compared with.
- variant: a deck that plays the base's games again with the same random numbers.  Each variant has a name.
- cell: a match-up of two sides.  At each index a cell plays a pair of games, usually with the same random numbers and swapped seats.
- points: the score of a side in match-ups, in half games: 2 for a win, 1 for a game without a winner.

The results are counts in the run's tally, so tallies still merge in any order:
- "paired:...": for each variant and metric, the number of pairs and the sums of a, b, a*a, b*b and a*b (a: base, b: variant).
- "cell:...": the games, wins and points of each cell.
- "second:...": the full counts of the second deck of a comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from games.contracts.report import CardCoverage, MetricSpec, Odds, Replay
from games.contracts.runs import Interruptible, PreparedGoldfish, PreparedMatch
from games.engine.tally import Tally
from games.texts import Words
from simulator.statistics.blocks import UNIT, BlockSum, interval_in
from simulator.statistics.intervals import paired, paired_shares, rounded, share
from simulator.statistics.strengths import strengths

PAIRED = "paired:"
CELL = "cell:"
ALL = f"{CELL}all:"
BOTH = f"{CELL}both:"
SUMS = ("n", "a", "b", "aa", "bb", "ab")
IN_CELLS = ("score", "first", "second")
PAIRED_KINDS = ("share", "histogram")
CARD_METRICS = ("won", "clock")
OTHER = "other"
SECOND = "second:"


class Paired:
    """A base and its variants, prepared to be played together.  Index i plays game i of each."""

    def __init__(self, base: PreparedGoldfish, variants: Mapping[str, PreparedGoldfish], metrics: Sequence[MetricSpec]) -> None:
        self.base = base
        self.variants = dict(variants)
        # A share whose denominator is not games has no value for a single game.
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
            if name == OTHER:
                tally.merge(_renamed(other, lambda each: SECOND + each, games=0))
            theirs = self._values(other)
            for metric, a in mine.items():
                if (b := theirs.get(metric)) is not None:
                    for part, value in zip(SUMS, (1, a, b, a * a, b * b, a * b), strict=True):
                        tally.count(f"{PAIRED}{name}:{metric}:{part}", value)

    def _values(self, game: Tally) -> dict[str, int]:
        """The value of each metric in one game; histograms with no value or several values are left out."""
        values = {name: game.counts.get(name, 0) for name in self.shares}
        for name in self.histograms:
            shown = game.histograms.get(name, {})
            if sum(shown.values()) == 1:
                (values[name],) = shown
        return values

    @property
    def second(self) -> PreparedGoldfish | None:
        """The second deck of a comparison, if there is one."""
        return self.variants.get(OTHER)

    def sides(self) -> list[PreparedGoldfish]:
        return [self.base] if self.second is None else [self.base, self.second]

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
    """A round robin of sides.  Index i plays games 2i and 2i + 1 of every cell, usually with swapped seats."""

    def __init__(self, cells: Mapping[tuple[int, int], PreparedMatch]) -> None:
        self.cells = dict(cells)
        self.sides = 1 + max(map(max, self.cells))  # the number of sides, which are numbered from 0
        self.unit = max(max(match.unit, 2) for match in self.cells.values()) // 2  # consecutive pairs that share their random numbers
        self.together = {sides: BlockSum(max(match.unit, 2)) for sides, match in self.cells.items()}
        self.all_together = BlockSum(self.unit)
        self.played_by = [sum(side in cell for cell in self.cells) for side in range(self.sides)]

    def play(self, seed: int, index: int, tally: Tally) -> None:
        tally.games += 1
        points = [0] * self.sides
        for place, ((one, other), match) in enumerate(self.cells.items()):
            for swapped in (0, 1):
                game = Tally()
                match.play(seed, 2 * index + swapped, game)
                won, lost = game.counts.get("side_0_wins", 0), game.counts.get("side_1_wins", 0)
                # The first player is known only if the game has a winner.
                first = won if game.counts.get("first_player_wins", 0) else lost
                # (m, x) for each name in IN_CELLS.  The score counts in halves, so that a game without a winner is one half.
                shown = [2, 1 + won - lost, first, won * first, won + lost - first, won * (1 - first)]
                points[one] += 1 + won - lost
                points[other] += 1 + lost - won
                self._count(tally, one, other, {"won": won, "lost": lost, "begun": first, "begun_won": won * first})
                for turns, games in game.histograms.get("clock", {}).items():
                    for _ in range(games):
                        tally.observe("clock", turns)
                    tally.first("clock", turns, (index * len(self.cells) + place) * 2 + swapped)
                if (unit := self.together[one, other].add(2 * index + swapped, shown)) is not None:
                    counted = zip(IN_CELLS, unit[::2], unit[1::2], strict=True)
                    self._count(tally, one, other, {f"{name}:{m}:{x}": 1 for name, m, x in counted if m})
        if (whole := self.all_together.add(index, points)) is not None:
            self._count_points(tally, whole)

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
        for prepared in self.cells.values():
            if isinstance(prepared, Interruptible):
                prepared.check_with(check)

    def replay(self, seed: int, index: int) -> Replay:
        cell, game = cell_of_game(index, list(self.cells))
        return replace(self.cells[cell].replay(seed, game), index=index)

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


def pairings(sides: int) -> list[tuple[int, int]]:
    """The cells of a full round robin."""
    return list(combinations(range(sides), 2))


def pairings_between(sides: Sequence[str], factions: tuple[str, str]) -> list[tuple[int, int]]:
    """The cells in which a side of the first faction meets a side of the second; `sides` holds the faction of each side.

    If a side would have no opponent, the cells of a full round robin; the rules refuse a match that they forbid.

    >>> pairings_between(["b", "a", "b"], ("a", "b")), pairings_between(["a", "a"], ("a", "b"))
    ([(1, 0), (1, 2)], [(0, 1)])
    """
    every = range(len(sides))
    found = [(one, other) for one in every for other in every if (sides[one], sides[other]) == factions]
    return found if {side for cell in found for side in cell} == set(every) else pairings(len(sides))


def cells_of_plan(plan: Mapping[str, Any]) -> list[tuple[int, int]]:
    """The cells of a run with match-ups, from its plan."""
    found = plan.get("pairings")
    return [(one, other) for one, other in found] if found else pairings(len(plan["policies"]))


def cell_of_game(index: int, cells: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], int]:
    """The cell of game `index` of match-ups, and the game's number in that cell.  Games are numbered by pair, then cell, then seat."""
    pair, rest = divmod(index, 2 * len(cells))
    place, swapped = divmod(rest, 2)
    return cells[place], 2 * pair + swapped


# --- results from the counts -----------------------------------------------------------------------------------------


def is_base_count(name: str) -> bool:
    """Does this name belong to a count of the base's own games?"""
    return not name.startswith((PAIRED, CELL, UNIT))


def first_deck_tally(tally: Tally) -> Tally:
    """The counts of the first deck of a comparison, and of the pairs."""
    return _renamed(tally, lambda each: None if each.startswith(SECOND) else each)


def second_deck_tally(tally: Tally) -> Tally:
    """The counts of the second deck of a comparison, under their usual names."""
    return _renamed(tally, lambda each: each.removeprefix(SECOND) if each.startswith(SECOND) else None)


def _renamed(tally: Tally, name: Callable[[str], str | None], games: int | None = None) -> Tally:
    """A copy of the tally with renamed counts; counts that `name` maps to None are left out."""
    found = Tally()
    found.games = tally.games if games is None else games
    found.counts = {new: by for each, by in tally.counts.items() if (new := name(each)) is not None}
    found.histograms = {new: values for each, values in tally.histograms.items() if (new := name(each)) is not None}
    found.firsts = {new: values for each, values in tally.firsts.items() if (new := name(each)) is not None}
    for each, turns in tally.curves.items():
        if (new := name(each)) is not None:
            found.curves[new] = turns
    for code, counts in tally.cards.items():
        if renamed := {new: by for each, by in counts.items() if (new := name(each)) is not None}:
            found.cards[code] = renamed
    return found


def paired_differences(counts: Mapping[str, int], variant: str, metrics: Iterable[MetricSpec]) -> list[dict[str, Any]]:
    """The paired difference (variant - base) of each metric, in the game's order."""
    found = []
    for metric in metrics:
        if metric.kind not in PAIRED_KINDS:
            continue
        n, a, b, aa, bb, ab = (counts.get(f"{PAIRED}{variant}:{metric.name}:{part}", 0) for part in SUMS)
        if n:
            of = paired_shares if metric.kind == "share" else paired
            found.append({"name": metric.name, "kind": metric.kind, "labels": dict(metric.labels), **of((n, a, b, aa, bb, ab))})
    return found


def cell_results(counts: Mapping[str, int], cells: Iterable[tuple[int, int]], pairs: int) -> list[dict[str, Any]]:
    """For each cell, from its first side: the score, and the shares of wins as first and as second player.

    The win shares leave out games without a winner.  The intervals are computed from units.
    """
    found = []
    for one, other in cells:
        of = f"{CELL}{one}:{other}:"
        won, lost, begun, begun_won = (counts.get(of + name, 0) for name in ("won", "lost", "begun", "begun_won"))
        games = 2 * pairs
        cell = {"sides": [one, other], "games": games, "won": won, "lost": lost}
        interval = interval_in(counts, f"{of}score:") or [0.0, 1.0]  # nothing is known before the first unit is complete
        cell["score"] = {"value": rounded((games + won - lost) / (2 * games)), "ci95": interval, "n": pairs}
        for name, k, n in (("first", begun_won, begun), ("second", won - begun_won, won + lost - begun)):
            cell[name] = {**share(k, n), "ci95": interval_in(counts, f"{of}{name}:") or [0.0, 1.0]} if n else None
        found.append(cell)
    return found


def side_scores(counts: Mapping[str, int], cells: Sequence[tuple[int, int]], sides: int, pairs: int) -> list[dict[str, Any] | None]:
    """Each side's share of the points in all its games; None if an older version wrote the tally."""
    found: list[dict[str, Any] | None] = []
    points = cell_points(counts, cells, pairs)
    for side in range(sides):
        mine = [ours[cell.index(side)] for cell, ours in points.items() if side in cell]
        interval = interval_in(counts, f"{ALL}{side}:")
        found.append({"value": rounded(sum(mine) / (2 * pairs * len(mine))), "ci95": interval, "n": pairs} if interval else None)
    return found


def cell_points(counts: Mapping[str, int], cells: Iterable[tuple[int, int]], pairs: int) -> dict[tuple[int, int], tuple[float, float]]:
    """For each cell, the games won by its first and its second side; a game without a winner is half a win for both."""
    found = {}
    for one, other in cells:
        more = counts.get(f"{CELL}{one}:{other}:won", 0) - counts.get(f"{CELL}{one}:{other}:lost", 0)
        found[one, other] = (pairs + more / 2, pairs - more / 2)
    return found


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
