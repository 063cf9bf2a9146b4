"""For every test, wherever it lies."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import hypothesis

import games

# What is read while tests are gathered stays to the end: the collector need not look through it again and again.
gc.disable()

# No deadlines of their own: a busy machine is no fault.  On CI the same examples each time.
hypothesis.settings.register_profile(
    "stardeck", deadline=None, derandomize=bool(os.environ.get("CI")), suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("stardeck")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave the compiled modules' own doctests to the interpreted run: mypyc keeps no docstrings."""
    compiled = {name for finder in sys.meta_path if isinstance(finder, games.CompiledRules) for name in finder.files}
    if collection_path.suffix == ".py" and collection_path.is_relative_to(games.ROOT):
        module = ".".join(collection_path.relative_to(games.ROOT).with_suffix("").parts)
        return True if module in compiled else None
    return None


def pytest_collection_finish() -> None:
    """From here on the collector looks at what the tests make, and not after every few hundred objects."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
