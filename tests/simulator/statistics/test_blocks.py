"""Games with the same random numbers are counted as one unit, and the intervals of units have the stated coverage."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from math import exp, lgamma, log
from typing import Any

import numpy as np
import pytest
import scipy  # imports its parts on first use

from games.contracts.decks import Decklist, Slot
from games.contracts.report import MetricSpec
from games.engine.tally import Tally, tally_from_record
from games.registry import GAMES
from simulator.models import Run
from simulator.report.figures import _cards, _curve, shares_of
from simulator.requests import request
from simulator.selectors.reports import run_report
from simulator.services import starting
from simulator.statistics.blocks import InBlocks, in_blocks, mean_interval_in, share_in
from simulator.statistics.matchups import cell_results
from simulator.statistics.means import interval_of_mean, spread
from simulator.statistics.ratios import interval_of_ratio, share_of_sums
from simulator.statistics.shares import share_interval, share_of_units
from tests.games.helpers.sample_decks import DECKS, pool

Play = Callable[..., Run]
NAMES = {"en": "a"}
WINS = MetricSpec("wins", "share", NAMES)
CLOCK = MetricSpec("clock", "histogram", NAMES)
SCORE = MetricSpec("score", "curve", NAMES)


class Scripted:
    """Plays games with given results: (won, turns)."""

    def __init__(self, games: list[tuple[int, int]], unit: int) -> None:
        self.games = games
        self.unit = unit

    def play(self, seed: int, index: int, tally: Tally) -> None:
        won, turns = self.games[index]
        tally.games += 1
        if won:
            tally.count("wins")
        tally.observe("clock", turns)


def played(games: list[tuple[int, int]], unit: int, *chunks: int) -> Tally:
    """The counts of all games, merged from chunks of the given size."""
    ready: Any = Scripted(games, unit)
    total, first = Tally(), 0
    for size in chunks or (len(games),):
        part = Tally()
        counted = in_blocks(ready, [WINS, CLOCK])
        for index in range(first, first + size):
            counted.play(1, index, part)
        first += size
        total.merge(tally_from_record(part.to_record()))
    return total


class Scored:
    """Plays games with a given curve: one value for each turn."""

    unit = 2

    def __init__(self, games: list[list[int]]) -> None:
        self.games = games

    def play(self, seed: int, index: int, tally: Tally) -> None:
        tally.games += 1
        for turn, value in enumerate(self.games[index], 1):
            tally.curve("score", turn, value)


def scored(games: list[list[int]]) -> Tally:
    ready: Any = Scored(games)
    counted, tally = in_blocks(ready, [SCORE]), Tally()
    for index in range(len(games)):
        counted.play(1, index, tally)
    return tally


class Dealt:
    """Plays games with a given card: None (not drawn), 0 (lost) or 1 (won).  in_rows: counts as compiled rules do."""

    unit = 2
    codes = ("x", "a")
    names = ("played", "turned_up", "won")

    def __init__(self, games: Sequence[int | None], *, in_rows: bool) -> None:
        self.games = games
        self.in_rows = in_rows
        self.lists = (list(self.codes), list(self.names))

    def play(self, seed: int, index: int, tally: Tally) -> None:
        tally.games += 1
        won = self.games[index]
        row = [3, 0, 0, 0, int(won is not None), won or 0]
        if self.in_rows:
            tally.card_rows(*self.lists, row)
        else:
            for place, by in enumerate(row):
                if by:
                    tally.card(self.codes[place // 3], self.names[place % 3], by)


OF_CARDS = [MetricSpec("turned_up", "card", NAMES), MetricSpec("won", "card", NAMES, of="turned_up")]


def dealt(games: Sequence[int | None], *, in_rows: bool = True) -> Tally:
    ready: Any = Dealt(games, in_rows=in_rows)
    counted, tally = in_blocks(ready, OF_CARDS), Tally()
    for index in range(len(games)):
        counted.play(1, index, tally)
    return tally


def share_of_card(tally: Tally) -> dict[str, Any]:
    """The interval as the report computes it."""
    (row,) = (row for row in _cards([], OF_CARDS, tally) if row["code"] == "a")
    shares: dict[str, Any] = row["shares"]["won"]
    return shares


PAIRS = [(1, 5), (1, 7), (1, 4), (0, 9), (0, 6), (0, 6), (0, 5), (1, 8)]


def test_pairs_are_counted_besides_games() -> None:
    tally = played(PAIRS, 2)
    assert (tally.games, tally.counts["wins"]) == (8, 4)
    assert {name: count for name, count in tally.counts.items() if name.startswith("unit:wins")} == {
        "unit:wins:2:2": 1,
        "unit:wins:2:1": 2,
        "unit:wins:2:0": 1,
    }
    assert mean_interval_in(tally.counts, "clock") is None, "four pairs are too few"
    turns = [12, 13, 12, 13] * 50
    low, high = scipy.stats.t.interval(0.95, 199, loc=scipy.stats.tmean(turns), scale=scipy.stats.sem(turns))
    assert mean_interval_in(played(PAIRS * 50, 2).counts, "clock") == pytest.approx([low / 2, high / 2], abs=1e-6)


def test_the_band_of_a_turn_uses_the_pairs_that_reach_it() -> None:
    """In some pairs only one game reaches the turn, and the last game has no partner."""
    pairs = [[1, 4], [3], [2, 6], [2, 8], [5], [1]] * 100
    first, second, third = _curve("score", scored([*pairs, [9, 3, 7]]))
    assert [(each["n"], each["mean"]) for each in (first, second, third)] == [(601, 2.344426), (301, 5.990033), (1, 7.0)]
    sums = [4, 4, 6] * 100
    low, high = scipy.stats.t.interval(0.95, 299, loc=scipy.stats.tmean(sums), scale=scipy.stats.sem(sums))
    assert first["ci95"] == pytest.approx([low / 2, high / 2], abs=1e-6), "of the 300 whole pairs"
    assert second["ci95"] == interval_of_ratio((200, 1800, 300, 100 * (16 + 196), 100 * (4 + 28), 100 * (1 + 4))), "of 200 pairs"
    assert third["ci95"] is None, "no whole pair reached it"
    assert [each["ci95"] for each in _curve("score", scored(pairs[:398]))] == [None, None], "199 pairs are too few"
    single = Tally()
    for index in range(300):
        Scored([[4], [5], [6]] * 100).play(1, index, single)
    assert _curve("score", single)[0]["ci95"] == spread({4: 100, 5: 100, 6: 100})["ci95"], "games that draw their own numbers"


@pytest.mark.parametrize("in_rows", [True, False])
def test_the_share_of_a_card_uses_the_pairs_that_saw_it(in_rows: bool) -> None:
    """Two pairs saw it in both games, one in one game, one in none; the last game has no partner."""
    tally = dealt([1, 1, 0, 1, None, 0, None, None, 1], in_rows=in_rows)
    share = share_of_card(tally)
    assert (share["k"], share["n"]) == (4, 6)
    assert share["ci95"] == share_of_sums((3, 3, 5, 4 + 1 + 0, 4 + 2 + 0, 4 + 4 + 1))
    rows = _cards([], OF_CARDS, tally)
    assert {name for row in rows for name in row["counts"]} == {"played", "turned_up", "won"}
    assert {name for row in rows for name in row["per_game"]} == {"played", "turned_up", "won"}
    assert share_of_card(dealt([None, 1]))["ci95"] == share_interval(1, 1)
    assert share_of_card(dealt([1]))["ci95"] == share_interval(1, 1), "of no whole pair"


def test_counters_of_cards_do_not_grow_with_the_games() -> None:
    some, many = (dealt([1, 0, None, 1, 0, 0] * times).to_record()["cards"] for times in (10, 1000))
    assert {code: set(names) for code, names in some.items()} == {code: set(names) for code, names in many.items()}


def test_chunks_of_whole_units_merge_and_an_incomplete_unit_is_left_out() -> None:
    assert played(PAIRS, 2, 2, 6).to_record() == played(PAIRS, 2, 4, 4).to_record() == played(PAIRS, 2).to_record()
    odd = played(PAIRS[:7], 2)
    assert odd.games == 7
    assert sum(count for name, count in odd.counts.items() if name.startswith("unit:wins")) == 3
    cut = played(PAIRS, 2, 3, 5)
    assert sum(count for name, count in cut.counts.items() if name.startswith("unit:wins")) == 3


def test_counts_without_units_are_unchanged() -> None:
    ready: Any = Scripted(PAIRS, 1)
    assert in_blocks(ready, [WINS, CLOCK]) is ready
    assert isinstance(in_blocks(ready, [MetricSpec("wins", "share", NAMES, of="clock")]), InBlocks)


def test_units_of_one_game_have_wilsons_interval() -> None:
    for k, n in ((3, 10), (50, 100), (999, 1000), (0, 7), (7, 7)):
        assert share_of_units([n - k, k]) == pytest.approx(share_interval(k, n), abs=2e-6)


def test_units_of_two_games_have_tangos_interval() -> None:
    """Tango (1998), for the difference of paired shares; this share is one half plus half of that difference."""
    low, high = share_of_units([1, 43, 6])
    assert [2 * low - 1, 2 * high - 1] == pytest.approx(tango(6, 1, 50), abs=1e-5)


def tango(b: int, c: int, n: int) -> list[float]:
    """The bounds, with the nuisance parameter in closed form."""
    z = float(scipy.stats.norm.ppf(0.975))

    def statistic(d: float) -> float:
        linear = -b - c + (2 * n - b + c) * d
        likely = ((linear**2 - 8 * n * (-c * d * (1 - d))) ** 0.5 - linear) / (4 * n)
        return float((b - c - n * d) / (n * (2 * likely + d * (1 - d))) ** 0.5)

    def bound(inside: float, outside: float) -> float:
        for _ in range(60):
            middle = (inside + outside) / 2
            inside, outside = (inside, middle) if abs(statistic(middle)) > z else (middle, outside)
        return inside

    return [bound((b - c) / n, -0.999999), bound((b - c) / n, 0.999999)]


def test_a_ratio_with_one_value_a_unit_has_students_interval() -> None:
    values = [3, 4, 4, 9, 12] * 40
    sums = (200, sum(values), 200, sum(value * value for value in values), sum(values), 200)
    low, high = scipy.stats.t.interval(0.95, 199, loc=scipy.stats.tmean(values), scale=scipy.stats.sem(values))
    assert interval_of_ratio(sums) == pytest.approx([low, high], abs=1e-6)
    assert share_of_sums((9, 0, 30, 0, 0, 102)) == share_interval(0, 9)


# --- coverage --------------------------------------------------------------------------------------------------------

# Chances of 0, 1 and 2 wins in a pair: independent games, pairs that are mostly split, and pairs with mostly equal results.
MODELS = [(0.25, 0.5, 0.25), (0.1, 0.6, 0.3), (0.4, 0.2, 0.4), (0.45, 0.1, 0.45), (0.05, 0.3, 0.65)]
interval_of_units = cache(lambda *units: share_of_units(units))


@pytest.mark.slow
@pytest.mark.parametrize("model", MODELS)
def test_the_interval_of_pairs_covers_94_to_96_percent(model: tuple[float, float, float]) -> None:
    """Exact: the sum of the probabilities of all outcomes of 100 pairs whose interval holds the true share."""
    n, held = 100, 0.0
    truth = (model[1] + 2 * model[2]) / 2
    logs = [log(chance) for chance in model]
    for none in range(n + 1):
        for one in range(n + 1 - none):
            both = n - none - one
            ways = lgamma(n + 1) - lgamma(none + 1) - lgamma(one + 1) - lgamma(both + 1)
            chance = exp(ways + none * logs[0] + one * logs[1] + both * logs[2])
            if chance > 2e-6:
                low, high = interval_of_units(none, one, both)
                held += chance if low <= truth <= high else 0
    assert 0.94 <= held <= 0.96


@pytest.mark.parametrize("pairs", [10, 20])
@pytest.mark.parametrize("model", MODELS)
def test_coverage_of_short_runs(model: tuple[float, float, float], pairs: int) -> None:
    """Exact, for runs of 20 and 40 games: at least 94 percent, and at most 98 unless results are nearly constant."""
    truth = (model[1] + 2 * model[2]) / 2
    held = 0.0
    for none in range(pairs + 1):
        for one in range(pairs + 1 - none):
            low, high = interval_of_units(none, one, pairs - none - one)
            if low <= truth <= high:
                held += float(scipy.stats.multinomial.pmf([none, one, pairs - none - one], pairs, model))
    assert 0.94 <= held <= 0.98


@pytest.mark.slow
def test_coverage_of_simulated_pairs_is_94_to_96_percent() -> None:
    """2,000 runs of 60 games, played and counted as a match is: A wins 70 % when it begins and 40 % when it does not, alike or not."""
    stream = random.Random(5)
    held: Counter[str] = Counter()
    for _ in range(2000):
        games = []
        for _ in range(30):
            luck = stream.random()  # of both games of the pair
            first = luck < 0.7
            second = luck < 0.4 if stream.random() < 0.95 else stream.random() < 0.4
            games += [(int(first), 1), (int(second), 1)]
        tally = played(games, 2)
        k = tally.counts.get("wins", 0)
        for name, ends in (("units", share_in(tally.counts, "wins", k, 60)["ci95"]), ("wilson", share_interval(k, 60))):
            held[name] += ends[0] <= 0.55 <= ends[1]
    assert 0.94 <= held["units"] / 2000 <= 0.96
    assert held["wilson"] / 2000 < 0.91, "as if the games were independent"


@pytest.mark.slow
def test_bands_over_pairs_cover_94_to_96_percent() -> None:
    """4,000 runs of 300 pairs: both games of a pair share most of their luck, and a lucky game is over after the first turn."""
    stream = np.random.default_rng(8)
    truth = {1: 2.0, 2: 1.5}  # of luck 0, 1, 2 and 3 with a half for its own luck; only 0, 1 and 2 see a second turn
    held: Counter[tuple[str, int]] = Counter()
    for _ in range(4000):
        luck = stream.integers(4, size=300)
        scores = luck + stream.integers(2, size=(2, 300))
        for turn, sees in ((1, luck >= 0), (2, luck < 3)):
            x, m = (scores * sees).sum(axis=0), 2 * sees
            sums = [int(sees.sum()), *(int(each.sum()) for each in (x, m, x * x, x * m, m * m))]
            alone = interval_of_mean(sums[2], sums[1], int((scores**2 * sees).sum()))
            for way, ends in (("units", interval_of_ratio(sums)), ("games", alone)):
                held[way, turn] += ends is not None and ends[0] <= truth[turn] <= ends[1]
    for turn in (1, 2):
        assert 0.94 <= held["units", turn] / 4000 <= 0.96
        assert held["games", turn] / 4000 < 0.9, "as if the games were independent"


@pytest.mark.slow
@pytest.mark.parametrize(("won", "alike"), [(0.5, 0.8), (0.5, 0.0), (0.2, 0.5), (0.9, 0.3)])
def test_shares_of_cards_cover_94_to_96_percent(won: float, alike: float) -> None:
    """2,000 runs of 300 games, a card in two of three pairs and seldom in one game of a pair; how often both games of a pair go alike.

    A figure of 2,000 runs is itself off by half a point.
    """
    stream = random.Random(12)
    held: Counter[str] = Counter()
    for _ in range(2000):
        games: list[int | None] = []
        for _ in range(150):
            turned_up, luck = stream.random() < 2 / 3, stream.random()
            for _ in (1, 2):
                own = luck if stream.random() < alike else stream.random()
                games.append(int(own < won) if turned_up and stream.random() < 0.9 else None)
        share = share_of_card(dealt(games, in_rows=False))
        for way, ends in (("units", share["ci95"]), ("games", share_interval(share["k"], share["n"]))):
            held[way] += ends[0] <= won <= ends[1]
    assert 0.94 <= held["units"] / 2000 <= 0.96
    assert (held["games"] / 2000 < 0.93) == (alike > 0.3), "as if the games were independent"


@pytest.mark.parametrize("pairs", [3, 6, 12, 25])
@pytest.mark.parametrize("model", MODELS)
def test_coverage_of_shares_of_rare_cards(model: tuple[float, float, float], pairs: int) -> None:
    """Exact, for few pairs with the card in both games: at least 95 percent."""
    truth = (model[1] + 2 * model[2]) / 2
    held = 0.0
    for none in range(pairs + 1):
        for one in range(pairs + 1 - none):
            both = pairs - none - one
            x = one + 2 * both
            low, high = share_of_sums((pairs, x, 2 * pairs, one + 4 * both, 2 * x, 4 * pairs))
            if low <= truth <= high:
                held += float(scipy.stats.multinomial.pmf([none, one, both], pairs, model))
    assert held >= 0.95


@pytest.mark.slow
def test_coverage_of_groups_of_four_is_94_to_96_percent() -> None:
    """2,000 runs of 60 groups: two trade decks, each with both seatings."""
    chances = (0.1, 0.15, 0.3, 0.25, 0.2)
    truth = sum(value * chance for value, chance in enumerate(chances)) / 4
    drawn = scipy.stats.multinomial.rvs(60, chances, size=2000, random_state=3)
    intervals = (interval_of_units(*map(int, units)) for units in drawn)
    assert 0.94 <= sum(low <= truth <= high for low, high in intervals) / 2000 <= 0.96


def test_the_interval_of_events_covers_94_to_96_percent_where_wilsons_does_not() -> None:
    """4,000 runs of 200 games, each until 5 events are won; the true share follows from the mean number of events of a game."""
    stream = random.Random(9)
    held: Counter[str] = Counter()
    runs, games = 4000, 200
    shapes = [(5, 5), (5, 6), (5, 8), (5, 12)]  # events won and seen
    weights = (40, 30, 20, 10)
    truth = 5 * 100 / sum(seen * weight for (_, seen), weight in zip(shapes, weights, strict=True))
    for _ in range(runs):
        drawn = Counter(stream.choices(shapes, weights, k=games))
        x, m = (sum(shape[part] * times for shape, times in drawn.items()) for part in (0, 1))
        sums = [games, x, m]
        for one, other in ((0, 0), (0, 1), (1, 1)):
            sums.append(sum(shape[one] * shape[other] * times for shape, times in drawn.items()))
        for name, ends in (("ratio", share_of_sums(sums)), ("wilson", share_interval(x, m))):
            held[name] += ends[0] <= truth <= ends[1]
    assert 0.94 <= held["ratio"] / runs <= 0.96
    assert not 0.94 <= held["wilson"] / runs <= 0.96


@pytest.mark.slow
def test_coverage_with_real_policies() -> None:
    """400 runs of 20 games, default against velocity: shares of wins of the first player and of side 1; all runs give the true share."""
    match = GAMES["star-realms"].match
    assert match
    ready = in_blocks(match.prepare([Decklist(())], pool("star-realms"), {"policy_1": "velocity", "authority": 20}), match.metrics)
    runs = []
    for run in range(400):
        tally = Tally()
        for index in range(20):
            ready.play(run, index, tally)
        runs.append(tally)
    for name in ("first_player_wins", "side_0_wins"):
        truth = sum(tally.counts.get(name, 0) for tally in runs) / (400 * 20)
        ends = [share_in(tally.counts, name, tally.counts.get(name, 0), 20)["ci95"] for tally in runs]
        assert 0.92 <= sum(low <= truth <= high for low, high in ends) / 400 <= 0.99, name


@pytest.mark.slow
def test_coverage_of_events_in_real_matches() -> None:
    """150 runs of 40 games, default against plain: the winner of each of the 24 events; all runs give the true share."""
    match = GAMES["empire-vs-rebellion"].match
    assert match
    lists = [DECKS["empire-vs-rebellion"][name] for name in ("rebels", "empire")]
    ready = in_blocks(match.prepare(lists, pool("empire-vs-rebellion"), {"policy_1": "plain"}), match.metrics)
    runs, everything = [], Tally()
    for run in range(150):
        tally = Tally()
        for index in range(40):
            ready.play(run, index, tally)
        runs.append(tally)
        everything.merge(tally)
    held: Counter[str] = Counter()
    for code, counted in everything.cards.items():
        if "turned_up" in counted:
            truth = counted["won_0"] / counted["turned_up"]
            for mine in (tally.cards.get(code, {}) for tally in runs):
                if n := mine.get("turned_up", 0):
                    k = mine.get("won_0", 0)
                    held["all"] += 1
                    for way, ends in (("units", share_in(mine, "won_0", k, n)["ci95"]), ("games", share_interval(k, n))):
                        held[way] += ends[0] <= truth <= ends[1]
    assert held["units"] / held["all"] >= 0.95, "some six pairs have seen each: rather too wide than too narrow"
    assert held["games"] / held["all"] < 0.91


# --- in runs ---------------------------------------------------------------------------------------------------------


def test_the_report_of_a_match_names_its_unit_and_method(play: Play) -> None:
    report = run_report(play(mode="match", games=60, options={"policy_0": "lucky"})) or {}
    assert report["unit"] == 2
    assert "score interval" in report["method"]
    share = report["shares"]["side_0_wins"]
    assert (share["n"], set(share)) == (60, {"value", "ci95", "k", "n"})
    assert share["ci95"] != share_interval(share["k"], 60)
    assert not [name for name in report["counts"] if ":" in name]
    plain = run_report(play(games=60)) or {}
    assert (plain["unit"], "same random numbers" in plain["method"]) == (1, False)


@pytest.mark.parametrize("games", [1, 2, 3, 61])
def test_a_match_of_any_number_of_games_has_a_report(games: int, play: Play) -> None:
    share = (run_report(play(mode="match", games=games, options={"policy_0": "lucky"})) or {})["shares"]["side_0_wins"]
    assert share["n"] == games
    assert share["ci95"][0] <= share["value"] <= share["ci95"][1]


def test_chunks_hold_whole_units(play: Play, settings: Any) -> None:
    settings.SIMULATION_FEW_CHUNKS = 7
    run = play(mode="match", games=95, options={"policy_0": "lucky"})
    assert all(first % 2 == 0 for first in run.chunks.values_list("first", flat=True))
    usual = play(mode="match", games=95, owner_key="bob", options={"policy_0": "lucky"})
    settings.SIMULATION_FEW_CHUNKS = 1
    other = play(mode="match", games=95, owner_key="carol", options={"policy_0": "lucky"})
    assert run.report_digest == usual.report_digest == other.report_digest
    assert not [first for first, _ in starting.chunks(1003, 30, batched=True, unit=4) if first % 4]


def test_a_match_stops_by_the_interval_of_its_report(play: Play) -> None:
    run = play(mode="match", games=20_000, options={"policy_0": "lucky"}, precision={"of": "side_0_wins", "half_width": 0.015})
    report = run_report(run) or {}
    low, high = report["shares"]["side_0_wins"]["ci95"]
    assert report["stop_reason"] == "precision"
    assert high - low <= 0.03
    shorter = play(mode="match", games=report["n"] - request.BATCH, seed=run.seed, options={"policy_0": "lucky"})
    ends = (run_report(shorter) or {})["shares"]["side_0_wins"]["ci95"]
    assert ends[1] - ends[0] > 0.03, "and not before"


def test_shares_of_events_use_games_as_units() -> None:
    goldfish = GAMES["empire-vs-rebellion"].goldfish
    assert goldfish
    ready = in_blocks(goldfish.prepare(DECKS["empire-vs-rebellion"]["rebels"], pool("empire-vs-rebellion"), {}), goldfish.metrics)
    tally, rows = Tally(), []
    for index in range(40):
        one = Tally()
        ready.play(3, index, one)
        rows.append((one.counts["events_won"], next(iter(one.histograms["clock"]))))
        tally.merge(one)
    won, seen = (sum(column) for column in zip(*rows, strict=True))
    share = shares_of(goldfish.metrics, tally)["events_won"]
    assert (share["k"], share["n"]) == (won, seen)
    sums = [40, won, seen, *(sum(a * b for a, b in pairs) for pairs in ([(r[0], r[0]) for r in rows], rows, [(r[1], r[1]) for r in rows]))]
    assert share["ci95"] == share_of_sums(sums)


def trade_deck(code: str) -> Decklist:
    return Decklist((Slot(code, 40, "trade_deck"),))


def test_two_trade_decks_are_played_with_the_same_random_numbers() -> None:
    match = GAMES["star-realms"].match
    assert match
    lists = [trade_deck("ram"), trade_deck("cutter")]
    differ: Any = match.prepare(lists, pool("star-realms"), {"policy_0": "attack", "policy_1": "defense"})
    assert differ.unit == 4
    games = [differ.new_game(7, index) for index in range(8)]
    hands = [[piece.card.code for piece in game.sides[game.first].deck.cards] for game in games]
    assert hands[0] == hands[1] == hands[2] == hands[3] != hands[4]
    assert [game.trade_row.cards[0].card.code for game in games[:4]] == ["ram", "ram", "cutter", "cutter"]
    assert games[0].first != games[1].first
    assert games[2].first != games[3].first
    mirror: Any = match.prepare(lists, pool("star-realms"), {})
    assert (mirror.unit, match.prepare(lists[:1], pool("star-realms"), {}).unit) == (2, 1)
    tally = Tally()
    ready = in_blocks(differ, match.metrics)
    for index in range(12):
        ready.play(7, index, tally)
    shares = shares_of(match.metrics, tally)
    assert [shares[name]["n"] for name in ("side_0_wins", "side_0_wins_deck_0", "side_0_wins_deck_1")] == [12, 6, 6]
    assert {name.split(":")[2] for name in tally.counts if name.startswith("unit:side_0_wins:")} == {"4"}


def test_match_ups_of_equal_policies_count_first_players() -> None:
    """Each game of a mirror match draws its first player, so the number of games begun varies."""
    counts = {"cell:0:1:won": 3, "cell:0:1:lost": 1, "cell:0:1:begun": 3, "cell:0:1:begun_won": 3}
    counts |= {"cell:0:1:score:4:4": 1, "cell:0:1:score:4:2": 1, "cell:0:1:first:2:2": 1, "cell:0:1:first:1:1": 1, "cell:0:1:second:1:0": 1}
    (cell,) = cell_results(counts, [(0, 1)], 2)
    assert (cell["first"]["k"], cell["first"]["n"], cell["second"]["k"], cell["second"]["n"]) == (3, 3, 0, 1)
    assert cell["score"]["value"] == 0.75
