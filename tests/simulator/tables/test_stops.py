"""Each kind of decision asked, stopped at, passed or left to the policy, over the API: told, taken back, never too far."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Table
from simulator.tables import stops
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck
from tests.simulator.tables.calls import choose, post

pytestmark = pytest.mark.django_db
cards = catalogues.held(SLUG)


@pytest.fixture(params=[None, {}], ids=["alone", "against"])
def table(request: Any, client: Client, cards: None, settings: Any) -> dict[str, Any]:
    settings.RATE_LIMITS = False
    response = post(client, reverse("api:tables"), game=SLUG, sides=[{"deck": str(jedi_deck(client).pk)}], opponent=request.param, seed=7)
    assert response.status_code == 201, response.content
    return dict(response.json())


def set_stop(client: Client, table: dict[str, Any], answer: Any, *, kind: Any = None, version: Any = None) -> Any:
    address = reverse("api:table-stops", args=[table["id"]])
    kind = table["question"]["kind"] if kind is None else kind
    return post(client, address, kind=kind, answer=answer, version=table["version"] if version is None else version)


def back(client: Client, table: dict[str, Any], to: str) -> dict[str, Any]:
    return dict(post(client, reverse("api:table-back", args=[table["id"]]), to=to, version=table["version"]).json())


def to_a_pass(client: Client, table: dict[str, Any]) -> dict[str, Any]:
    """The first decision that can be passed in the second turn or later."""
    while not (table["question"]["turn"] > 1 and any(offer["is_pass"] for offer in table["question"]["options"])):
        table = choose(client, table, 0).json()
    return table


def test_a_kind_is_passed_from_now_on_told_and_taken_back(client, table):
    before = to_a_pass(client, table)
    kind = before["question"]["kind"]
    after = set_stop(client, before, "pass").json()
    made = len(after["choices"]) - len(before["choices"])
    assert made >= 1
    assert after["question"]["kind"] != kind or not any(offer["is_pass"] for offer in after["question"]["options"])
    assert [each["kind"] for each in after["stops"]] == [kind]
    assert after["stops"][0]["like"] == before["question"]["text"]
    assert sum(step["decision"] is not None for step in after["steps"]) >= made, "each is told since the last decision"
    log = client.get(reverse("api:table-log", args=[table["id"]])).json()["lines"]
    told = [line for line in log if line["is_automatic"]]
    assert [line["decision"] for line in told] == list(range(len(before["choices"]), len(after["choices"])))
    undone = back(client, after, "choice")
    assert len(undone["choices"]) == len(after["choices"]) - 1
    assert undone["question"]["kind"] == kind, "who goes back to such a decision is asked"
    while len(undone["choices"]) > len(before["choices"]):
        undone = back(client, undone, "choice")
    assert (undone["digest"], undone["question"]) == (before["digest"], before["question"])
    assert not any(line["is_automatic"] for line in client.get(reverse("api:table-log", args=[table["id"]])).json()["lines"])


def test_many_equal_questions_take_two_clicks(client, table):
    """One that leaves this kind to a pass, and one at the next question of another kind: no third before the kind comes no more."""
    before = to_a_pass(client, table)
    kind = before["question"]["kind"]
    after = set_stop(client, before, "pass").json()
    clicks = 1
    met = 0
    while after["question"] and clicks < 40:
        made = len(after["choices"])
        number = next((offer["number"] for offer in after["question"]["options"] if offer["is_pass"]), 0)
        assert after["question"]["kind"] != kind or number == 0
        after = choose(client, after, number).json()
        clicks += 1
        met += len(after["choices"]) - made - 1
    assert met >= 2, "the kind came again, and nobody was asked"
    taken = back(client, after, "hand")
    stored = Table.objects.get()
    assert len(taken["choices"]) not in stored.unasked
    assert len(after["choices"]) > len(taken["choices"])


def test_what_is_set_to_stop_ends_repeated_choices(client, table, monkeypatch):
    """Also one whose next question is the same."""
    monkeypatch.setattr("simulator.tables.services.repeats", lambda before, number, now: 0 if now.offers else None)
    address = reverse("api:table-choices", args=[table["id"]])
    ran = post(client, address, option=0, version=table["version"], repeat=True).json()
    assert len(ran["choices"]) > len(table["choices"]) + 5
    table = back(client, ran, "start")
    stopped = set_stop(client, table, "stop").json()
    assert (stopped["version"], stopped["choices"]) == (table["version"], table["choices"]), "nothing is chosen"
    kind = stopped["question"]["kind"]
    found = post(client, address, option=0, version=stopped["version"], repeat=True).json()
    again = found["question"]["kind"] == kind
    log = [line for line in client.get(reverse("api:table-log", args=[table["id"]])).json()["lines"] if line["is_automatic"]]
    assert again or len(log) > 5
    assert len(found["choices"]) < len(ran["choices"]) or not again


def test_the_policy_plays_a_whole_game_and_is_taken_back_at_once(client, table):
    by_hand = 0
    while table["question"] and by_hand < 80:
        table = set_stop(client, table, "policy").json()
        by_hand += 1
        if table["question"] and any(each["kind"] == table["question"]["kind"] for each in table["stops"]):
            table = choose(client, table, 0).json()
    assert table["question"] is None
    assert by_hand < len(table["choices"]) / 2
    stored = Table.objects.get()
    own = list(stored.own_places)
    assert stored.unasked == [place for place in own if place in stored.unasked]
    assert own[-stored.automatic :] == stored.unasked[-stored.automatic :]
    by_hand_places = [place for place in own if place not in stored.unasked]
    assert len(back(client, table, "hand")["choices"]) == own.index(by_hand_places[-1] if by_hand_places else own[0])


def test_settings_are_listed_removed_and_taken_over(client, table):
    stopped = set_stop(client, table, "stop").json()
    (row,) = stopped["stops"]
    again = post(client, reverse("api:table-again", args=[table["id"]])).json()
    assert again["stops"] == stopped["stops"]
    removed = set_stop(client, stopped, "ask", kind=row["kind"]).json()
    assert removed["stops"] == []
    other = set_stop(client, stopped, "pass", kind="999.9")
    assert (other.status_code, other.json()["code"]) == (409, "other_question")
    for wrong in ("never", None, 1):
        refused = set_stop(client, stopped, wrong)
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "answer")
    stale = set_stop(client, stopped, "pass", version=999)
    assert (stale.status_code, stale.json()["code"]) == (409, "table_changed")
    assert set_stop(Client(), stopped, "pass").status_code == 404


def test_automatic_choices_end(client, table, monkeypatch):
    monkeypatch.setattr("simulator.tables.services.MOST_AUTOMATIC", 2)
    before = to_a_pass(client, table)
    after = set_stop(client, before, "policy").json()
    assert 1 <= len(after["choices"]) - len(before["choices"]) <= 2
    assert stops.MOST_AUTOMATIC > 100
