"""`/healthz` and `/readyz`: a process that lives, and a site that has its database, cards, broker and worker."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from celery import Celery
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.utils import timezone

from config import checks, health
from games import ROOT
from games.registry import GAMES
from simulator.models import WorkerBeat
from tests.helpers.servers import free_port


def test_a_process_is_alive_without_a_database(client: Client) -> None:
    assert client.get("/healthz").json() == {"status": "alive"}


@pytest.mark.django_db
def test_a_site_that_is_not_ready_names_its_missing_parts(client: Client) -> None:
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"ready": False, "checks": {"database": True, "cards": False, "broker": True, "worker": False}}


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_a_site_with_cards_and_a_worker_is_ready(client: Client) -> None:
    call_command("load_cards", next(iter(GAMES)), stdout=StringIO())
    WorkerBeat.objects.create(name="here", started=timezone.now(), seen=timezone.now())
    answer = client.get("/readyz")
    assert answer.status_code == 200
    assert answer.json()["ready"] is True


@pytest.mark.slow
def test_a_process_starts_and_ready_answers_within_two_seconds_while_every_server_is_frozen(tmp_path: Path) -> None:
    """A frozen server accepts connections, as its kernel does that, and never answers."""
    assert health.PATIENCE < 2
    with socket.socket() as frozen:
        frozen.bind(("127.0.0.1", 0))
        frozen.listen(100)
        there = f"127.0.0.1:{frozen.getsockname()[1]}"
        port = free_port()
        environment = os.environ | {
            "DATABASE_URL": f"postgresql://stardeck:secret@{there}/stardeck",
            "CELERY_BROKER_URL": f"redis://{there}/0",
            "CACHE_URL": f"redis://{there}/1",
            "SECRET_KEY": "a key of forty or more characters, for tests only",
            "STARDECK_VAR": str(tmp_path),
            "DJANGO_SETTINGS_MODULE": "tests.settings",
        }
        command = [sys.executable, "-m", "gunicorn", "-c", "config/processes/serving.py", "config.wsgi", "--bind", f"127.0.0.1:{port}"]
        server = subprocess.Popen([*command, "--threads", "4", "--log-level", "error"], cwd=ROOT, env=environment)
        try:
            wait_until_alive(f"http://127.0.0.1:{port}/healthz")
            for _ in range(3):
                began = time.monotonic()
                with pytest.raises(urllib.error.HTTPError) as answer:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=20)
                assert time.monotonic() - began < 10, "as long as a busy machine takes; a frozen server never answers"
                assert answer.value.code == 503
                assert not any(json.load(answer.value)["checks"].values())
        finally:
            server.kill()
            server.wait()


def wait_until_alive(url: str) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.1)


def test_a_check_that_hangs_is_started_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_running", {})
    free, started = threading.Event(), []

    def hanging() -> bool:
        started.append(1)
        return free.wait(60)

    for _ in range(2):
        assert health.answers_of({"hanging": hanging, "quick": lambda: True}, within=2) == {"hanging": False, "quick": True}
    assert len(started) == 1
    free.set()
    assert health.answers_of({"hanging": hanging}, within=60) == {"hanging": True}


def test_a_missing_queue_folder_is_not_ready(settings: Any, tmp_path: Path) -> None:
    settings.CELERY_BROKER_URL = "filesystem://"
    settings.CELERY_BROKER_TRANSPORT_OPTIONS = {"data_folder_out": str(tmp_path / "gone")}
    assert health._broker() is False


@pytest.mark.servers
def test_a_missing_redis_is_not_ready(settings: Any, redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CELERY_BROKER_URL", raising=False)  # Celery reads it, too
    for url, expected in ((redis_url, True), ("redis://127.0.0.1:1/0", False)):
        settings.CELERY_BROKER_URL = url
        monkeypatch.setattr(health, "app", Celery("ask", broker=url, set_as_current=False))
        assert health._broker() is expected


@pytest.mark.skipif(connection.vendor != "sqlite", reason="asks about SQLite")
def test_an_old_sqlite_is_a_warning(settings: Any) -> None:
    assert checks.sqlite_is_sound(None) == []
    settings.SQLITE_IS_SOUND = False
    assert [warning.id for warning in checks.sqlite_is_sound(None)] == ["stardeck.W001"]
