"""Metrics: requests by route, runs by queue, and the counters of several processes in one answer."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import OperationalError, connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from prometheus_client import REGISTRY
from prometheus_client.core import CollectorRegistry
from prometheus_client.mmap_dict import MmapedDict, mmap_key

from cards.models import Game
from config.metrics import ProcessCollector, QueueCollector
from games import ROOT
from simulator.models import Run, Table, WorkerBeat
from simulator.modes import COACH, COACH_MATCH
from simulator.requests.queues import stored_names
from simulator.services import waking
from tests.helpers import made_up_game
from tests.helpers.runs import run_start
from tests.helpers.servers import free_port


def counted(route: str, status: int, method: str = "GET") -> float:
    return REGISTRY.get_sample_value("stardeck_requests_total", {"route": route, "method": method, "status": str(status)}) or 0.0


def test_requests_are_counted_by_route_and_never_by_address(client: Client, db: None) -> None:
    before = {key: counted(*key) for key in (("healthz", 200), ("d/<str:token>", 404), ("none", 404))}
    client.get("/healthz")
    client.get("/d/0123456789abcdefghijkl")
    client.get("/no/such/page/0123456789abcdefghijkl")
    for key, count in before.items():
        assert counted(*key) == count + 1, key
    labels = {label for metric in REGISTRY.collect() for sample in metric.samples for label in sample.labels.values()}
    assert not [label for label in labels if "0123456789" in label]


def test_metrics_are_closed_by_default(client: Client, db: None, settings: Any) -> None:
    assert settings.METRICS_ADDRESS == ""
    assert "PROMETHEUS_MULTIPROC_DIR" not in os.environ
    assert client.get("/metrics").status_code == client.get("/metrics/").status_code == 404
    with pytest.raises(CommandError, match="METRICS_ADDRESS is not set"):
        call_command("serve_metrics")


def test_the_queue_is_read_from_the_database(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "send", lambda *args, **options: True)
    with made_up_game.registered():
        Game.objects.create(slug=made_up_game.SLUG, data_version="cards-1")
        run, _ = run_start(owner_key="x", game=made_up_game.SLUG, decklist=made_up_game.DICE, games=300, seed=1)
    Run.objects.update(created=timezone.now() - timedelta(seconds=40))
    WorkerBeat.objects.create(name="here", started=timezone.now(), seen=timezone.now(), queues=stored_names(["celery"]))
    values = sampled()
    assert (values["stardeck_queue_runs", "celery"], values["stardeck_queue_runs", "search"]) == (1, 0)
    assert values["stardeck_queue_chunks", "celery"] == run.chunks.count()
    assert 40 <= values["stardeck_queue_age_seconds", "celery"] < 100
    assert (values["stardeck_workers", "celery"], values["stardeck_workers", "search"]) == (1, 0)
    assert values["stardeck_database_up", ""] == 1


def test_tables_and_the_coach_are_read_from_the_database(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "send", lambda *args, **options: True)
    shared: dict[str, Any] = {"owner_key": "x", "game_id": made_up_game.SLUG, "decklist": {}, "options": {}, "seed": 1, "versions": {}}
    Game.objects.create(slug=made_up_game.SLUG, data_version="cards-1")
    for outcome in ("", "", "won"):
        Table.objects.create(**shared, outcome=outcome)
    Table.objects.filter(pk=Table.objects.filter(outcome="").first().pk).update(played=timezone.now() - timedelta(hours=2))  # type: ignore[union-attr]
    asked = [(COACH, "queued"), (COACH_MATCH, "running"), (COACH, "done"), ("goldfish", "queued")]
    for number, (mode, status) in enumerate(asked):
        Run.objects.create(**shared, request_hash=str(number), mode=mode, status=status, games=1)
    with CaptureQueriesContext(connection) as queries:
        found = {
            (sample.name, sample.labels.get("status", "")): sample.value
            for metric in QueueCollector().collect()
            for sample in metric.samples
        }
    assert found["stardeck_tables_open", ""] == 1
    assert (found["stardeck_coach_runs", "queued"], found["stardeck_coach_runs", "running"]) == (1, 1)
    assert len(queries) == 6


def test_a_missing_database_is_a_metric(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(self: QueueCollector) -> Any:
        raise OperationalError

    monkeypatch.setattr(QueueCollector, "from_database", gone)
    assert sampled() == {("stardeck_database_up", ""): 0}


def sampled() -> dict[tuple[str, str], float]:
    registry = CollectorRegistry()
    registry.register(QueueCollector())
    return {(sample.name, sample.labels.get("queue", "")): sample.value for metric in registry.collect() for sample in metric.samples}


NO_PROCESS = 2**22 + 1  # Linux numbers processes up to 2**22

COUNT = """
import os, django
django.setup()
from cards.metrics import GAMES_PLAYED, REQUESTS
GAMES_PLAYED.inc({games})
REQUESTS.labels("healthz", "GET", 200).inc()
"""


@pytest.mark.slow
def test_the_counters_of_all_processes_are_summed_and_survive_them(tmp_path: Path) -> None:
    port = free_port()
    environment = os.environ | {
        "METRICS_ADDRESS": f"127.0.0.1:{port}",
        "STARDECK_VAR": str(tmp_path),
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }
    environment |= {"DATABASE_URL": "", "CELERY_BROKER_URL": "filesystem://"}
    for games in (100, 50):
        subprocess.run([sys.executable, "-c", COUNT.format(games=games)], cwd=ROOT, env=environment, check=True)
    assert len(list((tmp_path / "metrics").glob("counter_*.db"))) == 2
    server = subprocess.Popen([sys.executable, "manage.py", "serve_metrics"], cwd=ROOT, env=environment)
    try:
        text = answer(f"http://127.0.0.1:{port}/metrics")
    finally:
        server.terminate()
        assert server.wait(30) == 0
    assert "stardeck_games_played_total 150.0" in text
    assert 'stardeck_requests_total{method="GET",route="healthz",status="200"} 2.0' in text
    assert "stardeck_database_up" in text
    names = {path.name for path in (tmp_path / "metrics").glob("counter_*.db")}
    assert names == {"counter_0.db", f"counter_{server.pid}.db"}, "the dead are merged"


def test_an_answer_during_a_merge_counts_every_process_once(tmp_path: Path, settings: Any) -> None:
    settings.METRICS_FOLDER = tmp_path
    key = mmap_key("stardeck_games_played", "stardeck_games_played_total", [], [], "")
    for number in range(40):
        file = MmapedDict(str(tmp_path / f"counter_{NO_PROCESS + number}.db"))  # type: ignore[no-untyped-call]  # not typed by the library
        file.write_value(key, 1.0, 0.0)  # type: ignore[no-untyped-call]  # as above
        file.close()  # type: ignore[no-untyped-call]  # as above
    registry = CollectorRegistry()
    ProcessCollector(registry, path=str(tmp_path))  # type: ignore[no-untyped-call]  # as above
    with ThreadPoolExecutor(4) as threads:
        answers = [threads.submit(registry.get_sample_value, "stardeck_games_played_total") for _ in range(8)]
    assert [answer.result() for answer in answers] == [40.0] * 8
    assert [path.name for path in tmp_path.iterdir()] == ["counter_0.db"]


def answer(url: str) -> str:
    deadline = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as response:
                return str(response.read().decode())
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.2)
