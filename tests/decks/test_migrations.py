"""Migrations from the first decks to the current ones, and back, lose nothing."""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace
from unittest import mock

import pytest
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]

FIRST = [("decks", "0001_initial"), ("accounts", None)]


def migrate(*targets: tuple[str, str | None]) -> MigrationExecutor:
    executor = MigrationExecutor(connection)
    executor.migrate(list(targets))
    return MigrationExecutor(connection)


def test_decks_are_migrated_and_back() -> None:
    leaves = MigrationExecutor(connection).loader.graph.leaf_nodes()
    newest = [target for target in leaves if target[0] in ("decks", "accounts", "simulator")]
    old = [("decks", "0001_initial"), *(target for target in leaves if target[0] == "cards")]
    try:
        apps = migrate(*FIRST).loader.project_state(old).apps
        apps.get_model("cards", "Game").objects.create(slug="a-game")
        deck = apps.get_model("decks", "Deck").objects.create(owner_key="alice", game_id="a-game", name="Pre Élan", version=3)
        apps.get_model("decks", "DeckSlot").objects.create(deck=deck, zone="main", code="x", quantity=2)

        apps = migrate(*newest).loader.project_state([*newest, *old[1:]]).apps
        stored = apps.get_model("decks", "Deck").objects.get()
        revision = apps.get_model("decks", "DeckRevision").objects.get()
        assert (stored.owner_key, stored.name_key, stored.notes) == ("alice", "pre elan", "")
        assert (revision.number, revision.version, revision.slots, revision.is_kept) == (1, 3, [["main", "x", 2]], True)

        apps = migrate(*FIRST).loader.project_state(old).apps
        assert apps.get_model("decks", "DeckSlot").objects.get().deck.name == "Pre Élan"
    finally:
        migrate(*newest)


def test_without_its_extension_the_index_of_names_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    added = import_module("decks.migrations.0009_name_trigrams").add_index
    cursor = mock.MagicMock()
    cursor.__enter__.return_value.execute.side_effect = DatabaseError("permission denied\nHINT: ...")
    with mock.patch.object(connection, "cursor", return_value=cursor):
        added(None, SimpleNamespace(connection=SimpleNamespace(vendor="postgresql", alias="default", cursor=connection.cursor)))
    assert "extension pg_trgm is not available (permission denied)" in caplog.text
