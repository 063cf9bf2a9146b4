"""Races over exchanges of known value: intervals that hold together, no recommendation from nothing, and a planted exchange found."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from games.contracts.decks import Slot
from simulator.exchanges.asking import LEVELS
from simulator.races import figures
from simulator.races.plan import FINALISTS, in_turn, legal_exchanges, stages_of
from simulator.statistics.shares import share_of_units
from tests.simulator.races.arms import Arm, plan_for, raced, share

# Races of each test; docs/exchanges.md has the shares in 1,000.
RACES = int(os.environ.get("RACES", "200"))
# Turns that an exchange wins or loses: most games do not change, few change much.
SKEWED = Arm((-6, -1, 0, 1), (0.01, 0.06, 0.77, 0.16))
NO_TURNS = Arm((-5, 0, 1), (0.02, 0.88, 0.10))


@pytest.fixture(autouse=True)
def each_interval_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many races show the same counts; an interval depends on nothing else."""
    known = cache(lambda units, confidence: tuple(share_of_units(units, confidence=confidence)))
    monkeypatch.setattr(figures, "share_of_units", lambda units, *, confidence: known(tuple(units), confidence))


def cover(figures: dict, arms: list[Arm], *, by_clock: bool = False) -> bool:
    """Whether every interval holds the true value."""
    sign, scale = (-1, 1) if by_clock else (1, 2)
    true = {row["added"]: sign * arms[int(row["added"])].gain / scale for row in figures["rows"]}
    return all(row["difference_ci95"][0] - 1e-9 <= true[row["added"]] <= row["difference_ci95"][1] + 1e-9 for row in figures["rows"])


@pytest.mark.slow
@pytest.mark.parametrize(("games", "differing"), [(10_000, 0.02), (10_000, 0.5), (100_000, 0.1)])
def test_none_helps_is_said_when_none_helps(games, differing):
    """Races of exchanges that change nothing: at most 5 % recommend one, and in at least 95 % all ten intervals hold."""
    numbers = np.random.default_rng(games)
    arms = [share(0.0, differing)] * LEVELS[games]
    plan = plan_for(arms, games)
    found = [raced(arms, plan, numbers) for _ in range(RACES)]
    assert sum(each["helping"] > 0 for each in found) <= 0.05 * RACES
    assert sum(cover(each, arms) for each in found) >= 0.95 * RACES


@pytest.mark.slow
@pytest.mark.parametrize("gains", [[SKEWED] * 16, [NO_TURNS] * 16], ids=["skewed", "skewed null"])
def test_intervals_of_turns_hold_together(gains):
    numbers = np.random.default_rng(4)
    plan = plan_for(gains, 10_000, by_clock=True, last=6)
    found = [raced(gains, plan, numbers, top=6) for _ in range(RACES)]
    assert sum(cover(each, gains, by_clock=True) for each in found) >= 0.95 * RACES
    if gains[0].gain == 0:
        assert sum(each["helping"] > 0 for each in found) <= 0.05 * RACES


@pytest.mark.slow
def test_a_planted_exchange_of_3_points_is_found_within_the_largest_budget():
    """One of 64 exchanges adds 3 points, one game in ten ends otherwise: named first and said to help in at least 90 % of the races."""
    games = max(LEVELS)
    numbers = np.random.default_rng(3)
    arms = [share(0.0)] * LEVELS[games]
    arms[17] = share(0.03)
    plan = plan_for(arms, games)
    assert plan.games <= games
    found = [raced(arms, plan, numbers)["rows"][0] for _ in range(RACES)]
    assert sum(row["added"] == "17" and row["helps"] for row in found) >= 0.9 * RACES


def test_a_great_exchange_is_named_first_and_no_other_helps():
    arms = [share(-0.02)] * 16
    arms[3] = share(0.08)
    figures = raced(arms, plan_for(arms, 100_000), np.random.default_rng(1))
    best, *others = figures["rows"]
    assert (best["added"], best["helps"], best["among_best"], figures["helping"]) == ("3", True, True, 1)
    assert not any(row["helps"] or row["among_best"] for row in others)
    assert [row["difference"] for row in others] == sorted((row["difference"] for row in others), reverse=True)


