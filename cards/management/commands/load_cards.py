"""Load the printed facts of `fixtures/` into the database; may run any number of times."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.api import bulk
from cards.errors import StardeckError
from cards.services import fixtures_load, games_missing, games_outdated
from games.contracts.game import Game as Rules
from games.registry import GAMES, UnknownGame, game_by_slug


class Command(BaseCommand):
    help = "Load the printed facts of one game, or of all, from fixtures/ into the database, and write their bulk files."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug", nargs="?", help=f"one of: {', '.join(GAMES)}; all without it")
        parser.add_argument("--missing", action="store_true", help="only games that are not in the database, the smallest first")
        parser.add_argument("--outdated", action="store_true", help="only games whose fixtures or code have changed since they were loaded")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            for rules in self.chosen(**options):
                self.stdout.write(str(fixtures_load(rules=rules)))
                self.stdout.flush()  # the next game may take seconds
        except (StardeckError, UnknownGame) as error:
            raise CommandError(str(error)) from error
        bulk.bulk_prepare()

    def chosen(self, *, slug: str | None, missing: bool, outdated: bool, **options: Any) -> list[Rules]:
        if slug:
            return [game_by_slug(slug)]
        if missing or outdated:
            return [*(games_outdated() if outdated else ()), *(games_missing() if missing else ())]
        return list(GAMES.values())
