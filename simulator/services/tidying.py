"""Retention: delete what nobody needs any more.  `manage.py tidy` and the sweeper call `tidy`; each kind has a setting, and 0 keeps it.

- sessions and API tokens: `KEEP_SESSIONS_DAYS` after they expired.
- decks of guests, and sets of own cards without an account: see `decks.retention`.
- tallies: the counts of the chunks of a run, `KEEP_TALLIES_DAYS` after its report was stored.  They are most of a run's bytes; only the
  report is shown.
- runs of guests: `KEEP_RUNS_DAYS` after somebody last looked at them.  Runs of accounts stay.
- tables of guests: `KEEP_GUEST_TABLES_DAYS` after the last choice.  Tables of accounts stay.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import Any

import structlog
from django.conf import settings
from django.contrib.sessions.models import Session
from django.db import DatabaseError, transaction
from django.db.models import Exists, OuterRef, QuerySet
from django.utils import timezone

from accounts.models import Account
from accounts.selectors import expired_tokens
from decks.retention import unused_card_sets, unused_decks
from simulator.models import Chunk, Run, Table

log = structlog.get_logger(__name__)

BATCH = 25  # rows in one transaction, so that no other write waits long
NO_TALLY: dict[str, Any] = {}  # what stays of the counts of a finished chunk


@dataclass(frozen=True, slots=True)
class Tidied:
    """The numbers of rows that were deleted."""

    sessions: int = 0
    tokens: int = 0
    decks: int = 0
    card_sets: int = 0
    tallies: int = 0  # runs whose tallies were deleted
    runs: int = 0
    tables: int = 0


def mark_looked(run: Run) -> None:
    """Store that somebody looked at the run today: one write a day.  The run is shown even if the database cannot be written to."""
    today = timezone.now().date()
    if run.looked != today:
        with suppress(DatabaseError), transaction.atomic():
            Run.objects.filter(pk=run.pk).update(looked=today)
        run.looked = today


def tidy(*, dry_run: bool = False) -> Tidied:
    """Delete what the settings do not keep.  dry_run: only count it."""
    tidied = Tidied(
        sessions=_each(expired_sessions, settings.KEEP_SESSIONS_DAYS, _delete, dry_run),
        tokens=_each(expired_tokens, settings.KEEP_SESSIONS_DAYS, _delete, dry_run),
        decks=_each(unused_decks, settings.KEEP_GUEST_DECKS_DAYS, _delete, dry_run),
        card_sets=_each(unused_card_sets, settings.KEEP_GUEST_DECKS_DAYS, _delete, dry_run),
        tallies=_each(reported_runs, settings.KEEP_TALLIES_DAYS, tallies_empty, dry_run),
        runs=_each(forgotten_runs, settings.KEEP_RUNS_DAYS, _delete, dry_run),
        tables=_each(forgotten_tables, settings.KEEP_GUEST_TABLES_DAYS, _delete, dry_run),
    )
    if tidied != Tidied() and not dry_run:
        log.info("tidied", **asdict(tidied))
    return tidied


def expired_sessions(*, days: int) -> QuerySet[Session]:
    return Session.objects.filter(expire_date__lt=timezone.now() - timedelta(days=days))


def reported_runs(*, days: int) -> QuerySet[Run]:
    """The runs whose report is stored and whose chunks still have their counts."""
    finished = timezone.now() - timedelta(days=days)
    return Run.objects.filter(has_tallies=True, finished__lt=finished, report__isnull=False).exclude(status__in=Run.ACTIVE)


def forgotten_runs(*, days: int) -> QuerySet[Run]:
    """The finished runs of guests that nobody has looked at for this many days."""
    of_account = Exists(Account.objects.filter(owner_key=OuterRef("owner_key")))
    before = timezone.now().date() - timedelta(days=days)
    return Run.objects.filter(~of_account, looked__lt=before).exclude(status__in=Run.ACTIVE)


def forgotten_tables(*, days: int) -> QuerySet[Table]:
    """The tables of guests at which nobody has chosen for this many days."""
    of_account = Exists(Account.objects.filter(owner_key=OuterRef("owner_key")))
    return Table.objects.filter(~of_account, played__lt=timezone.now() - timedelta(days=days))


def _each(rows: Callable[..., QuerySet[Any]], days: int, act: Callable[[QuerySet[Any]], None], dry_run: bool) -> int:
    """The number of rows that are older than this many days; act on them in batches."""
    if not days:
        return 0
    if dry_run:
        return rows(days=days).count()
    total = 0
    while keys := list(rows(days=days).order_by("pk").values_list("pk", flat=True)[:BATCH]):
        with transaction.atomic():
            act(rows(days=days).filter(pk__in=keys))  # asks again: a deck may have been opened meanwhile
        total += len(keys)
    return total


def _delete(rows: QuerySet[Any]) -> None:
    rows.delete()


def tallies_empty(runs: QuerySet[Run]) -> None:
    """Delete the counts of these runs."""
    keys = list(runs.values_list("pk", flat=True))
    Chunk.objects.filter(run__in=keys, status=Chunk.Status.DONE).update(tally=NO_TALLY)
    Run.objects.filter(pk__in=keys).update(has_tallies=False)
