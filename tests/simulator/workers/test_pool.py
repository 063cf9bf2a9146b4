"""The pool of a worker whose broker has no event loop, with children that are killed at the worst moments."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from simulator.workers.pool import PacketQueue, SurvivingPool

LONG = 60  # seconds; a busy machine is slow


@pytest.fixture
def pool_of() -> Iterator[Callable[[int], SurvivingPool]]:
    """Make a pool with this many children."""
    pools: list[SurvivingPool] = []

    def make(children: int) -> SurvivingPool:
        pools.append(SurvivingPool(children, putlocks=True))
        return pools[-1]

    yield make
    for pool in pools:
        pool.terminate()
        pool.join()


def write_down(folder: Path, job: int) -> int:
    with (folder / "done").open("a") as done:
        done.write(f"{job}\n")
    return os.getpid()


def done(folder: Path) -> list[int]:
    return [int(line) for line in (folder / "done").read_text().splitlines()]


@pytest.mark.parametrize("children", [1, 3])
def test_a_job_is_done_although_its_child_is_killed_before_it_accepts(
    children: int, pool_of: Callable[[int], SurvivingPool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for each child, so that no place in the pool is spared."""
    read = PacketQueue.get_payload

    def read_and_die(queue: PacketQueue) -> bytes:
        job = read(queue)
        for death in range(children):
            try:
                (tmp_path / f"death {death}").touch(exist_ok=False)
            except FileExistsError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
        return job

    monkeypatch.setattr(PacketQueue, "get_payload", read_and_die)
    pool = pool_of(children)
    jobs = [pool.apply_async(write_down, (tmp_path, number)) for number in range(5)]
    for job in jobs:
        job.get(LONG)
    assert len(list(tmp_path.glob("death *"))) == children
    assert set(done(tmp_path)) == set(range(5))
    assert all(job.accepted() for job in jobs), "so their messages are acknowledged"


def test_children_killed_while_they_wait_leave_nothing_locked(pool_of: Callable[[int], SurvivingPool], tmp_path: Path) -> None:
    pool = pool_of(2)
    for round_ in range(3):
        for pid in [child.pid for child in list(pool._pool) if child.pid]:  # None: about to start
            with suppress(ProcessLookupError):  # killed before, and gone by now
                os.kill(pid, signal.SIGKILL)
        assert pool.apply_async(write_down, (tmp_path, round_)).get(LONG) != os.getpid()
    assert set(done(tmp_path)) == {0, 1, 2}


def test_each_job_is_done_once_by_children_that_live(pool_of: Callable[[int], SurvivingPool], tmp_path: Path) -> None:
    pool = pool_of(3)
    jobs = [pool.apply_async(write_down, (tmp_path, number)) for number in range(60)]
    for job in jobs:
        job.get(LONG)
    assert sorted(done(tmp_path)) == list(range(60))


def test_a_queue_says_when_nobody_can_send_any_more() -> None:
    queue = PacketQueue()
    queue.put({"a job": 1})
    queue._writer.close()
    assert queue._reader.poll()
    assert queue.get() == {"a job": 1}
    with pytest.raises(EOFError):
        queue.get()
    queue.close()


def test_dropping_what_waits_waits_for_nothing() -> None:
    queue = PacketQueue()
    queue.put(1)
    queue.put(2)
    queue._reader.discard()
    assert not queue._reader.poll()
    queue._reader.discard()
    queue.close()
