"""The figures of one deck's games: shares, histograms, curves, cards, samples and the clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contracts.report import PLAYED_PARTS, MetricSpec
from games.contracts.runs import Goldfish, Match
from games.engine.tally import CLOCK_UNDECIDED, OF_SEEN, SEEN, SEEN_CLOCK, SEEN_CLOCK_SQUARES, SEEN_WON, Tally
from simulator.modes import CLOCK
from simulator.report.sentences import coverage_sentence
from simulator.statistics.blocks import blocks_in, has_means, mean_interval_in, point, share_in
from simulator.statistics.count_names import is_base_count
from simulator.statistics.intervals import LEAST_FOR_MEAN, Interval, rounded
from simulator.statistics.means import cumulative, games_for_mean, histogram_skewness, interval_of_mean, spread
from simulator.statistics.shares import share

HALF = 0.5


def deck_figures(mode_spec: Goldfish | Match, about: Mapping[str, Any], tally: Tally, *, index: int = 0) -> dict[str, Any]:
    """The figures of one deck's games.  index: the index of the deck's first game, for its replays."""
    metrics, clock = mode_spec.metrics, tally.histograms.get(CLOCK)
    shares = shares_of(metrics, tally)
    figures: dict[str, Any] = {
        "coverage": _coverage(about["coverage"]),
        "shares": shares,
        "curves": {name: _curve(name, tally) for name in _names(metrics, "curve", tally.curves)},
        "histograms": {
            name: {**histogram_spread(name, tally), "histogram": _text_keys(tally.histograms[name])}
            for name in _names(metrics, "histogram", tally.histograms)
            if name not in (CLOCK, CLOCK_UNDECIDED)
        },
        "openings": [{**odds, "value": rounded(odds["value"]), "exact": True} for odds in about["openings"]],
        "cards": _cards(about["coverage"], metrics, tally),
    }
    if clock:
        figures["clock"] = _clock(clock, mode_spec, shares, tally)
        figures["samples"] = _samples(clock, tally.firsts.get(CLOCK, {}), index)
    return figures


def shares_of(metrics: Sequence[MetricSpec], tally: Tally) -> dict[str, Any]:
    """The shares, each among all games or among what its metric names (`MetricSpec.of`, `among`); a share of nothing is left out."""
    shares = {}
    for metric in metrics:
        if metric.kind == "share":
            whole = tally.histograms.get(metric.of or metric.among, {})
            n = sum(value * games for value, games in whole.items()) if metric.of else sum(whole.values()) if metric.among else tally.games
            if n:
                shares[metric.name] = share_in(tally.counts, metric.name, tally.counts.get(metric.name, 0), n)
    return shares


def _names(metrics: Sequence[MetricSpec], kind: str, counted: Mapping[str, Any] | None = None) -> list[str]:
    """The counted metrics of this kind in the game's order, then the counts that no metric names."""
    names = [metric.name for metric in metrics if metric.kind == kind]
    if counted is None:
        return names
    return [name for name in names if counted.get(name)] + sorted(name for name in counted if counted[name] and name not in names)


def histogram_spread(name: str, tally: Tally) -> dict[str, Any]:
    """Mean, interval and quantiles of a histogram; the interval is by blocks if these were counted."""
    figures = spread(tally.histograms[name])
    if not has_means(tally.counts, name):
        return {**figures, "ci95": _from_0(figures["ci95"])} | _lack(tally.histograms[name], figures["ci95"])
    interval = mean_interval_in(tally.counts, name, histogram_skewness(tally.histograms[name]))
    return {**figures, "ci95": _from_0(interval)} | _lack(tally.histograms[name], interval, blocks_in(tally.counts, name))


def _lack(histogram: Mapping[int, int], interval: Interval | None, blocks: int = 0) -> dict[str, Any]:
    """Why a mean has no interval, as `no_ci95`: {reason, games, least}, the games (or blocks) and how many are needed; {} if it has one."""
    if interval is not None:
        return {}
    games = blocks or sum(histogram.values())
    least = games_for_mean(histogram_skewness(histogram))
    reason = "all_equal" if games >= least else "too_few_games" if games < LEAST_FOR_MEAN else "too_skewed"
    return {"no_ci95": {"reason": reason, "games": games, "least": None if reason == "all_equal" else least}}


def _from_0(interval: Interval | None) -> Interval | None:
    """The interval of a mean of counts, cut off at 0: with few games, Student's t reaches below."""
    return interval and [max(0.0, interval[0]), interval[1]]


