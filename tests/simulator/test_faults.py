"""Real workers on a real broker and database, killed, starved and cut off: a run ends the same, or ends saying why.

embedded: an SQLite file and messages in a folder.  served: PostgreSQL and Redis.  A worker here is `tests.made_up_worker` in a process
group of its own; only those are killed.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import dj_database_url
import psycopg
import pytest
import redis
from django.core.management import call_command
from django.db import connections
from django.db.utils import ConnectionHandler
from psycopg import sql

from cards.models import Game as GameRow
from config.celery import app
from simulator import selectors, services, waking
from simulator.models import Chunk, Run, WorkerBeat
from simulator.playing import play_turn
from tests import made_up_game
from tests.servers import die_with_parent, find, free_port
from tests.simulator.conftest import DICE

pytestmark = [pytest.mark.slow, pytest.mark.own_servers]

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds, on a busy machine
LEASE = 1.5
MARKER = "MADE_UP_MARKER"


def wait_until(what: str, true: Callable[[], Any], within: float = PATIENCE) -> float:
    """Seconds until `true` was; fails saying `what` after `within`."""
    begun = time.monotonic()
    while not true():
        if time.monotonic() - begun > within:
            pytest.fail(f"{what}: not within {within} s")
        time.sleep(0.02)
    return time.monotonic() - begun


@dataclass
class Worker:
    """A worker and its children.  `log` says what it said."""

    process: subprocess.Popen[bytes]
    log: Path

    def kill(self) -> None:
        """SIGKILL for main and children at once: power gone."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def children(self) -> list[int]:
        pids = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in pids.split()]


def beats() -> Iterator[str]:
    return WorkerBeat.objects.values_list("name", flat=True).iterator()


@dataclass
class Arena:
    """A database and a broker, the address of each for other processes, and the workers on them."""

    folder: Path
    database_url: str
    broker_url: str
    workers: list[Worker] = field(default_factory=list)

    def environment(self, **more: str) -> dict[str, str]:
        return os.environ | {
            "DJANGO_SETTINGS_MODULE": "tests.settings",
            "STARDECK_VAR": str(self.folder),
            "SECRET_KEY": "a key of forty or more characters, for tests only",
            "DATABASE_URL": self.database_url,
            "CELERY_BROKER_URL": self.broker_url,
            "SIMULATION_LEASE_SECONDS": str(LEASE),
            "SIMULATION_BEAT_SECONDS": "0.3",
            "SIMULATION_TURN_SECONDS": "2",
            "SIMULATION_WAKE_SECONDS": "0.5",
            "MADE_UP_CHUNK": os.environ.get("MADE_UP_CHUNK", "100"),
            MARKER: str(self.folder / "marker"),
            "PYTHONUNBUFFERED": "1",
            **more,
        }

    def worker(self, *options: str, concurrency: int = 1, **environment: str) -> Worker:
        log = self.folder / f"worker-{len(self.workers)}.log"
        command = [sys.executable, "-m", "celery", "-A", "tests.made_up_worker", "worker", "--without-gossip", "--without-mingle"]
        command += ["--concurrency", str(concurrency), "--loglevel", "INFO", "--hostname", f"{uuid.uuid4().hex[:8]}@test", *options]
        known = set(beats())
        with log.open("wb") as output:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=self.environment(**environment),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=die_with_parent,  # noqa: PLW1509 (no other thread runs here)
            )
        worker = Worker(process, log)
        self.workers.append(worker)
        wait_until("a beat of the worker", lambda: process.poll() is not None or set(beats()) - known)
        assert process.poll() is None, log.read_text()
        return worker

    def stop(self) -> None:
        for worker in self.workers:
            if worker.process.poll() is None:
                worker.kill()
            else:  # a main that was killed alone may have left children
                with suppress(ProcessLookupError):
                    os.killpg(worker.process.pid, signal.SIGKILL)


OPTIONS = {
    "django.db.backends.sqlite3": {"transaction_mode": "IMMEDIATE", "timeout": 10, "init_command": "PRAGMA journal_mode=WAL"},
    "django.db.backends.postgresql": {"options": "-c statement_timeout=3000 -c lock_timeout=1000"},
}


@contextmanager
def connected(url: str) -> Iterator[None]:
    """In this thread, Django's database is the one at `url`."""
    parsed = dj_database_url.parse(url)
    before = connections["default"]
    connections["default"] = ConnectionHandler({"default": {**parsed, "OPTIONS": OPTIONS[parsed["ENGINE"]]}})["default"]
    try:
        yield
    finally:
        connections["default"].close()
        connections["default"] = before


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory, django_db_blocker: Any) -> Path:
    path = tmp_path_factory.mktemp("template") / "stardeck.sqlite3"
    with django_db_blocker.unblock(), connected(f"sqlite:///{path}"):
        call_command("migrate", verbosity=0)
    return path


