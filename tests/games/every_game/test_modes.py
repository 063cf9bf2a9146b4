"""Interpreted and compiled rules play the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import games
from config.processes.rules_build import is_fresh
from tests.games.helpers.digests import SHOW


def run(root: Path, *command: str, rules: str) -> str:
    environment = {**os.environ, "STARDECK_RULES": rules, "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built_beside(folder: Path) -> Path:
    """A copy of the tree with its own build, which never replaces the site's."""
    for name in ("games", "config", "fixtures", "tests/games"):
        shutil.copytree(games.ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(games.ROOT / "tests" / "__init__.py", folder / "tests")
    run(folder, "-m", "config.processes.rules_build", rules="interpreted")
    return folder


@pytest.mark.slow
def test_both_modes_give_equal_digests(tmp_path: Path) -> None:
    root = games.ROOT if is_fresh() else built_beside(tmp_path)
    digests = "from tests.games.helpers.search_settings import digests"
    show = f"import games; print(games.rules_mode()); {SHOW.strip()}\n{digests}\nprint(*digests(), sep='\\n')"
    interpreted = run(root, "-c", show, rules="interpreted").splitlines()
    compiled = run(root, "-c", show, rules="compiled").splitlines()
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(compiled) > 10
    assert compiled[1:] == interpreted[1:]
