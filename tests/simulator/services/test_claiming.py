"""Leases of chunks: claiming, renewing, finishing and giving back, also when workers die in between."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from django.db import OperationalError
from django.db.models import Sum
from django.utils import timezone

from games.engine.tally import Tally
from simulator import reasons
from simulator.models import Chunk, Run, WorkerBeat
from simulator.reasons import DIED
from simulator.selectors.reports import run_report, run_state, tally_of
from simulator.selectors.runs import workers_alive
from simulator.services import beats, claiming, ending, owners, sweeping
from simulator.services.claiming import chunk_claim, chunk_finish, chunk_release, chunk_renew
from simulator.services.sweeping import sweep
from simulator.workers import playing, process, watchdog
from simulator.workers.playing import play_turn
from simulator.workers.watchdog import SLOTS, Note, Watch
from tests.helpers.runs import Start


def counted(games: int) -> Tally:
    tally = Tally()
    tally.games = games
    for index in range(games):
        tally.observe("clock", 5)
        tally.first("clock", 5, index)
    return tally


def begin(run: Run) -> Run:
    assert claiming.run_begin(run=run)
    return run


def expire(chunk: Chunk) -> None:
    Chunk.objects.filter(pk=chunk.pk).update(lease_until=timezone.now() - timedelta(seconds=1))


def beat() -> None:
    beats.worker_beat(name="here")


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
    settings.SIMULATION_LEASE_SECONDS = 0.3
    run = play(options={"trouble": "loop", "at": 3})
    assert run.status == "failed"
    assert run.failure
    assert run.failure["game"] == 3
    assert "longer than" in run_state(run)["failure"]["detail"]


@pytest.mark.slow
def test_slow_games_keep_their_lease(play: Callable[..., Run], settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.SIMULATION_LEASE_SECONDS = 0.3
    renewed = []
    renew = claiming.chunk_renew
    monkeypatch.setattr(claiming, "chunk_renew", lambda *, chunk: renewed.append(1) or renew(chunk=chunk))
    run = play(games=12, options={"slow": 50})
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


def test_the_sweeper_wakes_workers_for_waiting_runs(start: Start, woken: list[Any], settings: Any) -> None:
    run = start()
    now = timezone.now()
    assert sweep(now).woken == 0, "no worker is there to hear it"
    beat()
    assert sweep(now).woken == 1, "never announced: the broker was away"
    assert woken == [(run.pk, 3)]
    assert sweep(now).woken == 0, "just announced"
    later = now + timedelta(seconds=settings.SIMULATION_WAKE_SECONDS + 1)
    WorkerBeat.objects.update(seen=later)
    assert sweep(later).woken == 1

    chunk = chunk_claim(run=begin(run))
    assert chunk
    much_later = now + timedelta(seconds=25)
    WorkerBeat.objects.update(seen=much_later)
    assert sweep(much_later).woken == 0, "somebody plays it"


def test_the_sweeper_wakes_a_run_whose_worker_died_before_the_report(start: Start, woken: list[Any]) -> None:
    run = begin(start(games=100))
    beat()
    chunk = chunk_claim(run=run)
    assert chunk
    chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)
    assert sweep().woken == 1
    play_turn(run.pk, seconds=1)
    run.refresh_from_db()
    assert run.status == "done"


def test_the_sweeper_does_not_wake_a_run_behind_another_of_its_owner(start: Start, woken: list[Any]) -> None:
    first, second, third = start(seed=1), start(seed=2), start(seed=3, owner_key="bob")
    begin(first)
    beat()
    sweep()
    assert {run_id for run_id, _ in woken} == {first.pk, third.pk}
    assert second.pk not in {run_id for run_id, _ in woken}


def test_the_sweeper_deletes_old_keys_and_dead_workers(start: Start) -> None:
    start(idempotency_key="abc")
    beats.worker_beat(name="here")
    assert workers_alive() == 1
    swept = sweep(timezone.now() + timedelta(hours=25))
    assert swept.removed == 2
    assert workers_alive() == 0


def test_sweeping_an_idle_site_takes_few_queries(made_up: None, django_assert_num_queries: Any) -> None:
    beat()
    with django_assert_num_queries(4):  # expired leases, queues with runs, old keys, old beats
        sweep()


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_wrong_clock_neither_steals_nor_loses_a_chunk(hours: int, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = begin(start(games=100))
    beat()
    right = timezone.now
    monkeypatch.setattr(timezone, "now", lambda: right() + timedelta(hours=hours))
    chunk = chunk_claim(run=run)
    assert chunk
    assert chunk_claim(run=run) is None, "the lease is the database's, and holds"
    assert sweep().requeued == 0
    assert chunk_renew(chunk=chunk)
    assert workers_alive() == 1
    monkeypatch.setattr(timezone, "now", right)
    assert chunk_claim(run=run) is None
    assert sweep().requeued == 0
    assert chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)


def test_a_clock_that_is_set_back_leaves_no_chunk_leased(start: Start) -> None:
    """A lease and a heartbeat of a dead worker that were stored before reach an hour ahead."""
    run = begin(start(games=100))
    dead = chunk_claim(run=run)
    assert dead
    beat()
    before = timezone.now() - timedelta(hours=1)
    assert workers_alive() == 1
    assert not beats.workers_on("celery", now=before).exists(), "nobody has sent a heartbeat since"
    assert sweep(before).requeued == 1
    assert not chunk_finish(chunk=dead, tally=counted(100), milliseconds=1)

    dead = chunk_claim(run=run)
    assert dead
    Chunk.objects.filter(pk=dead.pk).update(lease_until=timezone.now() + timedelta(hours=1))
    taken = chunk_claim(run=run)
    assert taken, "a worker need not wait for the sweep"
    assert chunk_finish(chunk=taken, tally=counted(100), milliseconds=1)


def test_a_small_correction_of_the_clock_takes_no_chunk_away(start: Start) -> None:
    run = begin(start(games=100))
    chunk = chunk_claim(run=run)
    assert chunk
    assert sweep(timezone.now() - timedelta(seconds=3)).requeued == 0
    assert chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)


def test_a_clock_that_is_set_back_does_not_keep_an_idle_run_asleep(start: Start, woken: list[Any]) -> None:
    start()
    beat()
    assert sweep().woken == 1
    before = timezone.now() - timedelta(hours=1)
    WorkerBeat.objects.update(seen=before)
    assert sweep(before).woken == 1


def test_the_chunks_of_a_worker_without_heartbeats_are_given_back_before_their_lease_ends(
    start: Start, woken: list[Any], settings: Any
) -> None:
    """With the usual settings another worker has them within 15 seconds."""
    assert beats.beat_fresh().total_seconds() + settings.SIMULATION_SWEEP_SECONDS + 2 <= 15
    run = begin(start(games=200))
    beats.worker_beat(name="dead")
    beats.worker_beat(name="alive")
    dead, alive = chunk_claim(run=run, worker="dead"), chunk_claim(run=run, worker="alive")
    assert dead
    assert alive
    WorkerBeat.objects.filter(name="dead").update(seen=timezone.now() - beats.beat_fresh() - timedelta(seconds=1))
    woken.clear()
    assert sweep().requeued == 1
    assert woken == [(run.pk, 1)], "although the run was announced a moment ago"
    assert not chunk_finish(chunk=dead, tally=counted(100), milliseconds=1)
    assert chunk_finish(chunk=alive, tally=counted(100), milliseconds=1)


def test_a_wrong_clock_does_not_end_a_run_with_a_time_limit(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start(seconds=60)
    right = timezone.now
    monkeypatch.setattr(timezone, "now", lambda: right() + timedelta(hours=1))
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert (run.status, run.games_done) == ("done", 250)


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
    monkeypatch.setattr(claiming, "chunk_finish", lambda **asked: owners.owner_left(owner_key="alice") or finish(**asked))
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


def test_the_chunk_of_a_dead_process_is_given_back_with_its_game(start: Start, woken: list[Any]) -> None:
    run = begin(start())
    chunk = chunk_claim(run=run)
    assert chunk
    assert chunk.lease_token
    woken.clear()
    assert claiming.chunk_left_behind(pk=chunk.pk, token=chunk.lease_token, cause=DIED, error_game=17)
    assert woken == [(run.pk, 1)]
    left = Chunk.objects.get(pk=chunk.pk)
    assert (left.status, left.attempts, left.cause, left.error_game) == ("queued", 1, DIED, 17)
    assert not chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)


def killed_at(game: int | None, run: Run) -> Chunk:
    """The chunk after the process that claimed it was killed while it played this game."""
    chunk = chunk_claim(run=run)
    assert chunk
    assert chunk.lease_token
    assert claiming.chunk_left_behind(pk=chunk.pk, token=chunk.lease_token, cause=DIED, error_game=game)
    return Chunk.objects.get(pk=chunk.pk)


def test_kills_at_different_games_do_not_fail_a_run(start: Start) -> None:
    run = begin(start(games=100))
    for game in (17, 3, None, 18, 3, None, 17, None, 40):
        assert killed_at(game, run).status == "queued"
    run.refresh_from_db()
    assert run.status == "running"
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert (run.status, run.games_done) == ("done", 100)


def test_three_kills_at_one_game_fail_the_run_whatever_came_between(start: Start) -> None:
    run = begin(start(games=100))
    for game in (17, 3, 17, 18, 17):
        killed_at(game, run)
    run.refresh_from_db()
    assert run.failure
    assert (run.failure["game"], run.failure["attempts"], run.failure["cause"]) == (17, 3, DIED)


def test_a_chunk_that_is_killed_everywhere_fails_the_run_in_the_end(start: Start) -> None:
    """For example because the machine has too little memory for any game."""
    run = begin(start(games=100))
    for game in range(20):
        killed_at(game, run)
    run.refresh_from_db()
    assert run.failure
    assert (run.failure["game"], run.failure["attempts"]) == (None, 20)
    assert run_state(run)["failure"]["detail"] == "Stopped after 20 attempts at games 0 to 99: the worker process died."


def test_a_late_note_counts_the_failure_at_its_game(start: Start, woken: list[Any]) -> None:
    run = begin(start(games=100))
    for _ in range(3):
        chunk = chunk_claim(run=run)
        assert chunk
        assert Chunk.objects.get(pk=chunk.pk).lease_token == chunk.lease_token
        assert not claiming.chunk_left_behind(pk=chunk.pk, token=uuid.uuid4(), cause=DIED, error_game=17)
        expire(chunk)
    run.refresh_from_db()
    assert run.failure
    assert run.failure["game"] == 17
    assert run_state(run)["failure"]["detail"] == "Stopped after 3 attempts at game 17: the worker process died."
    assert not claiming.chunk_left_behind(pk=chunk.pk + 1, token=uuid.uuid4(), cause=DIED, error_game=17), "its run was deleted"


def test_a_note_is_read_once_and_only_for_a_chunk_in_play(start: Start) -> None:
    chunk = chunk_claim(run=begin(start()))
    assert chunk
    child = Watch(SLOTS - 1)
    try:
        child.begin(chunk)
        child.game(0)
        assert Watch(SLOTS - 1).left_behind() == Note(chunk.pk, chunk.lease_token, 0, "")  # type: ignore[arg-type]
        assert child.left_behind() is None
        child.begin(chunk)
        child.end()
        assert child.left_behind() is None
    finally:
        child.end()


def test_a_note_covers_a_chunk_from_claim_to_end(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is killed at any moment in between has left a note of its chunk."""
    run = start(games=100)
    child = Watch(SLOTS - 1)
    seen: list[tuple[str, str, bool]] = []

    def seen_by(moment: str, act: Callable[..., Any]) -> Callable[..., Any]:
        def acting(**asked: Any) -> Any:
            seen.append((moment, Chunk.objects.get(run=run).status, bool(child.slot[watchdog.CHUNK])))
            return act(**asked)

        return acting

    def noted(chunk: Chunk) -> None:
        begin(chunk)
        seen.append(("noted", Chunk.objects.get(pk=chunk.pk).status, bool(child.slot[watchdog.CHUNK])))

    begin = child.begin
    monkeypatch.setattr(child, "begin", noted)
    monkeypatch.setattr(claiming, "chunk_finish", seen_by("stored", claiming.chunk_finish))
    monkeypatch.setattr(claiming, "chunk_release", seen_by("given back", claiming.chunk_release))
    with monkeypatch.context() as away:
        away.setattr(Tally, "to_record", lambda self: {"games": object()})  # cannot be stored, and is given back
        play_turn(run.pk, seconds=60, watch=child, stopping=lambda: True)
    assert not child.slot[watchdog.CHUNK]
    play_turn(run.pk, seconds=60, watch=child)
    assert seen == [
        ("noted", "queued", True),
        ("stored", "running", True),
        ("given back", "running", True),
        ("noted", "queued", True),
        ("stored", "running", True),
    ]
    assert not child.slot[watchdog.CHUNK]


