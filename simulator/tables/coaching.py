"""The coach at a table: start a run that examines the decision that waits, find it again, cancel it.

A run of the coach is an ordinary run of the search queue (`simulator.services`): its chunks are worlds, workers hold leases on them, and an
equal request of the same owner finds the run that is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import structlog
from django.conf import settings
from django.db.models import QuerySet
from django.utils.translation import gettext

from cards.api.limits import spend
from cards.errors import Conflict, NotFound, Refused, TooMany
from cards.texts.safe_text import bad_field
from games.coach.examination import MOST_OPTIONS, can_be_examined
from games.contracts.tables import Position
from games.registry import game_by_slug
from games.report.equal_options import equal_options
from simulator.coach.examined import ERRING_EVERY, CoachPlan
from simulator.models import Run, Table
from simulator.modes import COACH, COACH_MATCH, GOLDFISH, OF_COACH, mode_spec_of
from simulator.report.build import report_of
from simulator.requests import queues
from simulator.requests.check import name_of
from simulator.requests.digests import digest
from simulator.requests.faults import one_of
from simulator.requests.lists import lists_of, own_cards_of
from simulator.requests.prepare import prepare
from simulator.selectors.reports import TallyUnreadable, tally_of
from simulator.services.ending import run_cancel
from simulator.services.starting import run_insert
from simulator.tables.selectors import prepared_deck

log = structlog.get_logger(__name__)

# Raised with every change of what the coach counts or reports; equal requests are then played again.
COACH_VERSION: Final = 7
# The worlds that a request may ask for, and what it gets without a wish.
WORLDS: Final = (100, 400, 1600)
USUAL_WORLDS: Final = 400
# The seed of all worlds.  It is the same for every table, so that it tells nothing about the seed of the table, and the same request is
# found in the store.
SEED: Final = 1
# What a run examines: one decision, the decisions of a game that is over, or its luck.  The plan of the last two has an entry of that name.
DECISION, REVIEW, LUCK = PURPOSES = ("decision", "review", "luck")
# Parts of a second's work in one chunk of worlds, so that first figures appear soon.
CHUNKS_A_SECOND: Final = 10
# The first chunk of a question about one decision is so many times smaller than the others, for the same reason.
FIRST_PART: Final = 8


@dataclass(frozen=True, slots=True)
class Budget:
    """What a run of the coach plays at most.  options: of equal ones (`equal_options`) only one is played on."""

    options: int
    worlds: int

    @property
    def playouts(self) -> int:
        return self.options * (self.worlds + self.worlds // ERRING_EVERY)


def budget_of(position: Position, worlds: int | None = None) -> Budget:
    """worlds: None for the usual number."""
    return Budget(min(len(set(equal_options(position))), MOST_OPTIONS), USUAL_WORLDS if worlds is None else worlds)


def is_coached(table: Table) -> bool:
    """Whether decisions of this table can be examined.  For a table whose position was read: its versions are not checked again."""
    return can_be_examined(prepared_deck(table))


def coach_start(*, table: Table, position: Position, worlds: object = USUAL_WORLDS, client: str = "", made: int | None = None) -> Run:
    """The run that examines the decision that waits at the table; an equal one from the store if there is one.

    position: of the table.  One person has one running examination of a decision: an older one of another position is cancelled.
    made: examine the decision after so many choices instead; `position` is then its own.
    Raises BadInput; Conflict "table_over"; Refused "no_coach"; TooMany.
    """
    if worlds not in WORLDS or not isinstance(worlds, int):
        raise bad_field("worlds", "bad_input", one_of("worlds", tuple(str(each) for each in WORLDS)))
    if position.question is None:
        raise Conflict(gettext("This game is over."), code="table_over")
    if not is_coached(table):
        name = name_of(game_by_slug(table.game_id))
        raise Refused(gettext("The coach cannot play %(game)s yet.") % {"game": name}, code="no_coach")
    plan = _plan(table, worlds, made)
    if (found := found_run(table, hash_of(table, plan))) is not None:
        return found
    spend(bucket="coach", key=client or table.owner_key)
    make_room(table, DECISION)
    return run_of_plan(table, plan, budget_of(position, worlds).options)


def make_room(table: Table, purpose: str) -> None:
    """Cancel what the coach plays for the table's owner with the same purpose; TooMany if it has too much to do for others.

    purpose: of `PURPOSES`.  Runs of different purposes are played at the same time.
    """
    for older in _active(table.owner_key):
        if purpose_of(older) == purpose:
            run_cancel(run=older)
    if Run.objects.filter(mode__in=OF_COACH, status__in=Run.ACTIVE).count() >= settings.SIMULATION_COACH_MAX_ACTIVE:
        raise TooMany(gettext("The coach is busy with other tables; try again in a minute."), retry_after=60)


def coach_cancel(*, table: Table, made: int | None = None) -> None:
    """Cancel what the coach plays for this table's position; without it, nothing happens.  made: as in `coach_start`."""
    run = coach_of(table, made=made)
    if run is not None and run.status in Run.ACTIVE:
        run_cancel(run=run)


