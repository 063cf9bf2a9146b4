"""Which tests `make quick` runs for a changed file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands import quick

FILES = (
    "tests/games/engine/test_tally.py",
    "tests/games/engine/test_tally_merge.py",
    "tests/games/engine/test_machine.py",
    "tests/frontend/decks/test_editor.py",
    "tests/cases/decks/lists.json",
    "tests/test_docs.py",
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("games/engine/tally.py", ["games/engine/tally.py", "tests/games/engine/test_tally.py", "tests/games/engine/test_tally_merge.py"]),
        ("games/engine/machine.py", ["games/engine/machine.py", "tests/games/engine/test_machine.py"]),
        ("games/engine/deep/new.py", ["games/engine/deep/new.py", *FILES[2:3], *FILES[:2]]),
        ("frontend/templates/decks/editor/_row.html", ["tests/frontend/decks/test_editor.py"]),
        ("frontend/static/js/decks/row.js", ["tests/frontend/decks/test_editor.py"]),
        ("tests/frontend/decks/test_editor.py", ["tests/frontend/decks/test_editor.py"]),
        ("tests/games/engine/players.py", [*FILES[2:3], *FILES[:2]]),
        ("README.md", ["tests/test_docs.py"]),
    ],
)
def test_the_nearest_tests_of_a_file(tree: Path, changed: str, tests: list[str]) -> None:
    assert list(quick.nearest(changed, tree)) == tests
