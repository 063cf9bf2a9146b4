"""Mistakes across games: the decisions that lost most beyond doubt in all games of an owner that the coach has reviewed, as exercises.

An exercise shows the position without its answer.  Every option that cannot be told apart from the best is right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from django.utils.translation import gettext

from cards.errors import NotFound
from games.coach.grades import NAMES
from games.contracts.tables import Position
from games.report.equal_options import equal_options
from simulator.models import Run, Table
from simulator.modes import OF_COACH
from simulator.requests.check import whole_number
from simulator.requests.request import MAX_SEED
from simulator.tables.learning.two_runs import SECOND
from simulator.tables.selectors import stored_position, table_get

# The reviewed games that are looked at, the last ones.
MOST_GAMES: Final = 50


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision of a reviewed game whose choice has a grade.

    figures: of the decision, as in `simulator.coach.report`.  report: of the run, which names the policy and the measure.
    """

    table: Table
    figures: Mapping[str, Any]
    report: Mapping[str, Any]

    @property
    def choices(self) -> int:
        """The choices of both sides before the decision."""
        return int(self.figures["choices"])

    @property
    def grade(self) -> str:
        return str(self.figures["grade"])

    @property
    def is_learned(self) -> bool:
        """Whether its exercise was solved."""
        return self.choices in self.table.learned

    @property
    def lost(self) -> float:
        """What the choice lost at least."""
        return next(float(each["regret_at_least"]) for each in self.figures["options"] if each["number"] == self.figures["played"])

    def is_right(self, option: int, position: Position) -> bool:
        """Whether no other option is better, beyond doubt, than this one or one that is equal to it, of those that were examined.

        position: the one before the decision.
        """
        firsts = equal_options(position)
        return any(firsts[each["number"]] == firsts[option] and not each["is_behind"] for each in self.figures["options"])


def mistakes_of(*, owner_key: str, game: str = "") -> list[Mistake]:
    """The mistakes in the owner's reviewed games, of the same game those not learned first, and of these the worst first.

    game: only of this game.  A game that was taken back or played on after its review has none until it is reviewed again.
    """
    runs = Run.objects.filter(owner_key=owner_key or "-", mode__in=OF_COACH, plan__review=SECOND, status=Run.Status.DONE)
    if game:
        runs = runs.filter(game=game)
    latest = {str(run.plan["table"]): run for run in reversed(runs.order_by("-created")[:MOST_GAMES])}
    tables = Table.objects.filter(owner_key=owner_key or "-", pk__in=latest)
    found = [mistake for table in tables for mistake in _in_game(table, latest[str(table.pk)])]
    return sorted(found, key=_order)


def mistake_get(*, table_id: Any, choices: int, owner_key: str) -> Mistake:
    """The mistake of the owner's table after so many choices; NotFound if the coach has found none there."""
    table = table_get(table_id=table_id, owner_key=owner_key)
    runs = Run.objects.filter(
        owner_key=owner_key, mode__in=OF_COACH, plan__review=SECOND, plan__table=str(table.pk), status=Run.Status.DONE
    )
    run = runs.order_by("-created").first()
    for mistake in _in_game(table, run) if run else ():
        if mistake.choices == choices:
            return mistake
    raise NotFound(gettext("The coach has found no mistake at this decision."))


def position_of_mistake(mistake: Mistake) -> Position:
    """The position before the decision, as its player saw it; Conflict "versions_changed"."""
    return stored_position(mistake.table, mistake.table.choices[: mistake.choices])


def mistake_answer(*, mistake: Mistake, option: object, position: Position) -> bool:
    """Whether the option is right; a right one is kept as learned.  BadInput for an option that the decision does not have."""
    number = whole_number("option", option, low=0, high=min(MAX_SEED, len(position.offers) - 1))
    is_right = mistake.is_right(number, position)
    table = mistake.table
    if is_right and not mistake.is_learned:
        table.learned = sorted([*table.learned, mistake.choices])
        Table.objects.filter(pk=table.pk).update(learned=table.learned)
    return is_right


def _in_game(table: Table, run: Run) -> list[Mistake]:
    """Those of a game that has not changed since its review."""
    if run.plan["coach"]["choices"] != table.choices or not run.report:
        return []
    return [Mistake(table, each, run.report) for each in run.report["decisions"] if each["grade"]]


def _order(mistake: Mistake) -> tuple[Any, ...]:
    grade = [str(name) for name in NAMES].index(mistake.grade)
    return mistake.table.game_id, mistake.is_learned, -grade, -mistake.lost, str(mistake.table.pk), mistake.choices
