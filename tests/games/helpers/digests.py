"""Digests of one game of each policy, played in this process or in another."""

from __future__ import annotations

import os
import subprocess
import sys

from games.engine.machine import play_match
from games.engine.trace import digest
from tests.games.helpers.declarations import all_settings
from tests.games.helpers.play_settings import Setting

# A program for `python -c`.
SHOW = "from tests.games.helpers.digests import show_digests; show_digests()"


def played(setting: Setting, policy: str, seed: int, index: int):
    """A game that is over."""
    ready = setting.prepared(policy)
    game = ready.new_game(seed, index)
    play_match(game, setting.seats(ready, seed, index))
    return game


def show_digests() -> None:
    """Print the digest of one game of each policy, one a line."""
    for setting in all_settings():
        for policy in setting.policies():
            print(setting, policy, digest(played(setting, policy, 2**40 + 7, 10**9)))  # noqa: T201


def show(**environment: str) -> str:
    """What `show_digests` prints in another process with these environment variables."""
    done = subprocess.run([sys.executable, "-c", SHOW], env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return done.stdout
