"""Commands for who declares cards: the line of a card, and the manual."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from cards.management.commands.card_manual import manual
from games.registry import GAMES


def skeleton(slug: str, code: str) -> str:
    out = StringIO()
    call_command("card_skeleton", slug, code, stdout=out)
    return out.getvalue()


def test_the_line_of_a_declared_card() -> None:
    line = '"battle-pod": card(primary(combat(4), scrap_row(1, optional=True)), ally(BLOB, combat(2))),'
    assert skeleton("star-realms", "battle-pod") == f"# Battle Pod (ship)\n{line}\n"


def test_the_line_of_a_card_that_declares_nothing_yet() -> None:
    assert skeleton("star-realms", "secret-outpost").endswith('"secret-outpost": card(),\n')


@pytest.mark.parametrize(
    ("slug", "code", "message"),
    [
        ("chess", "pawn", "chess"),
        ("star-realms", "pawn", "Star Realms has no card 'pawn'; use a code of fixtures/star-realms/cards.json."),
        ("star-wars-ccg", "1_1", "declares no abilities; see docs/abilities.md."),
    ],
)
def test_lists_that_cannot_be_printed(slug: str, code: str, message: str) -> None:
    with pytest.raises(CommandError) as error:
        skeleton(slug, code)
    assert message in str(error.value)


def test_the_manual_is_that_of_the_declared_cards() -> None:
    page = (Path(settings.BASE_DIR) / "docs" / "implementing-cards.md").read_text(encoding="utf-8")
    assert page == manual(), "Run `manage.py card_manual` and read the difference."
    assert all(rules.names["en"] in page for rules in GAMES.values() if rules.cards.writer)


def test_the_manual_is_written(tmp_path: Path, settings) -> None:
    (tmp_path / "docs").mkdir()
    settings.BASE_DIR = tmp_path
    call_command("card_manual", stdout=StringIO())
    assert (tmp_path / "docs" / "implementing-cards.md").read_text(encoding="utf-8") == manual()
