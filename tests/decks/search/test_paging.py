"""Pages of public decks: each deck once in every order, forwards and backwards, by cursor and by number, also if few decks are checked."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from decks import search
from decks.models import Deck
from decks.search import plan
from decks.search.paging import ORDERS, Cursor, order_of, read_cursor, write_cursor
from decks.services import deck_create
from tests.decks.visitor import Visitor, is_problem
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, sets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("made")]
DECKS = 11
SLOW = "[[t:unit]]>=6"  # a condition on the cards of a deck; it holds for decks 0, 3, 6, 9


def some_decks() -> None:
    begin = datetime(2026, 1, 1, tzinfo=UTC)
    for number in range(DECKS):
        slots = sets("1", "2", copies=2 if number % 3 == 0 else 1)
        deck = deck_create(owner_key="alice", game=SLUG, name=f"Deck {number % 4}", slots=slots, visibility="public")
        moment = begin + timedelta(days=number // 2)  # two decks share each moment
        Deck.objects.filter(pk=deck.pk).update(updated=moment, created=moment, like_count=number // 4)


made = catalogues.held(SLUG, then=some_decks)


def walked(order: str, size: int, q: str = "", *, backwards: bool = False) -> list[list[Deck]]:
    """The decks of each page, read from the first page to the last, or from the last to the first."""
    found = search.deck_search(q=q, order=order)
    pages, cursor = [], Cursor(is_backwards=backwards)
    while True:
        page = found.page(cursor, size)
        pages.append(page.decks)
        following = page.previous if backwards else page.next
        if following is None:
            return pages
        read = read_cursor(write_cursor(following, found.plan.order), found.plan.order)
        assert read == following
        cursor = following


@pytest.mark.parametrize("size", [1, 3, 20])
@pytest.mark.parametrize("order", [sign + name for name in ORDERS for sign in ("", "-")])
def test_every_deck_is_on_one_page(order: str, size: int) -> None:
    expected = list(search.deck_search(order=order).decks)
    assert len(expected) == DECKS
    pages = walked(order, size)
    assert [deck for page in pages for deck in page] == expected
    assert all(len(page) == size for page in pages[:-1])
    backwards = walked(order, size, backwards=True)
    assert [deck for page in reversed(backwards) for deck in page] == expected


@pytest.mark.parametrize("order", [sign + name for name in ORDERS for sign in ("", "-")])
@pytest.mark.parametrize("checked", [1, 2, 4])
def test_every_deck_is_found_if_a_page_checks_few(order: str, checked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = list(search.deck_search(q=SLOW, order=order).decks)
    assert 1 < len(expected) < DECKS
    monkeypatch.setattr(plan.SlowCondition, "is_rare", False)
    monkeypatch.setattr(plan, "MOST_CHECKED", checked)
    assert [deck for page in walked(order, 3, SLOW) for deck in page] == expected
    backwards = walked(order, 3, SLOW, backwards=True)
    assert [deck for page in reversed(backwards) for deck in page] == expected


@pytest.mark.parametrize("order", [sign + name for name in ORDERS for sign in ("", "-")])
def test_the_first_page_of_named_decks_counts_them(order: str, monkeypatch: pytest.MonkeyPatch, django_assert_num_queries: Any) -> None:
    expected = list(search.deck_search(q=SLOW, order=order).decks)
    found = search.deck_search(q=SLOW, order=order)
    with django_assert_num_queries(3):  # whether few decks are named; which and how many are found; their rows
        page = found.page(Cursor(), 2)
        assert found.plan.count() == plan.Count(len(expected))
    assert page.decks == expected[:2]
    assert [deck for page in walked(order, 2, SLOW) for deck in page] == expected
    monkeypatch.setattr(plan, "MOST_COUNTED", 1)
    assert found.plan.count() == plan.Count(1, is_exact=False)
    nothing = search.deck_search(q="[[luke]]>=99", order=order)
    assert (nothing.page(Cursor(), 2).decks, nothing.plan.count()) == ([], plan.Count(0))


def test_a_page_that_ends_early_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan.SlowCondition, "is_rare", False)
    monkeypatch.setattr(plan, "MOST_CHECKED", 2)
    answer = Visitor().get(f"decks/public/?q={SLOW}".replace(">", "%3E")).json()
    assert answer["count_is_exact"] is False
    assert [warning["code"] for warning in answer["query"]["warnings"]] == ["searched_some"]
    seen = [row["token"] for row in answer["results"]]
    while answer["next"]:
        answer = Visitor().client.get(answer["next"]).json()
        seen += [row["token"] for row in answer["results"]]
    assert len(set(seen)) == len(seen) == len(search.deck_search(q=SLOW).decks)


def test_a_count_is_exact_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert search.deck_search().plan.count() == plan.Count(DECKS)
    monkeypatch.setattr(plan, "MOST_COUNTED", DECKS)
    assert search.deck_search().plan.count() == plan.Count(DECKS)
    monkeypatch.setattr(plan, "MOST_COUNTED", DECKS - 1)
    assert search.deck_search().plan.count() == plan.Count(DECKS - 1, is_exact=False)
    assert "More than 10,000 decks" in Visitor().client.get("/decks/public/").content.decode()
    # The rows of one condition may name many decks, although a page checks only a few.
    monkeypatch.setattr(plan.SlowCondition, "is_rare", False)
    monkeypatch.setattr(plan, "MOST_CHECKED", 2)
    assert search.deck_search(q="[[t:unit]]").plan.count() == plan.Count(DECKS - 1, is_exact=False)
    assert search.deck_search(q=SLOW).plan.count().number <= 2


def test_pages_over_http() -> None:
    visitor = Visitor()
    first = visitor.get("decks/public/?page_size=4&order=name").json()
    assert (first["count"], first["count_is_exact"], first["previous"]) == (DECKS, True, None)
    second = visitor.client.get(first["next"]).json()
    assert second["results"] == visitor.get("decks/public/?page_size=4&order=name&page=2").json()["results"]
    assert visitor.client.get(second["previous"]).json()["results"] == first["results"]
    third = visitor.client.get(second["next"]).json()
    assert (len(third["results"]), third["next"]) == (3, None)
    is_problem(visitor.get("decks/public/?page_size=4&page=4"), 404)
    is_problem(visitor.get("decks/public/?page=999999"), 404)


@pytest.mark.parametrize("text", ["x", "é", "W10", "e30", "WyItdXBkYXRlZCIsMCwieCIsInkiXQ", "WyItdXBkYXRlZCIsMiwieCIsInkiXQ", "a" * 3000])
def test_a_damaged_cursor_is_refused(text: str) -> None:
    is_problem(Visitor().get(f"decks/public/?cursor={text}"), 400, "cursor")
    assert Visitor().client.get(f"/decks/public/?cursor={text}").status_code == 200  # the page shows the first decks


def test_a_cursor_of_another_order_or_with_other_values_is_refused() -> None:
    found = search.deck_search(order="likes")
    text = write_cursor(Cursor(found.plan.order.position(found.decks[0])), found.plan.order)
    assert read_cursor(text, order_of("likes")) is not None
    assert read_cursor(text, order_of("updated")) is None
    assert read_cursor(text, order_of("likes", descends=False)) is None
    for values in (("x", "2026-01-01T00:00:00+00:00", "0" * 32), (1, "2026-01-01", "0" * 32), (1, "0001-01-01T00:00:00+23:59", "0" * 32)):
        assert read_cursor(write_cursor(Cursor(values), order_of("likes")), order_of("likes")) is None


def test_the_number_of_queries_of_a_page_is_constant(django_assert_max_num_queries: Any) -> None:
    found = search.deck_search(q=SLOW, order="likes")
    cursor = found.page(Cursor(), 2).next
    assert cursor is not None
    with django_assert_max_num_queries(8):
        search.deck_search(q=SLOW, order="likes").page(cursor, 2)
