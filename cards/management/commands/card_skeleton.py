"""Print the line that declares what a card does: `manage.py card_skeleton <slug> <code>`."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.catalogue.fixtures import read_catalogue
from games.registry import GAMES, UnknownGame, game_by_slug


class Command(BaseCommand):
    help = "Print the line that declares what a card does, to be changed or filled in."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug", help=f"one of: {', '.join(GAMES)}")
        parser.add_argument("code", help="the code of the card")

    def handle(self, *args: Any, slug: str, code: str, **options: Any) -> None:
        try:
            rules = game_by_slug(slug)
        except UnknownGame as error:
            raise CommandError(str(error)) from error
        if rules.cards.writer is None:
            raise CommandError(f"{rules.names['en']} declares no abilities; see docs/abilities.md.")
        records = {record["code"]: record for record in read_catalogue(rules, settings.FIXTURES / slug).cards}
        if code not in records:
            raise CommandError(f"{rules.names['en']} has no card {code!r}; use a code of fixtures/{slug}/cards.json.")
        card = records[code]
        declared = rules.cards.writer.card(card["facts"].get("abilities") or {})
        self.stdout.write(f'# {card["name"]} ({card["type"]})\n"{code}": {declared},')
