"""Workers survive a database or broker that is locked, frozen, full, restarted or away, and no game is lost.

On SQLite with the queue folder and on PostgreSQL with Redis (`tests.simulator.workers.real_workers`).  A test that kills a server
starts its own.
"""

from __future__ import annotations

import base64
import json
import os
import random
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis
from django.core.management import call_command
from django.db import connection

from cards import task_messages
from cards.models import Game as GameRow
from config.celery import app
from simulator import tasks
from simulator.models import Run
from simulator.services import claiming, ending, sweeping
from simulator.workers import playing
from simulator.workers.playing import AWAY, play_turn
from tests.helpers import made_up_game, servers
from tests.helpers.servers import free_port
from tests.simulator.workers.real_workers import (
    KINDS,
    LOCK,
    PATIENCE,
    Arena,
    again,
    broker,
    connected,
    figures,
    is_over,
    redis_server,
    some_done,
    start,
    wait_for_the_end,
    wait_until,
)

pytestmark = [pytest.mark.slow, pytest.mark.own_servers]

embedded_only = pytest.mark.parametrize("stage", ["embedded"], indirect=True)
served_only = pytest.mark.parametrize("stage", [KINDS[1]], indirect=True)


# --- the database ----------------------------------------------------------------------------------------------------


@contextmanager
def locked(arena: Arena) -> Iterator[None]:
    """Another connection holds the lock that every write of a worker needs."""
    if arena.kind == "embedded":
        other = sqlite3.connect(arena.database_url.removeprefix("sqlite:///"), timeout=PATIENCE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
    else:
        other = psycopg.connect(arena.database_url)
        other.execute("LOCK TABLE simulator_run, simulator_chunk IN EXCLUSIVE MODE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


def test_a_database_locked_at_random_moments_loses_no_games(arena: Arena, undisturbed: str) -> None:
    """Each lock lasts longer than a worker waits for one."""
    moments = random.Random(21)
    worker = arena.kept_worker()
    run = start(options={"slow": 2})
    wait_until("a chunk", lambda: some_done(run, 1))
    for _ in range(3):
        with locked(arena):
            time.sleep(LOCK * (1.2 + moments.random()))
        time.sleep(moments.random() / 4)
    wait_for_the_end(run)
    assert figures(run) == undisturbed
    assert worker.is_well()


@pytest.mark.parametrize("moment", ["run_begin", "chunk_claim", "chunk_renew", "chunk_finish", "chunk_release", "run_complete"])
def test_a_database_locked_during_one_step(
    moment: str, arena: Arena, undisturbed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first call of this step waits for a lock in vain.  The worker's code runs in this process."""
    arena.stop_kept_worker()
    options: dict[str, Any] = {"chunk_renew": {"slow": 8}, "chunk_release": {"trouble": "raise once", "at": 150}}.get(moment, {})
    module = ending if moment == "run_complete" else claiming
    usual = getattr(module, moment)
    failed: list[str] = []

    def first_locked(**arguments: Any) -> Any:
        if failed:
            return usual(**arguments)
        with locked(arena):
            try:
                return usual(**arguments)
            except AWAY as error:
                failed.append(str(error))
                raise

    monkeypatch.setattr(module, moment, first_locked)
    monkeypatch.setattr(tasks, "PAUSE", 0)
    monkeypatch.setenv("MADE_UP_FOLDER", str(tmp_path))
    quick = {"timeout": 0.1} if arena.kind == "embedded" else {"options": "-c lock_timeout=100"}
    with connected(arena.database_url, **quick):
        run = start(options=options)
        for _ in range(4):
            tasks.work(str(run.pk))
            sweeping.sweep()
    assert failed, "it was locked out"
    wait_for_the_end_here(run)
    assert figures(run) == undisturbed


def wait_for_the_end_here(run: Run) -> Run:
    """Play in this process until leases that could not be given back have expired."""

    def over() -> bool:
        sweeping.sweep()
        tasks.work(str(run.pk))
        return is_over(run)

    wait_until("the end", over)
    return again(run)


def test_a_cut_database_connection_is_reopened(arena: Arena, undisturbed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is cut when a chunk is to be stored, as by a restart; the same worker stores the chunk in the same turn."""
    arena.stop_kept_worker()
    run = start()
    finish, cut = claiming.chunk_finish, []

    def cut_once(**arguments: Any) -> bool:
        if not cut:
            cut.append(1)
            if arena.kind == "embedded":
                raise playing.OperationalError("disk I/O error")
            with psycopg.connect(arena.database_url, autocommit=True) as other:
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
        return finish(**arguments)

    monkeypatch.setattr(claiming, "chunk_finish", cut_once)
    play_turn(run.pk, seconds=60)
    assert cut
    assert figures(run) == undisturbed
    assert set(run.chunks.values_list("attempts", flat=True)) == {1}


@embedded_only
def test_a_full_disk_loses_no_games(arena: Arena, undisturbed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite reports "database or disk is full" while its file may not grow."""
    arena.stop_kept_worker()
    monkeypatch.setattr(playing, "STORE", 0.05)
    run = start(options={}, games=1200)
    messages: list[str] = []
    finish = claiming.chunk_finish

    def watched(**arguments: Any) -> bool:
        try:
            return finish(**arguments)
        except AWAY as error:
            messages.append(str(error))
            with connection.cursor() as cursor:  # somebody frees space
                cursor.execute("PRAGMA max_page_count = 1000000")
            raise

    with connection.cursor() as cursor:
        cursor.execute("VACUUM")
        cursor.execute("PRAGMA page_count")
        cursor.execute(f"PRAGMA max_page_count = {cursor.fetchone()[0]}")
    monkeypatch.setattr(claiming, "chunk_finish", watched)
    tasks.work(str(run.pk))
    wait_for_the_end_here(run)
    assert "full" in messages[0]
    assert figures(run) == undisturbed


@pytest.mark.servers
@served_only
def test_a_restarted_postgresql_loses_no_games(arena: Arena, undisturbed: str) -> None:
    with servers.postgresql_server() as server:
        own = Arena("served", arena.folder, server.url, arena.broker_url)
        with connected(server.url):
            call_command("migrate", verbosity=0)
            GameRow.objects.create(slug=made_up_game.SLUG, data_version="cards-1")
            worker = own.worker()
            try:
                run = start(options={"slow": 2})
                wait_until("a few chunks", lambda: some_done(run))
                server.kill()
                time.sleep(1)  # away for a while, so the worker cannot connect
                server.start()
                connection.close()
                wait_until("the end", lambda: is_over(run))
                assert figures(run) == undisturbed
                assert worker.is_well()
            finally:
                own.clean()


# --- the broker ------------------------------------------------------------------------------------------------------


def test_a_missing_broker_delays_a_request_little_and_the_sweeper_wakes_later(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    arena.kept_worker()
    embedded = arena.kind == "embedded"
    nowhere = {"data_folder_out": "/nowhere", "data_folder_in": "/nowhere"} if embedded else {}
    monkeypatch.setattr(task_messages, "BREAK", PATIENCE)
    with broker("filesystem://" if embedded else "redis://127.0.0.1:1/0", nowhere), monkeypatch.context() as patch:
        run = start(games=300)
        assert run.status == "queued"
        assert again(run).woken is None
        patch.setattr(app, "connection_for_write", lambda **arguments: pytest.fail("nobody is asked that was away a moment ago"))
        start(games=300, seed=8)
    task_messages._broken_until = 0.0
    assert wait_for_the_end(run).status == "done"


@embedded_only
def test_an_incomplete_message_does_not_stop_a_worker(arena: Arena) -> None:
    messages = arena.folder / "queue" / "messages"
    (messages / "00000000000000000001_x.celery.msg").write_text('{"body": "W1')
    (messages / "00000000000000000002_x.celery.msg").write_bytes(b"")
    (messages / "00000000000000000003_x.celery.msg").write_bytes(b"\xff\xfe")
    arena.kept_worker()
    assert wait_for_the_end(start(games=200)).status == "done"
    assert not list(messages.glob("*_x.celery.msg"))


def waiting_messages(arena: Arena) -> list[str]:
    """The texts of the messages that wait in the ordinary queue."""
    if arena.kind == "embedded":
        return [path.read_text() for path in (arena.folder / "queue" / "messages").glob("*.celery.msg")]
    with redis.Redis.from_url(arena.broker_url, decode_responses=True) as server:
        return server.lrange("celery", 0, -1)


def messages_left(arena: Arena) -> int:
    if arena.kind == "embedded":
        return sum(name.endswith(".celery.msg") for name in os.listdir(arena.folder / "queue" / "messages"))
    with redis.Redis.from_url(arena.broker_url) as server:
        return server.llen("celery")


def put_messages(arena: Arena, texts: list[str]) -> None:
    if arena.kind == "embedded":
        for number, text in enumerate(texts):
            (arena.folder / "queue" / "messages" / f"{number:020d}_x.celery.msg").write_text(text)
    else:
        with redis.Redis.from_url(arena.broker_url) as server:
            server.lpush("celery", *texts)


def foreign_messages(good: dict[str, Any]) -> list[str]:
    """Texts that are no message, and messages like `good` with one member missing or of another type."""
    others: list[Any] = [None, 5, -1.5, "x", [], [1, 2], {}, {"task": 1}]

    def changed(whole: dict[str, Any]) -> Iterator[dict[str, Any]]:
        for name in whole:
            yield {each: value for each, value in whole.items() if each != name}
            yield from ({**whole, name: other} for other in others)

    texts = ["", "W1", "{", "NaN", "[" * 100_000, *map(json.dumps, others)]
    texts += map(json.dumps, changed(good))
    texts += [json.dumps({**good, "headers": headers}) for headers in changed(good["headers"])]
    texts += [json.dumps({**good, "properties": properties}) for properties in changed(good["properties"])]
    bodies = [json.dumps(other) for other in others] + ["[[], {}]", "[{}, [], 1]", '[["no id"], {}, {}]', "{"]
    return texts + [json.dumps({**good, "body": base64.b64encode(body.encode()).decode()}) for body in bodies]


def test_foreign_messages_do_not_stop_a_worker(arena: Arena) -> None:
    arena.stop_kept_worker()
    over = start(games=100)
    good = json.loads(waiting_messages(arena)[0])
    ending.run_cancel(run=over)
    put_messages(arena, foreign_messages(good))
    worker = arena.worker()
    wait_until("the worker to read everything", lambda: not messages_left(arena) or not worker.is_well())
    assert worker.is_well(), worker.log.read_text()[-3000:]
    for seed in (8, 9, 10):  # more than it reads ahead
        assert wait_for_the_end(start(games=100, seed=seed)).status == "done"


@pytest.mark.servers
@served_only
def test_a_key_of_another_type_does_not_stop_a_worker(arena: Arena) -> None:
    arena.stop_kept_worker()
    with redis.Redis.from_url(arena.broker_url, decode_responses=True) as server:
        server.delete("celery")
        server.set("celery", "something else")
        worker = arena.worker()
        wait_until("the key to be renamed", lambda: server.type("celery") != "string" or not worker.is_well())
        assert worker.is_well(), worker.log.read_text()[-3000:]
        assert server.get("celery.bad") == "something else"
    task_messages._broken_until = 0.0
    assert wait_for_the_end(start(games=100)).status == "done"


@pytest.mark.servers
@served_only
def test_a_worker_starts_while_redis_is_full(arena: Arena) -> None:
    port = free_port()
    own = Arena("served", arena.folder, arena.database_url, f"redis://127.0.0.1:{port}/0")
    arena.stop_kept_worker()
    with redis_server(arena.folder, port), redis.Redis(port=port) as server, broker(own.broker_url, {}):
        server.flushall()
        try:
            run = start(games=100)
            server.config_set("maxmemory", 1)
            with pytest.raises(redis.exceptions.OutOfMemoryError):
                server.set("x", "y")
            worker = own.worker()
            assert wait_for_the_end(run).status == "done", "its message was there before"
            later = start(games=100, seed=8)
            wait_until("a failed wake-up", lambda: task_messages._broken_until > 0)
            assert again(later).status == "queued"
            server.config_set("maxmemory", 0)
            task_messages._broken_until = 0.0
            assert wait_for_the_end(heard(later)).status == "done"
            assert worker.is_well()
        finally:
            for worker in own.workers:
                worker.kill()


@embedded_only
def test_a_missing_queue_folder_does_not_stop_a_worker(arena: Arena, undisturbed: str) -> None:
    worker = arena.kept_worker()
    queue = arena.folder / "queue"
    run = start(options={"slow": 2})
    wait_until("a chunk", lambda: some_done(run, 1))
    (queue / "messages").rename(queue / "elsewhere")
    time.sleep(1)
    (queue / "elsewhere").rename(queue / "messages")
    task_messages._broken_until = 0.0
    wait_for_the_end(run)
    assert figures(run) == undisturbed
    assert wait_for_the_end(start(games=100, seed=8)).status == "done"
    assert worker.is_well()


@pytest.mark.servers
@served_only
def test_a_killed_and_a_frozen_redis_lose_no_games(arena: Arena, undisturbed: str) -> None:
    port = free_port()
    own = Arena("served", arena.folder, arena.database_url, f"redis://127.0.0.1:{port}/0")
    with broker(own.broker_url, {}):
        try:
            with redis_server(arena.folder, port):
                worker = own.worker()
                run = start(options={"slow": 3})
                wait_until("a few chunks", lambda: some_done(run))
            wait_until("the worker to go on playing what it holds", lambda: some_done(run, 4))
            with redis_server(arena.folder, port) as second:
                task_messages._broken_until = 0.0
                wait_for_the_end(run)
                assert figures(run) == undisturbed
                wait_for_the_end(heard(start(games=100, seed=8)))

                frozen = start(seed=9, options={"slow": 2})
                wait_until("a chunk", lambda: some_done(frozen, 1))
                second.send_signal(signal.SIGSTOP)
                later = start(seed=10, games=100)  # without a short timeout it would wait forever
                time.sleep(1)
                second.send_signal(signal.SIGCONT)
                task_messages._broken_until = 0.0
                for run in (frozen, later):
                    assert wait_for_the_end(heard(run)).status == "done"
                assert worker.is_well()
                own.clean()
        finally:
            for worker in own.workers:
                worker.kill()


def heard(run: Run) -> Run:
    """The run, after the circuit breaker is reset for its next wake-up."""
    task_messages._broken_until = 0.0
    return run
