"""PostgreSQL's plans for the lists of public decks: no list, page, count or search reads all rows of a table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from django.core.cache import caches
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from cards.models import Game
from decks.models import Deck
from decks.search import deck_search, decks_with_cards, holding, plan
from decks.search.deck_index import games_with_outdated_decks, some_outdated, stamp_of
from decks.search.paging import ORDERS, Cursor
from decks.search.weights import Codes, Weights
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.slow,
    pytest.mark.usefixtures("made"),
    pytest.mark.skipif("connection.vendor != 'postgresql'", reason="SQLite has other plans; `make test` runs this file on PostgreSQL"),
]
DECKS = 20_000
# A site with 20,000 decks and these limits is as one with four million decks and the real ones.
LIMITS = {"MOST_COUNTED": 50, "ROWS_COUNTED": 200, "MOST_CHECKED": 60}
RARE = 60
# What a scan may read of each table: little, however many decks there are.
MOST_READ = {"decks_deck": 250, "decks_legalformat": 250, "decks_deckslot": 1_400, "decks_like": 10}  # a deck has six slots


def many_decks() -> None:
    """Decks of two sets each and an affiliation, made by the database: the first sets are in many of them, the last in few."""
    stamp = stamp_of(Game.objects.get(pk=SLUG), timezone.now().date())
    with connection.cursor() as cursor:
        cursor.execute(
            """
            INSERT INTO decks_deck (id, token, owner_key, game_id, name, name_key, description, side, visibility, notes, version, created,
                                    updated, opened, like_count, size, indexed)
            SELECT md5(n::text)::uuid, 'token-' || n, 'owner-' || n %% 500, %s, 'Deck ' || n, 'deck ' || n, '', 'light', 'public', '', 1,
                   now() - n * interval '1 minute', now() - n * interval '1 minute', now()::date, greatest(0, 20 - n / 100), n %% 90, %s
            FROM generate_series(1, %s) AS n
            """,
            [SLUG, stamp, DECKS],
        )
        cursor.execute(
            """
            INSERT INTO decks_deckslot (deck_id, zone, code, quantity)
            SELECT md5(n::text)::uuid, CASE k WHEN 5 THEN 'affiliation' ELSE 'objective_sets' END,
                   CASE k WHEN 5 THEN 'jedi' ELSE (1 + k + (n::bigint * n / 7919 %% 15) ^ 2)::int::text END, 2
            FROM generate_series(1, %s) AS n, generate_series(0, 5) AS k ORDER BY n, k ON CONFLICT DO NOTHING
            """,
            [DECKS],
        )
        cursor.execute("INSERT INTO decks_legalformat (deck_id, format) SELECT id, 'constructed' FROM decks_deck WHERE size > 5")
        cursor.execute("VACUUM (ANALYZE) decks_deck, decks_deckslot, decks_legalformat")


@pytest.fixture(autouse=True)
def small_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in LIMITS.items():
        monkeypatch.setattr(plan, name, value)
    monkeypatch.setattr(holding, "RARE", RARE)
    caches["default"].clear()


made = catalogues.held(SLUG, then=lambda: many_decks() if connection.vendor == "postgresql" else None)


def nodes(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield tree
    for child in tree.get("Plans", ()):
        yield from nodes(child)


def table_of(node: dict[str, Any]) -> str:
    """The table that a node reads; a bitmap of rows names only its index."""
    if node["Node Type"] == "Bitmap Index Scan":
        return tables_by_index()[node["Index Name"]]
    return str(node.get("Relation Name", ""))


@cache
def tables_by_index() -> dict[str, str]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT indexname, tablename FROM pg_indexes")
        return dict(cursor.fetchall())


def rows_read(node: dict[str, Any]) -> float:
    """The rows that a scan read, those that its filter removed included."""
    return (node["Actual Rows"] + node.get("Rows Removed by Filter", 0)) * node["Actual Loops"]


def check_plans(queries: CaptureQueriesContext, most_read: Mapping[str, int] = MOST_READ) -> None:
    """No scan of a query reads all decks, or as many other rows."""
    explained = 0
    for query in list(queries.captured_queries):
        if not query["sql"].startswith("SELECT") or not any(f'"{table}"' in query["sql"] for table in most_read):
            continue
        with connection.cursor() as cursor:
            cursor.execute("EXPLAIN (ANALYZE, FORMAT JSON) " + query["sql"].replace("%", "%%"), None)
            found = cursor.fetchone()[0]
        for node in nodes((json.loads(found) if isinstance(found, str) else found)[0]["Plan"]):
            if (most := most_read.get(table_of(node))) is not None:
                assert rows_read(node) <= most, f"{query['sql'][:400]}\n{json.dumps(node, indent=1)[:800]}"
        explained += 1
    assert explained


COLUMNS = ("", "likes>=3", "likes>=99", "size>=60", "size>=500", "by:alice", '!"Deck 7"', "updated>=2026-01", "created<2020")
NAMES = ("zzzqq", "777", "deck", "7777 or 8888", "-777")
CARDS = ("[[t:unit]]", "[[t:unit]]>=6", "[[t:unit]]>=600", "-[[t:unit]]", "[[cost>=2]]>=3 [[t:event]]<9", "[[luke]] or [[yoda]]>=2")
WORST = (
    "[[t:unit]]>=6 [[t:event]]>=2 [[t:character]]<9 [[cost>=2]]>=3 -[[luke]] [[]]>=50",
    "[[a]] or [[e]]>=3 or [[i]]>=70 or [[o]]>=70 or [[u]]>=70 or [[n]]>=60",
)
FORMATS = ("faction:jedi", "valid:constructed", "valid:starter", "-valid:any", "side:light faction:jedi [[luke]]<5")


@pytest.mark.parametrize("q", [*COLUMNS, *NAMES, *CARDS, *WORST, *FORMATS])
def test_no_search_reads_all_decks(q: str) -> None:
    with CaptureQueriesContext(connection) as queries:
        found = deck_search(q=q)
        page = found.page(Cursor(), 30)
        found.plan.count()
        if page.next is not None:
            found.page(page.next, 30)
    check_plans(queries)


@pytest.mark.parametrize("game", ["", SLUG])
@pytest.mark.parametrize("order", [sign + name for name in ORDERS for sign in ("", "-")])
def test_no_page_of_any_order_reads_all_decks(order: str, game: str) -> None:
    found = deck_search(order=order, game=game)
    middle = Cursor(found.plan.order.positions(found.plan.found, DECKS // 2, DECKS // 2 + 1)[0])
    with CaptureQueriesContext(connection) as queries:
        for cursor in (Cursor(), middle, Cursor(middle.position, is_backwards=True), Cursor(is_backwards=True)):
            assert len(found.page(cursor, 30).decks) == 30
        assert found.numbered_page(2, 20)
        assert found.plan.count() == plan.Count(plan.MOST_COUNTED, is_exact=False)
    check_plans(queries)


def test_the_decks_with_a_card_and_the_outdated_ones_are_found_by_index() -> None:
    with CaptureQueriesContext(connection) as queries:
        for code in ("1", "197", "nothing"):
            found = decks_with_cards(game=SLUG, holding=[("objective_sets", code), ("main", code)])
            found.page(Cursor(), 5)
            found.count()
        assert not games_with_outdated_decks()
        assert not some_outdated(Game.objects.get(pk=SLUG), 50)
    check_plans(queries)


def test_that_a_card_lies_in_more_decks_than_are_counted_is_found_out_once() -> None:
    def queries_of_a_page() -> int:
        with CaptureQueriesContext(connection) as queries:
            found = decks_with_cards(game=SLUG, holding=[("objective_sets", "1")])
            assert found.count() == plan.Count(plan.MOST_COUNTED, is_exact=False)
        return len(queries)

    first = queries_of_a_page()
    assert queries_of_a_page() == first - 1
    caches["default"].clear()
    assert queries_of_a_page() == first


def test_no_more_rows_of_two_cards_are_read_than_are_counted() -> None:
    weights = Weights({(("objective_sets",), 1): Codes(["197"]), (("objective_sets",), 2): Codes(["198"])})
    with CaptureQueriesContext(connection) as queries:
        assert not holding.held({SLUG: weights}, ">=", 1).is_rare
    check_plans(queries, {"decks_deckslot": 2 * RARE})


def test_the_page_of_a_deck_reads_no_other_decks() -> None:
    client = Client()
    address = f"/d/{Deck.objects.first().token}"  # type: ignore[union-attr]
    client.get(address)
    with CaptureQueriesContext(connection) as queries:
        assert client.get(address).status_code == 200
    check_plans(queries)
