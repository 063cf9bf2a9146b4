"""`docs/catalogue.md` explains every error, warning, command, order and import format."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cards.query.messages.warnings import SENTENCES
from cards.search.orders import CARD_ORDERS
from cards.texts.translated import Translated
from games.registry import GAMES
from games.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "catalogue.md").read_text()
CODES = sorted({code for path in (ROOT / "cards").rglob("*.py") for code in re.findall(r"\bcode=\"([a-z_]+)\"", path.read_text())})
COMMAND_LINE_ONLY = {"bad_json", "bad_records", "file_missing", "unknown_format", "unreadable"}


@pytest.mark.parametrize("code", [code for code in CODES if code not in COMMAND_LINE_ONLY])
def test_every_error_code_is_explained(code: str) -> None:
    assert f"`{code}`" in DOCS


@pytest.mark.parametrize("code", SENTENCES)
def test_every_warning_is_explained_and_translated(code: str) -> None:
    assert f"`{code}`" in (ROOT / "docs" / "search.md").read_text()
    sentences = Translated(SENTENCES[code])
    assert len(set(sentences.values())) == len(LANGUAGES)
    fields = [set(re.findall(r"{(\w+)}", sentence)) for sentence in sentences.values()]
    assert fields.count(fields[0]) == len(LANGUAGES)


@pytest.mark.parametrize("command", [path.stem for path in (ROOT / "cards" / "management" / "commands").glob("[a-z]*.py")])
def test_every_command_is_explained(command: str) -> None:
    assert f"manage.py {command}" in DOCS


def test_every_order_and_import_format_is_explained() -> None:
    assert ", ".join(CARD_ORDERS) in DOCS
    for game in GAMES.values():
        for name in game.cards.import_formats:
            assert f"`{name}`" in DOCS
