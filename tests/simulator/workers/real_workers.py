"""Real workers with a real broker and database, for tests that kill processes and lock or stop servers.

embedded: an SQLite file and a queue folder.  served: PostgreSQL and Redis.  A worker here is `tests.helpers.made_up_worker` in a
process group of its own; only those are killed.  Leases are as short as a disk that stalls for a second allows, so that recoveries
take a few seconds.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
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

from cards import task_messages
from cards.models import Game as GameRow
from config.celery import app
from simulator.models import Chunk, Run, WorkerBeat
from simulator.requests.digests import digest
from simulator.selectors.reports import run_is_over
from simulator.services import ending, sweeping, waking
from simulator.workers.playing import play_turn
from tests.helpers import made_up_game, made_up_worker
from tests.helpers.made_up_game import DICE
from tests.helpers.runs import run_start
from tests.helpers.servers import die_with_parent, find
from tests.helpers.shared import made_once

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 60.0  # seconds; a busy machine is slow
LOCK = 0.4  # seconds to wait for a locked database
LONGEST = 2  # seconds that a game may take
CLOCKS = {"LEASE": 4, "GAME": LONGEST, "BEAT": 0.6, "WAKE": 0.5}  # a worker is given up after four beats
GAMES = 1200
_swept = 0.0
KINDS = ["embedded", pytest.param("served", marks=pytest.mark.servers)]


def wait_until(what: str, true: Callable[[], Any], within: float = PATIENCE) -> float:
    """The seconds until `true()` held; fails with `what` after `within` seconds."""
    begun = time.monotonic()
    while not true():
        if time.monotonic() - begun > within:
            pytest.fail(f"{what}: not within {within} s")
        time.sleep(0.03)
    return time.monotonic() - begun


@dataclass
class Worker:
    """A worker process with its children; `log` is its output."""

    process: subprocess.Popen[bytes]
    log: Path

    def kill(self) -> None:
        """SIGKILL to the main process and its children at once, as in a power cut."""
        with suppress(ProcessLookupError):  # the main process may be dead already, with or without children
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def children(self) -> list[int]:
        """The child processes; threads of the main process start them."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(pid) for thread in threads for pid in thread.read_text().split()]

    def is_well(self) -> bool:
        return self.process.poll() is None

    def account(self) -> str:
        """The end of its log, with the present stacks of its processes."""
        for pid in [*self.children(), self.process.pid] if self.is_well() else []:
            with suppress(ProcessLookupError):
                os.kill(pid, made_up_worker.STACKS)
        time.sleep(1)  # they write at once, unless the machine is busy
        return self.log.read_text(errors="replace")[-8000:]


