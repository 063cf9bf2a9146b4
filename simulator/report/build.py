"""The report of a run: what its counts say, in the form that the API answers and the pages draw.

It depends on (deck, options, seed, games) and the versions only: no clock, no speed, no worker, no mode of the rules is in it.
Stored and hashed with its texts in every language (words); `in_words` picks one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contracts.report import MetricSpec
from games.contracts.runs import Goldfish, Match
from games.engine.tally import OF_SEEN, SEEN, SEEN_CLOCK, SEEN_CLOCK_SQUARES, SEEN_WON, Tally
from games.registry import game_by_slug
from games.texts import filled, in_language, joined
from simulator.models import Run
from simulator.modes import CARDS, CLOCK, COMPARE, MATCHUPS, OF_MATCHES, STUDIES, how_to_play
from simulator.report.cautions import (
    BLANK_CAUTION,
    IN_UNITS,
    LIMITS,
    MATCH_LIMITS,
    METHOD,
    NO_STRENGTHS,
    NOT_YET,
    OF_GAMES,
    PAIR_CAUTION,
    SEEN_CAUTION,
    SEEN_MEANING,
    STRENGTHS,
)
from simulator.statistics.blocks import has_means, mean_interval_in, point, share_in
from simulator.statistics.cells import cells_of_plan
from simulator.statistics.comparisons import OTHER, first_deck_tally, paired_differences, second_deck_tally
from simulator.statistics.count_names import is_base_count
from simulator.statistics.matchups import cell_points, cell_results, side_scores, side_strengths
from simulator.statistics.means import cumulative, interval_of_mean, spread
from simulator.statistics.rounding import Interval, rounded
from simulator.statistics.shares import share
from simulator.statistics.strengths import is_connected

UNKNOWN: Mapping[str, Any] = {"coverage": [], "openings": []}  # of the second side of a comparison that was asked for before it was kept


def report_of(run: Run, tally: Tally, *, stop_reason: str) -> dict[str, Any]:
    """The report of the games counted so far (at least one).

    stop_reason: "all_games", "precision", "most_games" (more would be needed for the precision asked for), "seconds"; or "running",
    "cancelled", "failed" for a report of a part.
    """
    how = how_to_play(game_by_slug(run.game_id), run.mode)
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
        **_of_deck(how, run.about, tally),
        "cards_caution": _seen_caution(how),
        "metrics": [_metric(metric) for metric in how.metrics],
    }
    if precision := run.plan.get("precision"):
        report["precision"] = dict(precision)
    if run.mode == MATCHUPS:
        report["shares"] = {}
    if run.mode in STUDIES:
        report |= _study(run, whole, how)
    return report


def interval_of(run: Run, tally: Tally, name: str) -> Interval | None:
    """The interval that the report gives of a share, or of the clock's mean; None where it gives none."""
    how = how_to_play(game_by_slug(run.game_id), run.mode)
    if name == CLOCK:
        interval: Interval | None = _spread(CLOCK, tally)["ci95"] if tally.histograms.get(CLOCK) else None
        return interval
    share = shares_of(how.metrics, tally).get(name)
    return share["ci95"] if share else None


def _of_deck(how: Goldfish | Match, about: Mapping[str, Any], tally: Tally, *, index: int = 0) -> dict[str, Any]:
    """What is said of the games of one deck; index: that of the first of them, to be seen again."""
    metrics, clock = how.metrics, tally.histograms.get(CLOCK)
    shares = shares_of(metrics, tally)
    found: dict[str, Any] = {
        "coverage": _coverage(about["coverage"]),
        "shares": shares,
        "curves": {name: _curve(name, tally) for name in _names(metrics, "curve", tally.curves)},
        "histograms": {
            name: {**_spread(name, tally), "histogram": _texts(tally.histograms[name])}
            for name in _names(metrics, "histogram", tally.histograms)
            if name != CLOCK
        },
        "openings": [{**odds, "value": rounded(odds["value"]), "exact": True} for odds in about["openings"]],
        "cards": _cards(about["coverage"], metrics, tally),
    }
    if clock:
        found["clock"] = _clock(clock, how, shares, tally)
        found["samples"] = _samples(clock, tally.firsts.get(CLOCK, {}), index)
    return found


def _seen_caution(how: Goldfish | Match) -> dict[str, str]:
    """What the figures of seen cards do not say; of a goldfish run also which count of a card tells that a game saw it."""
    seen_as = how.seen_as if isinstance(how, Goldfish) else ""
    label = next((metric.labels for metric in how.metrics if metric.kind == "card" and metric.name == seen_as), None)
    return dict(joined([filled(SEEN_MEANING, count=label), SEEN_CAUTION]) if label else SEEN_CAUTION)


