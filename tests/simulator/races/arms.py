"""Simulated exchanges whose true gain is known: races over them are played with the statistics of real ones, without a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from games.engine.tally import Tally
from simulator.races.figures import going_on, race_figures
from simulator.races.plan import Exchange, RacePlan, stages_of
from simulator.races.race import CHOOSING, LAST, ORIGINAL


@dataclass(frozen=True)
class Arm:
    """The chance of each difference of one game's value to the original; `values` from -top to top."""

    values: tuple[int, ...]
    chances: tuple[float, ...]

    @property
    def gain(self) -> float:
        return sum(value * chance for value, chance in zip(self.values, self.chances, strict=True))


def share(gain: float, differing: float = 0.1) -> Arm:
    """An exchange that adds `gain` to the share of wins where `differing` of the games end otherwise: one half as a value is a draw."""
    return Arm((-2, 0, 2), ((differing - gain) / 2, 1 - differing, (differing + gain) / 2))


def plan_for(arms: Sequence[Arm], games: int, *, by_clock: bool = False, last: int = 0) -> RacePlan:
    exchanges = tuple(Exchange("main", "x", str(number)) for number in range(len(arms)))
    return RacePlan(exchanges, stages_of(len(arms), games), (tuple(range(len(arms))),), 1, by_clock, 0, last)


def raced(arms: Sequence[Arm], plan: RacePlan, numbers: np.random.Generator, top: int = 2) -> dict[str, Any]:
    """The figures of the race."""
    tally = Tally()
    while True:
        stage = plan.stages[plan.now]
        prefix = LAST if plan.is_last else CHOOSING
        for place in plan.left[-1]:
            arm = arms[place]
            drawn = numbers.multinomial(stage.worlds, arm.chances)
            found = tally.histograms.setdefault(f"{prefix}difference:{place}", {})
            for value, count in zip(arm.values, drawn, strict=True):
                if count:
                    found[value + top] = found.get(value + top, 0) + int(count)
            if plan.is_last:
                tally.histograms[f"{prefix}value:{place}"] = {1: stage.worlds}
        if plan.is_last:
            tally.histograms[f"{prefix}value:{ORIGINAL}"] = {1: stage.worlds}
            return race_figures(plan, tally, ())
        plan = plan.with_next(going_on(plan, tally))