def test_only_an_attempt_that_failed_in_a_game_names_a_game(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start(games=100, options={"trouble": "raise", "at": 17})

    def game_of_next_attempt() -> int | None:
        play_turn(run.pk, seconds=0)
        return Chunk.objects.get(run=run).error_game

    assert game_of_next_attempt() == 17
    with monkeypatch.context() as broken:
        broken.setattr(playing.prepare, "prepare", lambda *asked: 1 / 0)
        assert game_of_next_attempt() is None, "no game was begun"
    assert game_of_next_attempt() == 17
    play_turn(run.pk, seconds=0)
    run.refresh_from_db()
    assert run.failure
    assert run.failure["game"] == 17


def test_counts_that_cannot_be_stored_blame_no_game(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start(games=100)
    monkeypatch.setattr(Tally, "to_record", lambda self: {"games": object()})
    play_turn(run.pk, seconds=0)
    chunk = Chunk.objects.get(run=run)
    assert (chunk.attempts, chunk.error_game) == (1, None)
    assert chunk.cause


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


def test_a_failed_claim_leaves_no_note(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start(games=100)
    child = Watch(SLOTS - 1)

    def cancelled(chunk: Chunk) -> None:
        begin(chunk)
        ending.run_cancel(run=run)

    begin = child.begin
    monkeypatch.setattr(child, "begin", cancelled)
    assert play_turn(run.pk, seconds=60, watch=child) == "over"
    assert child.left_behind() is None


def test_every_child_of_a_large_pool_is_watched(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "_shared", watchdog._shared)
    monkeypatch.setattr(watchdog, "_files", [])
    process.before_children(sender=SimpleNamespace(concurrency="auto", autoscale=(SLOTS + 36, 2)))
    chunk = chunk_claim(run=begin(start()))
    assert chunk
    first, last = Watch(0), Watch(SLOTS + 35)
    assert (first.ends, last.ends, Watch(SLOTS + 36).ends) == (True, True, False)
    assert last.file is not None
    last.begin(chunk)
    last.game(7)
    assert first.left_behind() is None
    assert Watch(SLOTS + 35).left_behind() == Note(chunk.pk, chunk.lease_token, 7, "")  # type: ignore[arg-type]
    for file in watchdog._files:
        file.close()


def test_storing_is_retried_while_the_database_is_away(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start(games=100)
    finish, tries = claiming.chunk_finish, []

    def locked(**asked: Any) -> bool:
        tries.append(1)
        if len(tries) < 3:
            raise OperationalError("database is locked")
        return finish(**asked)

    monkeypatch.setattr(claiming, "chunk_finish", locked)
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.status == "done"
    assert run.chunks.get().attempts == 1


@pytest.mark.slow
def test_counts_that_cannot_be_stored_fail_the_run(start: Start, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.SIMULATION_LEASE_SECONDS = 0.6
    run = start(games=100)

    def never(**asked: Any) -> bool:
        raise OperationalError("disk is full")

    monkeypatch.setattr(claiming, "chunk_finish", never)
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.failure
    assert run_state(run)["failure"]["detail"] == "Stopped after 3 attempts at games 0 to 99: its counts could not be stored: disk is full."


@pytest.mark.slow
def test_an_endless_game_that_calls_its_check_is_stopped(play: Callable[..., Run], settings: Any) -> None:
    settings.SIMULATION_LEASE_SECONDS = 0.3
    run = play(games=2, options={"trouble": "think", "slow": 10_000})
    assert run.status == "failed"
    assert run.failure
    assert run.failure["game"] == 0
    assert "longer than 1.8 seconds" in run_state(run)["failure"]["detail"]
