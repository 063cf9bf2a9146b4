"""What the catalogue can answer is written down in `docs/catalogue.md`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cards.selectors import CARD_ORDERS
from games.registry import GAMES

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "catalogue.md").read_text()
CODES = sorted({code for path in (ROOT / "cards").glob("*.py") for code in re.findall(r"\bcode=\"([a-z_]+)\"", path.read_text())})
COMMAND_LINE_ONLY = {"bad_json", "bad_records", "file_missing", "unknown_format", "unreadable"}


@pytest.mark.parametrize("code", [code for code in CODES if code not in COMMAND_LINE_ONLY])
def test_every_error_code_is_explained(code: str) -> None:
    assert f"`{code}`" in DOCS


@pytest.mark.parametrize("command", [path.stem for path in (ROOT / "cards" / "management" / "commands").glob("[a-z]*.py")])
def test_every_command_is_explained(command: str) -> None:
    assert f"manage.py {command}" in DOCS


def test_every_order_and_import_format_is_explained() -> None:
    assert ", ".join(CARD_ORDERS) in DOCS
    for game in GAMES.values():
        for name in game.import_formats:
            assert f"`{name}`" in DOCS
