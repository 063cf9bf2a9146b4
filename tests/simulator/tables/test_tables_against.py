"""Tables against an opponent over the API: whole games, take back, new luck, secrets, and requests that are refused."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from prometheus_client import REGISTRY

from cards.data.pools import pool_of
from games.registry import GAMES
from simulator.models import Table
from simulator.requests.lists import lists_of
from simulator.tables import selectors
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck
from tests.simulator.tables.calls import choose, post

pytestmark = pytest.mark.django_db
STAR_REALMS = "star-realms"
cards = catalogues.held(SLUG, STAR_REALMS)


@pytest.fixture
def alice(client: Client, cards: None) -> Client:
    return client


def against(client: Client, *, opponent: Any = None, **more: Any) -> Any:
    data = {"game": STAR_REALMS, "sides": [{"slots": []}], "opponent": opponent or {}, "seed": 7, **more}
    return post(client, reverse("api:tables"), **data)


def played(client: Client, table: dict[str, Any], rng: random.Random, most: int = 10_000) -> dict[str, Any]:
    while table["question"] and most:
        most -= 1
        table = choose(client, table, rng.randrange(len(table["question"]["options"]))).json()
    return table


def test_a_whole_game_gives_the_digest_of_the_library(alice):
    table = against(alice, opponent={"policy": "default"}, options={"authority": 12}).json()
    assert table["opponent"] == {"policy": "default", "deck_name": "", "first": "lot"}
    table = played(alice, table, random.Random(1))
    stored = Table.objects.get()
    prepared = GAMES[STAR_REALMS].match.prepare(lists_of(stored.decklist), pool_of(STAR_REALMS), stored.options)
    position = prepared.position_against(7, table["choices"])  # type: ignore[attr-defined]
    assert (table["digest"], table["outcome"]) == (position.digest, position.replay.outcome)
    assert table["seed"] == 7
    assert table["choices"] == stored.choices
    assert choose(alice, table, 0).json()["code"] == "table_over"


def test_an_open_game_tells_neither_the_seed_nor_the_other_hand(alice):
    r = against(alice, opponent={}, first="opponent")
    table = played(alice, r.json(), random.Random(2), most=5)
    whole = alice.get(reverse("api:table", args=[table["id"]]), {"steps": "all"}).json()
    listed = alice.get(reverse("api:tables")).json()["results"][0]
    stored = Table.objects.get()
    assert len(stored.choices) > len(stored.own) == 5
    for answer in (whole, listed):
        assert answer["seed"] is None
        assert answer["choices"] == stored.made
    hands = [step["board"]["enemy_hand"] for step in whole["steps"]] + [whole["question"]["board"]["enemy_hand"]]
    assert any(hands)
    assert {code for hand in hands for code in hand} == {""}
    assert {step["seat"] for step in whole["steps"] if step["decision"]} == {0}


def test_choices_are_taken_back_and_repeated_with_the_same_luck(alice):
    started = against(alice, opponent={"policy": "random"})
    assert started.status_code == 201, started.content
    table = started.json()
    rng = random.Random(3)
    seen = [table]
    for _ in range(8):
        table = played(alice, table, rng, most=1)
        seen.append(table)
    for before in reversed(seen[:-1]):
        table = post(alice, reverse("api:table-back", args=[table["id"]]), to="choice", version=table["version"]).json()
        assert (table["digest"], table["choices"]) == (before["digest"], before["choices"])
    for after in seen[1:]:
        table = post(alice, reverse("api:table-forward", args=[table["id"]]), version=table["version"]).json()
        assert (table["digest"], table["choices"]) == (after["digest"], after["choices"])
    table = post(alice, reverse("api:table-back", args=[table["id"]]), to="start", version=table["version"]).json()
    assert (table["digest"], table["choices"]) == (seen[0]["digest"], [])


def test_new_luck_changes_what_is_hidden_and_can_be_taken_back(alice):
    table = played(alice, against(alice, first="you").json(), random.Random(4), most=3)
    luck = reverse("api:table-luck", args=[table["id"]])
    dealt = post(alice, luck, version=table["version"]).json()
    assert dealt["question"] == table["question"]
    assert dealt["choices"] == [*table["choices"], -1]
    assert post(alice, luck, version=table["version"]).json()["code"] == "table_changed"
    back = post(alice, reverse("api:table-back", args=[table["id"]]), to="choice", version=dealt["version"]).json()
    assert back["digest"] == table["digest"]
    over = played(alice, back, random.Random(5))
    assert post(alice, luck, version=over["version"]).json()["code"] == "table_over"


def test_who_begins_is_chosen_where_the_rules_leave_it_open(alice):
    def phases(first: str) -> int:
        return len(against(alice, first=first).json()["question"]["board"]["hand"])

    assert phases("you") == 3  # the first player draws three cards (SR-SET-06)
    assert phases("opponent") == 5
    deck = jedi_deck(alice)
    refused = against(alice, game=SLUG, sides=[{"deck": str(deck.pk)}], first="you")
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "first")


def test_an_opponent_has_a_deck_of_its_own(alice):
    deck = jedi_deck(alice)
    ready = next(each for each in GAMES[SLUG].lists.ready(pool_of(SLUG)) if each.decklist.side != deck.side)
    slots = [{"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in ready.decklist.slots]
    made = against(alice, game=SLUG, sides=[{"deck": str(deck.pk)}], opponent={"slots": slots, "side": ready.decklist.side})
    assert made.status_code == 201, made.content
    assert len(lists_of(Table.objects.get().decklist)) == 2
    same_side = against(alice, game=SLUG, sides=[{"deck": str(deck.pk)}], opponent={"deck": str(deck.pk)})
    assert same_side.json()["code"] == "deck_not_playable"
    shared = against(alice, opponent={"slots": []})
    assert shared.json()["errors"][0] | {"message": ""} == {"field": "opponent", "code": "shared_list", "message": ""}


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"opponent": {"policy": "genius"}}, "opponent.policy"),
        ({"opponent": {"options": {"luck": 1}}}, "opponent.options.luck"),
        ({"opponent": {"options": {"playouts": 37}}}, "opponent.options.playouts"),  # the default policy plays nothing out
        ({"options": {"policy_1": "random"}}, "options.policy_1"),
        ({"first": "me"}, "first"),
    ],
)
def test_a_wrong_opponent_is_refused(alice, more, field):
    response = against(alice, **more)
    assert response.status_code == 400, response.content
    assert response.json()["errors"][0]["field"] == field
    assert not Table.objects.exists()


def test_a_goldfish_has_no_new_luck(alice):
    table = post(alice, reverse("api:tables"), game=STAR_REALMS, sides=[{"slots": []}]).json()
    assert table["opponent"] is None
    refused = post(alice, reverse("api:table-luck", args=[table["id"]]), version=table["version"])
    assert (refused.status_code, refused.json()["code"]) == (422, "no_new_luck")


def test_a_game_whose_log_is_not_written_for_one_seat_is_refused(alice, monkeypatch):
    monkeypatch.setitem(GAMES, STAR_REALMS, replace(GAMES[STAR_REALMS], match=replace(GAMES[STAR_REALMS].match, is_played_by_hand=False)))
    refused = against(alice)
    assert (refused.status_code, refused.json()["code"]) == (422, "no_tables")


def test_an_opponent_that_is_out_of_time_answers_without_a_search_and_is_counted(alice, monkeypatch):
    def fallbacks() -> float:
        return REGISTRY.get_sample_value("stardeck_opponent_fallbacks_total") or 0.0

    monkeypatch.setattr(selectors, "THINKING_SECONDS", -1.0)
    before = fallbacks()
    made = against(alice, opponent={"policy": "search"}, first="opponent")
    assert made.status_code == 201, made.content
    assert len(Table.objects.get().choices) > 0
    assert fallbacks() == before + 1, "the policy that replaces the search never asks for the time"
