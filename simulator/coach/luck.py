"""A run that tells the luck of a game that is over: each index is one world of a decision, or a new game in the place of one.

A decision may be named more than once, for more worlds.  All figures are in turns (or rounds), or in parts of 1 of the share of wins, and
greater is better.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.coach.luck import BEFORE, NO_CHANGE, Mean, PlayedGame, Valued, mean_of_counts
from games.coach.measure import SHARE_OF_WINS, Measure
from games.engine.tally import Tally
from simulator.coach.examined import CoachPlan, Examined

DECIMALS = 9


class Fortune(Examined):
    """The decisions of a game that is over, valued."""

    _played: PlayedGame | None = None

    def play(self, seed: int, index: int, tally: Tally) -> None:
        """Play world `index` of the plan and count it."""
        played = self._game(seed)
        made = self.plan.decisions[index // self.plan.worlds]
        tally.games += 1
        for name, value in (("result", played.result), ("first", played.measure.first), ("last", played.measure.last)):
            tally.first(name, value, index)
        if made == BEFORE:
            tally.observe(f"{made}:value", played.value_before(index))
            return
        usual, taken = played.values(made, index)
        tally.observe(f"{made}:value", usual)
        if played.departs(made):
            tally.observe(f"{made}:change", taken - usual + played.measure.top)

    def _game(self, seed: int) -> PlayedGame:
        if self._played is None or self._played.worlds_seed != seed:
            plan = self.plan
            self._played = PlayedGame(
                self.prepared,
                plan.seed,
                plan.choices,
                worlds_seed=seed,
                by_clock=plan.by_clock,
                first=plan.first,
                index=plan.index,
                start=plan.decisions[0],
                check=self.check,
            )
        self._played.check = self.check  # each chunk has its own
        return self._played


def luck_figures(plan: CoachPlan, tally: Tally) -> dict[str, Any]:
    """The part of the report about the decisions that have at least one world."""
    measure = Measure(True, min(tally.firsts["first"]), min(tally.firsts["last"])) if plan.by_clock else SHARE_OF_WINS
    return {
        "by_clock": plan.by_clock,
        "counted_from": measure.first if plan.by_clock else None,
        "counted_to": measure.last if plan.by_clock else None,
        "result": measure.loss(min(tally.firsts["result"])),
        "values": [_valued(tally, made, measure) for made in sorted(set(plan.decisions)) if f"{made}:value" in tally.histograms],
    }


def _valued(tally: Tally, made: int, measure: Measure) -> dict[str, Any]:
    """value, change: the mean and the variance of the mean; change is None if the policy takes the option that was taken."""
    values = tally.histograms[f"{made}:value"]
    changes = tally.histograms.get(f"{made}:change")
    return {
        "choices": made,
        "worlds": sum(values.values()),
        "value": _data(mean_of_counts(values, 0, measure.top), 0, measure),
        "change": _data(mean_of_counts(changes, 0, 2 * measure.top), measure.top, measure) if changes else None,
    }


def _data(found: Mean, zero: int, measure: Measure) -> list[float]:
    unit = measure.loss(1)
    return [round((found.mean - zero) * unit, DECIMALS), round(found.variance * unit * unit, DECIMALS)]


def valued_of(*reports: Mapping[str, Any] | None) -> dict[int, Valued]:
    """The values of decisions in these reports of one game, by the number of choices before them: of most worlds, the last of equals."""
    found: dict[int, Valued] = {}
    worlds: dict[int, int] = {}
    for report in reports:
        for each in report["values"] if report else ():
            made = each["choices"]
            if each["worlds"] >= worlds.get(made, 0):
                worlds[made] = each["worlds"]
                found[made] = Valued(Mean(*each["value"]), Mean(*each["change"]) if each["change"] else NO_CHANGE)
    return found
