"""On PostgreSQL, an index of the names' trigrams, by which a search for a part of a name finds decks without reading all of them.

It needs PostgreSQL's extension pg_trgm, which the owner of a database may install.  Without it, the search works and reads all decks.
"""

from __future__ import annotations

import logging
from typing import Any

from django.db import DatabaseError, migrations, transaction

INDEX = "decks_deck_name_trigrams"
MISSING = "PostgreSQL's extension pg_trgm is not available (%s), so searches for names read all public decks."


def add_index(apps: Any, schema_editor: Any) -> None:
    connection = schema_editor.connection
    if connection.vendor != "postgresql":
        return
    with connection.cursor() as cursor:
        try:
            with transaction.atomic(using=connection.alias):
                cursor.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
        except DatabaseError as error:
            logging.getLogger(__name__).warning(MISSING, str(error).partition("\n")[0])
            return
        cursor.execute(f"CREATE INDEX {INDEX} ON decks_deck USING gin (name_key gin_trgm_ops)")


def remove_index(apps: Any, schema_editor: Any) -> None:
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute(f"DROP INDEX IF EXISTS {INDEX}")


class Migration(migrations.Migration):
    dependencies = [("decks", "0008_count_likes")]

    operations = [migrations.RunPython(add_index, remove_index)]