@dataclass
class Arena:
    """A database and a broker with their addresses, and the workers that use them."""

    kind: str
    folder: Path
    database_url: str
    broker_url: str
    workers: list[Worker] = field(default_factory=list)
    kept: Worker | None = None

    def environment(self, **more: str) -> dict[str, str]:
        clocks = {f"SIMULATION_{name}_SECONDS": str(seconds) for name, seconds in CLOCKS.items()}
        return os.environ | {
            "DJANGO_SETTINGS_MODULE": "tests.settings",
            "STARDECK_VAR": str(self.folder),
            "SECRET_KEY": "a key of forty or more characters, for tests only",
            "DATABASE_URL": self.database_url,
            "CELERY_BROKER_URL": self.broker_url,
            "TESTS_LOCK_SECONDS": str(LOCK),
            "SIMULATION_TURN_SECONDS": "2",
            "MADE_UP_FOLDER": str(self.folder),
            "PYTHONUNBUFFERED": "1",
            **clocks,
            **more,
        }

    def worker(self, *options: str, concurrency: int = 1, **environment: str) -> Worker:
        """Start a worker for this test only, which may be killed."""
        log = self.folder / f"worker-{uuid.uuid4().hex[:8]}.log"
        command = [sys.executable, "-m", "celery", "-A", "tests.helpers.made_up_worker", "worker", "--without-gossip", "--without-mingle"]
        command += ["--concurrency", str(concurrency), "--loglevel", "INFO", "--hostname", f"{log.stem}@test", *options]
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
        wait_until("a beat of the worker", lambda: not worker.is_well() or WorkerBeat.objects.filter(name__endswith=f":{process.pid}"))
        assert worker.is_well(), log.read_text()
        return worker

    def account(self) -> str:
        """What a failure needs to be understood: the rows, the messages that wait, and each worker."""
        rows = [list(model.objects.values()) for model in (Run, Chunk, WorkerBeat)]
        waiting = [str(path.relative_to(self.folder)) for path in self.folder.glob("queue/*/*")]
        logs = [f"worker {worker.process.pid}, children {worker.children()}:\n{worker.account()}" for worker in self.workers]
        return "\n".join([*(str(each)[:2000] for each in rows), f"{len(waiting)} messages: {waiting[:3]}", *logs])

    def kept_worker(self) -> Worker:
        """A worker that is started once and kept for later tests."""
        if self.kept is None or not self.kept.is_well():
            self.kept = self.worker()
        return self.kept

    def stop_kept_worker(self) -> None:
        """Stop the kept worker, so that only workers of this test play."""
        if self.kept:
            self.kept.kill()
            self.kept = None
        WorkerBeat.objects.all().delete()

    def clean(self) -> None:
        """Stop the workers of the test and delete all rows."""
        for worker in self.workers:
            if worker is not self.kept:
                worker.kill()
        self.workers = [self.kept] if self.kept else []
        for run in Run.objects.filter(status__in=Run.ACTIVE):
            ending.run_cancel(run=run)
        Run.objects.all().delete()
        for message in self.folder.glob("queue/messages/*"):  # of runs that are gone: the next worker would read them all first
            message.unlink(missing_ok=True)
        for once in (*self.folder.glob("failed-*"), *self.folder.glob("died *")):  # the same trouble may happen again in the next test
            once.unlink()
        WorkerBeat.objects.exclude(name__endswith=f":{self.kept.process.pid if self.kept else 0}").delete()


OPTIONS = {
    "django.db.backends.sqlite3": {"transaction_mode": "IMMEDIATE", "timeout": 10, "init_command": "PRAGMA journal_mode=WAL"},
    "django.db.backends.postgresql": {"options": "-c lock_timeout=10000"},
}


@contextmanager
def connected(url: str, **options: Any) -> Iterator[None]:
    """Django uses the database at `url` in this thread."""
    parsed = dj_database_url.parse(url)
    before = connections["default"]
    of_engine = {**OPTIONS[parsed["ENGINE"]], **options}
    connections["default"] = ConnectionHandler({"default": {**parsed, "OPTIONS": of_engine}})["default"]
    try:
        yield
    finally:
        connections["default"].close()
        connections["default"] = before


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory, django_db_blocker: Any) -> Path:
    def make(folder: Path) -> None:
        with django_db_blocker.unblock(), connected(f"sqlite:///{folder / 'stardeck.sqlite3'}"):
            call_command("migrate", verbosity=0)

    return made_once(tmp_path_factory, "sqlite template", make) / "stardeck.sqlite3"


@pytest.fixture(scope="session")
def postgresql_template(postgresql_url: str, tmp_path_factory: pytest.TempPathFactory, django_db_blocker: Any) -> str:
    name = f"template_{sha256(postgresql_url.encode()).hexdigest()[:32]}"  # once for each server

    def make(folder: Path) -> None:
        with psycopg.connect(postgresql_url, autocommit=True) as server:
            server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        with django_db_blocker.unblock(), connected(other_database(postgresql_url, name)):
            call_command("migrate", verbosity=0)

    made_once(tmp_path_factory, name, make)
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
    with psycopg.connect(url, autocommit=True) as server:
        server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture(scope="module", params=KINDS)
def stage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, django_db_blocker: Any) -> Iterator[Arena]:
    """The arena that the tests of a module share."""
    folder = tmp_path_factory.mktemp(request.param)
    broker_url = "filesystem://"
    if request.param == "served":
        broker_url = request.getfixturevalue("redis_url")
        with redis.Redis.from_url(broker_url) as server:
            server.flushdb()
    with empty_database(request, folder) as url, django_db_blocker.unblock():
        with connected(url):
            GameRow.objects.create(slug=made_up_game.SLUG, data_version="cards-1")
        arena = Arena(request.param, folder, url, broker_url)
        try:
            yield arena
        finally:
            for worker in arena.workers:
                worker.kill()


