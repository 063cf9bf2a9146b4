"""The windows compiled, too: the made-up games are built with the engine, as any game of the project is, and play the same tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from config.rules_build import compiler_found
from games import ROOT, rules_mode

HERE = Path(__file__).resolve().parent
TESTS = ("test_events.py", "test_batches.py", "test_abilities.py", "test_table.py")
GAMES = ("squabble", "skirmish")


@pytest.mark.slow
@pytest.mark.skipif(rules_mode() != "compiled" or not compiler_found(), reason="played once, where the rules are compiled")
def test_windows_open_and_close_alike_when_compiled(tmp_path):
    """A copy of the engine with the made-up games, whose tests are those of the files in TESTS."""
    for name in ("games/__init__.py", "config/rules_build.py"):
        (tmp_path / name).parent.mkdir()
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "games" / "engine", tmp_path / "games" / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for name in GAMES:
        made_up = tmp_path / "games" / name
        made_up.mkdir()
        (made_up / "__init__.py").touch()
        shutil.copy(HERE / f"{name}.py", made_up)
    for name in TESTS:
        source = (HERE / name).read_text("utf-8")
        game = next(each for each in GAMES if f"tests.games.engine.{each} import" in source)
        for old, new in (
            (f"tests.games.engine.{game}", f"games.{game}.{game}"),
            ('rules_mode() == "compiled"', "False"),
            ('rules_mode() != "compiled"', 'rules_mode() == "compiled"'),
        ):
            assert source.count(old) == 1
            source = source.replace(old, new)
        (tmp_path / name).write_text(source, "utf-8")

    def run(rules, *command):
        environment = {**os.environ, "STARDECK_RULES": rules, "PYTHONPATH": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("interpreted", "config.rules_build")
    built = [each.name for each in (tmp_path / "build" / "rules").rglob("*.so")]
    assert all(any(each.startswith(f"{name}.") for each in built) for name in GAMES)
    said = run("compiled", "pytest", "-q", "-p", "no:cacheprovider", "--noconftest", "-c", os.devnull, *TESTS)
    assert " passed" in said
    assert "skipped" not in said