def _study(run: Run, tally: Tally, how: Goldfish | Match) -> dict[str, Any]:
    """What was found on the same numbers: for each card, for the other deck, or for each match-up."""
    if run.mode == CARDS:
        codes = dict.fromkeys(card["code"] for card in run.about["coverage"])
        found = {code: paired_differences(tally.counts, code, how.metrics) for code in codes}
        return {
            "blanks": [{"code": code, "paired": pairs} for code, pairs in found.items() if pairs],
            "blank_text": dict(how.comparison.blank_text) if isinstance(how, Goldfish) and how.comparison else None,
            "caution": dict(BLANK_CAUTION),
        }
    sides = [{"name": name} for name in run.plan.get("names", ())]
    if run.mode == COMPARE:
        for side, text in zip(sides, run.about.get("policy_texts", ()), strict=False):
            side["policy_text"] = text
        beside = _of_deck(how, run.about.get("beside", UNKNOWN), second_deck_tally(tally), index=run.games)
        paired = paired_differences(tally.counts, OTHER, how.metrics)
        return {"sides": sides, "paired": paired, "beside": beside, "caution": dict(PAIR_CAUTION)}
    for number, (side, policy) in enumerate(zip(sides, run.plan["policies"], strict=True)):
        side["policy"] = policy
        if own := next(iter(run.plan.get("players", ())[number : number + 1]), None):
            side["options"] = own
    return {"sides": sides, **_matchups(run, tally, sides)}


def _matchups(run: Run, tally: Tally, sides: list[dict[str, Any]]) -> dict[str, Any]:
    """Who wins how much against whom; of three sides and more how strong that shows each to be."""
    cells, pairs = cells_of_plan(run.plan), tally.games
    for side, score in zip(sides, side_scores(tally.counts, cells, len(sides), pairs), strict=True):
        side["score"] = score
    answer: dict[str, Any] = {"cells": cell_results(tally.counts, cells, pairs), "strengths": None}
    if len(sides) > 2:
        found = side_strengths(tally.counts, cells, len(sides), pairs=pairs, unit=run.about.get("unit", 1))
        connected = is_connected(cell_points(tally.counts, cells, pairs), len(sides))
        text = STRENGTHS if found else NOT_YET if connected else NO_STRENGTHS
        answer["strengths"] = {"sides": found, "text": dict(text)}
    return answer


def in_order(report: dict[str, Any]) -> dict[str, Any]:
    """The report with its metrics in the game's order, which PostgreSQL's JSON does not keep."""
    ordered = dict(report)
    for part, kind in (("shares", "share"), ("curves", "curve"), ("histograms", "histogram")):
        names = [metric["name"] for metric in report["metrics"] if metric["kind"] == kind and metric["name"] in report[part]]
        names += sorted(name for name in report[part] if name not in names)
        ordered[part] = {name: report[part][name] for name in names}
    if "beside" in report:
        ordered["beside"] = in_order({**report["beside"], "metrics": report["metrics"]})
        del ordered["beside"]["metrics"]
    return ordered


def in_words(value: Any, language: str) -> Any:
    """The report with each set of words replaced by its text in this language; `labels` becomes `label`."""
    if isinstance(value, list):
        return [in_words(item, language) for item in value]
    if not isinstance(value, dict):
        return value
    if isinstance(value.get("en"), str) and value.keys() <= {"en", "ja", "zh-hant"}:
        return in_language(value, language)
    return {"label" if key == "labels" else key: in_words(item, language) for key, item in value.items()}


def _names(metrics: Sequence[MetricSpec], kind: str, counted: Mapping[str, Any] | None = None) -> list[str]:
    """The metrics of this kind in the game's order, of `counted` those that were; then what was counted without being named."""
    names = [metric.name for metric in metrics if metric.kind == kind]
    if counted is None:
        return names
    return [name for name in names if counted.get(name)] + sorted(name for name in counted if counted[name] and name not in names)


def shares_of(metrics: Sequence[MetricSpec], tally: Tally) -> dict[str, Any]:
    """Of the games, or of what the metric says (`MetricSpec.of`, `among`); one of nothing is left out."""
    shares = {}
    for metric in metrics:
        if metric.kind == "share":
            of = tally.histograms.get(metric.of or metric.among, {})
            n = sum(value * games for value, games in of.items()) if metric.of else sum(of.values()) if metric.among else tally.games
            if n:
                shares[metric.name] = share_in(tally.counts, metric.name, tally.counts.get(metric.name, 0), n)
    return shares


