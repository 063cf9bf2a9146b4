"""Links to tables over the API: what they show and hide, renewed and ended links, and games that go on from a position."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from games.engine.rng import stream
from games.registry import GAMES
from games.runs.prepared import Prepared
from simulator.models import Run, Table
from simulator.tables import coaching
from simulator.tables.selectors import position_of, prepared_deck
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.simulator.tables.calls import choose, post

pytestmark = pytest.mark.django_db
STAR_REALMS = "star-realms"
cards = catalogues.held(STAR_REALMS)


@pytest.fixture
def alice(client: Client, cards: None) -> Client:
    return client


def started(client: Client, *, opponent: Any = None, choices: int = 0, seed: int = 7) -> dict[str, Any]:
    data = {"game": STAR_REALMS, "sides": [{"slots": []}], "opponent": opponent, "seed": seed, "options": {"turn_limit": 4}}
    if opponent is not None:
        data["options"] = {"authority": 12}
    table = post(client, reverse("api:tables"), **data).json()
    rng = random.Random(seed)
    for _ in range(choices):
        table = choose(client, table, rng.randrange(len(table["question"]["options"]))).json()
    return table


def link(client: Client, table: dict[str, Any], **data: Any) -> str:
    response = post(client, reverse("api:table-link", args=[table["id"]]), **data)
    assert response.status_code == 200, response.content
    return str(response.json()["token"])


def read(token: str, **query: Any) -> Any:
    return Client().get(reverse("api:shared-table", args=[token]), query)


def test_a_link_shows_what_its_owner_sees_and_the_old_one_dies(alice):
    table = started(alice, opponent={}, choices=9)
    whole = alice.get(reverse("api:table", args=[table["id"]]), {"steps": "all"}).json()
    assert (whole["token"], whole["is_open"]) == ("", False)
    token = link(alice, table)
    shared = read(token).json()
    for name in ("question", "steps", "digest", "outcome"):
        assert shared[name] == whole[name]
    assert (shared["choices"], shared["of"]) == (9, 9)
    stored = Table.objects.get()
    assert shared["versions"] == stored.versions
    told = json.dumps({**shared, "versions": {}})  # the version of the rules may be the number that is the seed here
    for hidden in (str(stored.seed), table["id"]):
        assert f'"{hidden}"' not in told
    assert "seed" not in shared
    renewed = link(alice, table)
    assert read(token).status_code == 404
    assert read(renewed).status_code == 200
    assert alice.delete(reverse("api:table-link", args=[table["id"]])).status_code == 204
    assert read(renewed).status_code == 404
    assert read("x" * 400).status_code == 404


def test_a_position_is_the_one_that_its_owner_had_then(alice):
    table = started(alice, opponent={})
    rng = random.Random(3)
    seen = [table]
    for _ in range(8):
        seen.append(choose(alice, seen[-1], rng.randrange(len(seen[-1]["question"]["options"]))).json())
    token = link(alice, table)
    for made, then in enumerate(seen):
        shared = read(token, choices=made).json()
        assert (shared["choices"], shared["question"], shared["digest"]) == (made, then["question"], then["digest"])
    assert read(token, choices=9).status_code == 404
    for wrong in ("-1", "x", "1.5"):
        assert read(token, choices=wrong).status_code == 400


def test_the_other_hand_is_shown_only_by_an_open_link_or_after_the_end(alice):
    table = started(alice, opponent={}, choices=12)
    closed = read(link(alice, table)).json()
    assert {code for step in closed["steps"] for code in step["board"]["enemy_hand"]} == {""}
    assert not closed["seen"]
    shown = read(link(alice, table, open=True)).json()
    assert shown["is_open"]
    assert shown["seen"], "the owner can read it, too"
    assert "" not in {code for step in shown["steps"] for code in step["board"]["enemy_hand"]}
    own = alice.get(reverse("api:table", args=[table["id"]]), {"steps": "all"}).json()
    assert {code for step in own["steps"] for code in step["board"]["enemy_hand"]} == {""}  # the owner's table stays as it was
    token = link(alice, table)
    rng = random.Random(5)
    while table["question"]:
        table = choose(alice, table, rng.randrange(len(table["question"]["options"]))).json()
    over = read(token).json()
    assert (over["question"], over["outcome"]) == (None, table["outcome"])
    assert "" not in {code for step in over["steps"] for code in step["board"]["enemy_hand"]}
    assert "" in {code for step in read(token, choices=5).json()["steps"] for code in step["board"]["enemy_hand"]}
    assert post(alice, reverse("api:table-link", args=[table["id"]]), open="yes").status_code == 400


def test_a_link_tells_nothing_of_hidden_cards(alice):
    """The same link to two games that differ only in what the person does not see."""
    table = started(alice, opponent={}, choices=9)
    token = link(alice, table)
    stored = Table.objects.get()
    before = read(token).json()
    luck = [*stored.choices, -5]
    Table.objects.update(choices=luck, own=[*stored.own, len(stored.choices)])
    prepared = prepared_deck(stored)
    assert isinstance(prepared, Prepared)
    assert position_of(stored).question == position_of(stored, luck).question
    after = read(token).json()
    assert {name: after[name] for name in ("question", "steps", "outcome")} == {
        name: before[name] for name in ("question", "steps", "outcome")
    }


@pytest.mark.parametrize("opponent", [None, {}], ids=["alone", "against"])
def test_a_copy_goes_on_with_another_deal_and_never_tells_the_seed(alice, opponent):
    table = started(alice, opponent=opponent, choices=8)
    token = link(alice, table)
    bob = Client()
    then = read(token, choices=6).json()
    copies = reverse("api:shared-table-copy", args=[token])
    made = post(bob, copies, choices=6)
    assert made.status_code == 201, made.content
    copy = made.json()
    assert copy["question"] == then["question"]
    assert copy["seed"] is None
    assert copy["choices"][-1] == -1
    stored, origin = Table.objects.get(pk=copy["id"]), Table.objects.get(pk=table["id"])
    assert stored.owner_key != origin.owner_key
    back = post(bob, reverse("api:table-back", args=[copy["id"]]), to="start", version=1).json()
    assert back["question"] == then["question"], "what came with the copy stays"
    rng = random.Random(1)
    copy = back
    while copy["question"]:
        copy = choose(bob, copy, rng.randrange(len(copy["question"]["options"]))).json()
    assert copy["seed"] is None
    assert Table.objects.get(pk=copy["id"]).seed == origin.seed
    if opponent is not None:  # after the end, the game is open from the new deal on
        whole = bob.get(reverse("api:table", args=[copy["id"]]), {"steps": "all"}).json()
        replay = position_of(Table.objects.get(pk=copy["id"])).replay
        hands = [step.board["enemy_hand"] for step in replay.steps]
        assert any("" in hand for hand in hands)
        assert "" not in hands[-1]
        assert whole["choices"] == Table.objects.get(pk=copy["id"]).made
    assert origin.choices == Table.objects.get(pk=origin.pk).choices
    assert post(bob, copies, choices=99).status_code == 404
    assert post(bob, copies, choices="x").status_code == 400


def test_two_copies_have_different_deals(alice):
    token = link(alice, started(alice, opponent={}, choices=4))
    tables = [post(Client(), reverse("api:shared-table-copy", args=[token])).json()["id"] for _ in range(2)]
    copies = [Table.objects.get(pk=each) for each in tables]
    shown = [position_of(copy, is_open=True) for copy in copies]
    assert all("" not in position.question.board["enemy_hand"] for position in shown)
    assert shown[0].digest != shown[1].digest
    assert position_of(copies[0]).question == position_of(copies[1]).question
    again = position_of(copies[1], copies[0].choices, is_open=True)
    assert again.digest == shown[0].digest, "only the deal differs"


def test_a_game_that_is_over_cannot_go_on(alice):
    table = started(alice)
    rng = random.Random(1)
    while table["question"]:
        table = choose(alice, table, rng.randrange(len(table["question"]["options"]))).json()
    copies = reverse("api:shared-table-copy", args=[link(alice, table)])
    assert post(Client(), copies).json()["code"] == "table_over"
    assert post(Client(), copies, choices=3).status_code == 201


def test_other_rules_end_what_a_link_shows(alice):
    token = link(alice, started(alice))
    Table.objects.update(versions={"rules": "0", "data": "0"})
    assert (read(token).status_code, read(token).json()["code"]) == (409, "versions_changed")


def test_nobody_else_makes_a_link_and_reading_takes_few_queries(alice):
    table = started(alice, choices=2)
    stranger = Client()
    address = reverse("api:table-link", args=[table["id"]])
    assert post(stranger, address).status_code == 404
    assert stranger.delete(address).status_code == 404
    token = link(alice, table)
    counts = []
    for made in (0, 1, 2):
        with CaptureQueriesContext(connection) as captured:
            assert read(token, choices=made).status_code == 200
        counts.append(len(captured))
    assert counts == [counts[0]] * 3
    assert counts[0] <= 4


@pytest.mark.parametrize(("mode", "index"), [("goldfish", 0), ("goldfish", 3), ("match", 0), ("match", 3)])
def test_a_replay_is_taken_over_at_any_step(alice, mode, index):
    sides = [{"slots": []}] if mode == "goldfish" else [{"slots": []}, {"slots": []}]
    options = {"turn_limit": 6} if mode == "goldfish" else {"authority": 12}
    asked = post(alice, reverse("api:simulations"), game=STAR_REALMS, mode=mode, sides=sides, games=4, seed=3, options=options)
    assert asked.status_code == 202, asked.content
    run = Run.objects.get()
    play_turn(run.pk, seconds=60)
    replay = alice.get(reverse("api:simulation-game", args=[run.pk, index])).json()
    steps = [step for step in replay["steps"] if step["decision"] and step["seat"] == 0]
    address = reverse("api:simulation-game-table", args=[run.pk, index])
    for step in (steps[0], steps[len(steps) // 2], steps[-1]):
        made = post(alice, address, step=step["number"] - 1)
        assert made.status_code == 201, made.content
        table = made.json()
        assert [offer["text"] for offer in table["question"]["options"]] == step["decision"]["options"]
        assert table["question"]["board"]["hand"] == step["board"]["hand"]
        assert table["seed"] is None
    assert post(alice, address, step=replay["steps"][-1]["number"]).json()["code"] == "table_over"
    assert post(alice, address, step="x").status_code == 400


def test_a_deal_anew_alone_follows_from_its_number(alice):
    started(alice, choices=3)
    table = Table.objects.get()
    game = GAMES[STAR_REALMS].slug
    assert table.game_id == game
    rng = stream(1, 0, 0)
    positions = [position_of(table, [*table.choices, -1 - rng.below(1000)]) for _ in range(4)]
    assert {position.question.text["en"] for position in positions} == {position_of(table).question.text["en"]}
    assert len({position.digest for position in positions}) == 4
    again = position_of(table, [*table.choices, -9])
    assert again == position_of(table, [*table.choices, -9])


@pytest.mark.parametrize("opponent", [None, {}], ids=["alone", "against"])
def test_the_coach_answers_in_a_game_that_goes_on(alice, opponent, monkeypatch):
    monkeypatch.setattr(coaching, "WORLDS", (12,))
    token = link(alice, started(alice, opponent=opponent, choices=6))
    copy = post(alice, reverse("api:shared-table-copy", args=[token])).json()
    asked = post(alice, reverse("api:table-coach", args=[copy["id"]]), version=1, worlds=12)
    assert asked.status_code == 202, asked.content
    play_turn(Run.objects.get().pk, seconds=60)
    answer = alice.get(reverse("api:table-coach", args=[copy["id"]])).json()
    assert (answer["status"], answer["worlds_done"]) == ("done", 12)
