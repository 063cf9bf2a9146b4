"""Comparisons: a base and its variants play the same games with the same random numbers, and each pair of games is compared.

- base: the deck that the variants are compared with.
- variant: a deck that plays the base's games again.  Each variant has a name: `OTHER` in a comparison of two decks, or the code of the card
  or set that is replaced by a blank.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from games.contracts.report import CardCoverage, MetricSpec, Odds, Replay
from games.contracts.runs import Answers, Interruptible, PreparedGoldfish
from games.engine.tally import Tally
from games.texts import Words
from simulator.statistics.count_names import PAIRED, SECOND
from simulator.statistics.paired import paired, paired_shares
from simulator.statistics.searched import answers_of_last, replayed

# The name of the second deck of a comparison.
OTHER = "other"
# The number of pairs and the sums of a, b, a*a, b*b and a*b (a: base, b: variant).
SUMS = ("n", "a", "b", "aa", "bb", "ab")
# Of histograms also the sums of a*a*a, a*a*b, a*b*b and b*b*b.
CUBES = ("aaa", "aab", "abb", "bbb")
PAIRED_KINDS = ("share", "histogram")
# The metrics that are compared for each blanked card.
CARD_METRICS = ("won", "clock")


class Paired:
    """A base and its variants, prepared to be played together.  Index i plays game i of each."""

    def __init__(self, base: PreparedGoldfish, variants: Mapping[str, PreparedGoldfish], metrics: Sequence[MetricSpec]) -> None:
        self.base = base
        self.variants = dict(variants)
        self.plays = 1 + len(self.variants)  # games for each index
        self.check: Callable[[], None] | None = None
        # As in `Searching`: of the decks with replays (`sides`).
        self.answers: list[Answers] = []
        # A share whose denominator is not games has no value for a single game.
        self.shares = [metric.name for metric in metrics if metric.kind == "share" and not metric.of]
        self.histograms = [metric.name for metric in metrics if metric.kind == "histogram"]

    def play(self, seed: int, index: int, tally: Tally) -> None:
        base_game = Tally()
        self.base.play(seed, index, base_game)
        self._look()
        tally.merge(base_game)
        base_values = self._values(base_game)
        histograms = frozenset(self.histograms)
        for name, variant in self.variants.items():
            variant_game = Tally()
            variant.play(seed, index, variant_game)
            self._look()
            if name == OTHER:
                tally.merge(_renamed(variant_game, lambda each: SECOND + each, games=0))
            variant_values = self._values(variant_game)
            for metric, a in base_values.items():
                if (b := variant_values.get(metric)) is not None:
                    for part, value in zip(SUMS, (1, a, b, a * a, b * b, a * b), strict=True):
                        tally.count(f"{PAIRED}{name}:{metric}:{part}", value)
                    if metric in histograms:
                        for part, value in zip(CUBES, (a**3, a * a * b, a * b * b, b**3), strict=True):
                            tally.count(f"{PAIRED}{name}:{metric}:{part}", value)
        self.answers = [answers for side in self.sides() for answers in answers_of_last(side)]

    def _look(self) -> None:
        if self.check is not None:
            self.check()

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
        """Called after each game, and during the games of a policy that searches."""
        self.check = check
        for prepared in (self.base, *self.variants.values()):
            if isinstance(prepared, Interruptible):
                prepared.check_with(check)

    def replay(self, seed: int, index: int, answers: Answers = ()) -> Replay:
        return replayed(self.base, seed, index, answers)

    def coverage(self) -> tuple[CardCoverage, ...]:
        return self.base.coverage()

    def openings(self) -> tuple[Odds, ...]:
        return self.base.openings()

    def policy_text(self) -> Words:
        return self.base.policy_text()


def first_deck_tally(tally: Tally) -> Tally:
    """The counts of the first deck of a comparison, and of the pairs."""
    return _renamed(tally, lambda each: None if each.startswith(SECOND) else each)


def second_deck_tally(tally: Tally) -> Tally:
    """The counts of the second deck of a comparison, under their usual names."""
    return _renamed(tally, lambda each: each.removeprefix(SECOND) if each.startswith(SECOND) else None)


def _renamed(tally: Tally, name: Callable[[str], str | None], games: int | None = None) -> Tally:
    """A copy of the tally with renamed counts; counts that `name` maps to None are left out."""
    copy = Tally()
    copy.games = tally.games if games is None else games
    copy.counts = {new: by for each, by in tally.counts.items() if (new := name(each)) is not None}
    copy.histograms = {new: values for each, values in tally.histograms.items() if (new := name(each)) is not None}
    copy.firsts = {new: values for each, values in tally.firsts.items() if (new := name(each)) is not None}
    for each, turns in tally.curves.items():
        if (new := name(each)) is not None:
            copy.curves[new] = turns
    for code, counts in tally.cards.items():
        if renamed := {new: by for each, by in counts.items() if (new := name(each)) is not None}:
            copy.cards[code] = renamed
    return copy


def variants_counted(counts: Mapping[str, int]) -> list[str]:
    """The names of the variants that were played, shorter codes first: "2" before "10"."""
    names = {name.removeprefix(PAIRED).rsplit(":", 2)[0] for name in counts if name.startswith(PAIRED)}
    return sorted(names, key=lambda name: (len(name), name))


def paired_differences(counts: Mapping[str, int], variant: str, metrics: Iterable[MetricSpec]) -> list[dict[str, Any]]:
    """The paired difference (variant - base) of each metric, in the game's order."""
    differences = []
    for metric in metrics:
        if metric.kind not in PAIRED_KINDS:
            continue
        n, a, b, aa, bb, ab = (counts.get(f"{PAIRED}{variant}:{metric.name}:{part}", 0) for part in SUMS)
        if n:
            sums = (n, a, b, aa, bb, ab)
            aaa, aab, abb, bbb = (counts.get(f"{PAIRED}{variant}:{metric.name}:{part}", 0) for part in CUBES)
            known = (aaa, aab, abb, bbb) if aaa or bbb else None
            found = paired_shares(sums) if metric.kind == "share" else paired(sums, known)
            differences.append({"name": metric.name, "kind": metric.kind, "labels": dict(metric.labels), **found})
    return differences
