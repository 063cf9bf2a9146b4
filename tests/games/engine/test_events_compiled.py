"""The windows compiled, too: the made-up games are built with the engine, as any game of the project is, and play the same tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from config.processes.rules_build import compiler_found
from games import ROOT, rules_mode

HERE = Path(__file__).resolve().parent
TESTS = (
    "test_events.py",
    "test_batches.py",
    "test_abilities.py",
    "test_table.py",
    "test_departures.py",
    "test_verbs.py",
    "test_verbs_in_depth.py",
)
# The modules of the made-up games, each in a folder like that of a game.
GAMES = {"squabble": ("squabble",), "skirmish": ("skirmish", "verb_skirmish")}
TABLES = "tests.games.engine.tables."


@pytest.mark.slow
@pytest.mark.skipif(rules_mode() != "compiled" or not compiler_found(), reason="played once, where the rules are compiled")
def test_windows_open_and_close_alike_when_compiled(tmp_path):
    """A copy of the engine with the made-up games, whose tests are those of the files in TESTS."""
    for name in ("games/__init__.py", "config/processes/rules_build.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, tmp_path / name)
    # The C compiler need not optimize what plays for a second: that takes a minute.
    replace(tmp_path / "config/processes/rules_build.py", 'opt_level="3"', 'opt_level="0"')
    replace(tmp_path / "config/processes/rules_build.py", "if compiler_takes_lto() else", "if False else")
    shutil.copytree(ROOT / "games" / "engine", tmp_path / "games" / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for game, modules in GAMES.items():
        made_up = tmp_path / "games" / game
        made_up.mkdir()
        (made_up / "__init__.py").touch()
        for name in modules:
            source = (HERE / "tables" / f"{name}.py").read_text("utf-8")
            (made_up / f"{name}.py").write_text(source.replace(TABLES, f"games.{game}."), "utf-8")
    for name in TESTS:
        source = (HERE / name).read_text("utf-8")
        game = next(each for each in GAMES if f"{TABLES}{each} import" in source)
        (tmp_path / name).write_text(source.replace(TABLES, f"games.{game}."), "utf-8")
        for old, new in (('rules_mode() == "compiled"', "False"), ('rules_mode() != "compiled"', 'rules_mode() == "compiled"')):
            replace(tmp_path / name, old, new)

    def run(rules, *command):
        environment = {**os.environ, "STARDECK_RULES": rules, "PYTHONPATH": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("interpreted", "config.processes.rules_build")
    built = [each.name for each in (tmp_path / "build" / "rules").rglob("*.so")]
    assert all(any(each.startswith(f"{name}.") for each in built) for modules in GAMES.values() for name in modules)
    output = run("compiled", "pytest", "-q", "-p", "no:cacheprovider", "--noconftest", "-c", os.devnull, *TESTS)
    assert " passed" in output
    assert "skipped" not in output


def replace(file, old, new):
    source = file.read_text("utf-8")
    assert source.count(old) == 1, (file, old)
    file.write_text(source.replace(old, new), "utf-8")
