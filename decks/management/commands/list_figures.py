"""`manage.py list_figures <game> <file>`: measures how many lines of real lists the reader matches to the right cards."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.data.pools import pool_of
from cards.texts.folding import fold
from decks.exchange.reader_stats import known_lists, measure_reader
from games.registry import GAMES


class Command(BaseCommand):
    help = "Reads lists whose cards are known and prints how many lines are matched correctly."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", choices=list(GAMES))
        parser.add_argument("file", type=Path)
        parser.add_argument("--wrong", action="store_true", help="print every line that is not matched correctly")

    def handle(self, *, game: str, file: Path, wrong: bool, **options: Any) -> None:
        reader = GAMES[game].lists.reader
        if reader is None:
            raise CommandError(f"Decks of {game} cannot be read from text.")
        stats = measure_reader(known_lists(file), reader(pool_of(game), fold))
        share = 100 * stats.right / stats.lines if stats.lines else 0.0
        self.stdout.write(
            f"{stats.lists} lists, {stats.lines} lines: {stats.right} right ({share:.2f}%); {stats.guessed} guessed, {stats.unread} unread"
        )
        if wrong:
            for name, line in stats.wrong:
                self.stdout.write(f"{name}: {line}")