def coach_of(table: Table, *, made: int | None = None) -> Run | None:
    """The run that examines the table's position: one that is not over, else the one with the most worlds.  made: as in `coach_start`."""
    hashes = [hash_of(table, _plan(table, each, made)) for each in WORLDS]
    runs = list(_runs(table.owner_key).filter(request_hash__in=hashes).exclude(status=Run.Status.FAILED))
    order = (Run.Status.CANCELLED, Run.Status.DONE, Run.Status.QUEUED, Run.Status.RUNNING)
    return max(runs, key=lambda run: (order.index(Run.Status(run.status)), run.games, run.created), default=None)


def coach_run_get(*, table: Table) -> Run:
    """As `coach_of`; NotFound if nothing was asked here."""
    run = coach_of(table)
    if run is None:
        raise NotFound(gettext("Nobody has asked the coach about this position."))
    return run


def coach_report(run: Run) -> dict[str, Any] | None:
    """The report of the worlds counted so far, with the games' texts in every language; None before the first chunk is done."""
    if run.report is not None:
        return dict(run.report)
    if not run.has_tallies:
        return None
    try:
        tally = tally_of(run)
    except TallyUnreadable as error:
        log.warning("tally_unreadable", run=str(run.pk), error=str(error))
        return None
    return report_of(run, tally, stop_reason="running") if tally.games else None


def coach_runs_delete(*, table: Table) -> None:
    """Delete what the coach has played for this table."""
    runs = runs_of(table)
    for run in runs.filter(status__in=Run.ACTIVE):
        run_cancel(run=run)
    runs.delete()


def runs_of(table: Table) -> QuerySet[Run]:
    """What the coach has played for this table, at any of its positions."""
    return _runs(table.owner_key).filter(plan__table=str(table.pk))


def _runs(owner_key: str) -> QuerySet[Run]:
    return Run.objects.filter(owner_key=owner_key, mode__in=OF_COACH)


def purpose_of(run: Run) -> str:
    """Of `PURPOSES`, what a run of the coach examines."""
    return next((purpose for purpose in (REVIEW, LUCK) if purpose in run.plan), DECISION)


def _active(owner_key: str) -> QuerySet[Run]:
    return _runs(owner_key).filter(status__in=Run.ACTIVE)


def found_run(table: Table, request_hash: str) -> Run | None:
    return _runs(table.owner_key).filter(request_hash=request_hash, status__in=[*Run.ACTIVE, Run.Status.DONE]).first()


def _plan(table: Table, worlds: int, made: int | None) -> CoachPlan:
    return plan_for(table, (len(table.choices) if made is None else made,), worlds)


def plan_for(table: Table, decisions: tuple[int, ...], worlds: int, *, luck: bool = False) -> CoachPlan:
    """The plan of these decisions of the table's game, each named by the number of choices before it.  luck: as in `CoachPlan`."""
    return CoachPlan(table.seed, tuple(table.choices), decisions, worlds, table.mode == GOLDFISH, table.first, table.index, luck)


def latest_run(table: Table, request_hash: str) -> Run | None:
    """The last run of this request that has not failed."""
    return _runs(table.owner_key).filter(request_hash=request_hash).exclude(status=Run.Status.FAILED).order_by("-created").first()


def hash_of(table: Table, plan: CoachPlan, seed: int = SEED) -> str:
    return digest(
        {
            "coach": COACH_VERSION,
            "game": table.game_id,
            "deck": table.decklist,
            "options": table.options,
            "plan": plan.to_data(),
            "seed": seed,
            "versions": table.versions,
        }
    )


def run_of_plan(table: Table, plan: CoachPlan, options: int, *, seed: int = SEED, **more: Any) -> Run:
    """Store a run of this plan and announce it.  options: of a decision, about.  more: what else its `plan` holds."""
    rules = game_by_slug(table.game_id)
    run = Run(
        owner_key=table.owner_key,
        request_hash=hash_of(table, plan, seed),
        game_id=table.game_id,
        deck_id=table.deck_id,
        deck_name=table.deck_name,
        mode=COACH if plan.by_clock else COACH_MATCH,
        decklist=table.decklist,
        options=table.options,
        seed=seed,
        games=plan.worlds * len(plan.decisions),
        versions=table.versions,
        queue=queues.SEARCH,
        plan={"coach": plan.to_data(), "table": str(table.pk), **more},
        about={"legal": True},
    )
    prepared = prepare(rules, lists_of(table.decklist), table.options, run.mode, run.plan, own=own_cards_of(table.decklist))
    run.about["policy_text"] = dict(prepared.policy_text())
    chunk_worlds = max(1, mode_spec_of(rules, run.mode).chunk_games // CHUNKS_A_SECOND // max(1, options))
    return run_insert(run, chunk_worlds, lead=max(1, chunk_worlds // FIRST_PART) if len(plan.decisions) == 1 else 0)
