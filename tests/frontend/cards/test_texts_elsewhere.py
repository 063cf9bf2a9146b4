"""Cards whose text this site does not have say where their players read it."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from django.test import Client

from cards.models import Card
from frontend.site.theme import look_of
from frontend.templatetags.games import hides_text, text_at
from games.registry import GAMES
from tests.helpers import catalogues

pytestmark = pytest.mark.django_db

SENTENCE = "The full text of this card is not shown here"
SCOMP = '<a href="https://scomp.starwarsccg.org/?s={}" rel="external">Scomp Link</a>'
PAGES = {  # a card with a text -> the site of its players, with the search for the card if the site has one
    "star-realms/cards/blob-wheel": '<a href="https://www.starrealms.com/card-gallery/" rel="external">starrealms.com</a>',
    "star-wars-lcg/cards/001-2": '<a href="https://swlcgdb.com/search/Luke%20Skywalker" rel="external">swlcgdb</a>',
}


@pytest.mark.parametrize("address", PAGES)
def test_the_page_of_a_card_links_to_its_text(client: Client, address: str) -> None:
    catalogues.load(address.partition("/")[0])
    html = client.get(f"/games/{address}/").content.decode()
    assert SENTENCE in html
    assert html.count(PAGES[address]) == 1


def test_a_site_without_addresses_of_cards_is_told_what_to_look_for(client: Client) -> None:
    catalogues.load("star-realms")
    catalogues.load("star-wars-lcg")
    shown = client.get("/games/star-realms/cards/blob-wheel/").content.decode()
    assert "Look for “Blob Wheel” at" in shown
    assert "You can read it at" not in shown
    assert "You can read it at" in client.get("/games/star-wars-lcg/cards/001-2/").content.decode()


def test_a_card_that_prints_no_text_says_so(client: Client) -> None:
    catalogues.load("star-realms")
    code = Card.objects.filter(game="star-realms", facts__textless=True).exclude(is_extra=True).values_list("code", flat=True)[0]
    html = client.get(f"/games/star-realms/cards/{code}/").content.decode()
    assert SENTENCE not in html


def test_a_list_of_texts_links_only_the_cards_without_abilities(client: Client) -> None:
    catalogues.load("star-wars-ccg")
    rules, cards = GAMES["star-wars-ccg"].cards, Card.objects.filter(game="star-wars-ccg", is_extra=False)
    silent = next(card for card in cards if not card.facts.get("abilities") and not rules.is_textless(card.facts))
    for code, name in ((silent.code, silent.name), ("1_19", "Luke Skywalker")):  # without and with abilities
        html = client.get(f"/games/star-wars-ccg/cards/{code}/").content.decode()
        assert SENTENCE in html
        assert html.count(SCOMP.format(quote(name))) == 1
    product, _, number = silent.code.partition("_")
    asked = {"q": f"number:19 or number:{number}", "view": "text", "product": ["1", product]}
    html = client.get("/games/star-wars-ccg/cards/", asked).content.decode()
    rows = {code: html.partition(f'/cards/{code}/"')[2].partition("</li>")[0] for code in ("1_19", silent.code)}
    assert SENTENCE not in rows["1_19"]
    assert SENTENCE in rows[silent.code]


def test_a_text_that_the_host_imported_is_shown_instead() -> None:
    game = GAMES["star-wars-ccg"]
    assert hides_text(Card(facts={}), game)
    assert not hides_text(Card(facts={}, text="A text of the host."), game)
    assert not hides_text(Card(facts={}, is_sample=True), game)
    assert not hides_text(Card(facts={"has_text": False}), game)


@pytest.mark.parametrize(
    ("game", "card", "address"),
    [
        ("star-wars-lcg", Card(name="Wicket W. Warrick"), "https://swlcgdb.com/search/Wicket%20W"),
        ("star-wars-lcg", Card(name="Dr. Evazan"), "https://swlcgdb.com/search/Evazan"),
        ("star-wars-lcg", Card(name="Use the Force, Luke"), "https://swlcgdb.com/search/Use%20the%20Force"),
        ("star-wars-lcg", Card(name="Chirrut Îmwe"), "https://swlcgdb.com/search/Chirrut%20%C3%8Emwe"),
        ("star-wars-lcg", Card(name="Jedi", type="affiliation"), ""),  # the site has objective sets only
        ("star-wars-lcg", Card(name="Jabba", facts={"is_challenge": True}), ""),
        ("star-wars-ccg", Card(name="Artoo & Threepio"), "https://scomp.starwarsccg.org/?s=Threepio"),  # "•Artoo & •Threepio" there
        ("star-wars-ccg", Card(name="Who's Next? 50%"), "https://scomp.starwarsccg.org/?s=Who%27s%20Next%3F%2050%25"),
        ("star-wars-ccg", Card(name="Luke Skywalker", is_extra=True), "https://scomp.starwarsccg.org/"),  # its search has current cards
        ("star-realms", Card(name="Blob Wheel"), "https://www.starrealms.com/card-gallery/"),
    ],
)
def test_the_link_leads_to_the_card_where_the_site_can_be_searched(game: str, card: Card, address: str) -> None:
    found = text_at(card, GAMES[game])
    assert (found[1] if found else "") == address


def test_every_card_without_abilities_can_be_read_somewhere() -> None:
    for game in GAMES.values():
        if look_of(game.slug).texts_at is None:
            catalogues.load(game.slug)
            cards = [card for card in Card.objects.filter(game=game.slug) if hides_text(card, game)]
            assert [card.code for card in cards if not game.cards.abilities(card.facts)] == []
