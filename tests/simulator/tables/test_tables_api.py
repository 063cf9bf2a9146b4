"""Tables over the API: play a whole game, take back, repeat; stale, tampered and foreign requests."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from games.contracts.decks import Decklist
from games.registry import GAMES
from simulator.models import Table
from simulator.requests.prepare import prepare
from simulator.tables import services
from simulator.tables.selectors import prepared_deck
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck
from tests.simulator.tables.calls import choose, post

pytestmark = pytest.mark.django_db
STAR_REALMS = "star-realms"
cards = catalogues.held(SLUG, STAR_REALMS)


@pytest.fixture
def alice(client: Client, cards: None) -> Client:
    return client


def started(client: Client, **more: Any) -> dict[str, Any]:
    deck = jedi_deck(client)
    response = post(client, reverse("api:tables"), game=SLUG, sides=[{"deck": str(deck.pk)}], **{"seed": 7, **more})
    assert response.status_code == 201, response.content
    assert response["Location"].endswith(reverse("api:table", args=[response.json()["id"]]))
    return dict(response.json())


def decisions(client: Client, table: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps of all choices so far."""
    whole = client.get(reverse("api:table", args=[table["id"]]), {"steps": "all"}).json()
    return [step for step in whole["steps"] if step["decision"]]


def test_a_whole_game_gives_the_digest_of_the_library(alice):
    options = {"turn_limit": 3}
    response = post(alice, reverse("api:tables"), game=STAR_REALMS, sides=[{"slots": []}], seed=7, options=options)  # the core set
    table = response.json()
    rng = random.Random(1)
    while table["question"]:
        table = choose(alice, table, rng.randrange(len(table["question"]["options"]))).json()
    assert table["outcome"]
    prepared = prepare(GAMES[STAR_REALMS], [Decklist(())], options)
    position = prepared.position(7, table["choices"])  # type: ignore[attr-defined]
    assert (table["digest"], table["outcome"]) == (position.digest, position.replay.outcome)
    assert [step["decision"]["taken"] for step in decisions(alice, table)] == table["choices"]
    late = choose(alice, table, 0)
    assert (late.status_code, late.json()["code"]) == (409, "table_over")


def test_choices_are_taken_back_and_repeated_with_the_same_luck(alice):
    table = started(alice)
    seen = [table]
    for _ in range(12):
        table = choose(alice, table, len(table["question"]["options"]) - 1).json()
        seen.append(table)
    back = reverse("api:table-back", args=[table["id"]])
    forward = reverse("api:table-forward", args=[table["id"]])
    for before in reversed(seen[:-1]):
        table = post(alice, back, version=table["version"]).json()
        assert (table["digest"], table["choices"]) == (before["digest"], before["choices"])
    assert table["undone"] == 12
    assert post(alice, back, version=table["version"]).json()["version"] == table["version"], "nothing is left to take back"
    for after in seen[1:]:
        table = post(alice, forward, version=table["version"]).json()
        assert table["digest"] == after["digest"]
    assert table["undone"] == 0
    turn = decisions(alice, table)[-1]["turn"]
    table = post(alice, back, to="turn", version=table["version"]).json()
    assert all(step["turn"] < turn for step in decisions(alice, table))
    assert table["undone"] > 0
    table = post(alice, back, to="start", version=table["version"]).json()
    assert table["digest"] == seen[0]["digest"]


def test_another_choice_forgets_what_was_taken_back(alice):
    table = started(alice)
    for option in (1, 0):
        table = choose(alice, table, option).json()
    back = reverse("api:table-back", args=[table["id"]])
    table = post(alice, back, to="start", version=table["version"]).json()
    table = choose(alice, table, 1).json()
    assert table["undone"] == 1, "the same choice keeps the rest"
    table = post(alice, back, version=table["version"]).json()
    assert choose(alice, table, 0).json()["undone"] == 0


def test_a_stale_choice_changes_nothing_and_is_answered_409(alice):
    table = started(alice)
    after = choose(alice, table, 0).json()
    again = choose(alice, table, 0)
    assert (again.status_code, again.json()["code"]) == (409, "table_changed")
    assert Table.objects.get().choices == after["choices"]


def test_of_two_choices_at_once_one_is_stored(alice):
    """The second writer reads the table before the first has stored its choice."""
    table = started(alice)
    stale = Table.objects.get(pk=table["id"])
    choose(alice, table, 0)
    with pytest.raises(services.Conflict) as error:
        services.table_choose(table=stale, option=1, version=1)
    assert error.value.code == "table_changed"
    assert Table.objects.get().choices == [0]


