"""The answers about the worst list that a stranger can send: the problems that are listed, their bytes and the calls that they take."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from decks.checking.entries import MAX_ENTRIES
from decks.exchange.importing import slot_data
from decks.legality import MOST_PROBLEMS, MOST_PROBLEMS_OF_ONE
from games.registry import GAMES
from tests.games.helpers.call_counts import calls
from tests.helpers import catalogues
from tests.helpers.worst_lists import A_SECOND, SLUG, worst_deck, worst_slots

pytestmark = pytest.mark.django_db
catalogue = catalogues.held(SLUG)
MOST_BYTES = 1_200_000
JSON = "application/json"


@pytest.fixture
def guest(catalogue: None) -> Client:
    client = Client()
    client.get(f"/api/v1/games/{SLUG}/")  # fills the caches of the process
    return client


def bounded(guest: Client, method: str, path: str, body: Any = None, *, most: float = A_SECOND) -> Any:
    """The document of the answer, which takes at most so many calls: by default a second's work."""
    answers: list[Any] = []
    send = getattr(guest, method)
    assert calls(lambda: answers.append(send(path, *([body] if body else []), content_type=JSON))) < most
    assert len(answers[0].content) < MOST_BYTES
    return answers[0].json()


def test_the_legality_of_the_worst_deck_lists_the_first_problems_of_each_format_and_counts_all(guest: Client) -> None:
    document = bounded(guest, "get", f"/api/v1/decks/by-token/{worst_deck().token}/")
    assert [len(each["problems"]) for each in document["formats"]] == [
        min(MOST_PROBLEMS, each["problem_count"]) for each in document["formats"]
    ]
    assert sum(each["problem_count"] for each in document["formats"]) > 10_000
    assert all(each["problems"][0]["severity"] == "illegal" for each in document["formats"])


def test_a_single_format_lists_more_problems(guest: Client) -> None:
    format = GAMES[SLUG].decks.formats[0].code
    body = {"game": SLUG, "format": format, "slots": [slot_data(slot) for slot in worst_slots()]}
    (verdict,) = bounded(guest, "post", "/api/v1/validate/", body)["formats"]
    assert MOST_PROBLEMS < len(verdict["problems"]) == min(MOST_PROBLEMS_OF_ONE, verdict["problem_count"])


@pytest.mark.parametrize("path", ["simulations/", "tables/"])
def test_a_refusal_of_the_worst_list_is_bounded(guest: Client, path: str) -> None:
    body = {"game": SLUG, "sides": [{"slots": [slot_data(slot) for slot in worst_slots()], "side": "light"}]}
    body |= {"games": 10} if path == "simulations/" else {}
    document = bounded(guest, "post", f"/api/v1/{path}", body)
    assert document["status"] == 422
    assert len(document["problems"]) == min(MOST_PROBLEMS, document["problem_count"]) > 0
    for each in document.get("formats", ()):
        assert len(each["problems"]) == min(MOST_PROBLEMS, each["problem_count"])


def test_the_legality_of_many_worst_lists_is_bounded(guest: Client) -> None:
    lists = [{"slots": [slot_data(slot) for slot in worst_slots()]}] * 40  # no more fit into a request
    document = bounded(guest, "post", "/api/v1/validate/", {"game": SLUG, "lists": lists})
    assert document["errors"][0]["code"] == "too_many_problems"
    in_one_format = {"game": SLUG, "format": GAMES[SLUG].decks.formats[0].code, "lists": lists}
    document = bounded(guest, "post", "/api/v1/validate/", in_one_format, most=1.5 * A_SECOND)  # a hundred good lists take as much
    assert {len(each["formats"][0]["problems"]) for each in document["results"]} == {MOST_PROBLEMS}


@pytest.mark.parametrize("answer", ["", "csv", "pdf"])
def test_the_check_of_the_worst_decks_of_an_event_is_bounded(guest: Client, answer: str) -> None:
    link = f"http://testserver/d/{worst_deck().token}"
    tokens = "\n".join(f"=== Player {number}\n{link}" for number in range(MAX_ENTRIES))
    guest.get("/decks/check/")
    answers: list[Any] = []
    found = calls(lambda: answers.append(guest.post("/decks/check/", {"text": tokens, "as": answer})))
    assert found < A_SECOND
    assert len(answers[0].content) < MOST_BYTES