@pytest.fixture
def arena(stage: Arena, settings: Any, django_db_blocker: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Arena]:
    settings.SIMULATION_FEW_CHUNKS = 1
    for name, seconds in CLOCKS.items():
        setattr(settings, f"SIMULATION_{name}_SECONDS", seconds)
    settings.RATE_LIMITS = False
    monkeypatch.setattr(task_messages, "_broken_until", 0.0)
    transport = folder_transport(stage.folder / "queue") if stage.kind == "embedded" else {}
    with broker(stage.broker_url, transport), django_db_blocker.unblock(), connected(stage.database_url), made_up_game.registered():
        try:
            yield stage
        finally:
            stage.clean()


@contextmanager
def broker(url: str, transport: dict[str, Any]) -> Iterator[None]:
    """This process sends messages to the broker at `url`."""
    before = {name: app.conf[name] for name in ("broker_url", "broker_transport_options")}
    app.conf.update(broker_url=url, broker_transport_options=transport)
    try:
        yield
    finally:
        app.conf.update(before)


def folder_transport(folder: Path) -> dict[str, Any]:
    for name in ("messages", "processed"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    return {
        "data_folder_in": str(folder / "messages"),
        "data_folder_out": str(folder / "messages"),
        "processed_folder": str(folder / "processed"),
        "polling_interval": 0.1,
    }


@contextmanager
def redis_server(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A Redis on this port that keeps its data in `folder`, where a restarted one finds it."""
    program = find("redis-server")
    assert program, "Redis is not installed: apt-get install redis-server"
    options = ["--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder), "--appendonly", "yes", "--save", ""]
    with (folder / "redis.log").open("ab") as log:
        server = subprocess.Popen([program, *options], stdout=log, stderr=log, preexec_fn=die_with_parent)  # noqa: PLW1509
    try:
        with redis.Redis(port=port) as client:
            wait_until("Redis", lambda: answers(client))
        yield server
    finally:
        server.kill()
        server.wait()


def answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False


# --- runs ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def undisturbed(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path, django_db_blocker: Any) -> str:
    """The figures of a run without trouble, played in this process."""
    path = tmp_path_factory.mktemp("undisturbed") / "stardeck.sqlite3"
    shutil.copy(sqlite_template, path)
    with django_db_blocker.unblock(), connected(f"sqlite:///{path}"), made_up_game.registered(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(waking, "send", lambda run_id, messages, queue="": True)
        GameRow.objects.create(slug=made_up_game.SLUG, data_version="cards-1")
        run = start(options={})
        play_turn(run.pk, seconds=600)
        return figures(run)


def start(**arguments: Any) -> Run:
    usual = {"owner_key": "alice", "game": made_up_game.SLUG, "decklist": DICE, "games": GAMES, "seed": 7, "options": {"slow": 1}}
    return run_start(**usual | arguments)[0]


def again(run: Run) -> Run:
    return Run.objects.get(pk=run.pk)


def figures(run: Run) -> str:
    """The digest of a finished run's report without the options that slow it down or cause trouble."""
    run = again(run)
    assert run.status == "done", run.failure
    assert run.report
    assert digest(run.report) == run.report_digest
    assert run.games_done == run.report["n"] == run.games
    return digest({**run.report, "options": {**run.report["options"], "slow": 0, "trouble": "none", "at": 0}})


def is_over(run: Run) -> bool:
    sweep()
    return run_is_over(again(run))


def sweep() -> None:
    """Sweep as the sweeper does, at intervals."""
    global _swept  # noqa: PLW0603
    if time.monotonic() > _swept + 0.2:
        sweeping.sweep()
        _swept = time.monotonic()


def some_done(run: Run, chunks: int = 2) -> bool:
    return run.chunks.filter(status=Chunk.Status.DONE).count() >= chunks


def wait_for_the_end(run: Run) -> Run:
    wait_until("the end", lambda: is_over(run))
    return again(run)
