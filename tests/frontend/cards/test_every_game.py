"""Every game of the registry on every catalogue page, its deck page, and its runs."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from django.test import Client

from cards.models import Card, Faction
from decks.services import deck_create
from frontend.cards.views.card import card_facts
from frontend.site.theme import look_of
from games.contracts.decks import Slot
from games.registry import GAMES
from simulator.models import Run
from simulator.workers.playing import play_turn
from tests.frontend.pages import get_html, weight
from tests.helpers import catalogues

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("every_game_loaded")]  # loads the cards of every game

every_game = pytest.mark.parametrize("slug", GAMES)


every_game_loaded = catalogues.held(*GAMES)


@pytest.fixture
def client(db: None, client: Client) -> Client:
    return client


@every_game
def test_every_page_opens_in_every_language(client: Client, slug: str) -> None:
    home, cards = f"/games/{slug}/", f"/games/{slug}/cards/"
    addresses = [home, cards, f"{cards}?view=table&order=-cost", f"{cards}?view=faces", f"{cards}?view=text", f"{cards}?order=faction"]
    addresses += [f"/games/{slug}/{path}/" for path in ("sets", "products")]
    shown = {card.type: card.code for card in Card.objects.filter(game=slug).order_by("-position")}
    addresses += [f"{cards}{code}/" for code in shown.values()]
    for address in addresses:
        for language in ("en", "ja", "zh-hant"):
            answer = client.get(address, headers={"Accept-Language": language})
            assert answer.status_code == 200, address
            assert not re.search(r"\bNone\b(?! of)", answer.content.decode()), address


# Database queries of each page once the caches are filled: the game, then those of the comment.  CARD: the card with most relations.
CARD = {"star-wars-lcg": "001-2", "star-wars-ccg": "12_62", "star-realms": "cargo-boat", "empire-vs-rebellion": "rebel-diplomacy-2"}
LISTS = {"": 1, "&order=-cost&page=2": 1, "&q=a": 2}  # version of the game; cards found (their order is cached)
# Of a card that is not cached.  The set and relations; always the decks: whether the card is rare, and the first of them with their number.
CARDS = {"star-wars-lcg": 11, "star-wars-ccg": 10}


@every_game
@pytest.mark.parametrize("view", ["list", "table", "text", "faces"])
def test_lists_take_few_queries_and_weigh_little(client: Client, slug: str, view: str, django_assert_num_queries: Any) -> None:
    for query, queries in LISTS.items():
        address = f"/games/{slug}/cards/?view={view}{query}"
        client.get(address)
        with django_assert_num_queries(queries + (slug == "star-wars-ccg")):  # number of hidden cards
            answer = client.get(address)
        assert weight(answer.content) < 60_000, address


def has_groups(slug: str) -> bool:
    """Whether the game's cards have factions or sides."""
    return Faction.objects.filter(game=slug).exists() or Card.objects.filter(game=slug).exclude(side="").exists()


@every_game
def test_other_pages_take_few_queries_and_weigh_little(client: Client, slug: str, django_assert_num_queries: Any) -> None:
    home = f"/games/{slug}/"
    card = CARD.get(slug) or Card.objects.filter(game=slug).order_by("position")[2].code
    pages = {home: 6, f"{home}products/": 2, f"{home}cards/{card}/": 3, f"{home}factions/": 3}
    for address, queries in pages.items():
        status = 404 if address.endswith("factions/") and not has_groups(slug) else 200
        client.get(address)
        with django_assert_num_queries(queries):
            answer = client.get(address)
        assert answer.status_code == status, address
        assert weight(answer.content) < 60_000, address


@every_game
def test_a_card_that_is_not_cached_takes_few_queries(client: Client, slug: str, django_assert_num_queries: Any) -> None:
    card = CARD.get(slug) or Card.objects.filter(game=slug).order_by("position")[2].code
    client.get(f"/games/{slug}/cards/{card}/")
    card_facts.cache_clear()
    with django_assert_num_queries(CARDS.get(slug, 9)):
        client.get(f"/games/{slug}/cards/{card}/")


@every_game
def test_the_text_view_shows_every_number_of_a_card(client: Client, slug: str) -> None:
    card = Card.objects.filter(game=slug, is_extra=False).order_by("position")[3]
    html = get_html(client, f"/games/{slug}/cards/?view=text&q={card.name}")
    for field in GAMES[slug].cards.fields:
        if field.kind == "number" and card.facts.get(field.name) and field.name not in look_of(slug).shown_elsewhere:
            assert f"<dt>{field.labels['en']}</dt><dd>" in html


