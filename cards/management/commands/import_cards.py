"""Import the community's files: with card texts into the database, or only their facts into `fixtures/`."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.errors import StardeckError
from cards.services import catalogue_load, catalogue_read, catalogue_write
from games.registry import GAMES


class Command(BaseCommand):
    help = "Import a file or folder of card data, with card texts, into the database, or only its facts into fixtures/."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("format", help=f"one of: {', '.join(name for rules in GAMES.values() for name in rules.cards.import_formats)}")
        parser.add_argument("path", type=Path, help="the file, or the folder that holds the format's files")
        parser.add_argument("--fixtures", action="store_true", help="write the facts, without texts, to fixtures/<game>/ instead")

    def handle(self, *args: Any, path: Path, fixtures: bool, **options: Any) -> None:
        try:
            rules, catalogue = catalogue_read(format=options["format"], path=path)
            if fixtures:
                folder = catalogue_write(rules=rules, catalogue=catalogue)
                self.stdout.write(f"{rules.slug}: {len(catalogue.cards)} cards, {len(catalogue.printings)} printings written to {folder}")
            else:
                self.stdout.write(str(catalogue_load(rules=rules, catalogue=catalogue)))
        except StardeckError as error:
            raise CommandError(str(error)) from error
