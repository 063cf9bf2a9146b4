"""Real workers of both queues: slow runs do not delay others and stop on request."""

from __future__ import annotations

import pytest

from simulator.models import Run
from simulator.requests.queues import ORDINARY, SEARCH
from simulator.services import ending
from tests.helpers.made_up_game import THINK
from tests.simulator.workers.real_workers import Arena, again, is_over, some_done, start, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.own_servers]


def start_slow(milliseconds: int, *, games: int = 1000, seed: int = 7) -> Run:
    return start(options={"trouble": THINK, "slow": milliseconds}, games=games, seed=seed)


def test_an_ordinary_run_finishes_while_a_slow_one_continues(arena: Arena) -> None:
    ordinary = arena.worker("-Q", ORDINARY)
    search = arena.worker("-Q", SEARCH)
    slow = start_slow(100)
    wait_until("the first games of the slow run", lambda: some_done(slow, 1))
    quick = start(games=300, options={})
    seconds = wait_until("the ordinary run", lambda: is_over(quick))
    assert again(quick).status == "done"
    assert again(slow).status == "running", "it has a minute and a half to go"
    assert 0 < again(slow).games_done < 1000, f"{seconds} s"
    ending.run_cancel(run=slow)
    for worker, run, other in ((ordinary, quick, slow), (search, slow, quick)):
        played = [line for line in worker.log.read_text().splitlines() if "chunk_played" in line]
        assert any(str(run.pk) in line for line in played)
        assert not any(str(other.pk) in line for line in played)


def test_a_slow_run_is_cancelled_in_the_middle_of_a_long_game(arena: Arena) -> None:
    arena.worker("-Q", SEARCH, SIMULATION_LEASE_SECONDS="60")
    slow = start_slow(300_000)
    wait_until("the first game to be played", lambda: slow.chunks.filter(status="running").exists())
    ending.run_cancel(run=slow)
    following = start_slow(1, games=4, seed=8)
    wait_until("the worker to be free for the next run", lambda: is_over(following))
    assert again(following).status == "done"
    assert again(slow).status == "cancelled"
    assert again(slow).games_done == 0


def test_a_worker_without_a_queue_option_plays_both(arena: Arena) -> None:
    arena.worker()
    slow, quick = start_slow(1, games=8), start(games=100, options={})
    wait_until("both", lambda: is_over(slow) and is_over(quick))
    assert again(slow).status == again(quick).status == "done"
