"""pytest for the whole tree: memory, Hypothesis, and which doctests are collected.  Fixtures are in tests/conftest.py."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest
from hypothesis.internal.conjecture import providers

import games

TESTS = Path(__file__).parent / "tests"
collect_ignore = ["config/wsgi.py"]  # importing it queries the database

# Objects made while tests are collected live to the end, so the garbage collector would search them in vain again and again.
gc.disable()

# No deadline for an example, because a busy machine is no fault.  On CI the examples are the same each time.
hypothesis.settings.register_profile(
    "stardeck", deadline=None, derandomize=bool(os.environ.get("CI")), suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("stardeck")
# Each process would parse over a thousand modules, most of them card texts, for constants to try; there is no setting against it.
providers._get_local_constants = lambda: providers._local_constants


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave the compiled modules' own doctests to the interpreted run: mypyc keeps no docstrings."""
    compiled = {name for finder in sys.meta_path if isinstance(finder, games.CompiledRules) for name in finder.files}
    if collection_path.suffix == ".py" and collection_path.is_relative_to(games.ROOT):
        module = ".".join(collection_path.relative_to(games.ROOT).with_suffix("").parts)
        return True if module in compiled else None
    return None


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """No doctests are looked for in the tests themselves."""
    found = yield
    return [each for each in found if type(each) is pytest.Module] if file_path.is_relative_to(TESTS) else found


def pytest_collection_finish() -> None:
    """From here on the collector looks at what the tests make, and not after every few hundred objects."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