def test_hidden_cards_are_counted_and_shown_on_request(client: Client) -> None:
    cards = "/games/star-wars-ccg/cards/?q=vader"
    few, all_of_them = get_html(client, cards), get_html(client, f"{cards}&include=extras")
    more = int(re.search(r"(\d+) more cards are hidden", few)[1])  # type: ignore[index]
    assert count(all_of_them) == count(few) + more > count(few)
    assert "cards are hidden" not in all_of_them
    extra = Card.objects.filter(game="star-wars-ccg", is_extra=True).first()
    assert extra
    assert ">Not in current lists<" in get_html(client, f"/games/star-wars-ccg/cards/{extra.code}/")


@every_game
def test_the_link_of_a_product_lists_its_cards(client: Client, slug: str) -> None:
    """Also if all its cards are hidden by default."""
    for page in (f"/games/{slug}/", f"/games/{slug}/products/"):
        for link in set(re.findall(rf'href="(/games/{slug}/(?:cards|sets)/\?product=[^"]+)"', get_html(client, page))):
            assert "Nothing found" not in client.get(unescape(link)).content.decode(), link


@every_game
@pytest.mark.parametrize("language", ["ja", "zh-hant"])
def test_product_kinds_are_translated(client: Client, slug: str, language: str) -> None:
    html = get_html(client, f"/games/{slug}/products/", **{"Accept-Language": language})
    kinds = set(re.findall(r'<td class="kind muted nowrap">([^<]+)</td>', html))
    assert kinds
    assert not [kind for kind in kinds if kind.isascii()]


def count(html: str) -> int:
    return int(re.search(r'id="result-count"[^>]*>(?:<[^>]*>)?([\d,]+) cards<', html)[1].replace(",", ""))  # type: ignore[index]


def test_a_card_page_shows_the_legality_in_each_format(client: Client) -> None:
    html = get_html(client, "/games/star-wars-ccg/cards/204_35/")
    banned = html.index("Banned</span>")
    assert "Open (no Episode VII)" in html[banned : html.index("Not in the card pool</span>")]  # by its icon, not by its name
    assert html.count('class="face ') == 2  # both sides
    assert 'aria-label="Lead icons: Up Down Left Right"' in get_html(client, "/games/legend-of-stars/cards/sample-003/")


def test_related_cards_are_links_and_long_lists_are_folded(client: Client) -> None:
    html = get_html(client, "/games/star-wars-ccg/cards/12_62/")
    related = html[html.index('id="related-title"') : html.index("card-side")]
    pulls, pulled_by = (len(Card.objects.get(game="star-wars-ccg", code="12_62").facts.get(name, ())) for name in ("pulls", "pulled_by"))
    assert related.count("/games/star-wars-ccg/cards/") >= max(pulls, pulled_by) - 20 > 50
    assert "Show all related cards" in related


def test_a_ruling_is_shown_with_its_source(client: Client) -> None:
    html = get_html(client, "/games/star-realms/cards/cargo-boat/")
    assert "Authority needs a Trade Federation ally" in html
    assert "Star Realms FAQ" in html


def test_the_start_page_searches_in_any_game(client: Client) -> None:
    html = get_html(client, "/")
    assert all(f'<option value="{slug}"' in html for slug in GAMES)
    assert client.get("/find/?game=star-realms&q=blob world").headers["Location"] == "/games/star-realms/cards/?q=blob+world"
    assert client.get("/find/?game=chess&q=x").status_code == 404


def test_an_empty_result_offers_similar_names_and_other_games(client: Client) -> None:
    html = get_html(client, "/games/star-wars-ccg/cards/?q=vadar")
    assert "Similar names:" in html
    assert ">Vader<" in html
    assert 'href="/games/star-realms/cards/?q=vadar"' in html


@every_game
def test_the_api_serves_every_game(client: Client, slug: str) -> None:
    game = client.get(f"/api/v1/games/{slug}/").json()
    assert game["counts"]["cards"] == game["card_count"] == Card.objects.filter(game=slug, is_extra=False).count()
    for order in game["orders"]:
        listed = client.get(f"/api/v1/cards/?game={slug}&order={order}&page_size=500").json()
        assert listed["count"] == game["card_count"]
    for card in listed["results"][:20]:
        assert client.get(f"/api/v1/cards/{slug}/{card['code']}/").json()["name"] == card["name"]


