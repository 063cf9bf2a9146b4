"""The real catalogues for tests: a game is loaded once in each test database, and copied from then on.

Loading the largest game takes eight seconds, copying its rows half of one.  The copies are tables of their own, which emptying
the database between tests leaves alone.
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

# From what is referred to down to what refers to it.
MODELS: tuple[Any, ...] = (Game, Faction, Product, ObjectiveSet, Card, SearchValue, Printing, Ruling, Restriction)
MODELS += (Restriction.cards.through, Restriction.objective_sets.through, Restriction.products.through)
APART = 10_000_000  # between the keys of two games' copies, and from the keys that the database gives itself


def held(*slugs: str, then: Callable[[], Any] = lambda: None) -> Any:
    """A fixture: these games' records, loaded once a module and gone again after it.

    then: makes more rows that all tests of the module begin with, as decks and people; the fixture's value is what it returns, to be read
    only: what a test changes in the database is undone after it, what it changes in that value is not.
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
    """Have the database hold these games' records; it holds none of them before."""
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
    """Empty the catalogue, and with it all that refers to it: decks, runs; and forget the people."""
    tables = [model._meta.db_table for model in (Game, User, Session)]
    connection.ops.execute_sql_flush(connection.ops.sql_flush(no_style(), tables, allow_cascade=True))


def _keep(slug: str) -> None:
    """Copy the rows of a game that has just been loaded; the keys that are numbers count from its place in `APART`."""
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
    """Is it a row's own key, or another's, that the database gives?"""
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
