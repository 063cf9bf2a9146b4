"""What a race has found: who goes on after a stage, and after the last one the table of the best exchanges.

The intervals of the last stage hold together with at least 95 % (Bonferroni: each has its share of the error), so the best one may be
picked out afterwards.  An exchange helps if its whole interval is on the good side: in at most 5 % of the races in which none helps is one
named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.coach.counts import mean_of
from games.contracts.report import MetricSpec
from games.engine.tally import Tally
from simulator.coach.effects import MOST_NAMED, effects_of
from simulator.races.plan import Exchange, RacePlan
from simulator.races.race import CHOOSING, LAST, ORIGINAL, measure_of
from simulator.statistics.intervals import rounded
from simulator.statistics.shares import share_of_units

# Games name so what tells of cards that could not be played; these effects are named beside the clearest ones.
STRANDED = "stranded"
# The error that the intervals share.  It is less than 5 %, because each of them has its error only nearly.
ERROR = 0.03
# Rounds of the fit of what leaves and what comes in.
ROUNDS = 10


def going_on(plan: RacePlan, tally: Tally) -> tuple[int, ...]:
    """The exchanges that play in the next stage, in the order of the plan: the best by all worlds that they have played.

    If the first stage could not play all exchanges, half of the places after it go to those not yet played that promise most.
    """
    size = plan.stages[plan.now + 1].exchanges
    means = {place: mean_of(tally.histograms.get(f"{CHOOSING}difference:{place}", {})) for place in plan.left[-1]}
    best = sorted(means, key=lambda place: (-means[place], place))
    fresh = promising(plan.exchanges, means)[: size // 2] if plan.now == 0 else []
    return tuple(sorted([*best[: size - len(fresh)], *fresh]))


def promising(exchanges: Sequence[Exchange], means: Mapping[int, float]) -> list[int]:
    """The exchanges that have not played, the most promising first: as if what leaves and what comes in added up.

    means: of those that have played.  Each card's part is the mean of what the others leave unexplained, drawn to 0 as by one more
    exchange that is as good as the average.
    """
    rest = [place for place in range(len(exchanges)) if place not in means]
    if not rest:
        return []
    average = sum(means.values()) / len(means)
    leaving: dict[str, float] = {}
    coming: dict[str, float] = {}
    for _ in range(ROUNDS):
        for mine, others, name, other in ((leaving, coming, "removed", "added"), (coming, leaving, "added", "removed")):
            found: dict[str, list[float]] = {}
            for place, mean in means.items():
                exchange = exchanges[place]
                found.setdefault(getattr(exchange, name), []).append(mean - average - others.get(getattr(exchange, other), 0.0))
            mine.clear()
            mine.update({code: sum(unexplained) / (len(unexplained) + 1) for code, unexplained in found.items()})

    def promise(place: int) -> float:
        return leaving.get(exchanges[place].removed, 0.0) + coming.get(exchanges[place].added, 0.0)

    return sorted(rest, key=lambda place: (-promise(place), place))


def bounds_of(differences: Mapping[int, int], top: int, *, together: int) -> tuple[float, float]:
    """The interval of a mean difference; of `together` such intervals, all hold with 1 - ERROR.

    differences: how often each was counted, with `top` added; they are from 0 to 2 * top.
    """
    units = [differences.get(value, 0) for value in range(2 * top + 1)]
    low, high = share_of_units(units, confidence=1 - ERROR / together)
    return (2 * low - 1) * top, (2 * high - 1) * top


def race_figures(plan: RacePlan, tally: Tally, metrics: Sequence[MetricSpec]) -> dict[str, Any]:
    """The part of the report about the exchanges; `rows` only when the last stage is counted, the best first."""
    measure = measure_of(plan)
    rows: list[dict[str, Any]] = []
    original = tally.histograms.get(f"{LAST}value:{ORIGINAL}", {})
    shown_original = measure.shown(mean_of(original) / plan.unit)
    if plan.is_last and sum(original.values()) == plan.stages[-1].worlds:
        rows = [_row(plan, tally, metrics, number) for number in range(len(plan.left[-1]))]
        rows.sort(key=lambda row: (-row["gain"], row["place"]))
        least = max(row["gain_ci95"][0] for row in rows)
        for row in rows:
            row["among_best"] = row["gain_ci95"][1] >= least
    return {
        "by_clock": plan.by_clock,
        "counted_from": plan.first if plan.by_clock else None,
        "counted_to": plan.last if plan.by_clock else None,
        "tried": plan.tried,
        "stages": [{"exchanges": stage.exchanges, "worlds": stage.worlds} for stage in plan.stages],
        "original": rounded(shown_original) if original else None,
        "rows": [{name: value for name, value in row.items() if name not in ("place", "gain", "gain_ci95")} for row in rows],
        "helping": sum(row["helps"] for row in rows),
    }


def harms(row: Mapping[str, Any], *, by_clock: bool) -> bool:
    """Whether the whole interval of a row of `race_figures` is on the bad side: later wins, or fewer of them."""
    least, most = row["difference_ci95"]
    return bool(least > 0 if by_clock else most < 0)


def _row(plan: RacePlan, tally: Tally, metrics: Sequence[MetricSpec], number: int) -> dict[str, Any]:
    """gain: what the exchange adds to the value of a game; the rest in the numbers that people read."""
    measure = measure_of(plan)
    place = plan.left[-1][number]
    exchange = plan.exchanges[place]
    top = measure.top * plan.unit
    differences = tally.histograms[f"{LAST}difference:{place}"]
    gain = (mean_of(differences) - top) / plan.unit
    low, high = (bound / plan.unit for bound in bounds_of(differences, top, together=len(plan.left[-1])))
    sign = -1 if measure.by_clock else 1
    shown = sorted(sign * measure.loss(bound) for bound in (low, high))
    effects = effects_of(tally.counts, LAST, metrics, number + 1, 0, most=None)
    named = effects[:MOST_NAMED] + [each for each in effects[MOST_NAMED:] if each["name"].startswith(STRANDED)]
    return {
        "place": place,
        "gain": gain,
        "gain_ci95": (low, high),
        "zone": exchange.zone,
        "removed": exchange.removed,
        "added": exchange.added,
        "value": rounded(measure.shown(mean_of(tally.histograms[f"{LAST}value:{place}"]) / plan.unit)),
        "difference": rounded(sign * measure.loss(gain)),
        "difference_ci95": [rounded(bound) for bound in shown],
        "helps": low > 0,
        "effects": [{**{name: value for name, value in each.items() if name != "best"}, "original": each["best"]} for each in named],
    }
