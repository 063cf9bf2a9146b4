"""Copy the embedded database while the site runs."""

from __future__ import annotations

import sqlite3  # the newer one, which the settings put in its place
from contextlib import closing
from pathlib import Path
from typing import Any

from django.core.management import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError, connection

from config.environment import for_owner_only


class Command(BaseCommand):
    help = "Copy the embedded database into a new file, while the site runs or not, and check the copy."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the file to write; it must not exist yet")

    def handle(self, *args: Any, file: Path, **options: Any) -> None:
        if connection.vendor != "sqlite":
            raise CommandError("This command copies an SQLite file; back up PostgreSQL with pg_dump.")
        if file.exists():
            raise CommandError(f"{file} already exists; name another file.")
        for_owner_only(file)  # SQLite writes into an empty file
        try:
            with connection.cursor() as cursor:
                cursor.execute("VACUUM INTO %s", [str(file)])
        except DatabaseError as error:
            file.unlink(missing_ok=True)
            raise CommandError(f"{file} could not be written: {error}.") from None
        with closing(sqlite3.connect(file)) as copy:
            found = [row for check in ("integrity_check", "foreign_key_check") for row in copy.execute(f"PRAGMA {check}")]
        if found != [("ok",)]:
            raise CommandError(f"{file} is damaged: {found[:5]}.")
        self.stdout.write(f"{file}: {file.stat().st_size:,} bytes, checked.")
