"""Checks of the process for load balancers: alive (`/healthz`), and able to work (`/readyz`)."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Mapping

from django.conf import settings
from django.db import DatabaseError, connection, connections
from django.http import HttpRequest, JsonResponse
from kombu.exceptions import KombuError

from cards.models import Card
from config.celery import app
from simulator.selectors.runs import workers_alive


def healthz(request: HttpRequest) -> JsonResponse:
    """The process answers."""
    return JsonResponse({"status": "alive"})


def readyz(request: HttpRequest) -> JsonResponse:
    """The database, the card data, the broker and a worker are there; 503 names what is not, or did not answer in time."""
    checks = answers_of(CHECKS, within=PATIENCE)
    return JsonResponse({"ready": all(checks.values()), "checks": checks}, status=200 if all(checks.values()) else 503)


PATIENCE = 1.5  # seconds for all checks together, so that a supervisor gets its answer even if a server is frozen
GIVEN_UP = 60.0  # seconds after which a check that hangs is started again beside it


class Check(threading.Thread):
    """A check in a thread of its own, as its server may never answer."""

    def __init__(self, name: str, ask: Callable[[], bool]) -> None:
        super().__init__(name=f"check {name}", daemon=True)
        self.ask = ask
        self.answer = False
        self.started_at = time.monotonic()

    def run(self) -> None:
        try:
            self.answer = self.ask()
        finally:
            connections.close_all()  # those of this thread

    def hangs(self) -> bool:
        return self.is_alive() and time.monotonic() < self.started_at + GIVEN_UP


_running: dict[str, Check] = {}
_lock = threading.Lock()


def answers_of(checks: Mapping[str, Callable[[], bool]], *, within: float) -> dict[str, bool]:
    """The answers of all checks, which run at the same time; False for one that has not answered within these seconds."""
    with _lock:
        for name, ask in checks.items():
            if name not in _running or not _running[name].hangs():
                _running[name] = Check(name, ask)
                _running[name].start()
        asked = {name: _running[name] for name in checks}
    deadline = time.monotonic() + within
    for check in asked.values():
        check.join(max(0.0, deadline - time.monotonic()))
    return {name: check.answer for name, check in asked.items()}


def _database() -> bool:
    try:
        connection.ensure_connection()
    except DatabaseError:
        return False
    return True


def _cards() -> bool:
    try:
        return Card.objects.exists()
    except DatabaseError:
        return False


def _broker() -> bool:
    if settings.CELERY_BROKER_URL.startswith("filesystem"):
        return os.access(str(settings.CELERY_BROKER_TRANSPORT_OPTIONS["data_folder_out"]), os.W_OK)
    try:
        with app.connection_for_write(connect_timeout=2) as broker:
            broker.ensure_connection(max_retries=0, timeout=2)
    except (OSError, KombuError):
        return False
    return True


def _worker() -> bool:
    try:
        return workers_alive() > 0
    except DatabaseError:
        return False


CHECKS: dict[str, Callable[[], bool]] = {"database": _database, "cards": _cards, "broker": _broker, "worker": _worker}
