"""Cards whose text this site does not have say where their players read it."""

from __future__ import annotations

import pytest
from django.test import Client

from cards.models import Card
from frontend.templatetags.games import hides_text
from games.registry import GAMES
from tests.helpers import catalogues

pytestmark = pytest.mark.django_db

SENTENCE = "The full text of this card is not shown here"
SCOMP = '<a href="https://scomp.starwarsccg.org/" rel="external">Scomp Link</a>'
PAGES = {  # a card with a text -> the site of its players
    "star-realms/cards/blob-wheel": '<a href="https://www.starrealms.com/card-gallery/" rel="external">starrealms.com</a>',
    "star-wars-lcg/cards/001-2": '<a href="https://swlcgdb.com/" rel="external">swlcgdb</a>',
}


@pytest.mark.parametrize("address", PAGES)
def test_the_page_of_a_card_links_to_its_text(client: Client, address: str) -> None:
    catalogues.load(address.partition("/")[0])
    html = client.get(f"/games/{address}/").content.decode()
    assert SENTENCE in html
    assert html.count(PAGES[address]) == 1


def test_a_card_that_prints_no_text_says_so(client: Client) -> None:
    catalogues.load("star-realms")
    code = Card.objects.filter(game="star-realms", facts__textless=True).exclude(is_extra=True).values_list("code", flat=True)[0]
    html = client.get(f"/games/star-realms/cards/{code}/").content.decode()
    assert SENTENCE not in html


def test_a_list_of_texts_links_only_the_cards_without_abilities(client: Client) -> None:
    catalogues.load("star-wars-ccg")
    for code in ("9_109", "1_19"):  # without and with abilities
        html = client.get(f"/games/star-wars-ccg/cards/{code}/").content.decode()
        assert SENTENCE in html
        assert html.count(SCOMP) == 1
    html = client.get(
        "/games/star-wars-ccg/cards/", {"q": "number:19 or number:109", "view": "text", "product": ["1", "9"]}
    ).content.decode()
    rows = {code: html.partition(f'/cards/{code}/"')[2].partition("</li>")[0] for code in ("1_19", "9_109")}
    assert SENTENCE not in rows["1_19"]
    assert SENTENCE in rows["9_109"]


def test_a_text_that_the_host_imported_is_shown_instead() -> None:
    game = GAMES["star-wars-ccg"]
    assert hides_text(Card(facts={}), game)
    assert not hides_text(Card(facts={}, text="A text of the host."), game)
    assert not hides_text(Card(facts={}, is_sample=True), game)
    assert not hides_text(Card(facts={"has_text": False}), game)
