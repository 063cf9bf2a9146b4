"""Fixtures for all tests: real servers and a real Chromium, for the tests that ask for them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from django.template import Template
from django.utils import translation
from playwright.sync_api import expect

from cards import render_cache
from cards.api import limits
from tests.helpers import servers

# Slow as a whole; to read them takes seconds, for the libraries that they import and the cases that those make up at once.
SLOW_FILES = {"test_api_contract.py"}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`make check` does not read what it would not run."""
    asked, name = config.option.markexpr, collection_path.name
    is_left_out = ("not slow" in asked and name in SLOW_FILES) or ("not browser" in asked and name.startswith("test_browser_"))
    return True if is_left_out else None


@pytest.fixture(scope="session", autouse=True)
def translations() -> None:
    """Compiled before the first page or error asks for them."""
    from frontend.site.translations import compile_all

    compile_all()


@pytest.fixture(scope="session", autouse=True)
def templates_as_the_site_has_them(django_test_environment: None) -> Iterator[None]:
    """Django's test client copies the context of each template and each part of one; our tests ask for none, they read the pages."""
    with mock.patch.object(Template, "_render", lambda template, context: template.nodelist.render(context)):
        yield


@pytest.fixture(autouse=True)
def language_of_the_last_request() -> Iterator[None]:
    """Forget it: Django leaves a request's language active in the thread that answered it."""
    yield
    translation.deactivate()


@pytest.fixture(autouse=True)
def nothing_kept_of_the_last_test() -> Iterator[None]:
    """Tests change rows that the site changes only by loading other data, and all of them come from one address."""
    yield
    render_cache.forget_all()
    limits.forget_all()


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A real Redis: the one that `make test` started, or one for this session; each process of pytest has a database of its own."""
    if url := os.environ.get("STARDECK_TEST_REDIS"):
        process = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
        yield f"{url.rpartition('/')[0]}/{2 + int(process) % 14}"
    else:
        with servers.redis() as url:
            yield url


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """A real PostgreSQL: the one that `make test` started, or one for this session."""
    if url := os.environ.get("STARDECK_TEST_POSTGRESQL"):
        yield url
    else:
        with servers.postgresql() as url:
            yield url


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How the browser tests start Debian's Chromium: headless, and without its own calls to the network."""
    expect.set_options(timeout=30_000)  # a busy machine draws a page late
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
