"""The report of a run that was cancelled or failed is written once, by the sweeper, and its counts are merged no more."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from simulator.management.commands import sweep_runs
from simulator.models import Chunk, Run
from simulator.selectors import reports
from simulator.selectors.reports import run_state
from simulator.services import ending
from simulator.services.tidying import NO_TALLY, Tidied, tidy
from simulator.workers import reporting
from simulator.workers.playing import play_turn
from simulator.workers.reporting import reports_write
from tests.helpers.runs import Start

pytestmark = pytest.mark.django_db


def stopped(start: Start, **arguments: Any) -> Run:
    """A run that was cancelled after its first chunk of 100 games."""
    run = start(**arguments)
    play_turn(run.pk, seconds=0)
    ending.run_cancel(run=run)
    assert run.games_done == 100
    return run


def test_the_report_of_a_cancelled_run_is_written_once_and_is_what_readers_saw(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = stopped(start)
    before = run_state(run)
    assert before["report"]["n"] == 100
    assert (reports_write(seconds=60), reports_write(seconds=60)) == (1, 0)
    monkeypatch.delattr(reports, "tally_of")  # merged by no view any more
    assert run_state(Run.objects.get(pk=run.pk)) == before


def test_so_is_that_of_a_run_that_failed(start: Start) -> None:
    run = start()
    play_turn(run.pk, seconds=0)
    ending.run_fail(run_id=run.pk, code="versions_changed")
    assert reports_write(seconds=60) == 1
    run.refresh_from_db()
    assert (run.status, run.report["stop_reason"], run.report["n"]) == ("failed", "failed", 100)


def test_runs_that_go_on_or_have_no_game_get_none(start: Start) -> None:
    waiting = start()
    ending.run_cancel(run=start(seed=8, owner_key="bob"))
    play_turn(waiting.pk, seconds=0)
    assert reports_write(seconds=60) == 0


def test_counts_that_make_no_report_are_tried_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = stopped(start)
    Chunk.objects.filter(run=run, status="done").update(tally={"of": "another version"})
    assert reports_write(seconds=60) == 0
    run.refresh_from_db()
    assert set(map(str, run.chunks.filter(status="done").values_list("tally", flat=True))) == {str(NO_TALLY)}, "nobody will read them"
    monkeypatch.delattr(reporting, "tally_of")
    monkeypatch.delattr(reports, "tally_of")
    assert reports_write(seconds=60) == 0
    assert run_state(run)["report"] is None


def test_a_run_that_is_deleted_meanwhile_stops_no_sweep(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    for owner in ("alice", "bob"):
        stopped(start, owner_key=owner)
    write = reporting.report_of

    def delete_the_other(run: Run, *arguments: Any, **more: Any) -> Any:
        Run.objects.exclude(pk=run.pk).delete()
        return write(run, *arguments, **more)

    monkeypatch.setattr(reporting, "report_of", delete_the_other)
    assert reports_write(seconds=60) == 1


def test_a_short_time_writes_one_report_at_each_sweep(start: Start) -> None:
    for owner in ("alice", "bob"):
        stopped(start, owner_key=owner)
    assert [reports_write(seconds=0) for _ in range(3)] == [1, 1, 0]


def test_the_counts_of_a_cancelled_run_are_deleted_after_its_report_was_written(start: Start) -> None:
    run = stopped(start)
    Run.objects.filter(pk=run.pk).update(finished=timezone.now() - timedelta(days=2))
    assert tidy() == Tidied(), "its report is not written"
    reports_write(seconds=60)
    assert tidy() == Tidied(tallies=1)
    assert run_state(Run.objects.get(pk=run.pk))["report"]["n"] == 100


def test_the_sweeper_writes_them(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = stopped(start)

    def stop(*, seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sweep_runs, "refresh_index", stop)
    monkeypatch.setattr(sweep_runs.signal, "signal", lambda number, handler: None)
    with pytest.raises(KeyboardInterrupt):
        sweep_runs.Command().handle(once=False, every=60)
    run.refresh_from_db()
    assert run.report_digest
