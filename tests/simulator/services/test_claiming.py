"""Leases of chunks: claiming, renewing, finishing and giving back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.db import OperationalError
from django.db.models import Sum

from games.engine.tally import Tally
from simulator import reasons, receivers
from simulator.models import Chunk, Run
from simulator.selectors.reports import run_report, run_state, tally_of
from simulator.services import claiming, ending, sweeping
from simulator.services.claiming import chunk_claim, chunk_finish, chunk_release, chunk_renew
from simulator.services.sweeping import sweep
from simulator.workers import playing
from simulator.workers.playing import play_turn
from tests.helpers.runs import Start
from tests.simulator.services.claims import begin, counted, expire


def test_each_chunk_is_claimed_once_in_order(start: Start) -> None:
    run = begin(start())
    claimed = [chunk_claim(run=run) for _ in range(4)]
    assert [chunk and chunk.index for chunk in claimed] == [0, 1, 2, None]


def test_a_chunk_is_finished_once(start: Start) -> None:
    run = begin(start())
    chunk = chunk_claim(run=run)
    assert chunk
    assert chunk_finish(chunk=chunk, tally=counted(100), milliseconds=5)
    assert not chunk_finish(chunk=chunk, tally=counted(99), milliseconds=5)
    assert not chunk_release(chunk=chunk)
    run.refresh_from_db()
    assert run.games_done == 100
    assert tally_of(run).games == 100


@pytest.mark.parametrize(
    ("modes", "mode_of_run"),
    [
        (["compiled"], "compiled"),
        (["interpreted", "interpreted"], "interpreted"),
        (["interpreted", "compiled"], "mixed"),
        (["interpreted", "compiled", "compiled"], "mixed"),
    ],
)
def test_a_run_says_which_rules_played_it(modes: list[str], mode_of_run: str, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = begin(start())
    assert run.rules_mode == ""
    for mode in modes:
        monkeypatch.setattr(claiming, "rules_mode", lambda mode=mode: mode)
        chunk = chunk_claim(run=run)
        assert chunk
        assert chunk_finish(chunk=chunk, tally=counted(100), milliseconds=5)
    run.refresh_from_db()
    assert run.rules_mode == mode_of_run


@pytest.mark.parametrize("write", ["finish", "release", "renew"])
def test_a_write_after_the_lease_was_lost_changes_nothing(write: str, start: Start) -> None:
    run = begin(start())
    late = chunk_claim(run=run)
    assert late
    expire(late)
    holder = chunk_claim(run=run)
    assert holder
    assert holder.pk == late.pk
    before = Chunk.objects.values().get(pk=late.pk)
    if write == "finish":
        assert not chunk_finish(chunk=late, tally=counted(100), milliseconds=1)
    elif write == "release":
        assert not chunk_release(chunk=late, cause=reasons.error("too late"))
    else:
        assert not chunk_renew(chunk=late)
    assert Chunk.objects.values().get(pk=late.pk) == before
    assert chunk_finish(chunk=holder, tally=counted(100), milliseconds=1)


def test_the_holder_renews_its_lease(start: Start) -> None:
    chunk = chunk_claim(run=begin(start()))
    assert chunk
    expire(chunk)
    assert chunk_renew(chunk=chunk)
    assert sweep().requeued == 0


@pytest.mark.parametrize("end", ["cancel", "fail"])
def test_a_finished_run_accepts_no_claims_or_counts(end: str, start: Start) -> None:
    run = begin(start())
    chunk = chunk_claim(run=run)
    assert chunk
    if end == "cancel":
        ending.run_cancel(run=run)
    else:
        ending.run_fail(run_id=run.pk, code="x")
    assert not chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)
    assert chunk_claim(run=run) is None
    run.refresh_from_db()
    assert run.games_done == 0


def test_cancelling_twice_or_after_the_end_changes_nothing(play: Callable[..., Run], start: Start) -> None:
    run = start(seed=1)
    assert ending.run_cancel(run=run).status == "cancelled"
    finished = run.finished
    assert ending.run_cancel(run=run).finished == finished
    assert play_turn(run.pk, seconds=1) == "over"
    done = play(seed=2)
    assert ending.run_cancel(run=done).status == "done"
    assert done.report


def test_a_run_is_played_to_its_end_in_several_turns(start: Start) -> None:
    run = start()
    assert play_turn(run.pk, seconds=0) == "time"
    run.refresh_from_db()
    assert (run.status, run.games_done) == ("running", 100)
    assert play_turn(run.pk, seconds=60) == "over"
    run.refresh_from_db()
    assert (run.status, run.games_done) == ("done", 250)
    assert run.games_done == run.chunks.filter(status="done").aggregate(Sum("games"))["games__sum"]


def test_a_stopping_worker_gives_its_chunk_back(start: Start, settings: Any) -> None:
    settings.SIMULATION_CANCEL_SECONDS = 0
    run = start()
    assert play_turn(run.pk, seconds=60, stopping=lambda: True) == "stopping"
    assert list(run.chunks.values_list("status", "attempts")) == [("queued", 0)] * 3


def test_an_expired_chunk_is_played_again_and_the_twentieth_expiry_fails_the_run(start: Start) -> None:
    """A worker that stops is most likely not stopped by a game, so many of its attempts are allowed."""
    run = begin(start(games=100))
    for attempt in range(1, 21):
        chunk = chunk_claim(run=run)
        assert chunk
        assert chunk.attempts == attempt
        assert sweep().requeued == 0, "the lease still holds"
        expire(chunk)
        swept = sweep()
        assert (swept.requeued, swept.failed) == ((1, 0) if attempt < 20 else (0, 1))
    run.refresh_from_db()
    assert run.status == "failed"
    assert run.failure == {
        "code": "chunk_failed",
        "seed": 7,
        "first_game": 0,
        "last_game": 99,
        "game": None,
        "attempts": 20,
        "cause": {"code": "went_away"},
    }
    assert run.stop_reason == "failed"
    state = run_state(run)
    assert state["failure"]["detail"] == "Stopped after 20 attempts at games 0 to 99: the worker stopped responding on every attempt."
    assert state["stop_reason"] == state["failure"]["detail"]
    assert sweep() == sweeping.Swept()


def test_an_error_of_the_rules_fails_the_run_after_three_attempts(play: Callable[..., Run]) -> None:
    run = play(options={"trouble": "raise", "at": 130})
    assert run.status == "failed"
    assert run.failure
    assert run.failure["game"] == 130
    assert (run.failure["first_game"], run.failure["last_game"], run.failure["seed"]) == (100, 199, 7)
    assert "RuntimeError: the dice rolled off the table" in run_state(run)["failure"]["detail"]
    assert run.chunks.get(index=1).attempts == 3
    report = run_report(run)
    assert report
    assert (report["n"], report["stop_reason"]) == (100, "failed")


@pytest.mark.slow
def test_an_endless_game_is_stopped_and_named(play: Callable[..., Run], settings: Any) -> None:
    settings.SIMULATION_LEASE_SECONDS = 2  # a write may wait a second on a busy machine
    run = play(options={"trouble": "loop", "at": 3})
    assert run.status == "failed"
    assert run.failure
    assert run.failure["game"] == 3
    assert "longer than" in run_state(run)["failure"]["detail"]


@pytest.mark.slow
def test_slow_games_keep_their_lease(play: Callable[..., Run], settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.SIMULATION_LEASE_SECONDS = 3  # a write may wait a second on a busy machine
    renewed = []
    renew = claiming.chunk_renew
    monkeypatch.setattr(claiming, "chunk_renew", lambda *, chunk: renewed.append(1) or renew(chunk=chunk))
    run = play(games=12, options={"slow": 300})
    assert run.status == "done"
    assert run.chunks.get().attempts == 1
    assert len(renewed) >= 3


def test_a_run_of_other_rules_is_not_continued(start: Start) -> None:
    run = start()
    Run.objects.filter(pk=run.pk).update(versions={"rules": "0", "data": "cards-1"})
    assert play_turn(run.pk, seconds=60) == "over"
    run.refresh_from_db()
    assert run.failure
    assert run.failure["code"] == "versions_changed"


def test_a_report_that_cannot_be_written_fails_the_run(play: Callable[..., Run], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any, **kwargs: Any) -> Any:
        raise ArithmeticError("no such number")

    monkeypatch.setattr(playing, "report_of", broken)
    run = play()
    assert run.failure
    assert run.failure["code"] == "report_failed"


def test_a_run_is_completed_once(play: Callable[..., Run], start: Start) -> None:
    run = play()
    finished, digest = run.finished, run.report_digest
    assert not ending.run_complete(run=run, report={"other": True})
    run.refresh_from_db()
    assert (run.finished, run.report_digest) == (finished, digest)
    open_run = begin(start(seed=8))
    assert not ending.run_complete(run=open_run, report={})


@pytest.mark.slow
@pytest.mark.parametrize("record", [{}, {"games": 100, "counts": []}, {"games": "x", "of": "another version"}, [1]])
@pytest.mark.parametrize("plan", [{}, {"precision": {"of": "won", "half_width": 0.0001}}], ids=["all games", "precision"])
def test_counts_of_another_version_fail_the_run(record: Any, plan: dict[str, Any], start: Start) -> None:
    run = start(games=1000, **plan)
    assert play_turn(run.pk, seconds=0) == "time"
    run.chunks.filter(index=0).update(tally=record)
    run.refresh_from_db()
    assert run_state(run)["report"] is None
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.status == "failed"
    assert run.failure
    assert run.failure["code"] == "report_failed"
    assert run_state(run)["report"] is None


def test_a_run_deleted_while_it_is_played_leaves_nothing(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start()
    finish = claiming.chunk_finish
    monkeypatch.setattr(claiming, "chunk_finish", lambda **result: receivers.delete_with_owner(owner_key="alice") or finish(**result))
    assert play_turn(run.pk, seconds=60) == "over"
    assert not Run.objects.exists()
    assert not Chunk.objects.exists()


def test_a_chunk_is_stored_completely_or_not_at_all(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    chunk = chunk_claim(run=begin(start()))
    assert chunk
    monkeypatch.setattr(Tally, "to_record", lambda self: {"games": object()})
    with pytest.raises(TypeError):
        chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)
    run = Run.objects.get(pk=chunk.run_id)
    assert run.games_done == 0
    assert run.chunks.get(index=0).status == "running"


def test_two_claims_at_once_get_different_chunks(start: Start) -> None:
    run = begin(start())
    wanted: list[int] = []

    def faster(chunk: Chunk) -> None:
        wanted.append(chunk.index)
        if len(wanted) == 1:
            taken = chunk_claim(run=run)
            assert taken
            assert taken.index == 0
            wanted.append(taken.index)

    slower = chunk_claim(run=run, noting=faster)
    assert slower
    assert (slower.index, wanted) == (1, [0, 0, 1])
    assert sorted(run.chunks.filter(status="running").values_list("lease_token", flat=True)) == sorted(
        run.chunks.filter(index__lte=1).values_list("lease_token", flat=True)
    )


def test_storing_is_retried_while_the_database_is_away(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start(games=100)
    finish, tries = claiming.chunk_finish, []

    def locked(**arguments: Any) -> bool:
        tries.append(1)
        if len(tries) < 3:
            raise OperationalError("database is locked")
        return finish(**arguments)

    monkeypatch.setattr(claiming, "chunk_finish", locked)
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.status == "done"
    assert run.chunks.get().attempts == 1


@pytest.mark.slow
def test_counts_that_cannot_be_stored_fail_the_run(start: Start, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.SIMULATION_LEASE_SECONDS = 2  # a write may wait a second on a busy machine
    run = start(games=100)

    def never(**arguments: Any) -> bool:
        raise OperationalError("disk is full")

    monkeypatch.setattr(claiming, "chunk_finish", never)
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.failure
    assert run_state(run)["failure"]["detail"] == "Stopped after 3 attempts at games 0 to 99: its counts could not be stored: disk is full."


@pytest.mark.slow
def test_an_endless_game_that_calls_its_check_is_stopped(play: Callable[..., Run], settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.SIMULATION_LEASE_SECONDS = 2  # a write may wait a second on a busy machine
    monkeypatch.setattr(playing, "AT_WORK", 1)
    run = play(games=2, options={"trouble": "think", "slow": 10_000})
    assert run.status == "failed"
    assert run.failure
    assert run.failure["game"] == 0
    assert "longer than 2 s" in run_state(run)["failure"]["detail"]