@pytest.mark.parametrize("option", [-1, 99, "0", 1.5, None, True])
def test_an_option_that_is_not_offered_is_refused(alice, option):
    table = started(alice)
    response = choose(alice, table, option)
    assert (response.status_code, response.json()["errors"][0]["field"]) == (400, "option")
    assert Table.objects.get().choices == []


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"sides": []}, "sides"),
        ({"sides": [{"slots": []}, {"slots": []}]}, "sides"),
        ({"sides": [{"slots": [], "policy": "default"}]}, "sides[0].policy"),
        ({"options": {"policy": "random"}}, "options.policy"),
        ({"options": {"texts": 3}}, "options.texts"),
        ({"seed": -1}, "seed"),
        ({"game": "chess"}, "game"),
        ({"color": "red"}, "color"),
    ],
)
def test_a_wrong_request_names_its_field(alice, change, field):
    request = {"game": SLUG, "sides": [{"slots": [{"code": "1", "quantity": 2, "zone": "objective_sets"}]}], **change}
    response = post(alice, reverse("api:tables"), **request)
    assert response.status_code == 400, response.content
    assert field in [error["field"] for error in response.json()["errors"]]
    assert not Table.objects.exists()


def test_a_list_that_cannot_be_played_is_refused_with_its_problems(alice):
    response = post(alice, reverse("api:tables"), game=SLUG, sides=[{"slots": []}])
    assert (response.status_code, response.json()["code"]) == (422, "deck_not_playable")
    assert response.json()["problems"]


def test_nobody_else_finds_a_table(alice):
    table = started(alice)
    stranger = Client()
    for method, name, data in [
        ("GET", "table", {}),
        ("DELETE", "table", {}),
        ("POST", "table-choices", {"option": 0, "version": 1}),
        ("POST", "table-back", {"version": 1}),
        ("POST", "table-forward", {"version": 1}),
        ("POST", "table-again", {}),
    ]:
        address = reverse(f"api:{name}", args=[table["id"]])
        response = stranger.generic(method, address, json.dumps(data), content_type="application/json")
        assert response.status_code == 404, name
    assert stranger.get(reverse("api:tables")).json()["count"] == 0
    assert alice.get(reverse("api:table", args=["nothing"])).status_code == 404


def test_a_new_game_has_the_same_list_and_another_seed(alice):
    table = started(alice)
    again = post(alice, reverse("api:table-again", args=[table["id"]])).json()
    assert again["id"] != table["id"]
    assert again["seed"] != 7
    same = post(alice, reverse("api:table-again", args=[table["id"]]), seed=7).json()
    assert (same["digest"], same["choices"]) == (table["digest"], [])


def test_a_game_of_other_versions_cannot_go_on(alice):
    table = started(alice)
    now = Table.objects.get().versions
    Table.objects.update(versions={"rules": "0", "data": "old"})
    response = alice.get(reverse("api:table", args=[table["id"]]))
    problem = response.json()
    assert (response.status_code, problem["code"]) == (409, "versions_changed")
    assert (problem["began"], problem["now"]) == ({"rules": "0", "data": "old"}, now)
    assert f"It needs data old, rules 0; this site has data {now['data'][:12]}, rules {now['rules']}." in problem["detail"]
    assert choose(alice, table, 0).status_code == 409
    again = post(alice, reverse("api:table-again", args=[table["id"]]), seed=7)
    assert again.status_code == 201


def test_an_owner_has_a_limited_number_of_tables(alice, monkeypatch):
    monkeypatch.setattr(services, "MAX_TABLES", 1)
    table = started(alice)
    response = post(alice, reverse("api:table-again", args=[table["id"]]))
    assert (response.status_code, response.json()["code"]) == (422, "too_many_tables")
    assert alice.delete(reverse("api:table", args=[table["id"]])).status_code == 204
    assert started(alice)["version"] == 1


def test_a_game_has_a_limited_number_of_choices(alice, monkeypatch):
    monkeypatch.setattr(services, "MAX_CHOICES", 1)
    table = choose(alice, started(alice), 0).json()
    response = choose(alice, table, 0)
    assert (response.status_code, response.json()["code"]) == (422, "too_many_choices")


def test_the_list_takes_a_constant_number_of_queries(alice):
    table = started(alice)
    address = reverse("api:tables")

    def queries() -> int:
        with CaptureQueriesContext(
            connection,
        ) as captured:
            assert alice.get(address).status_code == 200
        return len(captured)

    queries()
    one = queries()
    for _ in range(3):
        post(alice, reverse("api:table-again", args=[table["id"]]))
    assert queries() == one
    assert [row["id"] for row in alice.get(address, {"game": SLUG}).json()["results"]][-1] == table["id"]
    assert alice.get(address, {"game": "chess"}).status_code == 404


def test_tables_of_the_same_list_share_the_prepared_deck(alice):
    one, other, with_option = (
        Table.objects.get(pk=started(alice, **more)["id"]) for more in ({}, {"seed": 8}, {"options": {"keep_cost": 2}})
    )
    assert prepared_deck(one) is prepared_deck(other)
    assert prepared_deck(one) is not prepared_deck(with_option)
