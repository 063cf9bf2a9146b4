"""Pages that belong to no game, preferences, and error pages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from cards.services import catalogue_load
from frontend.site import views
from games.registry import GAMES
from tests.cards import invented_catalogue
from tests.frontend.markup import Elements, tight

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("address", "queries"), [("/about/", 0), ("/help/", 1)])  # finds no loaded games
def test_pages_of_the_site_take_few_queries(client: Client, address: str, queries: int, django_assert_num_queries: Any) -> None:
    with django_assert_num_queries(queries):
        response = client.get(address)
    assert response.status_code == 200
    assert "script-src 'self'" in response.headers["Content-Security-Policy"]


def games_list(page: str) -> dict[str, str | None]:
    """The attributes of the home page's list of games."""
    return next(attributes for tag, attributes in Elements(page).found if tag == "ul" and attributes.get("id") == "games")


def test_the_home_page_names_the_games_that_are_not_loaded_and_asks_again(client: Client) -> None:
    catalogue_load(rules=GAMES["star-wars-lcg"], catalogue=invented_catalogue.catalogue())
    page = tight(client.get("/").content.decode())
    assert page.count("The cards are not loaded yet. This list updates by itself.") == len(GAMES) - 1
    for slug, rules in GAMES.items():
        assert f"{rules.names['en']}</" in page
        assert (f'href="/games/{slug}/cards/"' in page) == (slug == "star-wars-lcg")  # no link to a page that is not there
    assert games_list(page)["hx-trigger"] == "every 2s"


def test_the_home_page_does_not_ask_again_once_all_games_are_loaded(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue_load(rules=GAMES["star-wars-lcg"], catalogue=invented_catalogue.catalogue())
    monkeypatch.setattr(views, "GAMES", {"star-wars-lcg": GAMES["star-wars-lcg"]})
    page = client.get("/").content.decode()
    assert "not loaded" not in page
    assert "hx-trigger" not in games_list(page)


@pytest.mark.parametrize("address", ["/games/star-realms/", "/games/star-realms/cards/", "/games/star-realms/cards/blob-wheel/"])
def test_pages_of_a_game_that_is_not_loaded_say_so(client: Client, address: str) -> None:
    response = client.get(address)
    assert (response.status_code, response.headers["Retry-After"]) == (503, "5")
    assert "The cards of Star Realms are not loaded yet. Try again in a few seconds." in response.content.decode()


@pytest.mark.parametrize("address", ["/", "/about/"])
def test_no_page_claims_that_card_texts_are_missing(client: Client, address: str) -> None:
    page = client.get(address).content.decode()
    assert "It shows" in page or "The site shows" in page
    assert "no game text" not in page


def test_the_theme_is_kept_in_a_cookie(client: Client) -> None:
    response = client.post("/preferences/theme/", {"theme": "contrast", "next": "/help/?a=1"})
    assert (response.status_code, response.headers["Location"]) == (302, "/help/?a=1")
    assert 'data-theme="contrast"' in client.get("/").content.decode()
    client.post("/preferences/theme/", {"theme": "auto"})
    assert "data-theme" not in client.get("/").content.decode()


@pytest.mark.parametrize("target", ["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)", ""])
def test_the_theme_form_never_redirects_to_another_site(client: Client, target: str) -> None:
    assert client.post("/preferences/theme/", {"theme": "dark", "next": target}).headers["Location"] == "/"


def test_an_unknown_theme_is_ignored(client: Client) -> None:
    client.post("/preferences/theme/", {"theme": '"><script>'})
    assert "data-theme" not in client.get("/").content.decode()


def test_language_switch_keeps_the_page(client: Client) -> None:
    response = client.post("/preferences/language/", {"language": "ja", "next": "/help/?q=a"})
    assert response.headers["Location"] == "/help/?q=a"
    assert '<html lang="ja"' in client.get("/help/").content.decode()


def test_preferences_last_a_year_and_are_hidden_from_scripts(client: Client) -> None:
    chosen = client.post("/preferences/language/", {"language": "ja"}).cookies["django_language"]
    for cookie in (chosen, client.post("/preferences/theme/", {"theme": "dark"}).cookies["theme"]):
        assert (cookie["max-age"], cookie["samesite"], cookie["httponly"]) == (31_536_000, "Lax", True)


@pytest.mark.parametrize(("address", "status"), [("/nowhere/", 404), ("/games/nothing/cards/", 404), ("/?q=%00", 400), ("/?q=%ff", 400)])
def test_errors_have_pages_in_the_sites_design(client: Client, address: str, status: int) -> None:
    response = client.get(address)
    assert response.status_code == status
    page = response.content.decode()
    assert "site-header" in page
    assert f"Error {status}" in page


@pytest.mark.parametrize("address", ["/help/?q=%00", "/nowhere/", "/help/?q=%ff"])
def test_error_pages_have_the_content_security_policy(client: Client, address: str) -> None:
    response = client.get(address)
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    assert response.headers["X-Frame-Options"] == "DENY"


def test_htmx_gets_an_error_as_one_sentence(client: Client) -> None:
    response = client.get("/nowhere/", headers={"HX-Request": "true"})
    assert response.headers["HX-Retarget"] == "#messages"
    assert response.content.decode().strip().startswith('<div class="message bad">')


def test_a_form_without_a_csrf_token_gets_advice() -> None:
    response = Client(enforce_csrf_checks=True).post("/preferences/theme/", {"theme": "dark"})
    assert response.status_code == 403
    assert "reload the page" in response.content.decode()


def test_the_page_for_server_errors_needs_no_context(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("frontend.site.errors.pages.error_response", lambda request, error: 1 / 0)
    client.raise_request_exception = False
    response = client.get("/games/nothing/cards/")
    assert response.status_code == 500
    assert "Something went wrong" in response.content.decode()


def test_a_search_without_a_game_leads_to_the_choice_of_one(client: Client, db: None) -> None:
    answer = client.get("/find/?q=luke")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/")
    assert client.get("/find/?game=chess&q=luke").status_code == 404


def test_the_header_leads_everybody_to_their_own_pages(client: Client) -> None:
    """Also a guest, whose tables belong to the browser's session."""
    page = tight(client.get("/about/").content.decode())
    menu = page[page.index('id="own-menu"') :].split("</details>")[0]
    assert re.findall(r'<a class="menu-item" href="([^"]+)"', menu) == ["/tables/", "/decks/", "/runs/", "/accounts/"]
    assert "aria-current" not in menu
    there = tight(client.get("/tables/").content.decode())
    menu = there[there.index('id="own-menu"') :].split("</details>")[0]
    assert '<summary aria-current="true">' in menu
    assert 'href="/tables/" aria-current="page"' in menu
