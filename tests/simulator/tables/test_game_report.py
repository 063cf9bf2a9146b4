"""The report of one game that a person played: the counts of a run of one game, and over the API."""

from __future__ import annotations

import random

import pytest
from django.test import Client
from django.urls import reverse

from games.engine.tally import Tally
from simulator.models import Table
from simulator.tables import game_report
from simulator.tables.selectors import fresh_deck
from tests.helpers import catalogues
from tests.simulator.tables.calls import choose, post

pytestmark = pytest.mark.django_db
STAR_REALMS = "star-realms"
cards = catalogues.held(STAR_REALMS)


@pytest.fixture
def alice(client: Client, cards: None) -> Client:
    return client


def started(client: Client, *, opponent: object = None):
    options = {"turn_limit": 4} if opponent is None else {"authority": 12}
    return post(client, reverse("api:tables"), game=STAR_REALMS, sides=[{"slots": []}], opponent=opponent, seed=7, options=options).json()


def played_out(client: Client, table):
    rng = random.Random(7)
    while table["question"]:
        table = choose(client, table, rng.randrange(len(table["question"]["options"]))).json()
    return table


@pytest.mark.parametrize("mode", ["goldfish", "match"])
def test_the_choices_of_the_policies_give_the_counts_of_a_run_of_one_game(alice, mode):
    started(alice, opponent=None if mode == "goldfish" else {})
    table = Table.objects.get()
    trace = fresh_deck(table).replay(table.seed, 0).trace
    counted = Tally()
    fresh_deck(table).play(table.seed, 0, counted)
    first = None if mode == "goldfish" else -1
    assert fresh_deck(table).tally_of(table.seed, trace, 0, first).to_record() == counted.to_record()
    with pytest.raises(ValueError, match="not over"):
        fresh_deck(table).tally_of(table.seed, trace[:-3], 0, first)


@pytest.mark.parametrize("opponent", [None, {}], ids=["alone", "against"])
def test_the_report_of_a_game_that_is_over(alice, opponent):
    table = started(alice, opponent=opponent)
    address = reverse("api:table-report", args=[table["id"]])
    refused = alice.get(address)
    assert (refused.status_code, refused.json()["code"]) == (409, "table_open")
    table = played_out(alice, table)
    report = alice.get(address).json()
    assert report["outcome"] == table["outcome"]
    figures = {(each["kind"], each["name"]): each for each in report["figures"]}
    assert figures["histogram", "clock"]["value"] == [report["clock"]]
    assert {each["kind"] for each in report["figures"]} >= ({"share", "card"} if opponent is None else {"share"})
    assert all(each["label"] for each in report["figures"])
    assert Client().get(address).status_code == 404


def test_a_game_with_new_luck_has_a_report(alice):
    table = started(alice, opponent={})
    table = choose(alice, table, 0).json()
    table = post(alice, reverse("api:table-luck", args=[table["id"]]), version=table["version"]).json()
    table = played_out(alice, table)
    stored = Table.objects.get()
    assert min(stored.choices) < 0
    assert game_report.figures_of(stored) == game_report.figures_of(stored)
    shares = {figure.spec.name: figure.value for figure in game_report.figures_of(stored) if figure.spec.kind == "share"}
    assert shares["side_0_wins"] + shares["side_1_wins"] <= 1
    assert (shares["side_0_wins"] == 1) == (stored.outcome == "side_0_wins")
