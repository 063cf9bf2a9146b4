"""The luck of a game that is over: what happened by itself, event by event, and the result without it; in two runs of the coach.

The first run plays few worlds of every decision, and many new games.  The second plays many fresh worlds of the decisions around the events
with the most luck, so that none is shown because its worlds were unusual (the winner's curse), and of those at which the person departed
from the policy, whose differences make the result without luck.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import NormalDist
from typing import Any, Final

from cards.api.limits import spend
from games.coach.luck import BEFORE, Luck, Mean, Valued, groups_of, luck_between, luck_of
from games.contracts.report import Step
from games.contracts.tables import Position
from simulator.coach.examined import CoachPlan
from simulator.coach.luck import valued_of
from simulator.models import Run, Table
from simulator.tables import coaching
from simulator.tables.learning.two_runs import FIRST, SECOND, TwoRuns, check_can_start, decision_places, latest_run, table_to_go_on_with
from simulator.tables.selectors import shows_at

# Worlds of each decision in the first run, its seed, and how many times as many new games it plays.
FIRST_WORLDS: Final = 32
FIRST_SEED: Final = 3
START_TIMES: Final = 16
# Worlds of each decision in the second run, the events that it looks at, and the departures from the policy.
SECOND_WORLDS: Final = 200
SHOWN: Final = 6
MOST_CHANGES: Final = 24
OPTIONS: Final = 2
# The second runs that are looked at, the last ones: a table whose game was played again has more than one.
SECOND_RUNS: Final = 8
ERROR: Final = 0.05

Bounds = tuple[float, float]


@dataclass(frozen=True, slots=True)
class LuckState(TwoRuns):
    """The runs that tell the luck of a game."""


@dataclass(frozen=True, slots=True)
class Event:
    """What happened by itself between two decisions of the person.

    before: the number of choices that the person had made before it; the position after it is that of this number.
    turn: of the decision before it, 0 for the opening.  is_last: whether the game ended with it.
    told: the steps that told it.  luck: with the bounds of SHOWN events, which hold together.  is_fresh: whether its worlds are fresh.
    """

    before: int
    turn: int
    is_last: bool
    told: tuple[Step, ...]
    luck: float
    bounds: Bounds
    is_fresh: bool

    @property
    def is_clear(self) -> bool:
        """Whether it was luck, good or bad, beyond doubt."""
        return not self.bounds[0] <= 0 <= self.bounds[1]


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its bounds, which hold with 95 %."""

    value: float
    bounds: Bounds


@dataclass(frozen=True, slots=True)
class LuckAnswer:
    """The luck of a game, in turns (or rounds), or in parts of 1 of the share of wins; greater is better.

    result, adjusted, start: the result, the result without luck, and the mean at the start, as people read them: the clock or the share of
        wins.  is_whole: whether the start is the mean of new games, and not the first decision that was valued.
    total: all luck.  regret: what a decision lost beside the policy's choice, in the mean; below 0 if the choices were better.
    decisions, departures: those valued, and those at which the policy takes another option.
    events: all of them.  turns: the luck of each turn with the turn's number; 0 is the opening.
    """

    by_clock: bool
    counted_from: int | None
    counted_to: int | None
    result: float
    start: Figure
    adjusted: Figure
    is_whole: bool
    total: Figure
    regret: Figure
    decisions: int
    departures: int
    events: tuple[Event, ...]
    turns: tuple[tuple[int, Figure], ...]

    @property
    def most(self) -> tuple[Event, ...]:
        """The events with the most luck that have fresh worlds, the greatest first."""
        fresh = [event for event in self.events if event.is_fresh]
        return tuple(sorted(fresh, key=lambda event: (-abs(event.luck), event.before))[:SHOWN])


def luck_state(table: Table) -> LuckState:
    """What is stored about the luck of this table's game."""
    if not decision_places(table):
        return LuckState(None)
    first = latest_run(table, _first_plan(table), FIRST_SEED)
    if first is None or first.status != Run.Status.DONE or not first.report:
        return LuckState(first)
    return LuckState(first, _second(table))


