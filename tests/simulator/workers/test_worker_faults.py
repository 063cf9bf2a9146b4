"""Killed workers, misbehaving rules, cancelled and repeated requests: a run ends with the same report or with a stated reason.

The workers are real (`tests.simulator.workers.real_workers`), on SQLite with the queue folder and on PostgreSQL with Redis.
"""

from __future__ import annotations

import os
import random
import signal
import threading
import time
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from simulator.models import Chunk, Run
from simulator.reasons import failure_data
from simulator.selectors.reports import run_is_over, run_report, tally_of
from simulator.selectors.runs import workers_alive
from simulator.services import claiming, ending, sweeping
from tests.helpers import made_up_game
from tests.helpers.made_up_game import DICE
from tests.helpers.runs import run_start
from tests.simulator.workers.real_workers import (
    CLOCKS,
    GAMES,
    LONGEST,
    PATIENCE,
    Arena,
    Worker,
    again,
    connected,
    figures,
    is_over,
    some_done,
    start,
    sweep,
    wait_for_the_end,
    wait_until,
)

pytestmark = [pytest.mark.slow, pytest.mark.own_servers]


# --- kills -----------------------------------------------------------------------------------------------------------


def test_workers_killed_at_random_moments_over_a_hundred_chunks(arena: Arena, undisturbed: str, settings: Any) -> None:
    """Ten times one or both children are killed at a random moment, and twice the whole worker, whatever they play."""
    settings.SIMULATION_FEW_CHUNKS = 120
    moments = random.Random(20)
    arena.stop_kept_worker()
    worker = arena.worker(concurrency=2)
    run = start(options={"slow": 20})  # milliseconds a game: a chunk outlasts the way from here to the kill
    assert run.chunks.count() == 120
    for kill in range(12):
        done = some_done_of(run)
        wait_until("a chunk more", lambda done=done: some_done_of(run) > done)
        time.sleep(moments.random() / 10)
        wait_until("a chunk being played", lambda: run.chunks.filter(status=Chunk.Status.RUNNING).exists())
        if kill in (5, 11):
            worker.kill()
            assert not run_is_over(again(run)), "it was killed in the middle"
            worker = arena.worker(concurrency=2)
        else:
            kill_some(worker, moments)
    wait_for_the_end(run)
    assert figures(run) == undisturbed
    attempts = list(run.chunks.values_list("attempts", flat=True))
    assert sum(attempts) - len(attempts) >= 6, "most kills hit a chunk that was being played"


def some_done_of(run: Run) -> int:
    sweep()
    return run.chunks.filter(status=Chunk.Status.DONE).count()


def kill_some(worker: Worker, moments: random.Random) -> None:
    wait_until("a child", worker.children)
    children = worker.children()
    for child in moments.sample(children, moments.randint(1, len(children))):
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def test_a_chunk_whose_child_is_killed_six_times_does_not_fail_its_run(arena: Arena, settings: Any) -> None:
    """Each time at another game: at every seventeenth of a hundred, where the child waits for it."""
    arena.stop_kept_worker()
    worker = arena.worker(SIMULATION_LEASE_SECONDS="900", SIMULATION_GAME_SECONDS="600")
    settings.SIMULATION_LEASE_SECONDS = 900
    run = start(games=100, options={"trouble": "wait for a kill", "at": 17})
    for game in range(0, 100, 17):
        wait_until(f"game {game}", (arena.folder / f"failed-7-{game}").exists)
        for child in worker.children():
            with suppress(ProcessLookupError):  # killed before, and gone by now
                os.kill(child, signal.SIGKILL)
    wait_for_the_end(run)
    assert run.chunks.get().attempts == 7
    calm = start(games=100, options={})
    wait_for_the_end(calm)
    assert figures(run) == figures(calm)


def test_a_killed_child_is_replaced_and_its_chunk_played_at_once(arena: Arena, undisturbed: str, settings: Any) -> None:
    """Before its lease ends: the next child reads in the shared memory what the killed one held."""
    worker = arena.worker(SIMULATION_LEASE_SECONDS="300")
    settings.SIMULATION_LEASE_SECONDS = 300
    run = start()
    wait_until("a few chunks, and one being played", lambda: some_done(run) and run.chunks.filter(status=Chunk.Status.RUNNING).exists())
    for child in worker.children():
        os.kill(child, signal.SIGKILL)
    wait_for_the_end(run)
    assert figures(run) == undisturbed


