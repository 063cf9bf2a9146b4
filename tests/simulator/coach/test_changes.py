"""What an option changes: named only where the interval of the difference leaves 0 out, and these intervals hold together."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.contracts.report import MetricSpec
from games.engine.tally import Tally
from simulator.coach.effects import LEAST_GAMES, MOST_NAMED, changes_of, count_effects

METRICS = [MetricSpec(name, "histogram", {"en": name}) for name in ("damage", "cards", "trade", "bases")]
GAMES = 100


def counted(options: list[dict[str, Any]], games: int = GAMES) -> dict[str, int]:
    """The counts of these options.  options: for each, metric -> what draws its value; metrics without one are not counted."""
    tally = Tally()
    for _ in range(games):
        found = []
        for option in options:
            game = Tally()
            for metric in METRICS:
                if metric.name in option:
                    game.observe(metric.name, option[metric.name]())
            found.append(game)
        count_effects(tally, "0:", METRICS, found, 0)
    return tally.counts


def changes(options: list[dict[str, Any]], place: int = 1, games: int = GAMES) -> list[dict[str, Any]]:
    return changes_of(counted(options, games), "0:", METRICS, place, 0, options=len(options))


def drawn(rng: random.Random, low: int, high: int) -> Any:
    return lambda: rng.randint(low, high)


def test_intervals_of_known_differences_hold_together():
    """Two of the four numbers differ by 2; in at least 95 of 100 answers no interval is wrong and nothing else is named."""
    rng = random.Random(5)
    best = {name: drawn(rng, 0, 9) for name in ("damage", "cards", "trade", "bases")}
    other = {**best, "damage": drawn(rng, 2, 11), "cards": drawn(rng, 2, 11)}
    wrong = named = 0
    for _ in range(100):
        found = changes([best, other])
        truths = {"damage": 2, "cards": 2}
        wrong += any(
            each["name"] not in truths or not each["difference_ci95"][0] <= truths[each["name"]] <= each["difference_ci95"][1]
            for each in found
        )
        named += len(found)
        assert all(each["difference_ci95"][0] > 0 or each["difference_ci95"][1] < 0 for each in found)
    assert wrong <= 5
    assert named >= 180, "and differences of this size are found"


def test_the_clearest_come_first_and_a_number_that_never_changes_has_no_interval():
    rng = random.Random(6)
    best = {"damage": lambda: 3, "cards": drawn(rng, 0, 9), "trade": drawn(rng, 0, 9), "bases": drawn(rng, 0, 9)}
    other = {"damage": lambda: 4, "cards": drawn(rng, 5, 14), "trade": drawn(rng, 10, 19), "bases": drawn(rng, 7, 16)}
    found = changes([best, other])
    assert [each["name"] for each in found] == ["damage", "trade", "bases"]
    assert len(found) == MOST_NAMED
    assert found[0] == {**found[0], "here": 4.0, "best": 3.0, "difference": 1.0, "difference_ci95": None}
    assert all(each["difference"] == pytest.approx(each["here"] - each["best"], abs=1e-3) for each in found)


def test_of_few_games_and_of_equal_numbers_nothing_is_said():
    same = {"damage": lambda: 3}
    more = {"damage": lambda: 4}
    assert changes([same, more], games=LEAST_GAMES)
    assert not changes([same, more], games=LEAST_GAMES - 1)
    assert not changes([same, same])
    assert not changes([same, {"cards": lambda: 1}]), "each is counted of one option only"


def test_more_options_ask_for_a_clearer_difference():
    rng = random.Random(8)
    counts = counted([{"damage": drawn(rng, 0, 9)}, {"damage": drawn(rng, 1, 10)}])
    wide, narrow = (changes_of(counts, "0:", METRICS, 1, 0, options=options) for options in (20, 2))
    assert narrow
    assert not wide or wide[0]["difference_ci95"][0] < narrow[0]["difference_ci95"][0]
