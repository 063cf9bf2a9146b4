"""Interpreted and compiled rules play the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import games
from tests.games.test_contract import SHOW


def run(root: Path, *command: str, rules: str) -> str:
    environment = {**os.environ, "STARDECK_RULES": rules, "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_both_modes_give_equal_digests(tmp_path: Path) -> None:
    # A copy, so that a build of this test never takes the place of the one that the site runs.
    for folder in ("games", "config", "fixtures", "tests/games"):
        shutil.copytree(games.ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(games.ROOT / "tests" / "__init__.py", tmp_path / "tests")
    run(tmp_path, "-m", "config.rules_build", rules="interpreted")
    show = (
        f"import games; print(games.rules_mode()); {SHOW.strip()}\nfrom tests.games.searches import digests\nprint(*digests(), sep='\\n')"
    )
    interpreted = run(tmp_path, "-c", show, rules="interpreted").splitlines()
    compiled = run(tmp_path, "-c", show, rules="compiled").splitlines()
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(compiled) > 10
    assert compiled[1:] == interpreted[1:]