@pytest.mark.parametrize(
    ("moment", "trouble"),
    [
        ("after chunk_claim", "none"),
        ("before chunk_finish", "none"),
        ("after chunk_finish", "none"),
        ("before chunk_release", "raise once"),
        ("before chunk_left_behind", "die once"),
    ],
)
def test_a_child_killed_during_one_step_delays_nobody(moment: str, trouble: str, arena: Arena, undisturbed: str, settings: Any) -> None:
    """Whatever is stored by then, the run does not wait for the end of the lease."""
    arena.stop_kept_worker()
    arena.worker(SIMULATION_LEASE_SECONDS="300", MADE_UP_DEATH=moment)
    settings.SIMULATION_LEASE_SECONDS = 300
    run = start(options={"trouble": trouble, "at": 150})
    wait_for_the_end(run)
    assert (arena.folder / f"died {moment}").exists()
    assert figures(run) == undisturbed


def test_children_killed_while_they_wait_block_nobody(arena: Arena, undisturbed: str) -> None:
    """One of them holds the lock that the others wait for; its successors play."""
    worker = arena.worker(concurrency=2)
    for _ in range(2):
        wait_until("two children", lambda: len(worker.children()) == 2)
        waiting = worker.children()
        for child in waiting:
            os.kill(child, signal.SIGKILL)
        wait_until("others in their places", lambda before=waiting: len(set(worker.children()) - set(before)) == 2)
    run = start()
    wait_for_the_end(run)
    assert figures(run) == undisturbed


@pytest.mark.parametrize("doing", ["plays", "hangs in C"])
def test_children_of_a_killed_worker_exit(doing: str, arena: Arena) -> None:
    worker = arena.worker()
    run = start(games=100_000, options={"trouble": "hang", "at": 600} if doing == "hangs in C" else {"slow": 1})
    wait_until("a chunk", lambda: some_done(run, 1))
    children = worker.children()
    worker.process.kill()
    worker.process.wait()
    wait_until("the children's end", lambda: not any(Path(f"/proc/{pid}").exists() for pid in children))
    wait_until("its chunk to be free", lambda: sweeping.sweep() and not run.chunks.filter(status=Chunk.Status.RUNNING).exists())


def test_one_worker_and_three_workers_write_the_same_report(arena: Arena, undisturbed: str) -> None:
    arena.kept_worker()
    for _ in range(2):
        arena.worker()
    run = start(options={"slow": 2})
    wait_for_the_end(run)
    assert figures(run) == undisturbed
    players = [worker for worker in arena.workers if f'"{run.pk}", "chunk"' in worker.log.read_text()]
    assert len(players) >= 2, "several workers shared it"


def test_a_stopped_worker_gives_its_chunk_back_at_once(arena: Arena, undisturbed: str) -> None:
    worker = arena.kept_worker()
    run = start(options={"slow": 2})
    wait_until("a few chunks", lambda: some_done(run))
    worker.process.terminate()
    assert worker.process.wait(PATIENCE) == 0
    assert not run.chunks.filter(status=Chunk.Status.RUNNING).exists()
    assert workers_alive() == 0, "it said goodbye"
    arena.kept_worker()
    wait_for_the_end(run)
    assert figures(run) == undisturbed
    assert max(run.chunks.values_list("attempts", flat=True)) == 1


# --- rules that misbehave --------------------------------------------------------------------------------------------

TOO_LONG = f"took longer than {LONGEST} s"


@pytest.mark.parametrize(
    ("trouble", "message"),
    [
        ("raise", "RuntimeError: the dice rolled off the table"),
        ("loop", TOO_LONG),
        ("deaf", TOO_LONG),
        ("hang", TOO_LONG),
        ("eat", "memory limit"),
        ("die", "worker process died"),
    ],
)
def test_rules_that_misbehave_fail_the_run_and_not_the_worker(arena: Arena, trouble: str, message: str) -> None:
    """loop: an endless loop in interpreted rules.  deaf: rules that catch every exception.  hang: an endless loop in compiled rules."""
    worker = arena.kept_worker()
    run = start(options={"trouble": trouble, "at": 150}, games=300, seed=11)
    failed = wait_for_the_end(run)
    assert failed.status == "failed"
    assert failed.failure
    assert failed.failure["code"] == "chunk_failed"
    assert message in (failure_data(failed.failure) or {})["detail"]
    assert (failed.failure["seed"], failed.failure["game"], failed.failure["first_game"], failed.failure["last_game"]) == (
        11,
        150,
        100,
        199,
    )
    assert failed.games_done in (100, 200), "what was counted beside it stays"
    assert (run_report(failed) or {})["n"] == failed.games_done
    healthy = start(seed=12, games=100)
    assert wait_for_the_end(healthy).status == "done"
    assert worker.is_well()


