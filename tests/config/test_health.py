from __future__ import annotations

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
from games.registry import GAMES
from simulator.models import WorkerBeat


def test_alive_without_a_database(client: Client) -> None:
    assert client.get("/healthz").json() == {"status": "alive"}


@pytest.mark.django_db
def test_ready_names_missing_parts(client: Client) -> None:
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"ready": False, "checks": {"database": True, "cards": False, "broker": True, "worker": False}}


@pytest.mark.slow
@pytest.mark.django_db
def test_ready_with_cards_and_a_worker(client: Client) -> None:
    call_command("load_cards", next(iter(GAMES)), stdout=StringIO())
    WorkerBeat.objects.create(name="here", started=timezone.now(), seen=timezone.now())
    answer = client.get("/readyz")
    assert answer.status_code == 200
    assert answer.json()["ready"] is True


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
