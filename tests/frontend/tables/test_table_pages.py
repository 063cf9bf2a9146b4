"""Tables without JavaScript: start one from a deck, choose, take back, repeat, come back, end it."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from decks.services import deck_update
from games.engine.machine import play_out
from games.engine.rng import stream
from games.policies.random import RandomPolicy
from games.registry import GAMES
from simulator.models import Table
from simulator.requests.lists import lists_of
from simulator.requests.prepare import prepare
from simulator.tables.sharing import table_share
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, options_on, page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def test_a_game_is_played_taken_back_and_kept(client):
    found = start(client, jedi_deck(client))
    page = page_of(client, found)
    first = options_on(page)
    assert first == [str(number) for number in range(len(first))]
    response = change(client, found, "choose", option=first[-1])
    assert (response.status_code, response["Location"]) == (302, reverse("table", args=[found.pk]))
    after = page_of(client, found)
    assert "1 choice" in after
    change(client, found, "back", to="choice")
    assert options_on(page_of(client, found)) == first
    change(client, found, "forward")
    assert "1 choice" in page_of(client, found)
    assert Table.objects.get().choices == [len(first) - 1]
    listed = text_of(client.get(reverse("table-list")))
    assert reverse("table", args=[found.pk]) in listed


def test_the_page_of_the_end_names_the_outcome(client):
    found = start(client, jedi_deck(client))
    game = prepare(GAMES[SLUG], lists_of(found.decklist), found.options).new_game(found.seed, 0)  # type: ignore[attr-defined]
    play_out(game, RandomPolicy(stream(1, 0, 0)))
    *before, last = game.trace
    Table.objects.update(choices=before)
    assert options_on(page_of(client, found))
    change(client, found, "choose", option=last)
    page = page_of(client, found)
    assert options_on(page) == []
    assert "The game is over." in page
    assert Table.objects.get().outcome
    assert "over" in text_of(client.get(reverse("table-list")))


def test_a_stale_choice_shows_the_table_as_it_is(client):
    found = start(client, jedi_deck(client))
    change(client, found, "choose", option=0)
    response = client.post(reverse("table-choose", args=[found.pk]), {"option": 0, "version": 1})
    assert response.status_code == 409
    assert "This table has changed since you loaded it" in text_of(response)
    assert options_on(text_of(response))
    assert Table.objects.get().choices == [0]


@pytest.mark.parametrize("data", [{"option": "99"}, {"option": "-1"}, {"option": "x"}, {}, {"option": "9" * 400}])
def test_an_option_that_is_not_offered_is_refused_and_nothing_is_lost(client, data):
    found = start(client, jedi_deck(client))
    response = change(client, found, "choose", **data)
    assert response.status_code == 400
    assert options_on(text_of(response))
    assert Table.objects.get().choices == []


def test_htmx_gets_the_part_that_changes_and_a_sentence_for_the_screen_reader(client):
    found = start(client, jedi_deck(client))
    response = client.post(reverse("table-choose", args=[found.pk]), {"option": 0, "version": 1}, headers={"HX-Request": "true"})
    text = text_of(response)
    assert response.status_code == 200
    assert "<html" not in text
    assert 'id="table-said" hx-swap-oob="innerHTML"' in text


def test_a_new_game_is_shuffled_anew_or_alike(client):
    found = start(client, jedi_deck(client))
    change(client, found, "again", seed="same")
    change(client, found, "again", seed="new")
    seeds = list(Table.objects.order_by("created").values_list("seed", flat=True))
    assert seeds[0] == seeds[1] != seeds[2]
    assert client.post(reverse("table-delete", args=[found.pk])).status_code == 302
    assert Table.objects.count() == 2


def test_a_deck_that_cannot_be_played_says_why(client):
    deck = jedi_deck(client, slots=[])
    response = client.post(reverse("deck-table", args=[deck.token]))
    assert response.status_code == 422
    assert 'class="problems"' in text_of(response)
    assert not Table.objects.exists()


def test_a_game_of_other_rules_offers_a_new_one(client):
    found = start(client, jedi_deck(client))
    Table.objects.update(versions={"rules": "0", "data": "0"})
    response = client.get(reverse("table", args=[found.pk]))
    assert response.status_code == 409
    assert "cannot go on" in text_of(response)
    refused = change(client, found, "choose", option=0)
    assert refused.status_code == 409
    assert reverse("table-again", args=[found.pk]) in text_of(refused), "so does a choice on a page that was loaded before"
    change(client, found, "again", seed="same")
    assert Table.objects.count() == 2


def test_strangers_do_not_find_a_table_but_may_play_a_shared_deck(client):
    deck = jedi_deck(client)
    found = start(client, deck)
    stranger = Client()
    assert stranger.get(reverse("table", args=[found.pk])).status_code == 404
    for name in ("choose", "back", "forward", "again", "delete"):
        assert change(stranger, found, name, option="0").status_code == 404
    own = start(stranger, deck)
    assert reverse("deck-page", args=[deck.token]) in page_of(stranger, own)
    deck_update(deck=deck, visibility="private")
    assert reverse("deck-page", args=[deck.token]) not in page_of(stranger, own), "its list was shared; its page no longer is"
    assert stranger.post(reverse("deck-table", args=[deck.token])).status_code == 404


def test_pages_take_a_constant_number_of_queries(client):
    found = start(client, jedi_deck(client))

    def queries(address: str) -> int:
        with CaptureQueriesContext(connection) as captured:
            assert client.get(address).status_code == 200
        return len(captured)

    table, tables = reverse("table", args=[found.pk]), reverse("table-list")
    before = queries(table), queries(tables)
    before = queries(table), queries(tables)
    for _ in range(3):
        change(client, found, "choose", option=0)
        change(client, found, "again", seed="new")
    assert (queries(table), queries(tables)) == before
    assert "No tables yet" in text_of(Client().get(tables))


def test_a_test_hand_is_played_at_a_table(client):
    deck = jedi_deck(client)
    hand = reverse("deck-hand", args=[deck.token])
    address = reverse("deck-hand-table", args=[deck.token])
    page = text_of(client.get(hand, {"seed": 7, "answers": "1-0"}))
    assert f'action="{address}"' in page
    response = client.post(address, {"seed": "7", "answers": "1-0"})
    assert response.status_code == 302
    found = Table.objects.get()
    assert (found.seed, found.choices) == (7, [1, 0])
    assert "2 choices" in page_of(client, found)
    change(client, found, "back", to="start")
    assert options_on(page_of(client, found))
    for wrong in ({"seed": "7", "answers": "9"}, {"seed": "x"}, {"seed": "7", "answers": "1-x"}):
        assert client.post(address, wrong).status_code == 400
    assert Table.objects.count() == 1
    assert client.get(address).status_code == 302


def test_every_page_of_a_game_of_other_rules_offers_a_new_one(client):
    found = start(client, jedi_deck(client))
    change(client, found, "choose", option=0)
    table_share(table=found)
    Table.objects.update(versions={"rules": "0", "data": "0"})
    again = reverse("table-again", args=[found.pk])
    pages = [reverse("shared-table", args=[found.token]), reverse("shared-position", args=[found.token, 0])]
    pages += [
        reverse(name, args=[found.pk, *more]) for name, *more in (["table-report"], ["table-at", 0], ["table-coach"], ["table-moves"])
    ]
    for address in pages:
        response = client.get(address)
        assert response.status_code == 409, address
        assert again in text_of(response), address
    assert again in text_of(change(client, found, "coach-ask"))
    guest = Client().get(reverse("shared-table", args=[found.token]))
    assert guest.status_code == 409
    assert again not in text_of(guest)
    assert reverse("game-play", args=[SLUG]) in text_of(guest)
    part = client.get(reverse("table-coach", args=[found.pk]), headers={"hx-request": "true"})
    assert part["HX-Retarget"] == "#messages", "a part of a page leaves the page as it is"