def _spread(name: str, tally: Tally) -> dict[str, Any]:
    """Of a histogram, the mean's interval by units where they were counted."""
    found = spread(tally.histograms[name])
    interval = mean_interval_in(tally.counts, name) if has_means(tally.counts, name) else found["ci95"]
    return {**found, "ci95": _from_0(interval)}


def _from_0(interval: Interval | None) -> Interval | None:
    """Of a mean of what is counted, which is never less than nothing; of a few games Student's t reaches below."""
    return interval and [max(0.0, interval[0]), interval[1]]


def _clock(clock: Mapping[int, int], how: Goldfish | Match, shares: Mapping[str, Any], tally: Tally) -> dict[str, Any]:
    """The deciding turn; won_by: the share of all games that were won by each turn, where the game counts wins apart."""
    wins = tally.histograms.get(f"{CLOCK}_won")
    return {
        "unit": dict(how.clock_unit),
        **_spread(CLOCK, tally),
        "histogram": _texts(clock),
        "cdf": {str(turn): value for turn, value in cumulative(clock).items()},
        "won": shares.get("won"),
        "won_by": {str(turn): value for turn, value in cumulative(wins, of=tally.games).items()} if wins else None,
    }


def _curve(name: str, tally: Tally) -> list[dict[str, Any]]:
    """One point a turn that any game reached; n falls as games end.  The mean's interval by units where they were counted."""
    turns = tally.curves[name]
    by_units = any(has_means(tally.counts, point(name, turn)) for turn in range(1, len(turns) + 1))
    points = []
    for turn, values in enumerate(turns, start=1):
        if values:
            found = spread(values)
            interval = mean_interval_in(tally.counts, point(name, turn)) if by_units else found["ci95"]
            points.append({"turn": turn, "n": sum(values.values()), **found, "ci95": _from_0(interval)})
    return points


def _coverage(cards: list[dict[str, Any]]) -> dict[str, Any]:
    """Copies played in full, in part and not at all, and their cards."""
    copies = {level: sum(card["quantity"] for card in cards if card["level"] == level) for level in ("full", "partial", "none")}
    total = sum(copies.values())
    return {**copies, "share_full": rounded(copies["full"] / total) if total else None, "cards": cards}


def _cards(coverage: list[dict[str, Any]], metrics: Sequence[MetricSpec], tally: Tally) -> list[dict[str, Any]]:
    """The deck's cards with what was counted of each, and how often that is a game.

    shares: of the counts that are a part of another of the same card (`MetricSpec.of`), where there was any of that.
    """
    parts = {metric.name: metric.of for metric in metrics if metric.kind == "card" and metric.of}
    known: dict[str, dict[str, Any]] = {}
    for card in coverage:
        row = known.setdefault(card["code"], {"code": card["code"], "name": card["name"], "quantity": 0, "level": card["level"]})
        row["quantity"] += card["quantity"]
    for code in sorted(tally.cards):
        known.setdefault(code, {"code": code, "name": code, "quantity": 0, "level": None})
    for code, row in known.items():
        counted = tally.cards.get(code, {})
        counts = {name: count for name, count in sorted(counted.items()) if name not in OF_SEEN and is_base_count(name)}
        row["counts"] = counts
        row["per_game"] = {name: rounded(count / tally.games) for name, count in counts.items()}
        if shares := {name: share_in(counted, name, counts.get(name, 0), counts[of]) for name, of in parts.items() if counts.get(of)}:
            row["shares"] = shares
        if seen := counted.get(SEEN, 0):
            total = counted[SEEN_CLOCK]
            row["seen"] = share(seen, tally.games)
            row["won_when_seen"] = share(counted.get(SEEN_WON, 0), seen)
            ci95 = _from_0(interval_of_mean(seen, total, counted[SEEN_CLOCK_SQUARES]))
            row["clock_when_seen"] = {"mean": rounded(total / seen), "ci95": ci95, "n": seen}
    return list(known.values())


def _samples(clock: Mapping[int, int], firsts: Mapping[int, int], index: int) -> list[dict[str, Any]]:
    """One game to replay for the fastest, the median and the slowest clock: of each the first that showed it, counted from `index`."""
    median = spread(clock)["median"]
    wanted = (("best", min(clock)), ("median", median), ("worst", max(clock)))
    return [{"kind": kind, "clock": value, "index": index + firsts[value]} for kind, value in wanted if value in firsts]


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


def _texts(histogram: Mapping[int, int]) -> dict[str, int]:
    return {str(value): histogram[value] for value in sorted(histogram)}
