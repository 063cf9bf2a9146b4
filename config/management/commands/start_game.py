"""Write a small game that works: cards, legality, a test hand, goldfish, report, replay, three languages, and tests."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.start_game import CannotStart, write_game

NEXT = """
Try it:
  .venv/bin/python -m games.play {slug} --seed 7
  make run
After a change of its fixtures, `.venv/bin/python manage.py load_cards {slug}` checks and loads them.
Its Japanese and Chinese names are `[game] name` in games/{package}/texts/.
Then change it part by part; docs/guides/adding-a-game.md says what is where, and how to test it after each change.
"""


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug", help="the game in addresses and folders: lower-case letters, digits and single hyphens")
        parser.add_argument("--name", default="", help="its name in English; made from the slug if you leave it out")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            files = write_game(options["slug"], options["name"])
        except CannotStart as error:
            raise CommandError(str(error)) from None
        self.stdout.write(f"Wrote {len(files)} files, a line in games/registry.py and a table in docs/decks.md:")
        names = {options["slug"], options["slug"].replace("-", "_")}
        for folder in sorted({next(str(each) for each in path.parents if each.name in names) for path in files}):
            self.stdout.write(f"  {folder}/")
        self.stdout.write(NEXT.format(slug=options["slug"], package=options["slug"].replace("-", "_")))
