"""A real web server is killed (SIGKILL) while it answers a choice: the table, its options and the question to the coach are as before.

The choice has either happened or not: what the next server shows is what the last stored version was, to the digest.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest

from games import ROOT
from tests.helpers.servers import die_with_parent, free_port

pytestmark = [pytest.mark.slow, pytest.mark.own_servers, pytest.mark.timeout(900)]
GAME = "star-realms"
KILLS = 5
SAME = ("digest", "question", "version", "choices", "undone", "stops")
PLAY_ALL = """
from simulator.models import Run
from simulator.workers.playing import play_turn
for run in Run.objects.filter(status__in=Run.ACTIVE):
    play_turn(run.pk, seconds=60)
"""


@dataclass
class Site:
    """A site with its state in a folder, and a visitor of it."""

    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    def __post_init__(self) -> None:
        self.visitor = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        left_out = ("DJANGO_SETTINGS_MODULE", "DATABASE_URL", "CELERY_BROKER_URL")
        self.environment = {name: value for name, value in os.environ.items() if name not in left_out} | {
            "STARDECK_VAR": str(self.folder),
            "STARDECK_RULES": "interpreted",
        }

    def manage(self, *arguments: str) -> None:
        subprocess.run([sys.executable, "manage.py", *arguments], cwd=ROOT, env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        command = [sys.executable, "-m", "gunicorn", "-c", "config/processes/serving.py", "config.wsgi"]
        command += ["--bind", f"127.0.0.1:{self.port}", "--workers", "1", "--log-level", "critical"]
        with (self.folder / "output").open("ab") as output:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=self.environment,
                stdout=output,
                stderr=output,
                start_new_session=True,
                preexec_fn=die_with_parent,  # noqa: PLW1509 (no thread here forks and locks)
            )
        until = time.monotonic() + 60
        while True:
            with suppress(OSError):
                self.visitor.open(f"http://127.0.0.1:{self.port}/healthz", timeout=30).close()
                return
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)

    def kill(self) -> None:
        """SIGKILL to the server and its processes at once, as in a power cut."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def call(self, path: str, **data: Any) -> dict[str, Any]:
        """The answer to GET, or to POST with data."""
        body = json.dumps(data).encode() if data else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/v1/{path}", body, {"Content-Type": "application/json"})
        with self.visitor.open(request, timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def database(self) -> closing[sqlite3.Connection]:
        return closing(sqlite3.connect(self.folder / "stardeck.sqlite3", timeout=60, isolation_level=None))

    @contextmanager
    def nothing_stored(self) -> Iterator[None]:
        """Hold the database's only lock for writing."""
        with self.database() as database:
            database.execute("BEGIN IMMEDIATE")
            yield

    def wait_until_stored(self, table: str, version: int) -> None:
        until = time.monotonic() + 120
        with self.database() as database:
            query = "SELECT version FROM simulator_table WHERE id = ?"
            while database.execute(query, [uuid.UUID(table).hex]).fetchone()[0] < version:
                assert time.monotonic() < until, "the choice is not stored"
                time.sleep(0.005)


@contextmanager
def running(folder: Path) -> Iterator[Site]:
    site = Site(folder)
    site.manage("migrate", "--verbosity", "0")
    site.manage("load_cards", GAME)
    try:
        site.start()
        yield site
    finally:
        site.kill()


def test_a_killed_server_loses_no_choice_and_makes_none(tmp_path: Path) -> None:
    moments = random.Random(20)
    lost = stored = 0
    with running(tmp_path) as site:
        table = site.call("tables/", game=GAME, sides=[{"slots": []}], opponent={"policy": "search"}, seed=7)
        address = f"tables/{table['id']}/"
        for number in range(KILLS):
            # The last option ends the turn, so that the opponent thinks while the server is killed.
            table = site.call(address)
            if table["question"] is None:
                break
            assert site.call(f"{address}coach/", version=table["version"], worlds=100)["status"] == "queued"
            choice = {"option": len(table["question"]["options"]) - 1, "version": table["version"]}
            answers: list[dict[str, Any]] = []
            asking = threading.Thread(target=lambda choice=choice, answers=answers: ask(site, address, choice, answers))
            # The first kill comes before the choice is stored and the second one after it, on any machine; the others at any moment.
            with site.nothing_stored() if number == 0 else nullcontext():
                asking.start()
                if number == 1:
                    site.wait_until_stored(table["id"], table["version"] + 1)
                else:
                    time.sleep(moments.random() * 0.4)
                site.kill()
                asking.join()
            site.start()
            now = site.call(address)
            if now["version"] == table["version"]:
                lost += 1
                assert not answers, "what was answered is stored"
                assert {name: now[name] for name in SAME} == {name: table[name] for name in SAME}
                assert site.call(f"{address}coach/")["status"] == "queued"
                again = site.call(f"{address}choices/", **choice)
            else:
                stored += 1
                again = now
                assert all(now[name] == answer[name] for answer in answers for name in SAME)
                with pytest.raises(urllib.error.HTTPError) as error:
                    site.call(f"{address}choices/", **choice)
                assert error.value.code == 409
                error.value.close()
            assert again["version"] == table["version"] + 1
            if again["question"] is not None:  # the choices of a game that is over are those of both players
                assert again["choices"][: len(table["choices"]) + 1] == [*table["choices"], choice["option"]]
        assert lost >= 1, "some kills came before the choice was stored"
        assert site.call(address)["digest"] == again["digest"]
        table = site.call(address)
        if table["question"] is not None:
            site.call(f"{address}coach/", version=table["version"], worlds=100)
            site.kill()
            site.manage("shell", "-c", PLAY_ALL)
            site.start()
            assert site.call(f"{address}coach/")["status"] == "done", "the question outlives the server"


def ask(site: Site, address: str, choice: dict[str, Any], answers: list[dict[str, Any]]) -> None:
    with suppress(OSError, HTTPException, ValueError):  # the server was killed before it had answered
        answers.append(site.call(f"{address}choices/", **choice))