def luck_start(*, table: Table, position: Position, client: str = "") -> LuckState:
    """Start to value the decisions of a game that is over, or go on with it; what is there comes from the store.

    Raises Conflict "table_open" while the game goes on; Refused "no_coach"; TooMany.
    """
    check_can_start(table, position)
    state = luck_state(table)
    if state.is_active or state.is_done or not decision_places(table):
        return state
    spend(bucket="coach", key=client or table.owner_key)
    coaching.make_room(table, coaching.LUCK)
    if state.first is not None and state.is_first_done:
        _start_second(table, state.first)
    else:
        coaching.run_of_plan(table, _first_plan(table), OPTIONS, seed=FIRST_SEED, luck=FIRST)
    return luck_state(table)


def luck_go_on(run: Run) -> None:
    """Start the second run after the first one; for other runs, and for tables that have changed, nothing happens."""
    if table := table_to_go_on_with(run, coaching.LUCK, _first_plan):
        _start_second(table, run)


def luck_cancel(*, table: Table) -> None:
    """Cancel the runs that are under way."""
    luck_state(table).cancel()


def budget_of_luck(table: Table) -> int:
    """The worlds and new games of both runs at most."""
    decisions = len(decision_places(table))
    return (decisions + START_TIMES) * FIRST_WORLDS + min(decisions + 1, 1 + 2 * SHOWN + MOST_CHANGES) * SECOND_WORLDS


def luck_answer(table: Table, position: Position, state: LuckState) -> LuckAnswer | None:
    """What both runs have found, once they are over.  position: of the table, whose game is over."""
    if state.first is None or state.second is None or not state.is_done or not state.first.report or not state.second.report:
        return None
    report = state.first.report
    before, decisions = _valued(table, report, state.second.report)
    ends = state.second.plan["events"]
    found = luck_of(before, decisions, report["result"], ends)
    fresh = {each["choices"] for each in state.second.report["values"]}
    steps = _decision_steps(table, position)
    n = len(decisions)
    last = report["counted_to"] if report["by_clock"] else None
    regret = Mean(-found.changed.mean / n, found.changed.variance / (n * n))
    return LuckAnswer(
        by_clock=report["by_clock"],
        counted_from=report["counted_from"],
        counted_to=report["counted_to"],
        result=_shown(report["result"], last),
        start=_shown_figure(decisions[0].value if before is None else before, last),
        adjusted=_shown_figure(found.adjusted, last),
        is_whole=before is not None,
        total=_figure(found.total),
        regret=_figure(regret),
        decisions=n,
        departures=sum(each.change.variance > 0 for each in decisions),
        events=_events(table, position, found, groups_of(n, ends), fresh),
        turns=_turns(before, decisions, report["result"], [position.steps[place].turn for place in steps]),
    )


def _valued(table: Table, *reports: dict[str, Any]) -> tuple[Mean | None, list[Valued]]:
    """The mean before the game, if it was valued, and the decisions in order."""
    values = valued_of(*reports)
    before = values.pop(BEFORE, None)
    return before.value if before else None, [values[place] for place in decision_places(table)]


def _events(table: Table, position: Position, found: Luck, groups: Sequence[tuple[int, int]], fresh: set[int]) -> tuple[Event, ...]:
    """groups: the decisions before each event (`groups_of`)."""
    places, steps = decision_places(table), _decision_steps(table, position)
    made = {place: number for number, place in enumerate(place for place in table.own_places if place >= table.base)}
    if len(found.events) > len(groups):  # the opening
        groups = [(0, 0), *groups]
    wide = NormalDist().inv_cdf(1 - ERROR / 2 / SHOWN)
    events = []
    for luck, (first, after) in zip(found.events, groups, strict=True):
        begin = steps[after - 1] + 1 if after else 0
        end = steps[after] if after < len(steps) else len(position.steps)
        ends = {places[first] if after else BEFORE, *places[after : after + 1]}
        events.append(
            Event(
                before=made[places[after]] if after < len(places) else len(made),
                turn=position.steps[begin - 1].turn if after else 0,
                is_last=after == len(places),
                told=tuple(step for step in position.steps[begin:end] if step.decision is None and not step.is_forced),
                luck=luck.mean,
                bounds=_bounds(luck, wide),
                is_fresh=ends <= fresh,
            )
        )
    return tuple(events)


