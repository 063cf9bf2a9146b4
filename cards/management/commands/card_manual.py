"""Write docs/guides/implementing-cards.md: how each kind of text is declared, from the doctests of each game's vocabulary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from games.contracts.game import Game
from games.registry import GAMES

HEAD = """# Implementing cards

How to declare what a card does, by example. `manage.py card_manual` writes this page from the doctests in each game's
`abilities/examples.py`; `manage.py card_skeleton <code>` prints the declaration of one card, ready to change or complete.
[abilities.md](../abilities.md) describes the language and how to add an operation.
"""


def manual() -> str:
    """The page: a table for each game that declares abilities."""
    return "\n".join([HEAD, *(line for rules in GAMES.values() for line in _table(rules))])


def _table(rules: Game) -> Iterator[str]:
    if rules.cards.writer is not None:
        yield f"## {rules.names['en']}\n"
        for heading, examples in rules.cards.writer.sections():
            yield f"### {heading}\n\n| text on a page | declaration |\n|---|---|"
            yield from (f"| {text.replace('|', '/')} | `{source}` |" for text, source in examples)
            yield ""


class Command(BaseCommand):
    help = "Write docs/guides/implementing-cards.md from the examples of each game's vocabulary."

    def handle(self, *args: Any, **options: Any) -> None:
        path = settings.BASE_DIR / "docs" / "guides" / "implementing-cards.md"
        path.write_text(manual(), encoding="utf-8")
        self.stdout.write(f"{path.name} written.")
