"""Load the printed facts of `fixtures/` into the database.  The command can be repeated at any time."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import connection

from cards.api import bulk
from cards.errors import StardeckError
from cards.models import Game
from cards.services import fixtures_load, games_missing, games_outdated, games_with_outdated_facts
from games.contracts.game import Game as Rules
from games.registry import GAMES, UnknownGame, game_by_slug


class Command(BaseCommand):
    help = "Load the printed facts of one game, or of all, from fixtures/ into the database, and write their bulk files."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug", nargs="?", help=f"one of: {', '.join(GAMES)}; by default all games")
        parser.add_argument("--missing", action="store_true", help="only games that are not in the database, the smallest first")
        parser.add_argument("--outdated", action="store_true", help="only games whose fixtures or code have changed since they were loaded")
        parser.add_argument("--outdated-facts", action="store_true", help="only outdated games that cannot be served until they are loaded")

    def handle(self, *args: Any, **options: Any) -> None:
        if Game._meta.db_table not in connection.introspection.table_names():
            raise CommandError("The database has no tables yet. Create them with `.venv/bin/python manage.py migrate`.")
        try:
            for rules in self.chosen(**options):
                self.stdout.write(str(fixtures_load(rules=rules)))
                self.stdout.flush()  # the next game may take seconds
        except (StardeckError, UnknownGame) as error:
            raise CommandError(str(error)) from error
        bulk.bulk_prepare()

    def chosen(self, *, slug: str | None, **options: Any) -> list[Rules]:
        if slug:
            return [game_by_slug(slug)]
        choices = {"outdated": games_outdated, "outdated_facts": games_with_outdated_facts, "missing": games_missing}
        if wanted := [games for name, games in choices.items() if options[name]]:
            return [rules for games in wanted for rules in games()]
        return list(GAMES.values())