@pytest.fixture(scope="session")
def postgresql_template(postgresql_url: str, django_db_blocker: Any) -> str:
    name = f"template_{uuid.uuid4().hex}"
    with psycopg.connect(postgresql_url, autocommit=True) as server:
        server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    with django_db_blocker.unblock(), connected(other_database(postgresql_url, name)):
        call_command("migrate", verbosity=0)
    return name


def other_database(url: str, name: str) -> str:
    return url.rpartition("/")[0] + "/" + name


@contextmanager
def empty_database(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    if request.param == "embedded":
        shutil.copy(request.getfixturevalue("sqlite_template"), folder / "stardeck.sqlite3")
        yield f"sqlite:///{folder / 'stardeck.sqlite3'}"
        return
    url, template = request.getfixturevalue("postgresql_url"), request.getfixturevalue("postgresql_template")
    name = f"faults_{uuid.uuid4().hex}"
    with psycopg.connect(url, autocommit=True) as server:
        server.execute(sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(name), sql.Identifier(template)))
        yield other_database(url, name)
        server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture(params=["embedded", pytest.param("served", marks=pytest.mark.servers)])
def arena(
    request: pytest.FixtureRequest, tmp_path: Path, settings: Any, django_db_blocker: Any, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Arena]:
    broker_url, transport = "filesystem://", folder_transport(tmp_path / "queue")
    if request.param == "served":
        broker_url, transport = request.getfixturevalue("redis_url"), {}
        with redis.Redis.from_url(broker_url) as server:
            server.flushdb()
    settings.SIMULATION_FEW_CHUNKS = 1
    settings.SIMULATION_LEASE_SECONDS = LEASE
    settings.SIMULATION_BEAT_SECONDS = 0.3
    settings.SIMULATION_WAKE_SECONDS = 0.5
    settings.RATE_LIMITS = False
    monkeypatch.setattr(waking, "_broken_until", 0.0)
    with (
        broker(broker_url, transport),
        empty_database(request, tmp_path) as url,
        django_db_blocker.unblock(),
        connected(url),
        made_up_game.registered(),
    ):
        GameRow.objects.create(slug=made_up_game.SLUG, data_version="cards-1")
        arena = Arena(tmp_path, url, broker_url)
        try:
            yield arena
        finally:
            arena.stop()


@contextmanager
def broker(url: str, transport: dict[str, Any]) -> Iterator[None]:
    """What this process sends goes to the broker at `url`."""
    before = {name: app.conf[name] for name in ("broker_url", "broker_transport_options")}
    app.conf.update(broker_url=url, broker_transport_options=transport)
    try:
        yield
    finally:
        app.conf.update(before)


def folder_transport(folder: Path) -> dict[str, Any]:
    for name in ("messages", "processed"):
        (folder / name).mkdir(parents=True)
    return {
        "data_folder_in": str(folder / "messages"),
        "data_folder_out": str(folder / "messages"),
        "processed_folder": str(folder / "processed"),
        "polling_interval": 0.1,
    }


