"""A process that is killed gives its chunk back with the game it played; only repeated failures at one game fail a run."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from django.db import OperationalError
from django.utils import timezone

from games.engine.tally import Tally
from simulator.models import Chunk, Run, WorkerBeat
from simulator.reasons import DIED, error
from simulator.selectors.reports import run_state
from simulator.services import beats, claiming, ending, waking
from simulator.services.claiming import chunk_claim, chunk_finish
from simulator.services.sweeping import sweep
from simulator.workers import preparing, process, watchdog
from simulator.workers.playing import play_turn
from simulator.workers.watchdog import SLOTS, Note, Watch
from tests.helpers.runs import Start
from tests.simulator.services.claims import begin, counted, expire

GAME_FAILED = error("the dice rolled off the table")


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


def test_the_chunk_of_a_dead_process_is_given_back_with_its_game(start: Start, woken: list[Any]) -> None:
    run = begin(start())
    chunk = chunk_claim(run=run)
    assert chunk
    assert chunk.lease_token
    woken.clear()
    assert claiming.chunk_left_behind(pk=chunk.pk, token=chunk.lease_token, attempt=chunk.attempts, cause=DIED, error_game=17)
    assert woken == [(run.pk, 1)]
    left = Chunk.objects.get(pk=chunk.pk)
    assert (left.status, left.attempts, left.cause, left.error_game) == ("queued", 1, DIED, 17)
    assert not chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)


def test_a_process_that_dies_between_two_chunks_leaves_its_message_to_another(start: Start, woken: list[Any]) -> None:
    """The message that it worked on died with it: without another one, the run would go on with one process less."""
    run = begin(start(games=200))
    chunk = chunk_claim(run=run)
    assert chunk
    assert chunk.lease_token
    assert chunk_finish(chunk=chunk, tally=counted(100), milliseconds=1)
    woken.clear()
    assert not claiming.chunk_left_behind(pk=chunk.pk, token=chunk.lease_token, attempt=chunk.attempts, cause=DIED, error_game=99)
    assert woken == [(run.pk, 1)]
    assert Chunk.objects.get(pk=chunk.pk).status == "done"
    ending.run_cancel(run=run)
    woken.clear()
    assert not claiming.chunk_left_behind(pk=chunk.pk, token=chunk.lease_token, attempt=chunk.attempts, cause=DIED, error_game=99)
    assert woken == [], "its run is over"


def test_a_dead_worker_leaves_as_many_messages_as_it_played_chunks(start: Start, woken: list[Any]) -> None:
    run = begin(start(games=700))
    for _ in range(3):
        assert chunk_claim(run=run)
    Chunk.objects.filter(run=run, status="running").update(lease_until="2000-01-01T00:00Z")
    woken.clear()
    assert sweep().requeued == 3
    assert woken == [(run.pk, 3)]
    for _ in range(6):
        assert chunk_claim(run=run)
    Chunk.objects.filter(run=run, status="running").update(lease_until="2000-01-01T00:00Z")
    woken.clear()
    assert sweep().requeued == 6
    assert woken == [(run.pk, waking.MESSAGES)], "no more than a run gets at its start"


def killed_at(game: int | None, run: Run) -> Chunk:
    """The chunk after the process that claimed it was killed while it played this game."""
    chunk = chunk_claim(run=run)
    assert chunk
    assert chunk.lease_token
    assert claiming.chunk_left_behind(pk=chunk.pk, token=chunk.lease_token, attempt=chunk.attempts, cause=DIED, error_game=game)
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
        assert not claiming.chunk_left_behind(pk=chunk.pk, token=uuid.uuid4(), attempt=chunk.attempts, cause=DIED, error_game=17)
        expire(chunk)
    run.refresh_from_db()
    assert run.failure
    assert run.failure["game"] == 17
    assert run_state(run)["failure"]["detail"] == "Stopped after 3 attempts at game 17: the worker process died."
    assert not claiming.chunk_left_behind(pk=chunk.pk + 1, token=uuid.uuid4(), attempt=1, cause=DIED, error_game=17), "its run was deleted"


def test_a_claim_that_outlives_its_process_holds_no_chunk(start: Start) -> None:
    """A killed process may have sent its claim already.  If its note is read first, the claim finds another attempt counted."""
    run = begin(start(games=100))
    died: list[uuid.UUID] = []

    def dies(chunk: Chunk) -> None:
        assert chunk.lease_token
        if died:
            raise InterruptedError  # the process would not try again
        died.append(chunk.lease_token)
        assert not claiming.chunk_left_behind(pk=chunk.pk, token=chunk.lease_token, attempt=chunk.attempts, cause=DIED, error_game=None)

    with pytest.raises(InterruptedError):
        chunk_claim(run=run, noting=dies)
    chunk = run.chunks.get()
    assert (chunk.status, chunk.attempts, chunk.failures) == ("queued", 1, {})


def test_a_note_that_is_read_after_the_lease_has_ended_counts_no_attempt_more(start: Start) -> None:
    run = begin(start(games=100))
    chunk = chunk_claim(run=run)
    assert chunk
    assert chunk.lease_token
    expire(chunk)
    assert sweep().requeued == 1
    assert not claiming.chunk_left_behind(pk=chunk.pk, token=chunk.lease_token, attempt=chunk.attempts, cause=DIED, error_game=17)
    left = run.chunks.get()
    assert (left.status, left.attempts, left.failures["17"]) == ("queued", 1, [1])


def leave(chunk: Chunk, attempt: int, game: int | None = 17) -> bool:
    assert chunk.lease_token
    return claiming.chunk_left_behind(pk=chunk.pk, token=chunk.lease_token, attempt=attempt, cause=DIED, error_game=game)


def test_a_note_that_is_read_again_counts_no_failure_more(start: Start) -> None:
    """The process that released the chunk may die, or lose the database, before it clears the note."""
    run = begin(start(games=100))
    first = chunk_claim(run=run)
    assert first
    assert leave(first, 1)
    assert not leave(first, 1)
    assert chunk_claim(run=run)
    for _ in range(2):  # also while another attempt plays
        assert not leave(first, 1)
    assert run.chunks.get().failures == {"17": [1]}
    run.refresh_from_db()
    assert run.status == "running"


def test_a_process_that_dies_after_it_released_its_failure_failed_once(start: Start) -> None:
    run = begin(start(games=100))
    chunk = chunk_claim(run=run)
    assert chunk
    assert claiming.chunk_release(chunk=chunk, cause=GAME_FAILED, error_game=17)
    assert not leave(chunk, 1)
    assert run.chunks.get().failures == {"17": [1]}
    assert run.chunks.get().cause == GAME_FAILED


def test_a_late_note_does_not_end_the_last_attempt(start: Start) -> None:
    run = begin(start(games=100))
    Chunk.objects.filter(run=run).update(attempts=18)
    late = chunk_claim(run=run)
    assert late
    expire(late)
    last = chunk_claim(run=run)
    assert last
    assert last.attempts == 20
    assert not leave(late, late.attempts)
    assert chunk_finish(chunk=last, tally=counted(100), milliseconds=1)


def test_a_release_is_retried_while_the_database_is_away(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the chunk of a process that lives would wait for the end of its lease."""
    run = start(games=100, options={"trouble": "raise", "at": 17})
    release, tries = claiming.chunk_release, []

    def locked(**arguments: Any) -> bool:
        tries.append(1)
        if len(tries) < 3:
            raise OperationalError("canceling statement due to lock timeout")
        return release(**arguments)

    monkeypatch.setattr(claiming, "chunk_release", locked)
    play_turn(run.pk, seconds=0)
    chunk = run.chunks.get()
    assert (chunk.status, chunk.failures, len(tries)) == ("queued", {"17": [1]}, 3)


def test_a_note_stays_until_its_chunk_is_released(start: Start) -> None:
    chunk = chunk_claim(run=begin(start()))
    assert chunk
    child = Watch(SLOTS - 1)
    try:
        child.begin(chunk)
        child.game(0)
        for _ in range(2):  # also the successor of a successor finds it
            assert Watch(SLOTS - 1).left_behind() == Note(chunk.pk, chunk.lease_token, 1, 0, "")  # type: ignore[arg-type]
        child.released()
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
        def acting(**arguments: Any) -> Any:
            seen.append((moment, Chunk.objects.get(run=run).status, bool(child.slot[watchdog.CHUNK])))
            return act(**arguments)

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
        preparing.forget_deck(run)  # as in another process
        broken.setattr(preparing.prepare, "prepare", lambda *arguments, **more: 1 / 0)
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
    assert Watch(SLOTS + 35).left_behind() == Note(chunk.pk, chunk.lease_token, 1, 7, "")  # type: ignore[arg-type]
    for file in watchdog._files:
        file.close()
