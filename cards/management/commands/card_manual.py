"""Write docs/implementing-cards.md: how each kind of effect is declared, with an example from a card of each game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from games.contracts.game import Game
from games.registry import GAMES

HEAD = """# Implementing cards

From what a card does to how it is declared. `manage.py card_manual` writes this page from the cards that are declared;
`manage.py card_skeleton <slug> <code>` prints the line of a card, to be changed or filled in. [abilities.md](abilities.md) describes the
language and how to add an operation.
"""


def manual() -> str:
    """The page: a table for each game that declares abilities."""
    return "\n".join([HEAD, *(line for rules in GAMES.values() for line in _table(rules))])


def _table(rules: Game) -> Iterator[str]:
    if rules.cards.writer is not None:
        yield f"## {rules.names['en']}\n\n| what a page prints | how it is declared |\n|---|---|"
        for text, source in rules.cards.writer.examples():
            yield f"| {text.replace('|', '/')} | `{source}` |"
        yield ""


class Command(BaseCommand):
    help = "Write docs/implementing-cards.md from the cards that are declared."

    def handle(self, *args: Any, **options: Any) -> None:
        path = settings.BASE_DIR / "docs" / "implementing-cards.md"
        path.write_text(manual(), encoding="utf-8")
        self.stdout.write(f"{path.name} written.")
