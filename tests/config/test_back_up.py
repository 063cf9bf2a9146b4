"""The backup of the embedded database, made and checked with the project's own SQLite."""

from __future__ import annotations

import sqlite3
import stat
import uuid
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from cards.models import Allowance
from decks.models import DeckSlot

only_sqlite = pytest.mark.skipif("connection.vendor != 'sqlite'", reason="SQLite's file")


def back_up(file: Path) -> str:
    out = StringIO()
    call_command("back_up", str(file), stdout=out)
    return out.getvalue()


@only_sqlite
@pytest.mark.django_db(transaction=True)
def test_the_copy_is_complete_and_checked(tmp_path: Path) -> None:
    Allowance.objects.create(client="a", slot=1, used=2, before=3, until=4)
    said = back_up(tmp_path / "copy.sqlite3")
    assert said.endswith(" bytes, checked.\n")
    assert stat.S_IMODE((tmp_path / "copy.sqlite3").stat().st_mode) == 0o600
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
        assert copy.execute("SELECT client, used FROM cards_allowance").fetchall() == [("a", 2)]


@only_sqlite
@pytest.mark.django_db(transaction=True)
def test_a_damaged_copy_is_reported(tmp_path: Path) -> None:
    with connection.constraint_checks_disabled():
        DeckSlot.objects.create(deck_id=uuid.uuid4(), zone="main", code="a", quantity=1)  # refers to no deck
        with pytest.raises(CommandError, match=r"copy\.sqlite3 is damaged: .*decks_deckslot"):
            back_up(tmp_path / "copy.sqlite3")
        DeckSlot.objects.all().delete()


@only_sqlite
@pytest.mark.django_db(transaction=True)
def test_files_are_never_overwritten_and_a_missing_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(CommandError, match="already exists"):
        back_up(tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == "mine"
    with pytest.raises(CommandError, match="could not be written"):
        back_up(tmp_path / "nowhere" / "copy.sqlite3")


@pytest.mark.django_db
def test_with_postgresql_the_command_names_pg_dump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "vendor", "postgresql")
    with pytest.raises(CommandError, match="pg_dump"):
        back_up(tmp_path / "copy.sqlite3")
