"""The work for a page that its process has rendered before, counted in calls: what is the same for every reader is kept."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from cards.models import Card, Game
from decks.models import Deck
from decks.services import deck_create
from games.contracts.decks import Slot
from simulator.models import Run
from simulator.workers.playing import play_turn
from tests.frontend.pages import get_html
from tests.frontend.runs.goldfish_form import post_run
from tests.games.helpers.call_counts import calls
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

pytestmark = pytest.mark.django_db
CCG = "star-wars-ccg"
catalogue = catalogues.held(SLUG, CCG)  # takes the place of the fixture for one game

# Of a page without a list, with what every page has: the header alone took twice as many before its parts were kept.
EVERY_PAGE = 11_000
# About ten milliseconds of a quiet core.
A_PAGE = 33_000


@pytest.fixture
def ccg_deck(catalogue: None) -> Deck:
    slots = [Slot(code, 1, "main") for code in ("1_1", "1_2", "1_4", "1_5", "1_10", "1_17", "1_19", "1_21", "1_25", "1_29")]
    return deck_create(owner_key="x", game=CCG, name="Ten", slots=slots, side="light", visibility="public")


@pytest.fixture
def report(alice: Client, deck: Deck) -> Run:
    run = post_run(alice, deck)
    play_turn(run.pk, seconds=60)
    return Run.objects.get(pk=run.pk, status="done")


def work(address: str) -> int:
    """The calls for this page for a guest, after others have read it."""
    for _ in range(2):
        get_html(Client(), address)
    guest = Client()
    guest.get("/about/")  # a client's first request loads the middleware
    return calls(lambda: guest.get(address))


def test_a_page_without_a_list_takes_bounded_work(catalogue: None) -> None:
    assert work("/about/") < EVERY_PAGE


def test_the_page_of_a_deck_takes_bounded_work(deck: Deck, ccg_deck: Deck) -> None:
    deck.description = "- one\n" * 1_000
    deck.visibility = "public"
    deck.save()
    for each in (deck, ccg_deck):
        assert work(f"/d/{each.token}") < A_PAGE


def test_a_report_takes_bounded_work(report: Run) -> None:
    assert work(f"/runs/{report.pk}/") < A_PAGE


def article(page: str) -> str:
    """The report without the forms' tokens."""
    return re.sub(r'value="\w{64}"', "", page[page.index('<article class="stack-l"') : page.index("</article>")])


def test_a_kept_report_follows_language_order_and_data(alice: Client, report: Run) -> None:
    address = f"/runs/{report.pk}/"
    english = article(get_html(Client(), address))
    assert article(get_html(Client(), address)) == english
    assert "ゲーム" in article(get_html(Client(), address, **{"Accept-Language": "ja"}))
    assert "ゲーム" not in english
    by_name = article(get_html(Client(), f"{address}?sort=-name"))
    assert 'aria-sort="descending"' in by_name
    assert 'aria-sort="descending"' not in english
    assert article(get_html(Client(), address)) == english

    link = re.search(rf'<a href="/games/{SLUG}/cards/([^/]+)/">[^<]+</a>', english)
    assert link
    Card.objects.filter(game=SLUG, printings__code=link[1]).update(name="Renamed", names={})
    Game.objects.filter(slug=SLUG).update(data_version="new")
    assert "Renamed" not in english
    assert "Renamed" in article(get_html(Client(), address))


def test_the_kept_header_follows_language_theme_place_and_game(catalogue: None) -> None:
    def header(address: str, reader: Client | None = None, **headers: str) -> str:
        page = get_html(reader or Client(), address, **headers)
        return re.sub(r'value="\w{64}"', "", page[page.index("<header") : page.index("</header>")])

    addresses = ("/about/", "/help/", "/decks/", "/accounts/", f"/games/{SLUG}/", f"/games/{CCG}/", f"/games/{SLUG}/cards/")
    before = {address: header(address) for address in addresses}
    assert len(set(before.values())) == len(addresses)
    assert {address: header(address) for address in addresses} == before
    assert f'href="/games/{CCG}/cards/"' in before[f"/games/{CCG}/"]
    assert 'href="/help/" aria-current="page"' in before["/help/"]
    assert 'id="site-q"' in before["/about/"]
    assert 'id="site-q"' not in before[f"/games/{SLUG}/cards/"], "the page has its own search"
    assert "テーマ" in header("/about/", **{"Accept-Language": "ja"})
    dark = Client()
    dark.cookies["theme"] = "dark"
    assert 'value="dark" aria-pressed="true"' in header("/about/", dark)
    assert 'value="dark" aria-pressed="true"' not in before["/about/"]


def test_a_kept_header_has_each_readers_own_token_and_address(catalogue: None) -> None:
    first, second = (Client(enforce_csrf_checks=True) for _ in range(2))
    get_html(first, "/about/")
    page = get_html(second, "/about/?from=second")
    assert page.count('name="next" value="/about/?from=second"') == 2
    for form in ("/preferences/theme/", "/preferences/language/"):
        part = page[page.index(f'action="{form}"') :]
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', part)
        assert token
        data = {"csrfmiddlewaretoken": token[1], "theme": "dark", "language": "ja", "next": "/about/"}
        assert second.post(form, data).status_code == 302
