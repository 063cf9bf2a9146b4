"""Build the report of a run from its counts.

The report depends only on (deck, options, seed, games) and the versions: it holds no clock time, speed, worker or mode of the rules.
It is stored and hashed with its texts in every language; `shown` picks one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.contracts.report import MetricSpec
from games.contracts.runs import Goldfish, Match
from games.engine.tally import Tally
from games.registry import game_by_slug
from games.texts import filled, joined
from simulator.models import Run
from simulator.modes import CLOCK, COMPARE, MATCHUPS, OF_MATCHES, STUDIES, mode_spec_of
from simulator.report.cautions import (
    IN_UNITS,
    LIMITS,
    MATCH_LIMITS,
    METHOD,
    OF_GAMES,
    SEEN_CAUTION,
    SEEN_MEANING,
)
from simulator.report.figures import deck_figures, histogram_spread, shares_of
from simulator.report.studies import study_figures
from simulator.statistics.comparisons import first_deck_tally
from simulator.statistics.count_names import is_base_count
from simulator.statistics.rounding import Interval


def report_of(run: Run, tally: Tally, *, stop_reason: str) -> dict[str, Any]:
    """The report of the games counted so far (at least one).

    stop_reason: "all_games", "precision", "most_games" (more would be needed for the precision asked for), "seconds"; or "running",
    "cancelled", "failed" for a report of a part.
    """
    how = mode_spec_of(game_by_slug(run.game_id), run.mode)
    whole, n = tally, tally.games
    if run.mode == COMPARE:
        tally = first_deck_tally(whole)
    metrics = how.metrics
    report: dict[str, Any] = {
        "n": n,
        "games": run.games,
        "seed": run.seed,
        "stop_reason": stop_reason,
        "versions": dict(run.versions),
        "mode": run.mode,
        "options": dict(run.options),
        "policy_text": run.about["policy_text"],
        "unit": run.about.get("unit", 1),
        "method": _method(run, metrics),
        "limits": dict(MATCH_LIMITS if run.mode in OF_MATCHES else LIMITS),
        "counts": {name: count for name, count in sorted(tally.counts.items()) if is_base_count(name)},
        **deck_figures(how, run.about, tally),
        "cards_caution": _seen_caution(how),
        "metrics": [_metric(metric) for metric in how.metrics],
    }
    if precision := run.plan.get("precision"):
        report["precision"] = dict(precision)
    if run.mode == MATCHUPS:
        report["shares"] = {}
    if run.mode in STUDIES:
        report |= study_figures(run, whole, how)
    return report


def interval_of(run: Run, tally: Tally, name: str) -> Interval | None:
    """The interval that the report gives of a share, or of the clock's mean; None where it gives none."""
    how = mode_spec_of(game_by_slug(run.game_id), run.mode)
    if name == CLOCK:
        interval: Interval | None = histogram_spread(CLOCK, tally)["ci95"] if tally.histograms.get(CLOCK) else None
        return interval
    share = shares_of(how.metrics, tally).get(name)
    return share["ci95"] if share else None


def _seen_caution(how: Goldfish | Match) -> dict[str, str]:
    """What the figures of seen cards do not say; of a goldfish run also which count of a card tells that a game saw it."""
    seen_as = how.seen_as if isinstance(how, Goldfish) else ""
    label = next((metric.labels for metric in how.metrics if metric.kind == "card" and metric.name == seen_as), None)
    return dict(joined([filled(SEEN_MEANING, count=label), SEEN_CAUTION]) if label else SEEN_CAUTION)


def _metric(metric: MetricSpec) -> dict[str, Any]:
    return {
        "name": metric.name,
        "kind": metric.kind,
        "labels": dict(metric.labels),
        "unit": dict(metric.unit) if metric.unit else None,
        "help": dict(metric.help) if metric.help else None,
    }


def _method(run: Run, metrics: Sequence[MetricSpec]) -> dict[str, str]:
    """How the intervals are made, in words."""
    unit = run.about.get("unit", 1) * (2 if run.mode == MATCHUPS else 1)
    parts = [METHOD]
    if unit > 1:
        parts.append({language: text.format(unit=unit) for language, text in IN_UNITS.items()})
    if any(metric.several or (metric.kind == "share" and metric.of) for metric in metrics):
        parts.append(OF_GAMES)
    return {language: (" " if language == "en" else "").join(part[language] for part in parts) for language in METHOD}