def test_a_hanging_game_delays_neither_other_chunks_nor_other_runs(arena: Arena) -> None:
    arena.stop_kept_worker()
    arena.worker(concurrency=2)
    run = start(options={"trouble": "hang", "at": 150, "slow": 0})  # its other chunks are quick compared with three attempts at this one
    other = start(seed=12, games=300, owner_key="bob")
    assert wait_for_the_end(other).status == "done"
    failed = wait_for_the_end(run)
    assert failed.failure
    assert failed.failure["game"] == 150
    assert failed.games_done == GAMES - 100, "all but its chunk"


def test_a_worker_that_prepares_for_longer_than_a_lease_keeps_its_chunk(arena: Arena) -> None:
    """Beside an idle worker, which would take the chunk over; what is prepared serves later turns."""
    arena.stop_kept_worker()
    for _ in range(2):
        arena.worker(MADE_UP_PREPARES=str(1.5 * CLOCKS["LEASE"]))
    run = start(games=100, options={})
    wait_for_the_end(run)
    assert again(run).status == "done"
    assert run.chunks.get().attempts == 1


def test_a_preparation_that_never_ends_fails_the_run_with_its_reason(arena: Arena) -> None:
    """In C it holds the interpreter: the watchdog ends the process."""
    arena.stop_kept_worker()
    worker = arena.worker(MADE_UP_PREPARES="hang", SIMULATION_PREPARE_SECONDS="1")
    failed = wait_for_the_end(start(games=100, options={}))
    assert failed.failure
    assert (failed.failure["game"], failed.failure["cause"]) == (None, {"code": "preparation_too_long", "seconds": 1.0})
    assert worker.is_well()


LONG_LEASE = 100  # seconds


def test_two_endless_games_at_once_hold_up_another_run_only_briefly(arena: Arena, settings: Any) -> None:
    """They hold both children until they are ended, long before the end of their leases."""
    settings.SIMULATION_LEASE_SECONDS = LONG_LEASE
    arena.stop_kept_worker()
    arena.worker(concurrency=2, SIMULATION_LEASE_SECONDS=str(LONG_LEASE))
    endless = [start(seed=seed, owner_key=owner, games=100, options={"trouble": "hang"}) for seed, owner in ((1, "alice"), (2, "bob"))]
    wait_until("both children to hang", lambda: Chunk.objects.filter(status=Chunk.Status.RUNNING).count() == 2)
    other = start(seed=3, owner_key="carol", games=100, options={})
    wait_until("the other run's end", lambda: is_over(other), within=0.6 * LONG_LEASE)
    assert again(other).status == "done"
    for run in endless:
        wait_until("the end of an endless run", lambda run=run: is_over(run), within=3 * LONG_LEASE)
        failed = again(run)
        assert TOO_LONG in (failure_data(failed.failure) or {})["detail"]
        assert (failed.failure or {})["game"] == 0


def test_one_death_does_not_fail_a_run(arena: Arena, undisturbed: str) -> None:
    arena.kept_worker()
    run = start(options={"trouble": "die once", "at": 150}, games=300)
    assert wait_for_the_end(run).status == "done"
    assert again(run).games_done == 300
    assert list(run.chunks.order_by("index").values_list("attempts", flat=True)) == [1, 2, 1]


def test_a_run_ends_if_its_rules_change(arena: Arena) -> None:
    from cards.models import Game as GameRow

    arena.kept_worker()
    run = start(options={"slow": 3})
    wait_until("a chunk", lambda: some_done(run, 1))
    rows = GameRow.objects.filter(slug=made_up_game.SLUG)
    try:
        rows.update(data_version="cards-2")
        failed = wait_for_the_end(run)
        assert failed.status == "failed"
        assert failed.failure
        assert (failed.failure["code"], failed.failure["seed"]) == ("versions_changed", 7)
    finally:
        rows.update(data_version="cards-1")


# --- requests --------------------------------------------------------------------------------------------------------


def test_cancelling_in_the_middle_of_a_chunk_stops_the_worker(arena: Arena, settings: Any) -> None:
    """The chunk would take four minutes; a worker checks every half second, and between games, whether its run goes on."""
    assert settings.SIMULATION_CANCEL_SECONDS <= 0.5
    arena.kept_worker()
    run = start(games=100_000, options={"slow": 500})
    wait_until("a chunk being played", lambda: run.chunks.filter(status=Chunk.Status.RUNNING).exists())
    ending.run_cancel(run=run)
    before = stored(run)
    waiting = start(seed=8, games=100)
    wait_until("the worker to be free for the next run", lambda: is_over(waiting))
    assert stored(run) == before, "nothing was written afterwards"
    assert again(run).status == "cancelled"
    assert run_report(again(run)) is None
    assert ending.run_cancel(run=run).status == "cancelled"


