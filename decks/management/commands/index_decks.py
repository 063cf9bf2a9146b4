"""`manage.py index_decks`: bring the search index of the public decks up to date, or build it anew."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from decks.search.deck_index import forget_index, refresh_index


class Command(BaseCommand):
    help = "Index the public decks whose entry in the search index is out of date."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--all", action="store_true", help="index every public deck again")

    def handle(self, **options: Any) -> None:
        if options["all"]:
            forget_index()
        self.stdout.write(f"{refresh_index()} decks indexed")
