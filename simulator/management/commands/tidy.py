"""`manage.py tidy`: delete what the retention settings do not keep, or only count it."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from simulator.services.tidying import tidy


class Command(BaseCommand):
    help = "Delete expired sessions and API tokens, unused decks and runs of guests, and counts behind stored reports (settings KEEP_...)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--dry-run", action="store_true", help="only count what would be deleted")

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(str(tidy(dry_run=options["dry_run"])))
