"""Print the declaration of one card, ready to change or complete: `manage.py card_skeleton [<slug>] <code>`."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import DatabaseError

from cards.models import Card
from games.catalogue.fixtures import read_catalogue
from games.contracts.catalogue import CardWriter, Record
from games.contracts.game import Game
from games.registry import GAMES, UnknownGame, game_by_slug


class Command(BaseCommand):
    help = "Print the declaration of one card, ready to change or complete."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug", nargs="?", help=f"one of: {', '.join(GAMES)}; needed if two games have a card with this code")
        parser.add_argument("code", help="the code of the card")

    def handle(self, *args: Any, slug: str | None, code: str, **options: Any) -> None:
        try:
            games = [game_by_slug(slug)] if slug else list(GAMES.values())
        except UnknownGame as error:
            raise CommandError(str(error)) from error
        found = [(rules, record) for rules in games if (record := record_of(rules, code)) is not None]
        if not found:
            missing = f"{games[0].names['en']} has no card" if slug else "No game has a card"
            raise CommandError(f"{missing} {code!r}; use a code of fixtures/{slug or '<slug>'}/cards.json.")
        if len(found) > 1:
            raise CommandError(f"Several games have a card {code!r}; name one: {', '.join(rules.slug for rules, _ in found)}.")
        ((rules, record),) = found
        if rules.cards.writer is None:
            raise CommandError(f"{rules.names['en']} declares no abilities; see docs/abilities.md.")
        self.stdout.write("\n".join(skeleton(rules, rules.cards.writer, record)))


def record_of(rules: Game, code: str) -> Record | None:
    """The printed facts of a card; None if the game has none with this code."""
    return next((record for record in read_catalogue(rules, settings.FIXTURES / rules.slug).cards if record["code"] == code), None)


def imported_text(slug: str, code: str) -> str:
    """The text of a card in the database; "" if no texts were imported, or there is no database yet."""
    try:
        return (Card.objects.filter(game=slug, code=code).values_list("text", flat=True).first() or "").strip()
    except DatabaseError:
        return ""


def skeleton(rules: Game, writer: CardWriter, card: Record) -> Iterator[str]:
    """The lines to print: the declaration of the card, or one that its facts and its imported text suggest."""
    code, facts = card["code"], card["facts"]
    yield f"# {card['name']} ({card['type']})"
    if abilities := facts.get("abilities"):
        yield f'"{code}": {writer.card(abilities)},'
    elif rules.cards.is_textless(facts):
        yield "# It prints no text, so it needs no declaration."
    else:
        text = imported_text(rules.slug, code)
        source, hints = writer.suggestion(card["type"], facts, text)
        source_of_it = "its facts and its text; change what differs" if text else "its facts, as its text is not imported"
        yield f"# Not declared yet.  Suggested by {source_of_it}."
        yield from (f"# {hint}" for hint in hints)
        yield f'"{code}": {source},'
    if back := (facts.get("back") or {}).get("abilities"):
        yield f'# Its other side, among BACKS:\n"{code}": {writer.card(back)},'
