"""What is the same for every reader of a card's page is cached; the rest is made for each request."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards.models import Card, Game
from decks.services import deck_update
from frontend.cards.views import card as view
from tests.frontend.pages import get_html
from tests.helpers.jedi_decks import SLUG, jedi_deck

pytestmark = [pytest.mark.usefixtures("catalogue"), pytest.mark.django_db]
PATH = f"/games/{SLUG}/cards/001-2/"


def main(page: str) -> str:
    return page[page.index("<main") : page.index("</main>")]


def test_a_card_is_read_once(client: Client) -> None:
    first = main(get_html(client, PATH))
    with CaptureQueriesContext(connection) as queries:
        again = main(get_html(client, PATH))
    assert again == first
    tables = {query["sql"].partition('FROM "')[2].partition('"')[0] for query in queries if 'FROM "' in query["sql"]}
    assert not any(table.startswith("cards_") for table in tables), tables
    assert len(queries) == 3  # the data's version; of the decks with the card: slots counted, decks found; one more reads what it found


def test_a_card_that_is_not_cached_takes_a_fixed_number_of_queries(client: Client, django_assert_num_queries: Any) -> None:
    get_html(client, f"/games/{SLUG}/cards/018-3/")
    with django_assert_num_queries(11):
        get_html(client, PATH)


def test_each_card_and_each_language_has_its_own_page() -> None:
    pages = {
        (path, language): get_html(Client(headers={"Accept-Language": language}), path)
        for _ in range(2)
        for path in (PATH, f"/games/{SLUG}/cards/001-3/", f"/games/{SLUG}/cards/018-3/")
        for language in ("en", "ja")
    }
    titles = [page[page.index("<h1>") : page.index("</h1>")] for page in pages.values()]
    assert len(set(titles[::2])) == 3
    for (path, language), page in pages.items():
        code = path.split("/")[-2]
        assert f"<code>{code}</code>" in page
        assert ("カード" in main(page)) == (language == "ja")


def test_the_page_follows_new_data_and_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    before = get_html(Client(), PATH)
    Card.objects.filter(game=SLUG, printings__code="001-2").update(name="Renamed", names={})
    assert "Renamed" not in before
    Game.objects.filter(slug=SLUG).update(data_version="new")
    assert "Renamed" in get_html(Client(), PATH)

    seen: list[date] = []
    statuses = view.format_statuses
    monkeypatch.setattr(view, "format_statuses", lambda **named: seen.append(named["on"]) or statuses(**named))
    days = [date.today() + timedelta(days=1), date.today() + timedelta(days=2)]
    for day in (days[0], days[0], days[1]):
        monkeypatch.setattr(view, "date", type("Day", (), {"today": staticmethod(lambda day=day: day)}))
        get_html(Client(), PATH)
    assert seen == days


def test_decks_of_the_card_are_read_for_each_request(client: Client) -> None:
    deck = jedi_deck(client, name="Seen beside its card", visibility="public")
    assert "Seen beside its card" in get_html(Client(), PATH)
    deck_update(deck=deck, visibility="private")
    assert "Seen beside its card" not in get_html(Client(), PATH)


def test_the_form_of_a_reader_is_not_shown_to_another(client: Client) -> None:
    jedi_deck(client, name="Only mine")
    assert "Only mine" in get_html(client, PATH)
    assert "Only mine" not in get_html(Client(), PATH)