def _clock(clock: Mapping[int, int], mode_spec: Goldfish | Match, shares: Mapping[str, Any], tally: Tally) -> dict[str, Any]:
    """The last turn of all games, and when they were decided.

    decided: the last turns of the games that have a result, which those that reached a turn limit have not.
    cdf: the share of all games that were decided by each turn; half_by: the first turn by which half of them were, if there is one.
    won_by: the share of all games that were won by each turn, if the game counts won games separately.
    """
    wins = tally.histograms.get(f"{CLOCK}_won")
    undecided = tally.histograms.get(CLOCK_UNDECIDED, {})
    decided = {turn: left for turn, games in clock.items() if (left := games - undecided.get(turn, 0))}
    cdf = cumulative(decided, total=sum(clock.values())) if decided else {}
    return {
        "unit": dict(mode_spec.clock_unit),
        **histogram_spread(CLOCK, tally),
        "histogram": _text_keys(clock),
        "decided": _text_keys(decided),
        "undecided": sum(undecided.values()),
        "cdf": {str(turn): value for turn, value in cdf.items()},
        "half_by": next((turn for turn, value in cdf.items() if value >= HALF), None),
        "won": shares.get("won"),
        "won_by": {str(turn): value for turn, value in cumulative(wins, total=tally.games).items()} if wins else None,
    }


def _curve(name: str, tally: Tally) -> list[dict[str, Any]]:
    """A point for each turn that any game reached; n falls as games end.  Intervals are by blocks if these were counted."""
    turns = tally.curves[name]
    by_blocks = any(has_means(tally.counts, point(name, turn)) for turn in range(1, len(turns) + 1))
    points = []
    for turn, values in enumerate(turns, start=1):
        if values:
            figures = spread(values)
            interval = mean_interval_in(tally.counts, point(name, turn), histogram_skewness(values)) if by_blocks else figures["ci95"]
            points.append({"turn": turn, "n": sum(values.values()), **figures, "ci95": _from_0(interval)})
    return points


def _coverage(cards: list[dict[str, Any]]) -> dict[str, Any]:
    """The number of copies that the run plays in full, in part and not at all, and their cards.

    text: the copies that print a text, by what was played of it (`PlayedPart`); sentence: the same in words.
    """
    copies = {level: sum(card["quantity"] for card in cards if card["level"] == level) for level in ("full", "partial", "none")}
    total = sum(copies.values())
    coverage: dict[str, Any] = {**copies, "share_full": rounded(copies["full"] / total) if total else None, "cards": cards}
    if cards and all("played" in card for card in cards):  # runs of older versions lack it
        printed = [card for card in cards if not card["no_text"]]
        text: dict[str, int] = {part: sum(card["quantity"] for card in printed if card["played"] == part) for part in PLAYED_PARTS}
        coverage |= {"text": text, "sentence": coverage_sentence(text)}
    return coverage


def _cards(coverage: list[dict[str, Any]], metrics: Sequence[MetricSpec], tally: Tally) -> list[dict[str, Any]]:
    """The deck's cards with their counts, in total and per game.

    shares: for each count that is a part of another count of the card (`MetricSpec.of`), unless that is 0 or less than the part: a card
    that returns to the hand is played more often than it is drawn.
    """
    parts = {metric.name: metric.of for metric in metrics if metric.kind == "card" and metric.of}
    skewness = histogram_skewness(tally.histograms[CLOCK]) if tally.histograms.get(CLOCK) else 0.0
    known: dict[str, dict[str, Any]] = {}
    for card in coverage:
        facts = {name: card.get(name) for name in ("code", "name", "level", "played", "no_text")}
        row = known.setdefault(card["code"], {**facts, "quantity": 0})
        row["quantity"] += card["quantity"]
    for code in sorted(tally.cards):
        known.setdefault(code, {"code": code, "name": code, "level": None, "played": None, "no_text": None, "quantity": 0})
    for code, row in known.items():
        counted = tally.cards.get(code, {})
        counts = {name: count for name, count in sorted(counted.items()) if name not in OF_SEEN and is_base_count(name)}
        row["counts"] = counts
        row["per_game"] = {name: rounded(count / tally.games) for name, count in counts.items()}
        shares: dict[str, Any] = {}
        for name, of in parts.items():
            if counts.get(name, 0) <= counts.get(of, 0) > 0:
                shares[name] = share_in(counted, name, counts.get(name, 0), counts[of])
        if shares:
            row["shares"] = shares
        if seen := counted.get(SEEN, 0):
            total = counted[SEEN_CLOCK]
            row["seen"] = share(seen, tally.games)
            row["won_when_seen"] = share(counted.get(SEEN_WON, 0), seen)
            enough = seen >= games_for_mean(skewness)
            ci95 = _from_0(interval_of_mean(seen, total, counted[SEEN_CLOCK_SQUARES])) if enough else None
            row["clock_when_seen"] = {"mean": rounded(total / seen), "ci95": ci95, "n": seen}
    return list(known.values())


def _samples(clock: Mapping[int, int], firsts: Mapping[int, int], index: int) -> list[dict[str, Any]]:
    """Three games to replay: the first with the fastest, the median and the slowest clock.  index: that of the deck's first game."""
    median = spread(clock)["median"]
    wanted = (("best", min(clock)), ("median", median), ("worst", max(clock)))
    return [{"kind": kind, "clock": value, "index": index + firsts[value]} for kind, value in wanted if value in firsts]


def _text_keys(histogram: Mapping[int, int]) -> dict[str, int]:
    return {str(value): histogram[value] for value in sorted(histogram)}
