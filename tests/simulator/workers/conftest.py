"""Fixtures of the tests with real workers; `real_workers.py` explains each."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest
from django.db import Error

from tests.simulator.workers.real_workers import arena, postgresql_template, sqlite_template, stage, undisturbed

__all__ = ["arena", "postgresql_template", "sqlite_template", "stage", "undisturbed"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add what the workers say to the report of a test that failed: they are killed before anybody could ask them."""
    report = yield
    shared: Any = getattr(item, "funcargs", {}).get("arena")
    if report.when == "call" and report.failed and shared:
        try:
            report.sections.append(("workers", shared.account()))
        except Error as error:  # the test was ended in the middle of a query
            report.sections.append(("workers", f"The database does not answer: {error}"))
    return report
