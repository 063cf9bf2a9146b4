"""Fixtures for all tests: translations, caches, real servers and a real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from django.core.cache import caches
from django.template import Template
from django.utils import translation
from playwright.sync_api import expect

from cards import render_cache
from cards.api import limits
from tests.commands import steps
from tests.helpers import servers

# Files with slow tests only.  Collecting them takes seconds, as their libraries generate cases on import.
SLOW_FILES = {"test_api_contract.py"}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip the collection of files whose tests `make check` deselects."""
    asked, name = config.option.markexpr, collection_path.name
    is_left_out = ("not slow" in asked and name in SLOW_FILES) or ("not browser" in asked and name.startswith("test_browser_"))
    return True if is_left_out else None


@pytest.hookimpl(tryfirst=True)  # before pytest deselects by markers
def pytest_itemcollected(item: pytest.Item) -> None:
    if "django_db_setup" in getattr(item, "fixturenames", ()) or item.get_closest_marker("django_db"):
        item.add_marker("database")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--step", choices=list(steps.FOLDERS), help="run only the tests of this step of `make test`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of other steps; files whose tests take long begin first (`tests/commands/steps.py`)."""
    if (step := config.option.step) is None:
        return
    of_file: dict[str, set[str]] = {}
    of_item = [(item, item.nodeid.partition("::")[0], {mark.name for mark in item.iter_markers()}) for item in items]
    kept = [each for each in of_item if step in steps.steps_of(*each[1:])]
    for _, path, marks in kept:
        of_file.setdefault(path, set()).update(marks)
    kept.sort(key=lambda each: steps.place(each[1], of_file[each[1]]))
    items[:] = [item for item, _, _ in kept]
    config.hook.pytest_deselected(items=[item for item, *rest in of_item if step not in steps.steps_of(*rest)])


@pytest.fixture(scope="session", autouse=True)
def translations() -> None:
    """Compile the message catalogues before the first page or error."""
    from frontend.site.translations import compile_all

    compile_all()


@pytest.fixture(scope="session", autouse=True)
def uninstrumented_templates(django_test_environment: None) -> Iterator[None]:
    """Undo Django's instrumentation, which copies the context of each rendered template; our tests read the pages instead."""
    with mock.patch.object(Template, "_render", lambda template, context: template.nodelist.render(context)):
        yield


@pytest.fixture(autouse=True)
def reset_language() -> Iterator[None]:
    """Deactivate the language of the last request, which Django leaves active in its thread."""
    yield
    translation.deactivate()


@pytest.fixture(autouse=True)
def reset_caches() -> Iterator[None]:
    """Empty the render cache, as tests change rows without a new version of the data, and the rate limits of the one test client.

    Before the test, too: a server's thread may have answered a request of the last test after its end.
    """
    empty_caches()
    yield
    empty_caches()
    limits.forget_all()


def empty_caches() -> None:
    render_cache.forget_all()
    caches["template_fragments"].clear()


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A real Redis: that of `make test`, or one for this session; each pytest process has its own database."""
    if url := os.environ.get("STARDECK_TEST_REDIS"):
        process = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
        yield f"{url.rpartition('/')[0]}/{2 + int(process) % 14}"
    else:
        with servers.redis() as url:
            yield url


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """A real PostgreSQL: that of `make test`, or one for this session."""
    if url := os.environ.get("STARDECK_TEST_POSTGRESQL"):
        yield url
    else:
        with servers.postgresql() as url:
            yield url


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Options for Debian's Chromium: headless, and without background network requests."""
    expect.set_options(timeout=30_000)  # a busy machine is slow
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not chromium:
        pytest.fail("Chromium is not installed: apt-get install chromium")
    return {
        "executable_path": chromium,
        "headless": True,
        "args": [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    }
