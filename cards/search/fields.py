"""The searchable fields of a game with their values."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext

from cards.errors import NotFound
from cards.models import Game
from cards.query import table_for
from cards.query.messages.suggest import nearest
from cards.query.table import Row, Table
from cards.texts.folding import fold
from games.contracts.catalogue import Choice

MAX_VALUES, FEW_VALUES = 500, 40  # values listed of a field: when it is requested alone, when all fields are requested


@dataclass(frozen=True, slots=True)
class SearchField:
    """One field of the query language: its row, its other keys, and the first of its `total` values."""

    row: Row
    keys: tuple[str, ...]
    choices: tuple[Choice, ...]
    total: int


def search_fields(*, game: Game, field: str = "", begins: str = "") -> list[SearchField]:
    """The fields of the game's query language, or only `field`; of their values, those with a word that begins with `begins`."""
    table = table_for(game)
    rows = list(table.rows.values())
    if field:
        rows = table.find(field)[:1]
        if not rows:
            suggestion = nearest(field.casefold(), table.rows)
            hint = gettext(" Did you mean “%(near)s”?") % {"near": suggestion} if suggestion else ""
            raise NotFound(gettext("There is no such field in this game.") + hint, code="unknown_field")
    return [
        _search_field(row, table, most=MAX_VALUES if field else FEW_VALUES, begins=fold(begins)) for row in rows if row.kind != "absent"
    ]


def _search_field(row: Row, table: Table, *, most: int, begins: str) -> SearchField:
    choices = row.choices(table)
    if begins:
        choices = tuple(
            choice for choice in choices if any(f" {begins}" in f" {fold(text)}" for text in (choice.code, *choice.names.values()))
        )
    keys = tuple(key for key, rows in table.keys.items() if rows[0] is row and key != row.name and key.isascii())
    return SearchField(row, keys, choices[:most], len(choices))
