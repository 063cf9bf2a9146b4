"""The page of one's own runs: whose runs it lists, the search, pages and queries."""

from __future__ import annotations

import re
import uuid
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from decks.models import Deck
from frontend.runs.views.run_list import RUNS_A_PAGE
from simulator.models import Run
from tests.frontend.pages import text_of
from tests.frontend.runs.goldfish_form import post_run

pytestmark = pytest.mark.slow

WON = {"k": 9, "n": 10, "value": 0.9, "ci95": [0.6, 0.98]}
REPORT = {"shares": {"won": WON}, "clock": {"unit": {"en": "turn"}, "mean": 4.0, "ci95": None}}


def copies(run: Run, number: int = 1, **changes: Any) -> None:
    """More runs of the same person."""
    for _ in range(number):
        values = {field.attname: getattr(run, field.attname) for field in Run._meta.concrete_fields}
        Run.objects.create(**{**values, "id": uuid.uuid4(), "request_hash": uuid.uuid4().hex, **changes})


def titles(client: Client, query: str = "") -> list[str]:
    body = text_of(client.get(f"/runs/{query}"))
    return re.findall(r'<li><a href="/runs/[-0-9a-f]+/">([^<]*)</a>', body)


def test_only_the_readers_own_runs_are_listed(alice: Client, bob: Client, deck: Deck) -> None:
    assert "No runs yet" in text_of(bob.get("/runs/"))
    run = post_run(bob, deck)
    copies(run, status="done", report=REPORT, deck_name="Older")
    body = text_of(bob.get("/runs/"))
    assert titles(bob) == ["Goldfish: Older", "Goldfish: Jedi"], "the newest first"
    assert "<strong>90%</strong>" in body
    assert "queued" in body
    assert f"/runs/{run.pk}/again/" in body
    assert "No runs yet" in text_of(alice.get("/runs/")), "not even of her own deck"
    assert 'href="/runs/"' in text_of(bob.get("/decks/"))
    assert 'href="/runs/"' in text_of(bob.get(f"/d/{deck.token}"))


def test_runs_are_searched_by_deck_side_and_game(bob: Client, deck: Deck) -> None:
    run = post_run(bob, deck)
    copies(run, mode="compare", plan={"names": ["Rebel Fleet", "ジェダイ"]}, deck_name="Fleet")
    assert titles(bob, "?q=jedi") == ["Goldfish: Jedi"]
    assert titles(bob, "?q=fleet+REBEL") == ["Comparison: Rebel Fleet – ジェダイ"]
    assert len(titles(bob, "?q=ェダ")) == 1
    assert titles(bob, "?q=fleet+jedi") == []
    assert "No such runs" in text_of(bob.get("/runs/?q=nothing"))
    assert len(titles(bob, f"?game={deck.game_id}")) == 2
    assert titles(bob, "?game=star-realms") == []
    assert len(titles(bob, "?game=chess&q=")) == 2, "a game that is not here is left out, and named"
    assert "“chess” is not a known value of game" in bob.get("/runs/?game=chess").content.decode()


def test_a_search_that_is_too_long_is_refused_at_its_field(bob: Client, deck: Deck) -> None:
    post_run(bob, deck)
    answer = bob.get(f"/runs/?q={'x' * 201}")
    assert answer.status_code == 400
    assert 'id="run-search-error"' in text_of(answer)


def test_the_page_takes_the_same_queries_with_many_runs(bob: Client, deck: Deck, django_assert_num_queries: Any) -> None:
    run = post_run(bob, deck)
    bob.get("/runs/")
    with CaptureQueriesContext(connection) as before:
        bob.get("/runs/")
    copies(run, RUNS_A_PAGE, status="done", report=REPORT)
    with django_assert_num_queries(len(before)):  # session, runs by game, number of runs, runs, version of the card data
        first = text_of(bob.get("/runs/"))
    assert len(before) <= 5
    assert len(titles(bob)) == RUNS_A_PAGE
    assert "?page=2" in first
    assert len(titles(bob, "?page=2")) == 1
