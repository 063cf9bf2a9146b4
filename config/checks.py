"""Checks that Django runs at every start."""

from __future__ import annotations

import sqlite3
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Warning, register


@register
def sqlite_is_sound(app_configs: Any, **options: Any) -> list[CheckMessage]:
    """Warn of SQLite 3.7.0 to 3.51.2, which can corrupt a database in WAL mode; the settings then use the slower rollback journal."""
    if settings.DATABASES["default"]["ENGINE"].endswith("sqlite3") and not settings.SQLITE_IS_SOUND:
        return [
            Warning(
                f"SQLite {sqlite3.sqlite_version} may corrupt a database in WAL mode, so the slower rollback journal is used.",
                hint="Install the pinned requirements, which bring a newer SQLite, or set DATABASE_URL to a PostgreSQL database.",
                id="stardeck.W001",
            )
        ]
    return []
