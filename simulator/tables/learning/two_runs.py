"""What examines a game that is over in two runs of the coach: the first says where to look, the second looks there in fresh worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext

from cards.errors import Conflict, Refused
from games.contracts.tables import Position
from games.registry import game_by_slug
from simulator.coach.examined import CoachPlan, plan_of
from simulator.models import Run, Table
from simulator.modes import OF_COACH
from simulator.requests.check import name_of
from simulator.services.ending import run_cancel
from simulator.tables import coaching

# The decisions of a game that are examined, the last ones; of a longer game the first ones are not.
MOST_DECISIONS: Final = 150
# What the plan of a run says of its place.
FIRST, SECOND = "first", "second"


@dataclass(frozen=True, slots=True)
class TwoRuns:
    """The two runs, as far as they are there."""

    first: Run | None
    second: Run | None = None

    @property
    def run(self) -> Run | None:
        return self.second or self.first

    @property
    def is_active(self) -> bool:
        return any(run is not None and run.status in Run.ACTIVE for run in (self.first, self.second))

    @property
    def is_first_done(self) -> bool:
        return self.first is not None and self.first.status == Run.Status.DONE

    @property
    def is_second_done(self) -> bool:
        return self.second is not None and self.second.status == Run.Status.DONE

    @property
    def is_done(self) -> bool:
        """Whether everything that was asked has been found."""
        return self.is_second_done

    @property
    def is_between(self) -> bool:
        """Whether the first run is over and the second one, which its worker starts next, is not there yet."""
        return self.is_first_done and self.second is None and not self.is_done

    def cancel(self) -> None:
        """Cancel the runs that are under way."""
        for run in (self.first, self.second):
            if run is not None and run.status in Run.ACTIVE:
                run_cancel(run=run)


def decision_places(table: Table) -> tuple[int, ...]:
    """The places in `choices` of the decisions that are examined."""
    places = [place for place in table.own_places if place >= table.base and table.choices[place] >= 0]
    return tuple(places[-MOST_DECISIONS:])


def check_can_start(table: Table, position: Position) -> None:
    """Raises Conflict "table_open" while the game goes on, Refused "no_coach" for a game that the coach cannot play."""
    if position.question is not None:
        raise Conflict(gettext("This game is not over yet."), code="table_open")
    if not coaching.is_coached(table):
        name = name_of(game_by_slug(table.game_id))
        raise Refused(gettext("The coach cannot play %(game)s yet.") % {"game": name}, code="no_coach")


def table_to_go_on_with(run: Run, purpose: str, first_plan: Callable[[Table], CoachPlan]) -> Table | None:
    """The table whose second run may start after this run; None for other runs, and for tables that have changed since.

    purpose: the name of the plan's entry that says which run it is.
    """
    if run.mode not in OF_COACH or run.plan.get(purpose) != FIRST:
        return None
    table = Table.objects.filter(pk=run.plan["table"], owner_key=run.owner_key).first()
    run.refresh_from_db()
    is_same = table is not None and run.status == Run.Status.DONE and plan_of(run.plan["coach"]) == first_plan(table)
    return table if is_same else None


def latest_run(table: Table, plan: CoachPlan, seed: int) -> Run | None:
    return coaching.latest_run(table, coaching.hash_of(table, plan, seed))
