"""`manage.py start_game`, in a copy of the tree: the new game passes every check."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from config.start_game import CannotStart, check_slug, clause_prefix, registered, write_game
from games import ROOT
from tests.helpers.shared import unfinished

SLUG = "moon-rally"
NEVER_COPIED = {".git", ".venv", "build", "var", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}
SUITES = (
    "tests/test_architecture.py",
    "tests/test_docs.py",
    "tests/games/every_game",
    "tests/games/decks",
    "tests/games/moon_rally",
    "tests/fixtures/test_all_games.py",
    "tests/decks/api/test_every_game.py",
    "tests/frontend/cards/test_every_game.py",
    "tests/frontend/decks/test_editor_every_game.py",
    "tests/frontend/site/test_theme.py",
)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with a game that the command has written."""
    root = tmp_path_factory.mktemp("tree") / "stardeck"
    shutil.copytree(ROOT, root, ignore=lambda folder, names: NEVER_COPIED & set(names) | unfinished(folder, names))
    run(root, "git", "init", "--quiet")
    run(root, "git", "add", "--all")
    done = run(root, sys.executable, "manage.py", "start_game", SLUG, "--name", "Moon Rally")
    assert "Wrote 5" in done
    assert "docs/guides/adding-a-game.md" in done
    return root


def run(root: Path, *command: str) -> str:
    """The output of a command; a failure shows all of it."""
    own = {"STARDECK_RULES": "interpreted", "STARDECK_VAR": str(root / "var"), "PYTHONPATH": ""}
    alone = {
        name: value for name, value in os.environ.items() if not name.startswith(("GIT_", "PYTEST_")) and name != "DJANGO_SETTINGS_MODULE"
    }
    done = subprocess.run(command, cwd=root, env={**alone, **own}, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.slow
def test_the_new_game_passes_the_suites_of_every_game(tree: Path) -> None:
    alone = "not browser and not servers and not own_servers"
    only = f"({SLUG} or moon_rally) and (not slow or saw_the_cards) or (architecture or docs) and not slow"
    done = run(tree, sys.executable, "-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "no:playwright", "-m", alone, "-k", only, *SUITES)
    assert " passed" in done


@pytest.mark.slow
def test_the_new_game_is_formatted_and_typed(tree: Path) -> None:
    own = ["games/moon_rally", "tests/games/moon_rally", "games/registry.py"]
    run(tree, sys.executable, "-m", "ruff", "check", *own)
    run(tree, sys.executable, "-m", "ruff", "format", "--check", *own)
    run(tree, sys.executable, "-m", "mypy", "games/moon_rally")


def test_the_guide_starts_the_same_game() -> None:
    """No file outside its folders may name it, so this one is safe to copy."""
    assert f"manage.py start_game {SLUG}\n" in (ROOT / "docs" / "guides" / "adding-a-game.md").read_text("utf-8")


@pytest.mark.slow
def test_the_new_game_is_named_only_in_its_own_folders(tree: Path) -> None:
    found = run(tree, "git", "status", "--porcelain", "--untracked-files=all").splitlines()
    changed = {line[3:] for line in found if line[1] == "M"}
    assert changed == {"games/registry.py", "docs/decks.md"}
    new = [line[3:] for line in found if line.startswith("??") and not line[3:].startswith("var/")]
    assert all("moon-rally" in path or "moon_rally" in path for path in new)
    template = re.compile(r"comet.race|コメットレース|彗星競速|CR-", re.IGNORECASE)
    assert not [path for path in new if template.search((tree / path).read_text("utf-8"))]


@pytest.mark.parametrize(
    "slug", ["Space", "space race", "-space", "space--race", "", "x" * 41, "../x", "class", "engine", "contracts", "texts"]
)
def test_a_slug_that_cannot_name_a_package_is_refused(slug: str) -> None:
    with pytest.raises(CannotStart, match=r"\."):
        check_slug(slug)


def test_an_existing_game_is_not_overwritten(tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in (ROOT / "games" / "registry.py", ROOT / "docs" / "decks.md")}
    with pytest.raises(CommandError, match="already exists"):
        call_command("start_game", "star-realms", stdout=StringIO())
    assert {path: path.read_bytes() for path in before} == before


def test_several_games_in_a_row_keep_the_registry_sorted() -> None:
    registry = (ROOT / "games" / "registry.py").read_text("utf-8")
    for slug in ("aaa-first", "zeta-last", "contracts-between"):
        registry = registered(registry, slug)
        package = slug.replace("-", "_")
        assert f"from games.{package}.game import GAME as {package.upper()}\n" in registry
        assert f"    {package.upper()},\n" in registry
    modules = re.findall(r"^from (games\.\S+) import", registry, re.MULTILINE)
    assert modules == sorted(modules)


def test_an_unexpected_tree_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "games" / "registry.py").write_text("GAMES = {}\n")
    (tmp_path / "docs" / "decks.md").write_text("# Decks\n")
    with pytest.raises(CannotStart, match=r"games/registry\.py"):
        write_game("moon-rally", root=tmp_path)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["decks.md", "docs", "games", "registry.py"]


@pytest.mark.parametrize(
    ("slug", "prefix"), [("moon-rally", "MR"), ("nova", "NOV"), ("a-1", "A-1"), ("star-rally", "STA"), ("legend-of-old-moons", "LOOM")]
)
def test_the_prefix_of_clauses_is_made_of_initials_or_three_letters(slug: str, prefix: str) -> None:
    assert clause_prefix(slug).strip("-") == prefix.strip("-")