def test_a_cancelled_run_keeps_its_counts(arena: Arena) -> None:
    arena.kept_worker()
    run = start(games=100_000)
    wait_until("a chunk", lambda: some_done(run, 1))
    ending.run_cancel(run=run)
    before = stored(run)
    report = run_report(again(run))
    assert report
    assert (report["stop_reason"], report["n"]) == ("cancelled", again(run).games_done)
    assert wait_for_the_end(start(seed=8, games=100)).status == "done"
    assert stored(run) == before


def stored(run: Run) -> Any:
    return list(Run.objects.filter(pk=run.pk).values()), list(run.chunks.exclude(status=Chunk.Status.QUEUED).values())


def test_two_equal_requests_at_once_make_one_run(arena: Arena) -> None:
    barrier = threading.Barrier(6)
    answers: list[tuple[uuid.UUID, bool]] = []

    def ask(**more: Any) -> None:
        with connected(arena.database_url):
            barrier.wait()
            usual = {"owner_key": "alice", "game": made_up_game.SLUG, "decklist": DICE, "games": 300}
            run, new = run_start(**usual | more)
            answers.append((run.pk, new))

    for more in ({"seed": 7}, {"seed": None, "idempotency_key": "k"}, {"seed": 9, "idempotency_key": "l"}):
        answers.clear()
        threads = [threading.Thread(target=ask, kwargs=more) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert len({pk for pk, _ in answers}) == 1
        assert sorted(new for _, new in answers) == [False] * 5 + [True]
        assert Chunk.objects.filter(run_id=answers[0][0]).count() == 3
    assert Run.objects.count() == 3


def test_a_chunk_finished_by_two_workers_at_once_is_counted_once(arena: Arena) -> None:
    """One worker lost its lease to the other; in half of the rounds the run is cancelled meanwhile."""
    from games.engine.tally import Tally

    arena.stop_kept_worker()
    counted = Tally()
    counted.games = 100
    for round_ in range(8):
        run = start(seed=100 + round_, games=100)
        assert claiming.run_begin(run=run)
        late = claiming.chunk_claim(run=run)
        assert late
        Chunk.objects.filter(pk=late.pk).update(lease_until="2000-01-01T00:00Z")
        holder = claiming.chunk_claim(run=run)
        assert holder
        done: list[bool] = []
        barrier = threading.Barrier(4)

        def act(what: Any, barrier: threading.Barrier = barrier, done: list[bool] = done) -> None:
            with connected(arena.database_url):
                barrier.wait()
                done.append(bool(what()))

        cancel = round_ % 2
        acts = [
            lambda late=late: claiming.chunk_finish(chunk=late, tally=counted, milliseconds=1),
            lambda holder=holder: claiming.chunk_finish(chunk=holder, tally=counted, milliseconds=1),
            lambda holder=holder: claiming.chunk_finish(chunk=holder, tally=counted, milliseconds=1),
            (lambda run=run: not ending.run_cancel(run=run)) if cancel else (lambda: sweeping.sweep() and False),
        ]
        threads = [threading.Thread(target=act, args=[what]) for what in acts]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert sum(done) <= 1
        assert cancel or sum(done) == 1
        assert again(run).games_done == 100 * sum(done)
        assert tally_of(run).games == 100 * sum(done)
        ending.run_cancel(run=run)


@pytest.mark.parametrize(("attempts", "swept"), [(1, (1, 0)), (20, (0, 1))])
def test_four_sweepers_at_once_handle_each_chunk_once(attempts: int, swept: tuple[int, int], arena: Arena) -> None:
    arena.stop_kept_worker()
    run = start(games=100)
    assert claiming.run_begin(run=run)
    chunk = claiming.chunk_claim(run=run)
    assert chunk
    Chunk.objects.filter(pk=chunk.pk).update(lease_until="2000-01-01T00:00Z", attempts=attempts)
    barrier = threading.Barrier(4)
    found: list[sweeping.Swept] = []

    def sweeps() -> None:
        with connected(arena.database_url):
            barrier.wait()
            found.append(sweeping.sweep())

    threads = [threading.Thread(target=sweeps) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert (sum(each.requeued for each in found), sum(each.failed for each in found)) == swept
    assert again(run).status == ("failed" if attempts == 20 else "running")
