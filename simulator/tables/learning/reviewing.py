"""“Where did I lose it?”: the decisions of a game that is over which cost most, in two runs of the coach.

The first run plays few worlds of every decision, with a seed of its own, and only says which decisions to look at.  The second plays many
fresh worlds of these, so that what looked bad by chance is not counted (the winner's curse).  Its bounds hold for all of them together.
Decisions that were forced are never asked; decisions at which nothing seemed lost are obvious or well played, and left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cards.api.limits import spend
from games.contracts.tables import Position
from simulator.coach.examined import CoachPlan
from simulator.models import Run, Table
from simulator.tables import coaching
from simulator.tables.learning.two_runs import FIRST, SECOND, TwoRuns, check_can_start, decision_places, latest_run, table_to_go_on_with

# Worlds of each decision in the first run, and its seed.
FIRST_WORLDS: Final = 8
FIRST_SEED: Final = 2
# The decisions that the second run examines, and its worlds of each.
LOOKED_AT: Final = 8
SECOND_WORLDS: Final = 200
SHOWN: Final = 3
# Options of a decision, about; for the size of chunks.
ABOUT_OPTIONS: Final = 4


@dataclass(frozen=True, slots=True)
class Review(TwoRuns):
    """What the coach has found in a game.

    losses: of the second run when it is over, the decisions that cost most beyond doubt, at most SHOWN, as in `simulator.coach.report`.
    """

    losses: tuple[dict[str, Any], ...] = ()

    @property
    def is_done(self) -> bool:
        if self.first is None or not self.is_first_done:
            return False
        return not _suspects(self.first) if self.second is None else self.is_second_done


def review_of(table: Table) -> Review:
    """What is stored of the review of this table's game."""
    first = latest_run(table, _first_plan(table), FIRST_SEED)
    if first is None or first.status != Run.Status.DONE:
        return Review(first)
    suspects = _suspects(first)
    second = latest_run(table, _second_plan(table, suspects), coaching.SEED) if suspects else None
    losses: tuple[dict[str, Any], ...] = ()
    if second is not None and second.status == Run.Status.DONE and second.report:
        found = [decision for decision in second.report["decisions"] if _loss(decision, "regret_at_least") > 0]
        found.sort(key=lambda decision: (-_loss(decision, "regret_at_least"), decision["choices"]))
        losses = tuple(found[:SHOWN])
    return Review(first, second, losses)


def review_start(*, table: Table, position: Position, client: str = "") -> Review:
    """Start the review of a game that is over, or go on with it; a whole one comes from the store.

    Raises Conflict "table_open" while the game goes on; Refused "no_coach"; TooMany.
    """
    check_can_start(table, position)
    review = review_of(table)
    if review.is_active or review.is_done or not table.choices:
        return review
    spend(bucket="coach", key=client or table.owner_key)
    coaching.make_room(table, coaching.REVIEW)
    if review.first is not None and review.is_first_done:
        _start_second(table, review.first)
    else:
        coaching.run_of_plan(table, _first_plan(table), ABOUT_OPTIONS, seed=FIRST_SEED, review=FIRST)
    return review_of(table)


def review_go_on(run: Run) -> None:
    """Start the second run after the first one; for other runs, and for tables that have changed, nothing happens."""
    if table := table_to_go_on_with(run, coaching.REVIEW, _first_plan):
        _start_second(table, run)


def review_cancel(*, table: Table) -> None:
    """Cancel the review that is under way."""
    review_of(table).cancel()


def budget_of_review(table: Table) -> int:
    """The worlds of the review at most."""
    decisions = len(_first_plan(table).decisions)
    return decisions * FIRST_WORLDS + min(decisions, LOOKED_AT) * SECOND_WORLDS


def _start_second(table: Table, first: Run) -> None:
    if suspects := _suspects(first):
        coaching.run_of_plan(table, _second_plan(table, suspects), ABOUT_OPTIONS, review=SECOND)


def _suspects(first: Run) -> tuple[int, ...]:
    """The decisions at which most seemed lost in the first run, in the order of the game."""
    found = [(_loss(decision, "regret"), decision["choices"]) for decision in (first.report or {}).get("decisions", ())]
    found = sorted((each for each in found if each[0] > 0), key=lambda each: (-each[0], each[1]))
    return tuple(sorted(choices for _, choices in found[:LOOKED_AT]))


def _loss(decision: dict[str, Any], name: str) -> float:
    """What the option that was taken loses: `regret` or `regret_at_least`."""
    return next((float(option[name]) for option in decision["options"] if option["number"] == decision["played"]), 0.0)


def _first_plan(table: Table) -> CoachPlan:
    return coaching.plan_for(table, decision_places(table), FIRST_WORLDS)


def _second_plan(table: Table, suspects: tuple[int, ...]) -> CoachPlan:
    return coaching.plan_for(table, suspects, SECOND_WORLDS)
