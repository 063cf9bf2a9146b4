"""The sitemap lists every public page once, in parts, and no deck that is not public; robots.txt leads to it."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest
from django.test import Client

from cards.models import Card
from decks.models import Deck
from tests.helpers.jedi_decks import SLUG, jedi_deck

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]
SITE = "https://decks.example:8443"


@pytest.fixture(autouse=True)
def address(settings: Any) -> None:
    settings.SITE_URL = SITE


def locations(path: str) -> list[str]:
    answer = Client().get(path)
    assert answer.status_code == 200, path
    assert answer["Content-Type"].startswith("application/xml")
    assert "max-age=3600" in answer["Cache-Control"]
    found = re.findall(r"<loc>(.*?)</loc>", answer.content.decode())
    assert all(each.startswith(f"{SITE}/") for each in found), found
    return [each.removeprefix(SITE) for each in found]


def test_robots_txt_names_the_sitemap() -> None:
    text = Client().get("/robots.txt").content.decode()
    assert f"\nSitemap: {SITE}/sitemap.xml\n" in text
    assert "\nDisallow: /accounts/\n" in text
    assert "\nDisallow: /d/" not in text


def test_every_public_page_is_in_one_part(alice: Client, bob: Client) -> None:
    decks = [jedi_deck(alice, name=f"Deck {number}", visibility="public") for number in range(3)]
    for visibility in ("unlisted", "private"):
        jedi_deck(alice, visibility=visibility)
    days = (datetime(2026, 1, 5, tzinfo=UTC), datetime(2026, 1, 11, 23, 59, tzinfo=UTC), datetime(2026, 1, 25, tzinfo=UTC))
    for deck, day in zip(decks, days, strict=True):
        Deck.objects.filter(pk=deck.pk).update(created=day)
    parts = locations("/sitemap.xml")
    assert [part for part in parts if "decks" in part] == [f"/sitemap-decks-2026-01-{day}.xml" for day in ("05", "12", "19")]
    listed = {part: locations(part) for part in parts}
    assert set(listed["/sitemap-decks-2026-01-05.xml"]) == {f"/d/{deck.token}" for deck in decks[:2]}
    assert [path for paths in listed.values() for path in paths if path.startswith("/d/")].count(f"/d/{decks[2].token}") == 1
    assert len([path for paths in listed.values() for path in paths if path.startswith("/d/")]) == 3
    assert len(listed[f"/sitemap-cards-{SLUG}.xml"]) == Card.objects.filter(is_extra=False).count()
    for path in (*listed["/sitemap-pages.xml"], listed[f"/sitemap-cards-{SLUG}.xml"][0]):
        answer = bob.get(path)
        assert answer.status_code == 200, path
        assert "noindex" not in answer.headers.get("X-Robots-Tag", "")


@pytest.mark.parametrize("part", ["x", "cards-chess", "decks-2026-01-06", "decks-0001-01-01", "decks-x", "cards-"])
def test_there_is_no_other_part(part: str) -> None:
    assert Client().get(f"/sitemap-{part}.xml").status_code == 404


def test_a_site_may_stay_out_of_search_engines(settings: Any) -> None:
    settings.SEARCH_ENGINES = False
    assert Client().get("/robots.txt").content.decode() == "User-agent: *\nDisallow: /\n"
    assert Client().get("/sitemap.xml").status_code == 404
    assert Client().get("/sitemap-pages.xml").status_code == 404


def test_the_number_of_queries_does_not_grow_with_the_decks(alice: Client, django_assert_max_num_queries: Any) -> None:
    for number in range(4):
        jedi_deck(alice, name=f"Deck {number}", visibility="public")
    Client().get("/sitemap.xml")
    with django_assert_max_num_queries(4):
        parts = locations("/sitemap.xml")
    with django_assert_max_num_queries(3):
        assert len(locations(parts[-1])) == 4
