"""`manage.py sweep_runs`, the heartbeat of workers, and wake-ups without a broker."""

from __future__ import annotations

import io
import os
import signal
import threading
from collections.abc import Callable
from typing import Any

import pytest
from django.core.management import call_command
from django.db import OperationalError
from django.utils import timezone

from cards import task_messages
from simulator.management.commands import sweep_runs
from simulator.models import Run, WorkerBeat
from simulator.selectors.runs import workers_alive
from simulator.services import beats, waking
from simulator.workers import process


def test_sweep_runs_once_reports_its_actions(start: Callable[..., Run]) -> None:
    start()
    beats.worker_beat(name="here")
    output = io.StringIO()
    call_command("sweep_runs", "--once", stdout=output)
    assert output.getvalue().strip() == "Swept(requeued=0, failed=0, woken=1, removed=0)"


def test_sweep_runs_survives_a_missing_database_until_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    swept = []

    def sweep() -> None:
        swept.append(timezone.now())
        if len(swept) == 1:
            raise OperationalError("away")
        if len(swept) == 3:
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(sweep_runs, "sweep", sweep)
    monkeypatch.setattr(sweep_runs, "reports_write", lambda *, seconds: 0)
    monkeypatch.setattr(sweep_runs, "refresh_index", lambda *, seconds: None)
    monkeypatch.setattr(sweep_runs, "tidy", lambda: None)
    monkeypatch.setattr(sweep_runs, "close_old_connections", lambda: None)
    before = [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)]
    output = io.StringIO()
    try:
        call_command("sweep_runs", "--every", "0.01", stderr=output)
    finally:
        for number, handler in zip((signal.SIGTERM, signal.SIGINT), before, strict=True):
            signal.signal(number, handler)
    assert len(swept) == 3
    assert "away" in output.getvalue()


def test_a_worker_registers_and_deregisters(made_up: None, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped = threading.Event()
    monkeypatch.setattr(process, "_stopped", stopped)
    monkeypatch.setattr(process.connection, "close", lambda: None)
    alive: list[int] = []
    monkeypatch.setattr(stopped, "wait", lambda seconds: alive.append(workers_alive()) or len(alive) == 2)
    process._beat(["celery"])
    assert alive == [1, 1]
    assert not WorkerBeat.objects.exists()


def test_a_failed_wake_up_raises_no_error_and_opens_the_circuit_breaker(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Any] = []

    def no_broker(**options: Any) -> Any:
        tried.append(options)
        raise ConnectionRefusedError

    monkeypatch.setattr(task_messages, "_broken_until", 0.0)
    monkeypatch.setattr("celery.app.base.Celery.connection_for_write", lambda self, **options: no_broker(**options))
    run = Run()
    assert not waking.send(run.pk, 1)
    assert not waking.send(run.pk, 1)
    assert len(tried) == 1, "not tried again while the breaker is open"
    monkeypatch.setattr(task_messages, "_broken_until", 0.0)
    assert not waking.send(run.pk, 1)
    assert len(tried) == 2
