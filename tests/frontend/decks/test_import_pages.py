"""The import of lists through the pages, without JavaScript: preview, uncertain lines, the switch of the game."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from decks.models import Deck
from tests.frontend.markup import tight
from tests.helpers import catalogues

pytestmark = [pytest.mark.slow, pytest.mark.django_db, pytest.mark.usefixtures("two_games")]
SR, LCG = "star-realms", "star-wars-lcg"
two_games = catalogues.held(SR, LCG)
IMPORT = "/decks/import/"
TEXT = "Ships (4)\n2x Battle Blob\nBlob Weel\n3 Trade Podd\n# a note"
SURE, WHEEL, POD = "trade_deck:battle-blob", "trade_deck:blob-wheel", "trade_deck:trade-pod"


@pytest.fixture
def alice(db: None) -> Client:
    return Client()


def post(client: Client, status: int = 200, **fields: Any) -> str:
    answer = client.post(IMPORT, {name.replace("_", "-"): value for name, value in fields.items()})
    assert answer.status_code == status, answer.content.decode()
    return tight(answer.content.decode())


def slots_after(client: Client, **fields: Any) -> dict[str, int]:
    posted = {name.replace("_", "-"): value for name, value in fields.items()}
    answer = client.post(IMPORT, {"game": SR, "text": TEXT, "seen": "1", **posted})
    assert answer.status_code == 302, answer.content.decode()
    deck = Deck.objects.get(pk=answer.headers["Location"].split("/")[2])
    return {f"{slot.zone}:{slot.code}": slot.quantity for slot in deck.slots.all()}


def understood(html: str) -> str:
    return html[html.index('id="understood"') :]


def test_nothing_is_saved_before_the_preview_was_seen(alice: Client) -> None:
    html = post(alice, game=SR, text="2x Battle Blob")
    assert "Nothing has been saved yet" in html
    assert "Every line was recognized." in html
    assert "Battle Blob" in understood(html)
    assert not Deck.objects.exists()


def test_the_preview_lists_every_line_that_is_no_certain_card(alice: Client) -> None:
    html = post(alice, game=SR, text=TEXT)
    assert "2 lines not recognized" in html
    assert 'name="line-3" value="" checked' in html
    assert 'name="copies-4" value="3"' in html
    assert "2 lines without a card" in html
    assert "<code>Ships (4)</code>" in html
    assert "Blob Wheel" not in understood(html)


def test_a_chosen_card_is_shown_and_saved_with_its_copies(alice: Client) -> None:
    html = post(alice, game=SR, text=TEXT, line_3=WHEEL, copies_3="2")
    assert f'value="{WHEEL}" checked' in html
    assert "Blob Wheel" in understood(html)
    assert slots_after(alice) == {SURE: 2}
    assert slots_after(alice, line_3=WHEEL, copies_3="2", line_4=POD) == {SURE: 2, WHEEL: 2, POD: 3}
    assert slots_after(alice, line_3=WHEEL, copies_3="0") == {SURE: 2}


def test_a_wrong_number_of_copies_is_an_error_that_keeps_the_choices(alice: Client) -> None:
    html = post(alice, 400, game=SR, text=TEXT, seen="1", line_3=WHEEL, copies_3="many")
    assert "Line 3: The quantity must be a whole number from 0 to 99." in html
    assert f'value="{WHEEL}" checked' in html
    assert 'name="copies-3" value="many"' in html
    assert not Deck.objects.exists()


@pytest.mark.parametrize("pressed", [{"search": "3"}, {"enter": "1"}])
def test_a_card_can_be_searched_for_on_a_line(alice: Client, pressed: dict[str, str]) -> None:
    html = post(alice, game=SR, text=TEXT, find_3="explorer", **pressed)
    assert 'name="line-3" value="explorers:explorer"' in html
    assert 'name="line-4" value="explorers:explorer"' not in html
    assert 'name="find-3" value="explorer"' in html
    assert slots_after(alice, line_3="explorers:explorer") == {SURE: 2, "explorers:explorer": 1}


def test_a_search_without_a_result_says_so(alice: Client) -> None:
    assert "No card was found for “xyzzy”." in post(alice, game=SR, text=TEXT, find_3="xyzzy", search="3")
    assert "Type a part of the card" in post(alice, game=SR, text=TEXT, find_3="", search="3")


def test_the_game_is_detected(alice: Client) -> None:
    assert 'name="game" value="star-realms"' in post(alice, text="2x Battle Blob")
    html = post(alice, 400, text="2x Xyzzy")
    assert "The game of this list was not recognized. Choose the game." in html
    assert "2x Xyzzy" in html


def test_a_list_of_another_game_offers_to_switch_and_keeps_the_text(alice: Client) -> None:
    html = post(alice, game=LCG, text=TEXT)
    assert "This looks like a list of Star Realms: 1 of 4 lines name one of its cards, and 0 name a card of Star Wars:" in html
    assert 'name="switch" value="star-realms"' in html
    html = post(alice, game=LCG, text=TEXT, switch=SR, line_3="objective_sets:18", seen="1")
    assert 'name="switch"' not in html
    assert "2x Battle Blob" in html
    assert 'name="line-3" value="" checked' in html
    assert not Deck.objects.exists()


def test_a_refused_list_of_another_game_offers_to_switch(alice: Client) -> None:
    document = '{"game": "star-realms", "slots": [{"code": "battle-blob", "quantity": 2, "zone": "trade_deck"}]}'
    html = post(alice, 400, game=LCG, text=document)
    assert "This looks like a list of Star Realms." in html
    html = post(alice, game=LCG, text=document, switch=SR)
    assert "Every line was recognized." in html
    file = SimpleUploadedFile("deck.json", document.encode())
    html = post(alice, 400, game=LCG, file=file)
    assert 'name="switch" value="star-realms"' in html
    assert "battle-blob" in html  # the text of the file is in the form


def test_a_link_is_refused_with_what_to_do(alice: Client) -> None:
    html = post(alice, 400, text="https://decks.example/17")
    assert "decks are not fetched from other sites" in html
    assert "Open the deck on decks.example" in html
    assert "What can be imported?" in html


def test_the_preview_takes_few_queries(alice: Client, django_assert_num_queries: Any) -> None:
    post(alice, game=SR, text=TEXT)  # fills the caches of the process
    with django_assert_num_queries(2):  # data version of the list's game for the reader, and for the page
        post(alice, game=SR, text="2x Battle Blob")
