"""The coach over the API: ask, refine, the same answer from the store, cancel, resume, limits; nothing of another person."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from cards.api.limit_stores import Rule
from cards.api.limits import BUCKETS, LOOPBACK_FACTOR, Bucket
from cards.metrics import COACH_PLAYED
from games.coach.counts import Counts
from games.coach.examination import examine
from games.coach.measure import Measure
from games.coach.verdict import RANKS, verdict_of
from games.contracts.decks import Decklist
from games.registry import GAMES
from simulator.models import Chunk, Run, Table
from simulator.requests.prepare import prepare
from simulator.services import claiming
from simulator.tables import coaching
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.simulator.services.claims import expire

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]
GAME = "star-realms"
OPTIONS = {"turn_limit": 12}
cards = catalogues.held(GAME)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(coaching, "WORLDS", (24, 48, 96))
    monkeypatch.setattr(coaching, "USUAL_WORLDS", 48)
    monkeypatch.setattr(coaching, "CHUNKS_A_SECOND", 100)  # smaller chunks


def post(client: Client, address: str, **data: Any) -> Any:
    return client.post(address, json.dumps(data), content_type="application/json")


def started(client: Client, choices: int = 3) -> dict[str, Any]:
    table = post(client, reverse("api:tables"), game=GAME, sides=[{"slots": []}], seed=7, options=OPTIONS).json()
    for _ in range(choices):
        table = post(client, reverse("api:table-choices", args=[table["id"]]), option=0, version=table["version"]).json()
    return dict(table)


def coach(table: dict[str, Any]) -> str:
    return reverse("api:table-coach", args=[table["id"]])


def ask(client: Client, table: dict[str, Any], **more: Any) -> Any:
    return post(client, coach(table), version=table["version"], worlds=48, **more)


def play_all() -> None:
    for run in Run.objects.filter(status__in=Run.ACTIVE):
        play_turn(run.pk, seconds=60)


def test_the_answer_is_that_of_the_library(client):
    table = started(client)
    before = client.get(coach(table)).json()
    options = len(table["question"]["options"])
    assert (before["status"], before["answer"]) == ("none", None)
    assert before["budget"] == {"options": options, "worlds": 48, "playouts": (48 + 12) * options}
    response = ask(client, table)
    assert (response.status_code, response.json()["status"]) == (202, "queued")
    play_all()
    found = client.get(coach(table)).json()
    assert found["status"] == "done"
    answer = found["answer"]
    assert answer["policy"]
    prepared: Any = prepare(GAMES[GAME], [Decklist(())], OPTIONS)
    examination = examine(prepared, 7, table["choices"], worlds_seed=coaching.SEED)
    verdict = verdict_of(examination.counts(range(answer["worlds"])))
    measure: Measure = examination.measure
    assert answer["usual"] == examination.usual
    assert (answer["counted_from"], answer["counted_to"]) == (measure.first, measure.last)
    assert answer["playouts"] == (answer["worlds"] + answer["erring"]["worlds"]) * options
    check_erring(answer, examination)
    assert [option["number"] for option in answer["options"]] == [judged.option for judged in verdict.options]
    for option, judged in zip(answer["options"], verdict.options, strict=True):
        assert option["text"] == table["question"]["options"][option["number"]]["text"]
        assert math.isclose(option["value"], measure.shown(judged.mean), abs_tol=1e-5)
        assert math.isclose(option["difference"], -judged.difference, abs_tol=1e-5)
        low, high = option["difference_ci95"]
        assert low - 1e-5 <= option["difference"] <= high + 1e-5
        assert option["ci95"][0] <= option["value"] <= option["ci95"][1]
        assert (option["is_best"], option["is_behind"]) == (judged.is_best, judged.is_behind)
    assert all(effect["label"] and effect["here"] != effect["best"] for option in answer["options"] for effect in option["effects"])


def check_erring(answer: dict[str, Any], examination: Any) -> None:
    """One deal in four is played by policies that err, too."""
    counts = Counts(examination.options, examination.measure.top)
    for world in range(3, answer["worlds"], 4):
        counts.add(examination.play_erring(world))
    erring = verdict_of(counts)
    assert (answer["erring"]["worlds"], answer["erring"]["best"]) == (counts.worlds, erring.options[0].option)
    assert answer["erring"]["rank"] in RANKS
    assert (answer["erring"]["rank"] == "same") == (answer["erring"]["best"] == answer["options"][0]["number"])
    for option in answer["options"]:
        assert math.isclose(option["erring_value"], examination.measure.shown(erring.of(option["number"]).mean), abs_tol=1e-5)
        assert option["erring_ci95"][0] <= option["erring_value"] <= option["erring_ci95"][1]
    assert [option["erring_value"] for option in answer["options"]] != [option["value"] for option in answer["options"]]


def test_the_same_question_is_answered_from_the_store(client):
    before = COACH_PLAYED._value.get()
    table = started(client)
    ask(client, table)
    play_all()
    first = client.get(coach(table)).json()
    again = ask(client, table)
    assert (again.status_code, again.json()) == (200, first)
    assert Run.objects.count() == 1
    more = post(client, coach(table), version=table["version"], worlds=96)
    assert more.status_code == 202, "more deals are another question"
    play_all()
    assert client.get(coach(table)).json()["budget"]["worlds"] == 96
    assert COACH_PLAYED._value.get() == before + 2


def test_the_first_figures_are_stored_after_the_first_few_deals_of_each_option(client):
    """They do not wait for a part of usual size, and each later part refines them."""
    table = started(client)
    post(client, coach(table), version=table["version"], worlds=96)
    run = Run.objects.get()
    first, second, *_ = run.chunks.values_list("games", flat=True)
    assert first <= second / 4
    play_turn(run.pk, seconds=0)  # the first chunk
    answer = client.get(coach(table)).json()["answer"]
    assert answer["worlds"] == first
    assert len(answer["options"]) == len(table["question"]["options"])
    widths = {option["number"]: option["ci95"][1] - option["ci95"][0] for option in answer["options"]}
    assert all(math.isfinite(width) and width > 0 for width in widths.values())
    play_turn(run.pk, seconds=0)
    refined = client.get(coach(table)).json()["answer"]
    assert refined["worlds"] == first + second
    assert all(option["ci95"][1] - option["ci95"][0] < widths[option["number"]] for option in refined["options"])


def test_it_is_refined_and_goes_on_where_a_dead_worker_left_it(client):
    table = started(client)
    ask(client, table)
    run = Run.objects.get()
    assert run.chunks.count() > 3
    play_turn(run.pk, seconds=0)  # one chunk
    some = client.get(coach(table)).json()
    assert some["status"] == "running"
    assert 0 < some["answer"]["worlds"] == some["worlds_done"] < 48
    dead = claiming.chunk_claim(run=run, worker="")  # a worker takes a chunk and dies
    assert dead is not None
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.status == Run.Status.RUNNING
    expire(dead)
    play_turn(run.pk, seconds=60)
    resumed = client.get(coach(table)).json()
    assert resumed["status"] == "done"
    Run.objects.all().delete()
    ask(client, table)
    play_all()
    assert client.get(coach(table)).json() == resumed


def test_a_clear_decision_stops_early_at_the_same_world_however_it_is_played(client):
    """Ending the first turns without playing a card loses turns."""
    table = started(client, choices=0)
    found = []
    for _ in range(2):
        post(client, coach(table), version=table["version"], worlds=96)
        run = Run.objects.get()
        while run.status in Run.ACTIVE:
            play_turn(run.pk, seconds=0)
            run.refresh_from_db()
        found.append((run.stop_reason, run.games_done, run.report_digest))
        assert run.chunks.exclude(status=Chunk.Status.DONE).count() == 0
        Run.objects.all().delete()
    assert found[0] == found[1]


def test_it_is_cancelled_and_another_position_cancels_it(client):
    table = started(client)
    ask(client, table)
    assert client.delete(coach(table)).status_code == 204
    assert client.get(coach(table)).json()["status"] == "cancelled"
    assert ask(client, table).status_code == 202, "it can be asked again"
    table = post(client, reverse("api:table-choices", args=[table["id"]]), option=0, version=table["version"]).json()
    assert client.get(coach(table)).json()["status"] == "none"
    ask(client, table)
    statuses = list(Run.objects.order_by("created").values_list("status", flat=True))
    assert statuses == ["cancelled", "cancelled", "queued"]


def test_stale_wrong_and_foreign_questions_are_refused(client):
    table = started(client)
    assert post(client, coach(table), version=table["version"] + 1).json()["code"] == "table_changed"
    for worlds in (47, "48", 1e9, True, None):
        assert post(client, coach(table), version=table["version"], worlds=worlds).status_code == 400
    assert post(Client(), coach(table), version=table["version"]).status_code in (403, 404)
    assert Client().get(coach(table)).status_code == 404
    assert not Run.objects.exists()


def test_a_game_that_is_over_has_nothing_to_ask(client):
    table = started(client, choices=0)
    while table["question"]:
        last = len(table["question"]["options"]) - 1
        table = post(client, reverse("api:table-choices", args=[table["id"]]), option=last, version=table["version"]).json()
    assert ask(client, table).json()["code"] == "table_over"


def test_everybody_together_has_a_limit(client, settings):
    settings.SIMULATION_COACH_MAX_ACTIVE = 1
    assert ask(client, started(client)).status_code == 202
    other = Client()
    assert ask(other, started(other, choices=2)).status_code == 429


def test_one_person_has_a_limit(client, settings, monkeypatch):
    settings.RATE_LIMITS = True
    few = Bucket("questions", (Rule(2, 3600),), strict=True)
    monkeypatch.setitem(BUCKETS, "coach", few)
    table = started(client)
    codes = []
    for _ in range(2 * LOOPBACK_FACTOR + 1):
        codes.append(ask(client, table).status_code)
        client.delete(coach(table))
    assert codes == [202] * (2 * LOOPBACK_FACTOR) + [429]


def test_its_runs_are_shown_nowhere_else_and_go_with_the_table(client):
    table = started(client)
    ask(client, table)
    play_all()
    run = Run.objects.get()
    assert client.get(reverse("api:simulation", args=[run.pk])).status_code == 404
    assert client.get(reverse("api:simulations")).json()["results"] == []
    assert client.get(reverse("run-page", args=[run.pk])).status_code == 404
    assert client.delete(reverse("api:table", args=[table["id"]])).status_code == 204
    assert not Run.objects.exists()
    assert not Table.objects.exists()


def test_reading_the_answer_takes_few_queries(client):
    table = started(client)
    ask(client, table)
    play_all()
    client.get(coach(table))
    counts = []
    for _ in range(2):
        with CaptureQueriesContext(
            connection,
        ) as seen:
            client.get(coach(table))
        counts.append(len(seen))
    assert counts == [counts[0]] * 2
    assert counts[0] <= 5


def test_a_game_whose_hidden_cards_cannot_be_dealt_anew_has_no_coach(client, monkeypatch):
    table = started(client)
    monkeypatch.setattr(coaching, "can_be_examined", lambda prepared: False)
    refused = ask(client, table)
    assert (refused.status_code, refused.json()["code"]) == (422, "no_coach")
    assert 'id="coach-ask"' not in client.get(reverse("table", args=[table["id"]])).content.decode()
    assert not Run.objects.exists()
