"""Sort orders of card lists; each breaks ties by the catalogue's order, so the result is fully determined.

Names are sorted in the reader's language by a stored rank, which every database compares alike.
"""

from __future__ import annotations

from typing import Any

from django.db.models import Case, F, IntegerField, OuterRef, Q, Subquery, Value, When
from django.utils.translation import gettext

from cards.errors import BadInput
from cards.models import SearchValue, rank_column
from cards.query import Query
from cards.query.table import Table
from cards.query.values import NUMBER, RELEASED

NAME = "name"
CARD_ORDERS = {
    "name": (NAME,),
    "set": ("position",),
    "cost": ("cost", NAME),
    "type": ("type", NAME),
    "faction": ("faction__code", NAME),
    "side": ("side", NAME),
    "number": ("number", NAME),
    "released": (NAME,),
    "relevance": (NAME,),
}


def card_order(order: str, *, language: str, query: Query | None = None) -> list[Any]:
    """The columns for `order` ("name", "-cost", ...), nulls last, with the same result on every database.

    language: the language of the names.
    query: its words decide relevance, and its game adds its own numbers to the orders shared by all games.
    """
    check_order(order, query.table if query else None)
    name, descending = order.removeprefix("-"), order.startswith("-")
    columns = _columns(name, rank_column(language), query)
    return [column.desc(nulls_last=True) if descending else column.asc(nulls_last=True) for column in columns] + [F("position").asc()]


def check_order(order: str, table: Table | None) -> None:
    """Raise BadInput, listing the known orders, if `order` is not one of them."""
    known = table.orders if table else tuple(CARD_ORDERS)
    if order.removeprefix("-") not in known:
        parameters = {"order": repr(order[:60]), "orders": ", ".join(known)}
        sentence = gettext("Unknown order %(order)s. Use one of: %(orders)s; a leading minus reverses the order.")
        raise BadInput(sentence % parameters, code="unknown_order")


def _columns(name: str, rank: str, query: Query | None) -> list[Any]:
    by_name = F(rank)
    if name == "relevance":
        key = " ".join(query.words) if query else ""
        return [_relevance(key), by_name] if key else [by_name]
    stored = {"released": RELEASED, "number": NUMBER}.get(name, "")
    if not stored and query is not None and name not in CARD_ORDERS:
        stored = query.table.rows[name].stored
    if not stored and name == "cost" and query is not None:
        # a game may use another name for the cost
        stored = next((row.stored for row in query.table.find("cost") if row.kind == "number" and row.stored != "cost"), "")
    if stored:
        least = SearchValue.objects.filter(card=OuterRef("pk"), name=stored, number__isnull=False).order_by("number").values("number")
        return [Subquery(least[:1]), by_name]
    return [by_name if column == NAME else F(column) for column in CARD_ORDERS[name]]


def _relevance(key: str) -> Any:
    """Relevance of a name: 0 equals `key`, 1 begins with `key`, 2 has a word that begins with its first word, 3 any other."""
    return Case(
        When(Q(search_key=key) | Q(search_key__startswith=f"{key}\n"), then=Value(0)),
        When(search_key__startswith=key, then=Value(1)),
        When(search_key__contains=f" {key.split(maxsplit=1)[0]}", then=Value(2)),
        default=Value(3),
        output_field=IntegerField(),
    )
