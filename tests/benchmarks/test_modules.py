"""`make bench` runs modules by name, each in a process of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec

import pytest

from games import ROOT
from games.registry import GAMES

MAIN = (ROOT / "benchmarks" / "__main__.py").read_text("utf-8")
MEASURED = sorted(set(re.findall(r'measure\("([\w.]+)"', MAIN)))


def test_make_bench_names_modules_that_are_there() -> None:
    assert len(MEASURED) > 4
    assert [name for name in MEASURED if find_spec(f"benchmarks.{name}") is None] == []


@pytest.mark.slow
def test_the_benchmark_of_matches_measures_every_played_game() -> None:
    """For a moment only: the figures are not judged."""
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-m", "benchmarks.games.matches", "0.03"]
    measured = json.loads(subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True).stdout)
    assert {name.partition(":")[0] for name in measured} == {slug for slug, rules in GAMES.items() if rules.match}
    assert all(row["rate"] > 0 and row["digest"] for row in measured.values())
