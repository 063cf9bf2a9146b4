"""The real catalogues for tests: each game is loaded once into a test database and then copied.

Loading the largest game takes eight seconds, copying its rows half a second.  The copies are in separate tables, which are kept
when the database is emptied between tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.core.management.color import no_style
from django.db import connection, transaction

from cards.models import Card, Faction, Game, ObjectiveSet, Printing, Product, Restriction, Ruling, SearchValue
from cards.services import fixtures_load
from games.registry import GAMES

# Tables in the order of their references.
MODELS: tuple[Any, ...] = (Game, Faction, Product, ObjectiveSet, Card, SearchValue, Printing, Ruling, Restriction)
MODELS += (Restriction.cards.through, Restriction.objective_sets.through, Restriction.products.through)
APART = 10_000_000  # distance between the keys of two games, and from keys that the database assigns


def held(*slugs: str, then: Callable[[], Any] = lambda: None) -> Any:
    """A fixture with the cards of these games, loaded once for each module and deleted after it.

    then: creates more rows for all tests of the module, as decks and users; its result is the value of the fixture.  Changes to
    rows are undone after each test; changes to that value are not, so only read it.
    """

    @pytest.fixture(scope="module")
    def loaded(django_db_setup: None, django_db_blocker: Any) -> Iterator[Any]:
        with django_db_blocker.unblock():
            try:
                load(*slugs)
                yield then()
            finally:
                forget()

    return loaded


def load(*slugs: str) -> None:
    """Load the cards of these games into a database without them."""
    kept = set(connection.introspection.table_names())
    for slug in slugs:
        with transaction.atomic():
            if _copy_of(Game, slug) in kept:
                for model in MODELS:
                    columns = ", ".join(_columns(model))
                    _run(f"INSERT INTO {model._meta.db_table} ({columns}) SELECT {columns} FROM {_copy_of(model, slug)}")
            else:
                fixtures_load(rules=GAMES[slug])
                _keep(slug)


def forget() -> None:
    """Delete the catalogue with all rows that refer to it (decks, runs), and the users."""
    tables = [model._meta.db_table for model in (Game, User, Session)]
    connection.ops.execute_sql_flush(connection.ops.sql_flush(no_style(), tables, allow_cascade=True))


def _keep(slug: str) -> None:
    """Copy the rows of a game that was just loaded; numeric keys are shifted to the game's own range (`APART`)."""
    first = {model: APART * (1 + list(GAMES).index(slug)) for model in MODELS}
    for model in MODELS:
        if model is not Game:
            first[model] -= _run(f"SELECT min(id) FROM {model._meta.db_table} WHERE {_of_game(model, slug)}")[0][0] or 0
    for model in MODELS:
        moved = {field.column: first[field.related_model or model] for field in model._meta.concrete_fields if _is_number(field)}
        values = ", ".join(f"{column} + {moved[column]} AS {column}" if column in moved else column for column in _columns(model))
        _run(
            f"CREATE TABLE {_copy_of(model, slug)} AS SELECT {values} FROM {model._meta.db_table} WHERE {_of_game(model, slug)} ORDER BY 1"
        )


def _is_number(field: Any) -> bool:
    """Whether the column is a key, own or foreign, that the database assigns."""
    return field.related_model in MODELS[1:] or (field.primary_key and field.column == "id")


def _of_game(model: Any, slug: str) -> str:
    columns = _columns(model)
    if model is Game:
        return f"slug = '{slug}'"
    if "game_id" in columns:
        return f"game_id = '{slug}'"
    of = Restriction if "restriction_id" in columns else Card
    return f"{of._meta.model_name}_id IN (SELECT id FROM {of._meta.db_table} WHERE game_id = '{slug}')"


def _columns(model: Any) -> list[str]:
    return [field.column for field in model._meta.concrete_fields]


def _copy_of(model: Any, slug: str) -> str:
    return f"kept_{slug.replace('-', '_')}_{model._meta.db_table}"


def _run(sql: str) -> Any:
    with connection.cursor() as cursor:
        cursor.execute(sql)
        return cursor.fetchall() if cursor.description else []