@pytest.fixture(scope="session")
def undisturbed(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path, django_db_blocker: Any) -> str:
    """The digest of the report when nothing goes wrong: played in this process, in one piece."""
    path = tmp_path_factory.mktemp("undisturbed") / "stardeck.sqlite3"
    shutil.copy(sqlite_template, path)
    with django_db_blocker.unblock(), connected(f"sqlite:///{path}"), made_up_game.registered(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(waking, "send", lambda run_id, messages, queue="": True)
        GameRow.objects.create(slug=made_up_game.SLUG, data_version="cards-1")
        run = start(owner_key="undisturbed")
        play_turn(run.pk, seconds=600)
        return Run.objects.get(pk=run.pk).report_digest


def start(**asked: Any) -> Run:
    usual = {"owner_key": "alice", "game": made_up_game.SLUG, "decklist": DICE, "games": 2000, "seed": 7, "options": {"slow": 2}}
    return services.run_start(**usual | asked)[0]


def again(run: Run) -> Run:
    return Run.objects.get(pk=run.pk)


def is_over(run: Run) -> bool:
    services.sweep()
    return selectors.run_is_over(again(run))


def some_done(run: Run, chunks: int = 2) -> bool:
    return run.chunks.filter(status=Chunk.Status.DONE).count() >= chunks


# --- kills -----------------------------------------------------------------------------------------------------------


def test_a_killed_worker_costs_time_and_no_games(arena: Arena, undisturbed: str) -> None:
    first = arena.worker()
    run = start()
    wait_until("a few chunks, and one being played", lambda: some_done(run) and run.chunks.filter(status=Chunk.Status.RUNNING).exists())
    first.kill()
    assert not selectors.run_is_over(again(run)), "it was killed in the middle"
    held = run.chunks.filter(status=Chunk.Status.RUNNING).count()
    assert held <= 1
    arena.worker()
    wait_until("the end", lambda: is_over(run))
    done = again(run)
    assert done.status == "done", done.failure
    assert done.report_digest == undisturbed
    assert done.games_done == 2000
    assert max(run.chunks.values_list("attempts", flat=True)) == 1 + held, "what it held was played again, and nothing else"


def test_workers_killed_at_random_moments_over_a_hundred_chunks(arena: Arena, undisturbed: str, settings: Any) -> None:
    """Four times power is gone at a moment nobody chose; a chunk would have to be hit three times to fail the run."""
    settings.SIMULATION_FEW_CHUNKS = 100
    moments = random.Random(20)
    run = start()
    assert run.chunks.count() == 100
    for _ in range(4):
        worker = arena.worker()
        done = run.chunks.filter(status=Chunk.Status.DONE).count()
        wanted = done + moments.randrange(4, 12)
        wait_until("some chunks more", lambda wanted=wanted: is_over(run) or some_done(run, wanted))
        time.sleep(moments.random() / 20)
        worker.kill()
    assert not selectors.run_is_over(again(run)), "it was killed in the middle"
    arena.worker()
    wait_until("the end", lambda: is_over(run))
    ended = again(run)
    assert ended.status == "done", ended.failure
    assert ended.report_digest == undisturbed
    assert ended.games_done == 2000


def test_a_killed_child_is_replaced(arena: Arena, undisturbed: str) -> None:
    worker = arena.worker()
    run = start()
    wait_until("a few chunks", lambda: some_done(run))
    for child in worker.children():
        os.kill(child, signal.SIGKILL)
    wait_until("the end", lambda: is_over(run))
    assert again(run).report_digest == undisturbed


def test_children_of_a_killed_worker_leave(arena: Arena) -> None:
    worker = arena.worker()
    run = start(games=100_000)
    wait_until("a few chunks", lambda: some_done(run, 1))
    children = worker.children()
    worker.process.kill()
    worker.process.wait()
    wait_until("the children's end", lambda: not any(Path(f"/proc/{pid}").exists() for pid in children), within=10)
    wait_until("its chunk to be free", lambda: services.sweep() and not run.chunks.filter(status=Chunk.Status.RUNNING).exists(), within=10)
    services.run_cancel(run=run)


def test_one_worker_and_three_write_the_same_report(arena: Arena, undisturbed: str) -> None:
    for _ in range(3):
        arena.worker()
    run = start()
    players: set[str] = set()
    wait_until("the end", lambda: is_over(run))
    done = again(run)
    assert done.report_digest == undisturbed
    assert done.games_done == 2000
    for worker in arena.workers:
        if "chunk_played" in worker.log.read_text():
            players.add(worker.log.name)
    assert len(players) >= 2, "several workers shared it"


def test_a_worker_that_is_told_to_stop_gives_its_games_back_at_once(arena: Arena, undisturbed: str) -> None:
    worker = arena.worker()
    run = start()
    wait_until("a few chunks", lambda: some_done(run))
    worker.process.terminate()
    assert worker.process.wait(10) == 0
    assert not run.chunks.filter(status=Chunk.Status.RUNNING).exists()
    assert selectors.workers_alive() == 0, "it said goodbye"
    arena.worker()
    wait_until("the end", lambda: is_over(run))
    assert again(run).report_digest == undisturbed
    assert max(run.chunks.values_list("attempts", flat=True)) == 1


# --- rules that misbehave --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        ("raise", "rolled off the table"),
        ("loop", "took longer than 1.05 seconds"),
        ("hang", "took longer than 1.05 seconds"),
        ("eat", "memory limit"),
        ("die", "process that played it died"),
    ],
)
def test_rules_that_misbehave_fail_the_run_and_not_the_worker(arena: Arena, trouble: str, said: str) -> None:
    arena.worker(MADE_UP_LIMITS="4 5")
    run = start(options={"trouble": trouble, "at": 150}, games=300, seed=11)
    wait_until("the end", lambda: is_over(run))
    failed = again(run)
    assert failed.status == "failed"
    assert failed.failure
    assert said in failed.failure["detail"]
    assert failed.failure["seed"] == 11
    assert failed.failure["first_game"] == 100
    assert failed.failure["game"] == 150
    healthy = start(seed=12, games=100)
    wait_until("the next run", lambda: is_over(healthy))
    assert again(healthy).status == "done"


def test_one_unlucky_death_is_no_failure(arena: Arena) -> None:
    arena.worker()
    run = start(options={"trouble": "die once", "at": 150}, games=300)
    wait_until("the end", lambda: is_over(run))
    assert again(run).status == "done"
    assert again(run).games_done == 300


