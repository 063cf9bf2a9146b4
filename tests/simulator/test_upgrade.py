"""A database of the last version, with data, is migrated forward and loses nothing.

`versions/<version>.json` holds the last migration of each package in that version, and rows as that version stored them.  A new version in
CHANGELOG.md needs its file.
"""

from __future__ import annotations

import json
import re
import uuid
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps as current
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from games import ROOT

VERSIONS = Path(__file__).parent / "versions"


def changelog_versions() -> list[str]:
    """The versions in CHANGELOG.md, newest first."""
    return re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_changelog_has_versions_and_the_newest_is_the_project_version() -> None:
    project = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert project
    assert changelog_versions()[0] == project[1]
    assert {path.stem for path in VERSIONS.glob("*.json")} == set(changelog_versions())


def stored(apps: Any, row: list[Any]) -> dict[str, Any]:
    """The members of this row as the database holds them now."""
    label, fields = row
    model = apps.get_model(label)
    found = model.objects.filter(pk=fields[model._meta.pk.attname]).values(*fields).get()
    return {name: str(value) if isinstance(value, uuid.UUID) else value for name, value in found.items()}


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_a_database_of_the_last_version_is_migrated_forward_with_its_data() -> None:
    version = json.loads((VERSIONS / f"{changelog_versions()[0]}.json").read_text(encoding="utf-8"))
    then = sorted(version["migrations"].items())
    leaves = MigrationExecutor(connection).loader.graph.leaf_nodes()
    try:
        MigrationExecutor(connection).migrate(then)
        executor = MigrationExecutor(connection)
        others = [leaf for leaf in leaves if leaf[0] not in version["migrations"]]
        apps = executor.loader.project_state([*then, *others]).apps
        for label, fields in version["rows"]:
            apps.get_model(label).objects.create(**fields)
        MigrationExecutor(connection).migrate(leaves)
        apps = MigrationExecutor(connection).loader.project_state(leaves).apps
        for row in version["rows"]:
            assert stored(apps, row) == row[1]
        likes = {
            deck: apps.get_model("decks.Like").objects.filter(deck=deck).count() for deck in apps.get_model("decks.Deck").objects.all()
        }
        assert {deck: deck.like_count for deck in likes} == likes
        assert any(likes.values())
        from decks.models import Deck  # the current models can read every row
        from simulator.models import Chunk, Run
        from simulator.selectors.reports import run_state

        for model in current.get_models():
            if model._meta.app_label in version["migrations"]:
                model._default_manager.first()  # also of the tables that this version did not have
        assert Deck.objects.get().opened
        assert [chunk.failures for chunk in Chunk.objects.order_by("pk")] == [{}, {}]
        assert Run.objects.get(request_hash="done").report == {"n": 100}
        assert run_state(Run.objects.get(request_hash="failed"))["failure"]["code"] == "versions_changed"
    finally:
        MigrationExecutor(connection).migrate(leaves)
