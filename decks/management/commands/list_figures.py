"""`manage.py list_figures <game> <file>`: how many lines of other people's lists are read as the cards they mean."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.data.pools import pool_of
from cards.folding import fold
from decks.exchange.reader_stats import figures, known_lists
from games.registry import GAMES


class Command(BaseCommand):
    help = "Reads lists whose meaning is known and prints how many of their lines are read right."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", choices=list(GAMES))
        parser.add_argument("file", type=Path)
        parser.add_argument("--wrong", action="store_true", help="name every line that is read otherwise")

    def handle(self, *, game: str, file: Path, wrong: bool, **options: Any) -> None:
        reader = GAMES[game].lists.reader
        if reader is None:
            raise CommandError(f"Decks of {game} cannot be read from text.")
        found = figures(known_lists(file), reader(pool_of(game), fold))
        share = 100 * found.right / found.lines if found.lines else 0.0
        self.stdout.write(
            f"{found.lists} lists, {found.lines} lines: {found.right} right ({share:.2f}%); {found.guessed} guessed, {found.unread} unread"
        )
        if wrong:
            for name, line in found.wrong:
                self.stdout.write(f"{name}: {line}")
