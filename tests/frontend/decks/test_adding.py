"""Adding to a deck from search results and from the pages of cards and sets."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from decks.models import Deck
from decks.selectors import decks_last_edited
from decks.services import deck_create
from tests.frontend.markup import Elements, tight
from tests.frontend.pages import get_html, text_of
from tests.helpers.jedi_decks import SLUG, key_of

pytestmark = pytest.mark.slow  # loads the cards of a game
ADD = f"/games/{SLUG}/add/"


def slots_of(deck: Deck) -> dict[str, int]:
    return {f"{slot.zone}:{slot.code}": slot.quantity for slot in deck.slots.all()}


def values_of(html: str) -> list[str | None]:
    return [attrs.get("value") for tag, attrs in Elements(html).found if tag == "button" and attrs.get("name") == "add"]


def chosen_deck(html: str) -> str | None:
    """The first deck that the form offers."""
    return next((attrs.get("value") for tag, attrs in Elements(html[html.index('id="add"') :]).found if tag == "option"), None)


@pytest.mark.parametrize("view", ["list", "table", "text", "faces"])
def test_each_row_of_a_search_adds_to_the_deck_last_edited(alice: Client, deck: Deck, view: str) -> None:
    address = f"/games/{SLUG}/cards/?q=luke&view={view}"
    assert values_of(get_html(Client(), address)) == [], "only a reader with a deck gets the buttons"
    newest = deck_create(owner_key=key_of(alice), game=SLUG, name="Newest", side="light")
    html = get_html(alice, address)
    assert chosen_deck(html) == str(newest.pk)
    codes = values_of(html)
    assert len(codes) == html.count("data-walk-item") > 1
    back = alice.post(ADD, {"deck": newest.pk, "add": codes[0], "next": address}, follow=True)
    assert back.redirect_chain[0][0] == address
    assert "Added to Newest" in text_of(back)
    assert sum(slots_of(newest).values()) == 1
    assert set(slots_of(newest)) < {f"objective_sets:{number}" for number in range(1, 300)}, "a card adds its set"


def test_the_page_of_a_card_and_of_a_set_add_the_set(alice: Client, deck: Deck) -> None:
    card, found = (values_of(get_html(alice, f"/games/{SLUG}/{path}/")) for path in ("cards/009-2", "sets/9"))
    assert (card, found) == (["009-2"], ["objective_sets:9"])
    for value in (*card, *found):
        assert alice.post(ADD, {"deck": deck.pk, "add": value}).status_code == 302
    assert slots_of(deck)["objective_sets:9"] == 2
    assert 'action="/games/star-wars-lcg/add/"' not in get_html(Client(), f"/games/{SLUG}/sets/9/")


def test_an_added_card_is_taken_out_again(alice: Client, deck: Deck) -> None:
    before = slots_of(deck)
    htmx = {"HX-Request": "true"}
    added = alice.post(ADD, {"deck": deck.pk, "add": "objective_sets:9"}, headers=htmx).content.decode()
    (undo,) = [attrs["value"] for tag, attrs in Elements(added).found if tag == "button"]
    alice.post(ADD, {"deck": deck.pk, "remove": undo}, headers=htmx)
    assert slots_of(deck) == before


def test_an_affiliation_card_takes_the_place_of_the_last_one(alice: Client, deck: Deck) -> None:
    alice.post(ADD, {"deck": deck.pk, "add": "rebel-alliance"})
    assert [key for key in slots_of(deck) if key.startswith("affiliation:")] == ["affiliation:rebel-alliance"]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"add": "no-such-card"}, "Unknown card or objective set: no-such-card"),
        ({"add": "nowhere:9"}, "Decks of this game have no zone “nowhere”."),
        ({"add": "objective_sets:8"}, "the most that a deck can have"),
        ({"deck": "5f0c9d9c-0000-4000-8000-000000000000", "add": "objective_sets:9"}, "There is no such deck."),
    ],
)
def test_a_refused_card_is_explained_and_stores_nothing(alice: Client, deck: Deck, data: dict[str, Any], sentence: str) -> None:
    for _ in range(2):
        alice.post(ADD, {"deck": deck.pk, "add": "objective_sets:8"})
    before = slots_of(deck)
    refused = alice.post(ADD, {"deck": deck.pk, **data}, headers={"HX-Request": "true"})
    assert refused.status_code in (400, 404)
    assert sentence in text_of(refused)
    assert sentence in text_of(alice.post(ADD, {"deck": deck.pk, **data}, follow=True))
    assert slots_of(deck) == before


def test_nobody_adds_to_the_deck_of_somebody_else(deck: Deck) -> None:
    bob = Client()
    assert "There is no such deck." in text_of(bob.post(ADD, {"deck": deck.pk, "add": "objective_sets:9"}, follow=True))
    assert "objective_sets:9" not in slots_of(deck)


@pytest.mark.parametrize("back", ["https://example.org/", "//example.org/", "javascript:alert(1)"])
def test_the_form_returns_only_to_this_site(alice: Client, deck: Deck, back: str) -> None:
    answer = alice.post(ADD, {"deck": deck.pk, "add": "objective_sets:9", "next": back})
    assert answer.headers["Location"] == f"/games/{SLUG}/cards/"


def test_the_decks_to_add_to_cost_one_query(alice: Client, deck: Deck, django_assert_num_queries: Any) -> None:
    with django_assert_num_queries(1):
        assert decks_last_edited(owner_key=deck.owner_key, game=SLUG, side="light") == [deck]
    with django_assert_num_queries(0):
        assert decks_last_edited(owner_key="", game=SLUG) == []
    assert decks_last_edited(owner_key=deck.owner_key, game=SLUG, side="dark") == []


def test_a_set_in_the_editor_names_the_cards_that_were_found(alice: Client, deck: Deck) -> None:
    def matches(query: str) -> list[str]:
        html = get_html(alice, f"/decks/{deck.pk}/edit/?q={query}&side=any")
        return [tight(part.split("</span>")[0]) for part in html.split('class="matches')[1:]]

    assert matches("") == []
    assert any("Luke Skywalker" in names for names in matches("luke"))
    assert matches("109") == [], "a set found by its number names no card"