@every_game
def test_sample_cards_are_marked_on_every_page(client: Client, slug: str) -> None:
    for is_sample in (True, False):
        card = Card.objects.filter(game=slug, is_sample=is_sample).first()
        if card is None:
            continue
        assert client.get(f"/api/v1/cards/{slug}/{card.code}/").json()["sample"] is is_sample
        address = f"/games/{slug}/cards/"
        for page in (f"{address}{card.code}/", *(f"{address}?q={card.name}&view={view}" for view in ("list", "table", "text", "faces"))):
            assert (">Sample<" in get_html(client, page)) is is_sample, page


def test_a_game_without_runs_starts_none(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    slug = "star-realms"
    monkeypatch.setitem(GAMES, slug, replace(GAMES[slug], goldfish=None, match=None))  # type: ignore[attr-defined]
    card = Card.objects.filter(game=slug).first()
    assert card is not None
    body = {"game": slug, "sides": [{"slots": [{"code": card.code, "quantity": 1}]}], "games": 10}
    answer = client.post("/api/v1/simulations/", json.dumps(body), content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (422, "no_goldfish")
    assert not Run.objects.exists()


@every_game
def test_the_examples_of_the_help_page_find_cards(client: Client, slug: str) -> None:
    html = get_html(client, "/help/")
    section = html[html.index('id="examples"') :]
    shown = re.findall(rf'<a href="(/games/{slug}/cards/[^"]+)"><code>.*?</code></a>.*?<td class="num">(\d+)</td>', section)
    assert len(shown) == len(GAMES[slug].cards.search.examples)
    for address, count in shown:
        answer = get_html(client, address.replace("&amp;", "&"))
        assert re.search(rf'id="result-count"[^>]*>(?:<[^>]*>)?{int(count):,}\b', answer), (address, count)


@every_game
def test_the_deck_page_of_every_game_opens_in_every_language(client: Client, slug: str) -> None:
    """With an empty deck, so that every game reports its problems."""
    game = GAMES[slug]
    deck = deck_create(owner_key="k" * 32, game=slug, name="Any", side=game.cards.sides[0].code if game.cards.sides else None)
    for part in ("", "?on=2020-02-02", "/history/", f"/compare/?with={deck.token}", "/embed/", "/preview.png", "/qr.svg"):
        for language in ("en", "ja", "zh-hant"):
            assert client.get(f"/d/{deck.token}{part}", headers={"Accept-Language": language}).status_code == 200, part


def test_the_default_pages_show_a_run_and_its_games(client: Client) -> None:
    deck = deck_create(owner_key="k" * 32, game="star-realms", name="Core")
    where = client.post(f"/d/{deck.token}/goldfish/", {"games": "20", "seed": "7"}).headers["Location"]
    play_turn(where.split("/")[2], seconds=60)
    report = get_html(client, where)
    assert "Over the course of the game" in report
    assert "Trade gained" in report
    assert "Trade row" in get_html(client, f"{where}games/0/?step=20")


def test_a_run_of_a_game_in_rounds_shows_each_event(client: Client) -> None:
    characters = ("rebel-chewbacca", "rebel-han-solo", "rebel-leia-organa", "rebel-yoda")
    slots = [Slot(code, 1, "characters") for code in characters]
    deck = deck_create(owner_key="k" * 32, game="empire-vs-rebellion", name="Four", slots=slots)
    where = client.post(f"/d/{deck.token}/goldfish/", {"games": "20", "seed": "7"}).headers["Location"]
    play_turn(where.split("/")[2], seconds=60)
    report = get_html(client, where)
    assert "Event by event" in report
    assert "Events won" in report
    (row,) = re.findall(r"Battle of Hoth</a></th>(.*?)</tr>", report)
    assert re.findall(r'<td class="num" data-label="(.*?)">(.*?)</td>', row)[:2] == [("Target value", "17"), ("Capacity", "5")]
    steps = get_html(client, f"{where}games/0/?step=20")
    assert steps.count("<dt>Total</dt>") == 2, "of the player and of the opponent"
    shown = "".join(get_html(client, f"{where}games/0/?step={step}") for step in range(1, 40))
    assert "exhausted" in shown
