"""Load the printed facts of `fixtures/` into the database; may run any number of times."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.errors import StardeckError
from cards.services import fixtures_load
from games.registry import GAMES, UnknownGame, game_by_slug


class Command(BaseCommand):
    help = "Load the printed facts of one game, or of all, from fixtures/ into the database."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug", nargs="?", help=f"one of: {', '.join(GAMES)}; all without it")

    def handle(self, *args: Any, slug: str | None, **options: Any) -> None:
        try:
            for rules in [game_by_slug(slug)] if slug else GAMES.values():
                self.stdout.write(str(fixtures_load(rules=rules)))
        except (StardeckError, UnknownGame) as error:
            raise CommandError(str(error)) from error
