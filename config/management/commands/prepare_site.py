"""Bring the database, cards, translations and static files up to date; a second time changes nothing."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management import BaseCommand, CommandError, call_command
from django.db import DatabaseError, connection


class Command(BaseCommand):
    help = "Migrate the database, load the cards, compile the translations and collect the static files."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--only-before-serving", action="store_true", help="load only games that cannot be served until they are loaded"
        )

    def handle(self, *args: Any, only_before_serving: bool, **options: Any) -> None:
        try:
            connection.ensure_connection()
            if connection.vendor == "postgresql":
                with connection.cursor() as cursor:  # the limits are for requests; a migration may take its time
                    cursor.execute("SET statement_timeout = 0")
                    cursor.execute("SET idle_in_transaction_session_timeout = 0")
        except DatabaseError as error:
            raise CommandError(f"The database does not answer; is DATABASE_URL right? {str(error).strip()}") from None
        call_command("migrate", verbosity=0, interactive=False)
        games = {"outdated_facts": True} if only_before_serving else {"outdated": True, "missing": True}
        call_command("load_cards", **games, stdout=self.stdout)
        call_command("compile_translations", stdout=self.stdout)
        call_command("collectstatic", verbosity=0, interactive=False)
