"""Interpreted and compiled rules play the same games of two players, with random decks (prepared runs: `every_game/test_modes.py`)."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import games
from config.processes.rules_build import is_fresh
from tests.games.star_wars_lcg.matches import SHOW_DIGESTS


def shown(rules: str) -> list[str]:
    environment = {**os.environ, "STARDECK_RULES": rules, "PYTHONPATH": str(games.ROOT)}
    done = subprocess.run([sys.executable, "-c", SHOW_DIGESTS], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.slow
def test_both_modes_give_equal_digests():
    if not is_fresh():  # asked here and not on import: the answer takes seconds, and every process imports this file
        pytest.skip("the rules are not compiled")
    interpreted, compiled = shown("interpreted"), shown("compiled")
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(compiled) > 10
    assert compiled[1:] == interpreted[1:]