def _turns(before: Mean | None, decisions: Sequence[Valued], result: float, turns: Sequence[int]) -> tuple[tuple[int, Figure], ...]:
    """turns: of each decision."""
    found = [] if before is None else [(0, _figure(decisions[0].value - before))]
    begin = 0
    for place in range(1, len(turns) + 1):
        if place == len(turns) or turns[place] != turns[begin]:
            end = decisions[place].value if place < len(turns) else Mean(result, 0.0)
            found.append((turns[begin], _figure(luck_between(decisions[begin:place], end))))
            begin = place
    return tuple(found)


def _decision_steps(table: Table, position: Position) -> list[int]:
    """The index of the step of each decision that is valued."""
    asked = [place for place, step in enumerate(position.steps) if step.decision is not None]
    made = [place for place in position.own if position.choices[place] >= 0]  # a new deal has no step
    valued = set(decision_places(table))
    return [step for step, place in zip(asked, made, strict=True) if place in valued]


def _figure(found: Mean) -> Figure:
    return Figure(found.mean, _bounds(found, NormalDist().inv_cdf(1 - ERROR / 2)))


def _bounds(found: Mean, errors: float) -> Bounds:
    reach = errors * math.sqrt(found.variance)
    return found.mean - reach, found.mean + reach


def _shown(value: float, last: int | None) -> float:
    """A value as people read it; last: the clock that counts as the worst, None for shares of wins."""
    return value if last is None else last - value


def _shown_figure(found: Mean, last: int | None) -> Figure:
    figure = _figure(found)
    low, high = sorted(_shown(bound, last) for bound in figure.bounds)
    return Figure(_shown(figure.value, last), (low, high))


def _start_second(table: Table, first: Run) -> None:
    ends = _event_ends(table)
    coaching.run_of_plan(table, _second_plan(table, first, ends), OPTIONS, luck=SECOND, events=ends)


def _event_ends(table: Table) -> list[int]:
    """The indexes of the decisions after which the person saw something new, or the opponent chose."""
    own = [place for place in table.own_places if place >= table.base]
    after = dict(pairwise([*own, len(table.choices)]))
    return [number for number, place in enumerate(decision_places(table)) if after[place] > place + 1 or shows_at(table, place)]


def _second(table: Table) -> Run | None:
    """The second run of the game as it is."""
    runs = coaching.runs_of(table).filter(plan__luck=SECOND).exclude(status=Run.Status.FAILED).order_by("-created")
    return next((run for run in runs[:SECOND_RUNS] if run.plan["coach"]["choices"] == table.choices), None)


def _start(table: Table) -> int:
    """Where the game is first valued."""
    places = decision_places(table)
    is_whole = not table.base and len(places) == sum(choice >= 0 for choice in table.made)
    return BEFORE if is_whole else places[0]


def _first_plan(table: Table) -> CoachPlan:
    return _plan(table, (_start(table),) * START_TIMES + decision_places(table), FIRST_WORLDS)


def _second_plan(table: Table, first: Run, ends: Sequence[int]) -> CoachPlan:
    """The ends of the events with most luck, and the departures from the policy that seem to change most."""
    places = decision_places(table)
    before, decisions = _valued(table, first.report or {})
    events = luck_of(before, decisions, (first.report or {})["result"], ends).events
    groups = groups_of(len(places), ends)
    if len(events) > len(groups):  # the opening
        groups = [(0, 0), *groups]
    named: set[int] = set()
    for number in sorted(range(len(events)), key=lambda number: (-abs(events[number].mean), number))[:SHOWN]:
        begin, after = groups[number]
        named.update((places[begin], *places[after : after + 1]))
    changes = [(place, each.change) for place, each in zip(places, decisions, strict=True) if each.change.variance > 0]
    changes.sort(key=lambda change: (-abs(change[1].mean), change[0]))
    named.update(place for place, _ in changes[:MOST_CHANGES])
    start = _start(table)
    return _plan(table, (start, *sorted(named - {start})), SECOND_WORLDS)


def _plan(table: Table, decisions: tuple[int, ...], worlds: int) -> CoachPlan:
    return coaching.plan_for(table, decisions, worlds, luck=True)
