"""Strengths (Bradley-Terry) of the sides of match-ups: a published example, undefined cases, coverage, and reports."""

from __future__ import annotations

import csv
import random
from collections.abc import Callable
from itertools import combinations
from math import log, sqrt
from typing import Any

import pytest

from games.engine.tally import Tally
from simulator.models import Run
from simulator.report.csv import report_csv
from simulator.selectors.reports import run_report
from simulator.statistics.matchups import Matchups, side_strengths
from simulator.statistics.strengths import ELO, expected, information, inverse_of, is_connected, likeliest_strengths, strengths
from tests.helpers.made_up_game import DICE

Play = Callable[..., Run]

# The American League of 1987 (Agresti, Categorical Data Analysis, 2nd edition, table 10.10): wins of the row's team over the column's.
TEAMS = ("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore")
WINS = (
    (0, 7, 9, 7, 7, 9, 11),
    (6, 0, 7, 5, 11, 9, 9),
    (4, 6, 0, 7, 7, 8, 12),
    (6, 8, 6, 0, 6, 7, 10),
    (6, 2, 6, 7, 0, 7, 12),
    (4, 4, 5, 6, 6, 0, 6),
    (2, 4, 1, 3, 1, 7, 0),
)
LEAGUE = {(one, other): (WINS[one][other], WINS[other][one]) for one, other in combinations(range(7), 2)}


def test_a_published_league() -> None:
    """Strengths relative to Baltimore as in the book; standard errors as R's BradleyTerry2 computes them."""
    found = likeliest_strengths(LEAGUE, 7)
    assert [round(each - found[6], 2) for each in found] == [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0]
    assert sum(found) == pytest.approx(0)
    spread = inverse_of(information(LEAGUE, found))
    errors = [sqrt(spread[team][team] + spread[6][6] - 2 * spread[team][6]) for team in range(6)]
    assert errors == pytest.approx([0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319], abs=1e-4)


def test_independent_units_have_the_errors_of_the_information_matrix() -> None:
    """If points vary as the model says, the sandwich estimate equals the inverse information matrix."""
    games = {cell: (mine / 13, theirs / 13) for cell, (mine, theirs) in LEAGUE.items()}
    as_the_model_says = information(games, likeliest_strengths(LEAGUE, 7))
    found = strengths(LEAGUE, 7, as_the_model_says, units=10**9, whole=13)
    assert found
    plain = inverse_of(information(LEAGUE, likeliest_strengths(LEAGUE, 7)))
    halves = [(each["ci95"][1] - each["ci95"][0]) / 2 for each in found]
    assert halves == pytest.approx([1.959964 * sqrt(plain[team][team]) * ELO for team in range(7)], rel=1e-4)


@pytest.mark.parametrize(
    ("points", "sides", "connected"),
    [
        ({(0, 1): (1, 1)}, 2, True),
        ({(0, 1): (1, 0)}, 2, False),  # one side lost every game
        ({(0, 1): (1, 0), (1, 2): (1, 0), (0, 2): (0, 1)}, 3, True),  # each side beats the next
        ({(0, 1): (1, 1), (2, 3): (1, 1)}, 4, False),  # two groups that never meet
        ({(0, 2): (1, 1), (0, 3): (2, 1), (1, 2): (1, 1), (1, 3): (1, 1)}, 4, True),  # lists of two factions
        ({(0, 1): (1, 1), (2, 3): (1, 1), (0, 2): (3, 0), (1, 3): (3, 0)}, 4, False),  # two sides that beat all others
    ],
)
def test_strengths_exist_only_for_connected_results(points: dict[tuple[int, int], tuple[int, int]], sides: int, connected: bool) -> None:
    assert is_connected(points, sides) is connected
    found = strengths(points, sides, [[1.0] * sides] * sides, units=5, whole=5)
    assert (found is not None) is connected


def test_sides_in_a_ring_have_equal_strengths() -> None:
    found = likeliest_strengths({(0, 1): (9, 1), (1, 2): (9, 1), (0, 2): (1, 9)}, 3)
    assert found == pytest.approx([0, 0, 0], abs=1e-9)


