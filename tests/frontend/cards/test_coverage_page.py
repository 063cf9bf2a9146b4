"""The page that says how much of a game is played: its tables, links, list of cards, languages and queries."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from django.test import Client

from cards.coverage import game_coverage
from cards.models import Card, Game, ObjectiveSet
from cards.render_cache import forget_all
from games.registry import GAMES
from tests.frontend.pages import get_html, weight
from tests.helpers import catalogues

pytestmark = [pytest.mark.django_db, pytest.mark.slow, pytest.mark.usefixtures("loaded_here")]
every_game = pytest.mark.parametrize("slug", GAMES)
loaded_here = catalogues.held(*GAMES)


def page(client: Client, slug: str, query: str = "", **headers: str) -> str:
    return get_html(client, f"/games/{slug}/coverage/{query}", **headers)


@every_game
def test_the_page_has_a_table_for_each_way_to_count(client: Client, slug: str) -> None:
    html = page(client, slug)
    found = game_coverage(game=Game.objects.get(slug=slug))
    assert re.findall(r'<h2 id="by-(\w+)"', html) == [group.by for group in found.groups]
    assert html.count('<tr><th scope="row">') == sum(len(group.rows) + (len(group.rows) > 1) for group in found.groups)
    assert ("do not play this game yet" in html) == (not GAMES[slug].is_played)


def test_the_page_of_a_game_that_is_not_played_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    slug = "star-realms"
    monkeypatch.setitem(GAMES, slug, replace(GAMES[slug], goldfish=None, match=None))  # type: ignore[attr-defined]
    forget_all()
    try:
        assert "do not play this game yet" in page(client, slug)
    finally:
        forget_all()


@every_game
def test_every_link_finds_as_many_cards_as_it_says(client: Client, slug: str) -> None:
    """The links of all cards and of the first and last row of each table; tests/cards/test_coverage.py searches for every number."""
    html = page(client, slug)
    heads = [*re.findall(r"<dl.*?</dl>", html), *(row for table in re.findall(r"<tbody>(.*?)</tbody>", html) for row in ends(table))]
    links = re.findall(rf'<a href="(/games/{slug}/cards/[^"]*)">([\d,]+)</a>', "".join(heads))
    assert len(links) >= 4
    for address, number in links:
        shown = get_html(client, unescape(address))
        count = re.search(r'id="result-count"[^>]*>\D*([\d,]+)', shown)
        assert count, address
        assert count.group(1) == number, address


def ends(table: str) -> list[str]:
    rows = re.findall(r"<tr>.*?</tr>", table)
    return [rows[0], rows[-1]]


@every_game
def test_the_page_takes_two_queries_for_any_game(client: Client, slug: str, django_assert_num_queries: Any) -> None:
    page(client, slug)  # fills the caches of the process
    gaps = game_coverage(game=Game.objects.get(slug=slug)).gaps
    with django_assert_num_queries(2 if gaps else 1):  # the version of the card data; the listed cards
        html = page(client, slug)
    assert weight(html.encode()) < 60_000


@every_game
def test_the_list_of_cards_has_their_reasons(client: Client, slug: str) -> None:
    gaps = game_coverage(game=Game.objects.get(slug=slug)).gaps
    listed: list[str] = []
    for number in range(1, -(-len(gaps) // 60) + 1):
        if number in (1, 2, -(-len(gaps) // 60)):
            html = page(client, slug, f"?page={number}")
            part = re.findall(rf'<li><a href="/games/{slug}/cards/([^/"]+)/">', html)
            assert part == [card.code for card in gaps[60 * (number - 1) : 60 * number]]
            listed += part
            for card in gaps[60 * (number - 1) : 60 * number]:
                assert card.reason
                assert card.reason["en"] in unescape(html)
    if not gaps:
        assert "There are none" in page(client, slug)
        assert "gap-list" not in page(client, slug)


def test_the_list_can_be_limited_to_a_level(client: Client) -> None:
    slug = next(game.slug for game in Game.objects.all() if len({card.level for card in game_coverage(game=game).gaps}) == 2)
    for level, other in (("partial", "none"), ("none", "partial")):
        html = page(client, slug, f"?level={level}")
        kept = re.search(r'<ul class="gap-list.*?</ul>', html)
        assert kept
        words = {"partial": "in part", "none": "not played"}
        assert words[level] in kept.group()
        assert words[other] not in kept.group()
        choice = re.search(r'<p class="segments level-choice.*?</p>', html)
        assert choice
        assert re.findall(r'level=(\w+)#gaps" aria-current="true"', choice.group()) == [level]
    assert page(client, slug, "?level=full&page=x")  # unknown values are ignored


@every_game
def test_every_reason_leads_to_its_cards(client: Client, slug: str) -> None:
    found = game_coverage(game=Game.objects.get(slug=slug))
    assert re.findall(r'<a class="num" href="\?reason=(\d+)#gaps">([\d,]+)</a>', page(client, slug)) == [
        (str(place), f"{reason.cards:,}") for place, reason in enumerate(found.reasons, start=1)
    ]
    for place, reason in enumerate(found.reasons, start=1):
        html = page(client, slug, f"?reason={place}")
        listed = re.findall(rf'<li><a href="/games/{slug}/cards/([^/"]+)/">', html)
        assert listed == [card.code for card in found.gaps if (card.level, card.reason) == (reason.level, reason.reason)][:60]
        assert f'?reason={place}#gaps" aria-current="true"' in html
    every = page(client, slug).count("<li><a")
    for unknown in ("0", "9" * 5000):
        assert page(client, slug, f"?reason={unknown}").count("<li><a") == every


@pytest.mark.parametrize(("language", "title"), [("en", "Card coverage"), ("ja", "対応状況"), ("zh-hant", "支援程度")])
@every_game
def test_the_page_is_in_three_languages(client: Client, slug: str, language: str, title: str) -> None:
    html = page(client, slug, **{"Accept-Language": language})
    assert f"<h1>{title}</h1>" in html
    if language != "en":
        assert not re.search(r">(No faction|Several factions|Not played|No text|All cards|Played in (full|part))<", html)


@every_game
def test_other_pages_link_to_it(client: Client, slug: str) -> None:
    link = f'href="/games/{slug}/coverage/"'
    code = Card.objects.filter(game=slug).order_by("position").values_list("code", flat=True)[0]
    for address in (f"/games/{slug}/", f"/games/{slug}/cards/", f"/games/{slug}/cards/{code}/"):
        assert link in get_html(client, address), address


def test_a_game_without_cards_says_so(client: Client) -> None:
    slug = next(slug for slug in GAMES if not ObjectiveSet.objects.filter(game=slug).exists())
    Card.objects.filter(game=slug).delete()
    Game.objects.filter(slug=slug).update(data_version="empty")
    html = page(client, slug)
    assert "No cards are loaded." in html
    assert "<table" not in html


def test_an_unknown_game_has_no_page(client: Client) -> None:
    get_html(client, "/games/chess/coverage/", status=404)


@every_game
def test_a_card_says_how_it_is_played(client: Client, slug: str) -> None:
    found = game_coverage(game=Game.objects.get(slug=slug))
    for gap in found.gaps[:1] + found.gaps[-1:]:
        html = unescape(get_html(client, f"/games/{slug}/cards/{gap.code}/"))
        told = client.get(f"/api/v1/cards/{slug}/{gap.code}/").json()["sim"]
        assert gap.reason
        assert gap.reason["en"] in html
        assert told == {"level": gap.level, "reason": dict(gap.reason), "no_text": False}
    textless = client.get("/api/v1/cards/", {"game": slug, "q": "sim:no_text"}).json()["results"][0]["code"]
    assert client.get(f"/api/v1/cards/{slug}/{textless}/").json()["sim"] == {"level": "full", "reason": None, "no_text": True}
    assert "no text, nothing to play" in get_html(client, f"/games/{slug}/cards/{textless}/")
