"""The playouts behind the coach's figures: one that was won and one that was lost, in the cards of their deal, not in those of the game."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from cards.errors import NotFound
from simulator.models import Run, Table
from simulator.tables import coaching
from simulator.tables.learning.playouts import playout_of
from simulator.tables.selectors import position_of
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.simulator.tables.calls import choose, post

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]
GAME = "star-realms"
WORLDS = 12
cards = catalogues.held(GAME)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(coaching, "WORLDS", (WORLDS,))
    monkeypatch.setattr(coaching, "CHUNKS_A_SECOND", 400)


def asked(client: Client, **more: Any) -> tuple[dict[str, Any], Any]:
    """A table after one choice, and what the coach says there."""
    table = post(client, reverse("api:tables"), game=GAME, sides=[{"slots": []}], seed=7, **more).json()
    table = choose(client, table, 0).json()
    address = reverse("api:table-coach", args=[table["id"]])
    post(client, address, version=table["version"], worlds=WORLDS)
    play_turn(Run.objects.get().pk, seconds=60)
    return table, client.get(address).json()["answer"]


def address_of(table: dict[str, Any], option: int, world: int, choices: int | None = None) -> str:
    return reverse("api:table-playout", args=[table["id"], len(table["choices"]) if choices is None else choices, option, world])


def test_each_share_opens_a_game_won_and_a_game_lost(client):
    table, answer = asked(client, opponent={"policy": "default"}, options={"authority": 12})
    opened = 0
    for option in answer["options"]:
        for name, share, is_won in (("best_world", option["value"], True), ("worst_world", 1 - option["value"], False)):
            assert (option[name] is not None) == (share > 0)
            if option[name] is None:
                continue
            found = client.get(address_of(table, option["number"], option[name])).json()
            assert (found["outcome"] == "side_0_wins") == is_won
            (options, taken) = found["steps"][0]["decision"].values()
            assert taken == option["number"]
            assert options[taken] == option["text"]
            opened += 1
    assert opened > len(answer["options"])


def test_by_the_clock_it_opens_an_early_win_and_a_late_one(client):
    table, answer = asked(client, options={"authority": 25, "turn_limit": 30})
    assert any(option["best_world"] is not None for option in answer["options"])
    for option in answer["options"]:
        worlds = [option["best_world"], option["worst_world"]]
        if None in worlds:
            assert worlds == [None, None]
            continue
        early, late = (client.get(address_of(table, option["number"], world)).json() for world in worlds)
        assert early["outcome"] == "won"
        assert early["clock"] < late["clock"] or late["outcome"] != "won"


def test_what_the_opponent_holds_changes_no_playout(client):
    """After new luck the person sees the same, so the playouts are the same, cards and all."""
    table, _ = asked(client, opponent={"policy": "default"}, options={"authority": 8})
    stored = Table.objects.get()
    made = len(stored.choices)
    before = [playout_of(table=stored, choices=made, option=0, world=world).replay for world in range(2)]
    stored.choices = [*stored.choices, -9]
    stored.save()
    coaching.coach_start(table=stored, position=position_of(stored), worlds=WORLDS)
    play_turn(Run.objects.latest("created").pk, seconds=60)
    assert [playout_of(table=stored, choices=made + 1, option=0, world=world).replay for world in range(2)] == before
    assert before[0].steps != before[1].steps
    assert table["question"]


def test_only_what_was_asked_can_be_opened(client):
    table, answer = asked(client, options={"turn_limit": 5})
    option = answer["options"][0]["number"]
    assert client.get(address_of(table, option, WORLDS - 1)).status_code == 200, "any deal of the question, won or lost"
    for wrong in (
        address_of(table, option, WORLDS),
        address_of(table, len(table["question"]["options"]), 0),
        address_of(table, option, 0, choices=0),
        address_of(table, 10**30, 10**30, choices=10**30),
    ):
        assert client.get(wrong).status_code == 404
    assert Client().get(address_of(table, option, 0)).status_code == 404
    later = choose(client, table, 0).json()
    assert client.get(address_of(table, option, 0)).status_code == 200, "the decision is still the game's"
    assert client.get(address_of(later, 0, 0)).status_code == 404, "the next one was not asked about"
    Table.objects.update(choices=[1 - option if option < 2 else 0, *table["choices"][1:]])
    with pytest.raises(NotFound):
        playout_of(table=Table.objects.get(), choices=len(table["choices"]), option=option, world=0)
