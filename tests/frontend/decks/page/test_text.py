"""The list of a deck, edited as text."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from django.test import Client

from cards.data.pools import pool_of
from cards.models import Game
from decks.exchange.exporting import list_text
from decks.exchange.importing import list_parse
from decks.legality import kept_list_of
from decks.models import Deck
from decks.services import deck_create, deck_update
from games.contracts.decks import MAYBE, Decklist, Slot
from games.registry import GAMES
from tests.helpers import catalogues

pytestmark = pytest.mark.django_db
loaded = catalogues.held("star-wars-lcg")

SLOTS = [Slot("jedi", 1, "affiliation"), Slot("1", 2, "objective_sets"), Slot("2", 1, "objective_sets"), Slot("13", 1, MAYBE)]


@pytest.fixture
def mine(client: Client, loaded: None) -> Deck:
    client.post("/decks/new/", {"game": "star-wars-lcg", "side": "light"})
    deck = Deck.objects.get()
    return deck_update(deck=deck, slots=SLOTS)


def page_of(client: Client, deck: Deck) -> str:
    return client.get(f"/decks/{deck.pk}/text/").content.decode()


def text_in(page: str) -> str:
    found = re.search(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL)
    assert found
    return html.unescape(found[1]).removeprefix("\n")


def send(client: Client, deck: Deck, text: str, **fields: Any) -> Any:
    return client.post(f"/decks/{deck.pk}/text/", {"text": text, "version": deck.version, **fields})


def stored(deck: Deck) -> set[tuple[str, int, str]]:
    return {(slot.code, slot.quantity, slot.zone) for slot in kept_list_of(Deck.objects.get(pk=deck.pk)).slots}


BEFORE = {(slot.code, slot.quantity, slot.zone) for slot in SLOTS}


def test_the_same_text_keeps_the_list(client: Client, mine: Deck) -> None:
    response = send(client, mine, text_in(page_of(client, mine)))
    assert (response.status_code, response["Location"]) == (302, f"/decks/{mine.pk}/edit/#list")
    assert stored(mine) == BEFORE


def test_a_changed_text_replaces_the_list(client: Client, mine: Deck) -> None:
    text = text_in(page_of(client, mine)).replace("2x A Hero's Journey", "1x A Hero's Journey")
    assert send(client, mine, text + "\n1x #4\n").status_code == 302
    assert stored(mine) == (BEFORE - {("1", 2, "objective_sets")}) | {("1", 1, "objective_sets"), ("4", 1, MAYBE)}
    assert Deck.objects.get().name == mine.name


def test_an_empty_text_is_an_empty_list(client: Client, mine: Deck) -> None:
    assert send(client, mine, " \n").status_code == 302
    assert stored(mine) == set()


def test_nothing_is_saved_while_a_line_is_uncertain(client: Client, mine: Deck) -> None:
    text = "2x A Hero's Jurney\n1x In You Must Go #2\n1x Xyzzy\n"
    response = send(client, mine, text)
    page = response.content.decode()
    assert response.status_code == 200
    assert "Nothing has been saved yet." in page
    assert stored(mine) == BEFORE
    assert html.unescape(page).count("A Hero's Jurney") == 2  # in the text and as a line
    seen = re.search(r'name="seen" value="(\w+)"', page)
    assert seen
    assert "2 uncertain lines" in page
    chosen = {"seen": seen[1], "line-1": "objective_sets:1"}
    assert send(client, mine, text + "1x Plugh\n", **chosen).status_code == 200  # another text was read
    assert stored(mine) == BEFORE
    assert send(client, mine, text, **chosen).status_code == 302
    assert stored(mine) == {("1", 2, "objective_sets"), ("2", 1, "objective_sets")}


def test_a_list_that_was_changed_elsewhere_is_not_overwritten_unseen(client: Client, mine: Deck) -> None:
    deck_update(deck=mine, slots=[Slot("5", 1, "objective_sets")])
    response = send(client, mine, "1x #4")
    page = response.content.decode()
    assert response.status_code == 412
    assert "The Secret of Yavin 4" in page
    assert text_in(page) == "1x #4"
    assert stored(mine) == {("5", 1, "objective_sets")}
    version = re.search(r'name="version" value="(\d+)"', page)
    assert version
    assert send(client, mine, "1x #4", version=version[1]).status_code == 302
    assert stored(mine) == {("4", 1, "objective_sets")}


@pytest.mark.parametrize(
    ("text", "said"),
    [("https://example.org/deck/7", "decks are not fetched from other sites"), ("1x #1\x00", ""), ("100x A Hero's Journey #1", "")],
)
def test_a_text_that_cannot_be_read_is_kept(client: Client, mine: Deck, text: str, said: str) -> None:
    response = send(client, mine, text)
    page = response.content.decode()
    assert said in page
    assert response.status_code in (200, 400)
    assert stored(mine) == BEFORE
    assert text.strip("\x00") in html.unescape(page)


def test_only_the_owner_edits(client: Client, mine: Deck) -> None:
    stranger = Client()
    assert stranger.get(f"/decks/{mine.pk}/text/").status_code == 404
    assert send(stranger, mine, "1x #4").status_code == 404
    assert stored(mine) == BEFORE


def test_a_form_without_the_version_is_refused(client: Client, mine: Deck) -> None:
    assert client.post(f"/decks/{mine.pk}/text/", {"text": "1x #4"}).status_code == 400
    assert stored(mine) == BEFORE


def test_the_page_needs_few_queries(client: Client, mine: Deck, django_assert_max_num_queries: Any) -> None:
    page_of(client, mine)
    with django_assert_max_num_queries(8):
        page_of(client, mine)


@pytest.mark.parametrize("slug", ["star-realms", "star-wars-ccg", "empire-vs-rebellion", "legend-of-stars"])
def test_the_text_of_every_game_is_read_back(slug: str) -> None:
    catalogues.load(slug)
    rules = GAMES[slug]
    ready = rules.lists.ready(pool_of(slug, Game.objects.get(pk=slug).data_version))
    listed = next(
        (one.decklist for one in ready if one.decklist.slots), Decklist((Slot("1_19", 2, "main"), Slot("1_168", 1, "main")), None)
    )
    slots = [*listed.slots, Slot(listed.slots[-1].code, 1, MAYBE)]
    deck = deck_create(owner_key="someone", game=slug, name="1x Not a card", side=listed.side, slots=slots)
    parsed = list_parse(game=slug, text=list_text(deck))
    assert not parsed.unread
    assert not parsed.guessed
    assert {(slot.code, slot.quantity, slot.zone) for slot in parsed.slots} == stored(deck)
