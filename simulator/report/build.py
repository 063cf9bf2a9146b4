"""Build the report of a run from its counts.

The report depends only on (deck, options, seed, games) and the versions: it holds no clock time, speed, worker or mode of the rules.
It is stored and hashed without the language of a reader: a game's texts in every language, and codes of `simulator.report.sentences`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contracts.report import MetricSpec
from games.contracts.runs import Goldfish, Match
from games.engine.tally import Tally
from games.registry import game_by_slug
from simulator.coach.examined import plan_of
from simulator.coach.luck import luck_figures
from simulator.coach.report import coach_figures
from simulator.models import Run
from simulator.modes import CLOCK, COMPARE, MATCHUPS, OF_COACH, OF_MATCHES, OF_RACES, STUDIES, mode_spec_of
from simulator.races.figures import race_figures
from simulator.races.plan import plan_of as race_plan_of
from simulator.report.figures import deck_figures, histogram_spread, shares_of
from simulator.report.sentences import Sentences, coded
from simulator.report.studies import study_figures
from simulator.statistics.comparisons import first_deck_tally
from simulator.statistics.count_names import is_base_count
from simulator.statistics.intervals import LEAST_BY_SKEWNESS, LEAST_FOR_MEAN, Interval


def report_of(run: Run, tally: Tally, *, stop_reason: str) -> dict[str, Any]:
    """The report of the games counted so far (at least one).

    stop_reason: why the run has ended (`simulator.reasons.stop_sentence`), or "running" for a report of a part.
    """
    mode_spec = mode_spec_of(game_by_slug(run.game_id), run.mode)
    if run.mode in OF_COACH:
        plan = plan_of(run.plan["coach"])
        figures = luck_figures(plan, tally) if plan.luck else coach_figures(plan, tally, mode_spec.metrics)
        return {**_apart(run, tally, stop_reason), **figures}
    if run.mode in OF_RACES:
        return {**_apart(run, tally, stop_reason), **race_figures(race_plan_of(run.plan["race"]), tally, mode_spec.metrics)}
    deck_tally = first_deck_tally(tally) if run.mode == COMPARE else tally
    figures = deck_figures(mode_spec, run.about, deck_tally)
    report: dict[str, Any] = {
        "n": tally.games,
        "games": run.games,
        "seed": run.seed,
        "stop_reason": stop_reason,
        "versions": dict(run.versions),
        "mode": run.mode,
        "options": dict(run.options),
        "policy_text": run.about["policy_text"],
        "unit": run.about.get("unit", 1),
        "method": _method(run, mode_spec.metrics),
        "limits": coded("match_limits" if run.mode in OF_MATCHES else "goldfish_limits"),
        "counts": {name: count for name, count in sorted(deck_tally.counts.items()) if is_base_count(name)},
        **figures,
        "cards_caution": _cards_caution(mode_spec),
        "metrics": [_metric(metric) for metric in mode_spec.metrics],
    }
    report["limits"]["sentences"] += _missing_intervals(figures, mode_spec)
    if precision := run.plan.get("precision"):
        report["precision"] = dict(precision)
    if run.mode == MATCHUPS:
        report["shares"] = {}
    if run.mode in STUDIES:
        report |= study_figures(run, tally, mode_spec)
    report["limits"]["sentences"] += _undecided_games(report, report.get("beside", {}))
    return report


def _undecided_games(*decks: Mapping[str, Any]) -> list[dict[str, Any]]:
    """How many games of these decks ended without a result."""
    undecided = sum(figures["clock"]["undecided"] for figures in decks if "clock" in figures)
    return [{"code": "undecided_games", "undecided": undecided}] if undecided else []


def _missing_intervals(figures: Mapping[str, Any], mode_spec: Goldfish | Match) -> list[dict[str, Any]]:
    """Which means have no interval, and how many games they need."""
    labels = {metric.name: metric.labels for metric in mode_spec.metrics if metric.kind == "histogram"}
    lacking = {name: spread.get("no_ci95") for name, spread in figures["histograms"].items() if name in labels}
    if clock := figures.get("clock"):
        labels = {CLOCK: mode_spec.clock_unit, **labels}
        lacking = {CLOCK: clock.get("no_ci95"), **lacking}
    found = []
    if (of_clock := lacking.get(CLOCK)) and of_clock["reason"] == "too_few_games":
        found.append({"code": "too_few_games_for_means", "least": LEAST_FOR_MEAN})
    for name, lack in lacking.items():
        if lack and lack["reason"] == "too_skewed":
            found.append({"code": "too_skewed_for_mean", "name": dict(labels[name]), "least": lack["least"]})
    return found


def _apart(run: Run, tally: Tally, stop_reason: str) -> dict[str, Any]:
    """The head of a report of the coach or of a race."""
    return {
        "n": tally.games,
        "games": run.games,
        "seed": run.seed,
        "stop_reason": stop_reason,
        "versions": dict(run.versions),
        "policy_text": run.about["policy_text"],
    }


def interval_of(run: Run, tally: Tally, name: str) -> Interval | None:
    """The interval that the report gives for a share, or for the mean of the clock; None if it gives none."""
    mode_spec = mode_spec_of(game_by_slug(run.game_id), run.mode)
    if name == CLOCK:
        interval: Interval | None = histogram_spread(CLOCK, tally)["ci95"] if tally.histograms.get(CLOCK) else None
        return interval
    share = shares_of(mode_spec.metrics, tally).get(name)
    return share["ci95"] if share else None


def _cards_caution(mode_spec: Goldfish | Match) -> Sentences:
    """The limits of the figures about seen cards, and the count of a card by which a game has seen it."""
    labels = [metric.labels for metric in mode_spec.metrics if metric.kind == "card" and metric.name == mode_spec.seen_as]
    meaning: list[dict[str, Any]] = [{"code": "seen_meaning", "count": dict(label)} for label in labels]
    if labels and isinstance(mode_spec, Match):
        meaning.append({"code": "seen_won_by_side"})
    return {"sentences": [*meaning, {"code": "seen_caution"}]}


def _metric(metric: MetricSpec) -> dict[str, Any]:
    return {
        "name": metric.name,
        "kind": metric.kind,
        "labels": dict(metric.labels),
        "unit": dict(metric.unit) if metric.unit else None,
        "help": dict(metric.help) if metric.help else None,
    }


def _method(run: Run, metrics: Sequence[MetricSpec]) -> Sentences:
    """How the intervals are computed."""
    unit = run.about.get("unit", 1) * (2 if run.mode == MATCHUPS else 1)
    sentences: list[dict[str, Any]] = [{"code": "intervals"}, {"code": "intervals_of_means", "least": LEAST_FOR_MEAN}]
    sentences.append({"code": "intervals_of_skewed_means", "times": LEAST_BY_SKEWNESS})
    if unit > 1:
        sentences.append({"code": "intervals_of_blocks", "unit": unit})
    if run.mode == MATCHUPS:
        sentences.append({"code": "intervals_of_matchups"})
    if any(metric.several or (metric.kind == "share" and metric.of) for metric in metrics):
        sentences.append({"code": "intervals_of_games"})
    return {"sentences": sentences}
