"""The report of a run of the coach: the verdict on each decision, from the counts of the worlds.

It depends only on the request and the versions: it holds no clock time, worker or mode of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.coach.counts import Counts
from games.coach.grades import grade_of
from games.coach.measure import SHARE_OF_WINS, WIN, Measure
from games.coach.verdict import Judged, rank_of, verdict_of
from games.contracts.report import MetricSpec
from games.engine.tally import Tally
from simulator.coach.effects import changes_of
from simulator.coach.examined import ERRING, CoachPlan

# Decimals of the numbers in the report.
DECIMALS = 6


def coach_figures(plan: CoachPlan, tally: Tally, metrics: Sequence[MetricSpec]) -> dict[str, Any]:
    """The part of the report about the decisions that have at least one world."""
    found = [_decision(plan, tally, number, metrics) for number in range(len(plan.decisions)) if f"{number}:usual" in tally.firsts]
    return {"by_clock": plan.by_clock, "worlds": plan.worlds, "decisions": found}


def is_settled(plan: CoachPlan, tally: Tally) -> bool:
    """Whether the only decision of the plan has one option that is better than all others beyond doubt."""
    if plan.luck:
        return False
    return len(plan.decisions) == 1 and "0:usual" in tally.firsts and verdict_of(counts_of(plan, tally, 0)[0]).is_settled


def counts_of(plan: CoachPlan, tally: Tally, number: int, part: str = "") -> tuple[Counts, Measure]:
    """The counts and the measure of the decision with this index, which has at least one world.

    part: ERRING for the counts of the policies that err.
    """
    prefix = f"{number}:"
    options = sorted(tally.firsts[f"{prefix}options"])
    measure = SHARE_OF_WINS
    if plan.by_clock:
        measure = Measure(True, _only(tally, f"{prefix}first"), _only(tally, f"{prefix}last"))
    counts = Counts(options, measure.top)
    counts.worlds = sum(tally.histograms.get(f"{prefix}{part}value:0", {}).values())
    for name, found in counts.named():
        found.update(tally.histograms.get(prefix + part + name, {}))
    return counts, measure


def _decision(plan: CoachPlan, tally: Tally, number: int, metrics: Sequence[MetricSpec]) -> dict[str, Any]:
    counts, measure = counts_of(plan, tally, number)
    verdict = verdict_of(counts, decisions=len(plan.decisions))
    erring_counts, _ = counts_of(plan, tally, number, ERRING)
    erring = verdict_of(erring_counts, decisions=len(plan.decisions)) if erring_counts.worlds else None
    prefix = f"{number}:"
    best = counts.options.index(verdict.options[0].option)
    played = plan.played(number)
    # By the number of an examined option, those that have its figures: itself, and its equals.
    numbers = {option: [option, *sorted(tally.firsts.get(f"{prefix}copies:{option}", ()))] for option in counts.options}
    examined = next((option for option, equal in numbers.items() if played in equal), played)
    options = []
    for judged in verdict.options:
        place = counts.options.index(judged.option)
        effects = [] if place == best else changes_of(tally.counts, prefix, metrics, place, best, options=len(counts.options))
        examples = _examples(plan, number, tally.firsts.get(f"{prefix}seen:{place}", {}), measure)
        second = _erring_option(erring.of(judged.option), measure) if erring else {"erring_value": None, "erring_ci95": None}
        figures = {**_option(judged, measure), **second, **examples, "effects": effects}
        options += [{**figures, "number": each} for each in numbers[judged.option]]
    return {
        "choices": plan.decisions[number],
        "turn": _only(tally, f"{prefix}turn"),
        "worlds": verdict.worlds,
        "playouts": (verdict.worlds + erring_counts.worlds) * len(counts.options),
        "usual": _only(tally, f"{prefix}usual"),
        "played": None if played < 0 else played,
        "settled": verdict.is_settled,
        "erring": {"worlds": erring.worlds, "best": erring.options[0].option, "rank": rank_of(verdict, erring)} if erring else None,
        "counted_from": measure.first if plan.by_clock else None,
        "counted_to": measure.last if plan.by_clock else None,
        "grade": "" if played < 0 else grade_of(measure.loss(verdict.of(examined).regret[0]), by_clock=plan.by_clock),
        "options": options,
    }


def _erring_option(judged: Judged, measure: Measure) -> dict[str, Any]:
    return {
        "erring_value": _rounded(measure.shown(judged.mean)),
        "erring_ci95": [_rounded(bound) for bound in measure.shown_bounds(judged.bounds)],
    }


def _option(judged: Judged, measure: Measure) -> dict[str, Any]:
    """The numbers of one option, and of its equals, as people read them: shares of wins, or clocks (where less is better)."""
    low, high = judged.difference_bounds
    sign = -1 if measure.by_clock else 1
    least, most = sorted((sign * measure.loss(low), sign * measure.loss(high)))
    return {
        "number": judged.option,
        "value": _rounded(measure.shown(judged.mean)),
        "ci95": [_rounded(bound) for bound in measure.shown_bounds(judged.bounds)],
        "difference": _rounded(sign * measure.loss(judged.difference)),
        "difference_ci95": [_rounded(least), _rounded(most)],
        "is_best": judged.is_best,
        "is_behind": judged.is_behind,
        "regret": _rounded(measure.loss(judged.regret[1])),
        "regret_at_least": _rounded(measure.loss(judged.regret[0])),
    }


def _examples(plan: CoachPlan, number: int, seen: Mapping[int, int], measure: Measure) -> dict[str, int | None]:
    """The first world that the option won and the first that it lost; by the clock, of the earliest and of the latest win.

    seen: value -> the index of the run with the first world in which the option had it.  None where no world was like that.
    """
    best, worst = max(seen, default=0), min(seen, default=0)
    has_best = best > worst if measure.by_clock else best == WIN
    has_worst = best > worst if measure.by_clock else worst == 0
    start = number * plan.worlds
    return {
        "best_world": seen[best] - start if seen and has_best else None,
        "worst_world": seen[worst] - start if seen and has_worst else None,
    }


def _rounded(number: float) -> float:
    return round(number, DECIMALS) + 0.0  # no -0.0


def _only(tally: Tally, name: str) -> int:
    (value,) = tally.firsts[name]
    return value