@pytest.mark.parametrize(("exchanges", "games"), [(1, 100), (10, 10_000), (11, 10_000), (64, 100_000), (64, 10), (300, 5000)])
def test_stages_halve_within_the_budget(exchanges, games):
    stages = stages_of(exchanges, games)
    assert stages[0].exchanges == exchanges
    assert stages[-1].exchanges == min(exchanges, FINALISTS)
    assert [stage.first for stage in stages[1:]] == [stage.end for stage in stages[:-1]]
    for one, other in pairwise(stages):
        assert other.exchanges == max(FINALISTS, -(-one.exchanges // 2))
    played = sum(stage.worlds * (stage.exchanges + 1) for stage in stages)
    assert played <= games or all(stage.worlds == 1 for stage in stages)


def test_exchanges_that_have_not_played_are_tried_if_they_promise_more():
    """What leaves and what comes in add up: the best pair of both is found, though the first stage did not play it."""
    gains = {"a": 0.0, "b": 0.04, "c": 0.0, "d": 0.0}, {str(number): 0.02 * (number == 7) for number in range(20)}
    exchanges = list(in_turn([Slot(code, 1, "main") for code in gains[0]], {"main": list(gains[1])}))
    arms = [share(gains[0][each.removed] + gains[1][each.added]) for each in exchanges]
    best = next(place for place, each in enumerate(exchanges) if (each.removed, each.added) == ("b", "7"))
    plan = replace(plan_for(arms, 100_000), exchanges=tuple(exchanges), stages=stages_of(20, 100_000), left=(tuple(range(20)),))
    assert best not in plan.left[0]
    assert len(exchanges) == 80
    found = raced(arms, plan, np.random.default_rng(5))["rows"][0]
    assert (found["removed"], found["added"], found["helps"]) == ("b", "7", True)


def test_every_exchange_is_in_turn_once():
    slots = [Slot("a", 2, "main"), Slot("b", 1, "main"), Slot("s", 1, "side")]
    found = list(in_turn(slots, {"main": ["a", "b", "c", "d"], "side": ["x"]}))
    assert len(found) == len(set(found)) == 3 + 3 + 1
    assert {each.zone for each in found if each.added == "x"} == {"side"}
    assert found == list(in_turn(slots, {"main": ["a", "b", "c", "d"], "side": ["x"]}))


def test_what_the_first_stage_puts_in_is_checked_with_every_card_that_may_leave():
    """Of 1,000 pairs 60 may be checked: after the 10 of the first stage come those that cross its cards, then others."""
    slots = [Slot(code, 1, "main") for code in "abcde"]
    codes = [str(number) for number in range(200)]
    found, is_all = legal_exchanges(slots, {"main": codes}, lambda each: True, first=10, most=60)
    assert not is_all
    assert list(found[:10]) == list(in_turn(slots, {"main": codes}))[:10]
    tried = {each.added for each in found[:10]}
    crossed = {(slot.code, code) for slot in slots for code in tried}
    assert {(each.removed, each.added) for each in found[: len(crossed)]} == crossed
    assert len(found) == len(set(found)) == 60 > len(crossed)


def test_illegal_exchanges_are_left_out_and_count_as_checked():
    slots, codes = [Slot("a", 1, "main"), Slot("b", 1, "main")], ["a", "b", "c", "d"]
    found, is_all = legal_exchanges(slots, {"main": codes}, lambda each: each.removed == "b", first=2, most=6)
    assert is_all
    assert {(each.removed, each.added) for each in found} == {("b", "a"), ("b", "c"), ("b", "d")}
    assert legal_exchanges(slots, {"main": codes}, lambda each: False, first=2, most=5) == ((), False)
    assert legal_exchanges([], {}, lambda each: True, first=2, most=5) == ((), True)
