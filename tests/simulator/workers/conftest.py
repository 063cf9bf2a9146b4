"""Fixtures of the tests with real workers; `real_workers.py` explains each."""

from __future__ import annotations

from tests.simulator.workers.real_workers import arena, postgresql_template, sqlite_template, stage, undisturbed

__all__ = ["arena", "postgresql_template", "sqlite_template", "stage", "undisturbed"]