def test_very_different_strengths_are_found() -> None:
    found = likeliest_strengths({(0, 1): (100_000, 1), (1, 2): (100_000, 1)}, 3)
    assert [found[0] - found[1], found[1] - found[2]] == pytest.approx([log(100_000)] * 2)


# --- coverage --------------------------------------------------------------------------------------------------------


RUNS, PAIRS = 800, 40
STREAM = random.Random(11)
SHARED = [[STREAM.random() for _ in range(PAIRS)] for _ in range(RUNS)]


class Lottery:
    """Plays a match-up whose winner depends on a random number: mostly one that all match-ups share, sometimes its own."""

    unit = 2

    def __init__(self, chance: float) -> None:
        self.chance = chance

    def play(self, seed: int, index: int, tally: Tally) -> None:
        luck = SHARED[seed][index // 2] if STREAM.random() < 0.6 else STREAM.random()
        tally.count("side_0_wins" if luck < self.chance else "side_1_wins")


@pytest.mark.slow
def test_strengths_cover_94_to_96_percent() -> None:
    """800 runs of four sides with 40 pairs for each match-up; match-ups share most of their luck."""
    truth = [0.6, 0.2, -0.1, -0.7]
    cells = {(one, other): expected(truth[one] - truth[other]) for one, other in combinations(range(4), 2)}
    ready: Any = Matchups({cell: Lottery(chance) for cell, chance in cells.items()})  # type: ignore[misc]
    held = 0
    for seed in range(RUNS):
        tally = Tally()
        for index in range(PAIRS):
            ready.play(seed, index, tally)
        found = side_strengths(tally.counts, list(cells), 4, pairs=PAIRS, unit=1)
        assert found
        held += sum(each["ci95"][0] <= true * ELO <= each["ci95"][1] for each, true in zip(found, truth, strict=True))
    assert 0.94 <= held / (4 * RUNS) <= 0.96


# --- in runs ---------------------------------------------------------------------------------------------------------


def test_a_report_of_match_ups_has_strengths(play: Play) -> None:
    run = play(mode="matchups", games=80, others=[DICE, DICE], policies=["lucky", "fair", "fair"], names=["B", "A", "C"])
    report = run_report(run) or {}
    lucky, first, third = report["strengths"]["sides"]
    assert lucky["ci95"][0] > 0 > first["ci95"][1]
    assert first["value"] + lucky["value"] + third["value"] == pytest.approx(0, abs=1e-4)
    assert "Elo" in report["strengths"]["text"]
    scores = [side["score"] for side in report["sides"]]
    cells = {tuple(cell["sides"]): cell["score"]["value"] for cell in report["cells"]}
    assert scores[0]["value"] == pytest.approx((cells[0, 1] + cells[0, 2]) / 2, abs=1e-6)
    assert scores[2]["value"] == pytest.approx(1 - (cells[0, 2] + cells[1, 2]) / 2, abs=1e-6)
    assert scores[0]["ci95"][0] < scores[0]["value"] < scores[0]["ci95"][1]
    rows = report_csv(report).splitlines()
    assert [row.split(",")[0] for row in rows if row.endswith(",B")].count("strength") == 1


@pytest.mark.parametrize("name", ["=1+1", "+x", "-x", "@SUM(1)", "\uff1d1+1", "\uff20SUM(1)"])
def test_names_in_the_csv_are_never_formulas(play: Play, name: str) -> None:
    run = play(mode="matchups", games=20, others=[DICE, DICE], policies=["lucky", "fair", "fair"], names=[name, "A", "B"])
    cells = [cell for row in csv.reader(report_csv(run_report(run) or {}).splitlines()) for cell in row if name in cell]
    assert len(cells) > 2
    assert [cell for cell in cells if cell.startswith(name)] == []


def test_a_report_without_strengths_says_why(play: Play) -> None:
    run = play(mode="matchups", games=20, others=[DICE, DICE], policies=["fair", "sure", "fair"], names=["A", "B", "C"])
    report = run_report(run) or {}
    assert report["strengths"]["sides"] is None
    assert "won everything" in report["strengths"]["text"]
    two = play(mode="matchups", games=20, others=[DICE], policies=["fair", "lucky"], names=["A", "B"])
    assert (run_report(two) or {})["strengths"] is None, "of two sides the score says it all"
