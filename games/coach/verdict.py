"""The verdict on a decision: what each option is worth, how far it is behind the best, and which cannot be told apart from the best.

All bounds of a verdict hold together and at every time at once, with a chance of 95 % (`games.coach.bounds`): half of the error is divided
among the means, half among the differences of all pairs.  So one may refine, look, stop early and pick out the best option afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.coach.bounds import bounds
from games.coach.counts import Counts, mean_of

ERROR: Final = 0.05
# Whether a second verdict puts the same option first (`rank_of`).
RANKS: Final = ("same", "open", "other")
SAME, OPEN, OTHER = RANKS


@dataclass(frozen=True, slots=True)
class Judged:
    """One option.  Values are means from 0 to the counts' `top`, greater is better; bounds are (low, high).

    difference: this option's mean minus the best's, at most 0.
    is_best: it has the greatest mean (of several, the first).
    is_behind: some other option is better beyond doubt; of all others it is "not separable" which is the best.
    regret: what is lost by it at least, beyond doubt, and what seems to be lost.
    """

    option: int
    mean: float
    bounds: tuple[float, float]
    difference: float
    difference_bounds: tuple[float, float]
    is_best: bool
    is_behind: bool
    regret: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Verdict:
    """options: the best mean first.  is_settled: one option is better than all others beyond doubt."""

    worlds: int
    options: tuple[Judged, ...]

    @property
    def is_settled(self) -> bool:
        return sum(not each.is_behind for each in self.options) == 1

    def of(self, option: int) -> Judged:
        """The verdict on this option; LookupError if it was not examined."""
        for each in self.options:
            if each.option == option:
                return each
        raise LookupError(f"Option {option} was not examined.")


def verdict_of(counts: Counts, *, decisions: int = 1) -> Verdict:
    """decisions: of how many decisions the bounds shall hold together."""
    places = range(len(counts.options))
    error = ERROR / 2 / decisions
    means = [mean_of(values) for values in counts.values]
    best = max(places, key=lambda place: (means[place], -place))
    of_differences = _difference_bounds(counts, error / max(1, len(places) * (len(places) - 1)))
    judged = []
    for place in places:
        ahead = [-of_differences[place][other][1] for other in places if other != place]
        loss = max(0.0, *ahead) if ahead else 0.0
        judged.append(
            Judged(
                option=counts.options[place],
                mean=means[place],
                bounds=bounds(counts.values[place], counts.top, error=error / (2 * len(places))),
                difference=means[place] - means[best],
                difference_bounds=of_differences[place][best],
                is_best=place == best,
                is_behind=loss > 0,
                regret=(loss, means[best] - means[place]),
            )
        )
    return Verdict(counts.worlds, tuple(sorted(judged, key=lambda each: (-each.mean, each.option))))


def rank_of(verdict: Verdict, other: Verdict) -> str:
    """Whether another verdict on the same options, such as that of policies that err, puts the same one first: SAME, OPEN or OTHER.

    OTHER: there, every option that may be the best of `verdict` is behind another one beyond doubt.
    OPEN: another option is first there, but one that may be the best of `verdict` may be the best there, too.
    """
    if other.options[0].option == verdict.options[0].option:
        return SAME
    may_be_best = {each.option for each in verdict.options if not each.is_behind}
    return OPEN if any(not each.is_behind and each.option in may_be_best for each in other.options) else OTHER


def _difference_bounds(counts: Counts, error: float) -> Sequence[Sequence[tuple[float, float]]]:
    """Bounds on (mean of the row - mean of the column), each side with this error."""
    places = range(len(counts.options))
    found = [[(0.0, 0.0) for _ in places] for _ in places]
    for i, j in counts.pairs:
        low, high = bounds(counts.difference(i, j), 2 * counts.top, error=error)
        found[i][j] = (low - counts.top, high - counts.top)
        found[j][i] = (counts.top - high, counts.top - low)
    return found
