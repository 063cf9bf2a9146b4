"""Is the process alive, and can it do its work?"""

from __future__ import annotations

import os
from collections.abc import Callable

from django.conf import settings
from django.db import DatabaseError, connection
from django.http import HttpRequest, JsonResponse
from kombu.exceptions import KombuError

from cards.models import Card
from config.celery import app
from simulator.selectors.runs import workers_alive


def healthz(request: HttpRequest) -> JsonResponse:
    """The process answers."""
    return JsonResponse({"status": "alive"})


def readyz(request: HttpRequest) -> JsonResponse:
    """The database, the card data, the broker and a worker are there; 503 names what is not."""
    checks = {name: check() for name, check in CHECKS.items()}
    return JsonResponse({"ready": all(checks.values()), "checks": checks}, status=200 if all(checks.values()) else 503)


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
