"""Is the process alive, and can it do its work?"""

from __future__ import annotations

from django.db import DatabaseError, connection
from django.http import HttpRequest, JsonResponse


def healthz(request: HttpRequest) -> JsonResponse:
    return JsonResponse({"status": "alive"})


def readyz(request: HttpRequest) -> JsonResponse:
    checks = {"database": _database()}
    return JsonResponse({"ready": all(checks.values()), "checks": checks}, status=200 if all(checks.values()) else 503)


def _database() -> bool:
    try:
        connection.ensure_connection()
    except DatabaseError:
        return False
    return True