# --- people ----------------------------------------------------------------------------------------------------------


def test_cancelling_takes_effect_within_three_seconds(arena: Arena) -> None:
    arena.worker()
    run = start(games=100_000)
    wait_until("the first games", lambda: some_done(run, 1))
    services.run_cancel(run=run)
    waiting = start(seed=8, games=100)
    wait_until("the worker to be free for the next run", lambda: is_over(waiting), within=3)
    done = again(run).games_done
    assert again(run).status == "cancelled"

    assert again(run).games_done == done
    assert (selectors.run_report(again(run)) or {})["stop_reason"] == "cancelled"


def test_two_identical_requests_at_once_make_one_run(arena: Arena) -> None:
    barrier = threading.Barrier(4)
    answers: list[tuple[uuid.UUID, bool]] = []

    def ask(**more: Any) -> None:
        with connected(arena.database_url):
            barrier.wait()
            usual = {"owner_key": "alice", "game": made_up_game.SLUG, "decklist": DICE, "games": 300}
            run, new = services.run_start(**usual | more)
            answers.append((run.pk, new))

    for more in ({"seed": 7}, {"seed": None, "idempotency_key": "k"}):
        answers.clear()
        threads = [threading.Thread(target=ask, kwargs=more) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert len({pk for pk, _ in answers}) == 1
        assert sorted(new for _, new in answers) == [False, False, False, True]
        assert Chunk.objects.filter(run_id=answers[0][0]).count() == 3
    assert Run.objects.count() == 2


def test_a_broker_that_is_down_costs_a_request_little_and_the_sweeper_repairs_it(arena: Arena) -> None:
    arena.worker()
    embedded = arena.broker_url.startswith("filesystem")
    nowhere = {"data_folder_out": "/nowhere", "data_folder_in": "/nowhere"} if embedded else {}
    with broker("filesystem://" if embedded else "redis://127.0.0.1:1/0", nowhere):
        begun = time.monotonic()
        run = start(games=300)
        assert time.monotonic() - begun < 3
        assert run.status == "queued"
        assert again(run).woken is None
        begun = time.monotonic()
        start(games=300, seed=8)
        assert time.monotonic() - begun < 0.5, "the breaker is open"
    waking._broken_until = 0.0
    wait_until("the end", lambda: is_over(run))
    assert again(run).status == "done"


@pytest.mark.parametrize("arena", ["embedded"], indirect=True)
def test_a_message_that_is_half_written_does_not_stop_a_worker(arena: Arena) -> None:
    messages = arena.folder / "queue" / "messages"
    (messages / "00000000000000000001_x.celery.msg").write_text('{"body": "W1')
    (messages / "00000000000000000002_x.celery.msg").write_bytes(b"")
    (messages / "00000000000000000003_x.celery.msg").write_bytes(b"\xff\xfe")
    arena.worker()
    run = start(games=200)
    wait_until("the end", lambda: is_over(run))
    assert again(run).status == "done"
    assert not list(messages.glob("*_x.celery.msg"))


@pytest.mark.servers
@pytest.mark.parametrize("arena", ["served"], indirect=True)
def test_a_redis_that_is_killed_and_comes_back_costs_time_and_no_games(arena: Arena, undisturbed: str) -> None:
    port = free_port()
    url = f"redis://127.0.0.1:{port}/0"
    first = redis_server(arena.folder, port)
    second = None
    try:
        arena.broker_url = url
        with broker(url, {}):
            worker = arena.worker()
            run = start()
            wait_until("a few chunks", lambda: some_done(run))
            first.kill()
            first.wait()
            wait_until("the worker to go on playing what it holds", lambda: some_done(run, 4))
            second = redis_server(arena.folder, port)
            waking._broken_until = 0.0
            wait_until("the end", lambda: is_over(run))
            assert again(run).report_digest == undisturbed
            waking._broken_until = 0.0
            later = start(games=100, seed=8)
            wait_until("the same worker to hear of the next run", lambda: is_over(later))
            assert again(later).status == "done"
            assert worker.process.poll() is None
            worker.kill()
    finally:
        for server in (first, second):
            if server is not None:
                server.kill()
                server.wait()


def redis_server(folder: Path, port: int) -> subprocess.Popen[bytes]:
    program = find("redis-server")
    assert program, "Redis is not installed: apt-get install redis-server"
    options = ["--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder), "--appendonly", "yes", "--save", ""]
    with (folder / "redis.log").open("ab") as log:
        server = subprocess.Popen([program, *options], stdout=log, stderr=log, preexec_fn=die_with_parent)  # noqa: PLW1509
    client = redis.Redis(port=port)
    try:
        wait_until("Redis", lambda: answers(client))
    finally:
        client.close()
    return server


def answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False
