"""The runs API: requests, access, errors, reports in several formats, caching, limits and queries."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from decks.models import Deck
from simulator.models import Chunk, Run
from simulator.workers.playing import play_turn
from tests.helpers.made_up_game import SLUG
from tests.simulator.api.requests import SLOTS, URL, own_deck, post

ASKED = {"game": SLUG, "sides": [{"slots": SLOTS}], "games": 250, "seed": 7}

pytestmark = pytest.mark.usefixtures("made_up", "woken", "no_limits")


@pytest.fixture
def no_limits(settings: Any) -> None:
    settings.RATE_LIMITS = False


def finish(run_id: str) -> Run:
    play_turn(Run.objects.get(pk=run_id).pk, seconds=60)
    return Run.objects.get(pk=run_id)


def test_own_runs_are_listed_with_their_headlines(client: Client, django_assert_num_queries: Any) -> None:
    first, second = (post(client, {**ASKED, "seed": seed}).json()["id"] for seed in (1, 2))
    finish(first)
    answer = client.get(URL)
    assert answer["Cache-Control"] == "private, no-store"
    page = answer.json()
    assert (page["count"], page["next"], [run["id"] for run in page["results"]]) == (2, None, [second, first])
    waiting, done = page["results"]
    assert (waiting["status"], waiting["headline"]["clock"], done["status"]) == ("queued", None, "done")
    report = client.get(f"{URL}{first}/").json()["report"]
    assert done["headline"]["won"] == report["shares"].get("won")
    assert done["headline"]["clock"] == {name: report["clock"][name] for name in ("mean", "ci95", "median", "p10", "p90")}
    assert "report" not in done
    assert Client().get(URL).json()["results"] == []
    with django_assert_num_queries(3):  # session, number of runs, runs
        client.get(URL)


def test_own_runs_are_searched(client: Client) -> None:
    deck = own_deck(client, name="Loaded dice")
    run = post(client, {**ASKED, "sides": [{"deck": str(deck.pk)}]}).json()["id"]
    post(client, {**ASKED, "seed": 8})
    for query, found in (("q=dice", 1), ("q=loaded+DICE", 1), ("q=fair", 0), (f"game={SLUG}", 2), ("page_size=1", 1), ("q=", 2)):
        results = client.get(f"{URL}?{query}").json()["results"]
        assert len(results) == found, query
        assert run in [each["id"] for each in results] or query in ("q=fair", "page_size=1")
    assert client.get(f"{URL}?game=chess").status_code == 404
    assert client.get(f"{URL}?q={'x' * 201}").status_code == 400
    assert client.get(f"{URL}?page=2").status_code == 404


def test_a_run_is_requested_polled_and_read(client: Client) -> None:
    answer = post(client, ASKED)
    assert answer.status_code == 202
    state = answer.json()
    assert answer["Location"] == f"http://testserver{URL}{state['id']}/"
    assert (state["status"], state["games"], state["games_done"], state["report"]) == ("queued", 250, 0, None)

    play_turn(Run.objects.get().pk, seconds=0)
    state = client.get(answer["Location"]).json()
    assert (state["status"], state["games_done"], state["report"]["n"]) == ("running", 100, 100)
    assert state["games_per_second"] > 0

    finish(state["id"])
    done = client.get(answer["Location"])
    report = done.json()["report"]
    assert done.json()["status"] == "done"
    assert report["stop_reason"] == "all_games"
    assert [sample["kind"] for sample in report["samples"]] == ["best", "median", "worst"]
    game = client.get(report["samples"][0]["url"])
    assert game.status_code == 200
    assert game.json()["clock"] == report["samples"][0]["clock"]
    assert game.json()["steps"][0] == {
        "number": 1,
        "turn": 1,
        "seat": 0,
        "phase": "draw",
        "text": "turn 1",
        "clause": "MU-01",
        "cards": [],
        "decision": None,
        "is_forced": False,
        "board": game.json()["steps"][0]["board"],
    }


def test_an_equal_request_returns_the_same_run(client: Client) -> None:
    first = post(client, ASKED)
    again = post(client, {**ASKED, "mode": "goldfish", "options": {"goal": 30}, "sides": [{"slots": SLOTS[::-1]}]})
    assert (first.status_code, again.status_code) == (202, 200)
    assert again.json()["id"] == first.json()["id"]
    assert again["Location"] == first["Location"]
    other = post(Client(), ASKED)
    assert other.status_code == 202
    assert other.json()["id"] != first.json()["id"]


def test_an_idempotency_key_returns_the_same_run(client: Client) -> None:
    data = {**ASKED, "seed": None}
    first = post(client, data, **{"Idempotency-Key": "k1"})
    again = post(client, data, **{"Idempotency-Key": "k1"})
    other = post(client, {**data, "games": 5}, **{"Idempotency-Key": "k1"})
    assert (first.status_code, again.status_code, other.status_code) == (202, 200, 422)
    assert again.json()["id"] == first.json()["id"]
    assert other.json()["code"] == "idempotency_key_reused"
    assert Run.objects.count() == 1


BAD: dict[str, tuple[dict[str, Any], int, str]] = {
    "no games": ({"games": 0}, 400, "games"),
    "a billion games": ({"games": 10**9}, 400, "games"),
    "games in words": ({"games": "many"}, 400, "games"),
    "games missing": ({"games": None}, 400, "games"),
    "negative seed": ({"seed": -1}, 400, "seed"),
    "huge seed": ({"seed": 2**70}, 400, "seed"),
    "unknown member": ({"game_count": 10}, 400, "game_count"),
    "unknown member of a side": ({"sides": [{"slots": SLOTS, "polcy": "default"}]}, 400, "sides[0].polcy"),
    "unknown member of a slot": ({"sides": [{"slots": [*SLOTS, {"code": "1", "count": 2}]}]}, 400, "sides[0].slots[6].count"),
    "more sides than are looked at": ({"sides": [{}] * 50_000}, 400, "sides"),
    "unknown option": ({"options": {"gaol": 1}}, 400, "options.gaol"),
    "options a list": ({"options": [1]}, 400, "options"),
    "two sides": ({"sides": [{"slots": SLOTS}, {"slots": SLOTS}]}, 400, "sides"),
    "one side to compare": ({"mode": "compare"}, 400, "sides"),
    "one side to match up": ({"mode": "matchups"}, 400, "sides"),
    "eleven sides to match up": ({"mode": "matchups", "sides": [{"slots": SLOTS}] * 11}, 400, "sides"),
    "unknown policy to match up": (
        {"mode": "matchups", "sides": [{"slots": SLOTS, "policy": "x"}, {"slots": SLOTS}]},
        400,
        "sides[0].policy",
    ),
    "more games than a study may play": ({"mode": "cards", "games": 90_000}, 400, "games"),
    "precision of nothing": ({"precision": {"of": "luck", "half_width": 0.1}, "games": 1000}, 400, "precision.of"),
    "precision of a list": ({"precision": {"of": [], "half_width": 0.1}, "games": 1000}, 400, "precision.of"),
    "precision of no width": ({"precision": {"of": "won", "half_width": 0}, "games": 1000}, 400, "precision.half_width"),
    "precision without a width": ({"precision": {"of": "won"}, "games": 1000}, 400, "precision"),
    "precision of a study": ({"mode": "cards", "precision": {"of": "won", "half_width": 0.1}, "games": 1000}, 400, "precision"),
    "precision with few games": ({"precision": {"of": "won", "half_width": 0.1}, "games": 499}, 400, "games"),
    "no seconds": ({"seconds": 0}, 400, "seconds"),
    "no side": ({"sides": []}, 400, "sides"),
    "sides a text": ({"sides": "x"}, 400, "sides"),
    "side without a deck": ({"sides": [{}]}, 400, "sides[0]"),
    "deck and slots": ({"sides": [{"slots": SLOTS, "deck": "x"}]}, 400, "sides[0]"),
    "unknown game": ({"game": "chess"}, 400, "game"),
    "unknown mode": ({"mode": "duel"}, 400, "mode"),
    "negative quantity": ({"sides": [{"slots": [{"code": "1", "quantity": -1}]}]}, 400, "sides[0].slots[0].quantity"),
    "a slot too many": ({"sides": [{"slots": [{"code": "1"}] * 501}]}, 400, "sides[0].slots"),
    "unknown policy": ({"sides": [{"slots": SLOTS, "policy": "clever"}]}, 400, "sides[0].policy"),
    "unknown side": ({"sides": [{"slots": SLOTS, "side": "grey"}]}, 400, "sides[0].side"),
    "affiliation a number": ({"sides": [{"slots": SLOTS, "affiliation": 3}]}, 400, "sides[0].affiliation"),
    "deck that is no id": ({"sides": [{"deck": "../etc"}]}, 404, ""),
    "deck that is nowhere": ({"sides": [{"deck": "00000000-0000-4000-8000-000000000000"}]}, 404, ""),
    "token of nothing": ({"sides": [{"token": "expired"}]}, 404, ""),
    "empty deck": ({"sides": [{"slots": []}]}, 422, ""),
}


@pytest.mark.parametrize("name", BAD)
def test_invalid_input_is_a_problem_and_stores_nothing(name: str, client: Client) -> None:
    change, status, field = BAD[name]
    answer = post(client, {**ASKED, **change})
    problem = answer.json()
    assert answer.status_code == status, problem
    assert answer["Content-Type"] == "application/problem+json"
    assert problem["status"] == status
    assert problem["detail"]
    assert problem["code"]
    if field:
        assert field in [error["field"] for error in problem["errors"]], problem
    assert not Run.objects.exists()
    assert not Chunk.objects.exists()


def test_a_misspelt_name_gets_a_suggestion(client: Client) -> None:
    for change, near in (({"option": {}}, "options"), ({"options": {"gaol": 1}}, "goal"), ({"sides": [{"slot": SLOTS}]}, "slots")):
        assert f"Did you mean “{near}”?" in json.dumps(post(client, {**ASKED, **change}).json(), ensure_ascii=False)


def test_the_sides_of_a_run_can_be_requested_again(client: Client) -> None:
    first = post(client, ASKED).json()
    again = post(client, {**first, "sides": ASKED["sides"]})
    assert (again.status_code, again.json()["id"]) == (200, first["id"])


@pytest.mark.parametrize(
    "body", ["", "[]", "3", "{", '{"games": NaN}', '"x"', "null", '{"game": "\\u0000"}', '{"games": ' + "9" * 5000 + "}"]
)
def test_an_invalid_body_is_a_problem(body: str, client: Client) -> None:
    answer = client.post(URL, body, content_type="application/json")
    assert answer.status_code == 400
    assert answer["Content-Type"] == "application/problem+json"


def test_an_illegal_deck_is_refused_with_all_its_problems(client: Client) -> None:
    answer = post(client, {**ASKED, "sides": [{"slots": [{"code": "6", "quantity": 4}, {"code": "crown", "quantity": 1}]}]})
    assert answer.status_code == 422
    assert answer.json()["code"] == "deck_not_legal"
    assert [problem["code"] for problem in answer.json()["problems"]] == ["not_six_dice", "no_number"]
    draft = {**ASKED, "sides": [{"slots": [{"code": "6", "quantity": 4}]}], "options": {"draft": True}}
    assert post(client, draft).status_code == 202


def test_an_own_deck_is_played_and_another_persons_is_not_found(client: Client) -> None:
    deck = own_deck(client)
    data = {**ASKED, "sides": [{"deck": str(deck.pk)}]}
    answer = post(client, data)
    assert answer.status_code == 202
    assert answer.json()["deck_name"] == "Dice"
    assert Run.objects.get().deck == deck
    stranger = Client()
    assert post(stranger, data).status_code == 404
    assert post(stranger, {**ASKED, "sides": [{"token": deck.token}]}).status_code == 202
    assert post(stranger, {**ASKED, "seed": 8, "sides": [{"deck": str(deck.pk), "token": deck.token}]}).status_code == 202
    mixed = {**ASKED, "sides": [{"deck": str(own_deck(client).pk), "token": deck.token}]}
    assert post(stranger, mixed).status_code == 400
    Deck.objects.filter(pk=deck.pk).update(visibility="private")
    assert post(stranger, {**ASKED, "seed": 9, "sides": [{"token": deck.token}]}).status_code == 404


def test_only_the_owner_cancels_a_run(client: Client) -> None:
    address = post(client, ASKED)["Location"]
    assert Client().delete(address).status_code == 404
    assert Client().get(address).json()["status"] == "queued"
    for _ in range(2):
        answer = client.delete(address)
        assert (answer.status_code, answer.json()["status"]) == (200, "cancelled")


def test_a_report_as_a_table(client: Client) -> None:
    address = post(client, {**ASKED, "mode": "cards", "games": 50})["Location"]
    assert client.get(f"{address}report.csv").status_code == 404
    finish(address.split("/")[-2])
    answer = client.get(f"{address}report.csv")
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    head, *rows = csv.reader(io.StringIO(answer.content.decode()))
    assert head == ["part", "name", "of", "value", "low", "high", "n", "label"]
    assert {len(row) for row in rows} == {len(head)}
    report = client.get(address).json()["report"]
    found = {tuple(row[:3]): row[3:] for row in rows}
    assert len(found) == len(rows), "each number once"
    assert found["share", "won", ""][:4] == ["1.0", *(str(bound) for bound in report["shares"]["won"]["ci95"]), "50"]
    blank = {row["code"]: row["paired"] for row in report["blanks"]}["6"][-1]
    assert found["blank", blank["name"], "6"] == [str(blank["difference"]), "", "", "50", "Die 6"], "too few games for an interval"
    assert found["card", "seen", "6"][0] == str(next(card for card in report["cards"] if card["code"] == "6")["seen"]["value"])


@pytest.mark.parametrize("mode", ["goldfish", "compare", "matchups"])
def test_every_kind_of_report_is_a_table_too(mode: str, client: Client) -> None:
    sides = [{"slots": SLOTS}] * (1 if mode == "goldfish" else 2)
    address = post(client, {**ASKED, "mode": mode, "games": 20, "sides": sides})["Location"]
    finish(address.split("/")[-2])
    rows = list(csv.reader(io.StringIO(client.get(f"{address}report.csv").content.decode())))
    assert {"goldfish": "curve", "compare": "paired", "matchups": "cell"}[mode] in {row[0] for row in rows}


@pytest.mark.parametrize(
    ("query", "accept", "status", "media_type"),
    [
        ("", "", 200, "application/json"),
        ("", "*/*", 200, "application/json"),
        ("", "text/html,application/xhtml+xml,*/*;q=0.8", 200, "application/json"),
        ("", "text/csv", 200, "text/csv; charset=utf-8"),
        ("", "text/csv, application/json;q=0.5", 200, "text/csv; charset=utf-8"),
        ("?format=csv", "application/json", 200, "text/csv; charset=utf-8"),
        ("?format=json", "text/csv", 200, "application/json"),
        ("?format=xlsx", "", 400, "application/problem+json"),
        ("", "image/png", 406, "application/problem+json"),
        ("", "application/json;charset=utf-8", 200, "application/json"),
        ("", "text/csv; header=present, application/json; indent=2; q=0.5", 200, "text/csv; charset=utf-8"),
    ],
)
def test_the_report_comes_in_the_requested_format(query: str, accept: str, status: int, media_type: str, client: Client) -> None:
    run_id = post(client, {**ASKED, "games": 20}).json()["id"]
    finish(run_id)
    address = f"/api/v1/simulations/{run_id}/"
    answer = client.get(address + query, headers={"Accept": accept} if accept else {})
    assert (answer.status_code, answer.headers["Content-Type"]) == (status, media_type)
    if status == 406:
        assert answer.json()["detail"] == "The report is available as application/json, text/csv."
    table = client.get(f"{address}report.csv", headers={"Accept": accept} if accept else {})
    assert table.status_code == 200, "a file has one form, whatever a client accepts"
    if media_type.startswith("text/csv"):
        assert answer.content == table.content


@pytest.mark.parametrize("run_id", ["x", "00000000-0000-4000-8000-000000000000", "1" * 300, "%F0%9F%90%9F"])
def test_an_unknown_run_is_404(run_id: str, client: Client) -> None:
    for answer in (client.get(f"{URL}{run_id}/"), client.delete(f"{URL}{run_id}/"), client.get(f"{URL}{run_id}/games/0/")):
        assert answer.status_code == 404
        assert answer["Content-Type"] == "application/problem+json"


@pytest.mark.parametrize("index", ["250", "9" * 40, "-1", "x"])
def test_a_game_outside_the_run_is_404(index: str, client: Client) -> None:
    address = post(client, ASKED)["Location"]
    finish(address.split("/")[-2])
    assert client.get(f"{address}games/249/").status_code == 200
    assert client.get(f"{address}games/{index}/").status_code == 404


def test_a_replay_is_asked_for_again_at_each_use(client: Client) -> None:
    deck = own_deck(client)
    Deck.objects.update(visibility=Deck.Visibility.UNLISTED)
    address = post(client, {**ASKED, "sides": [{"deck": str(deck.pk)}]})["Location"]
    finish(address.split("/")[-2])
    bob = Client()
    replay = bob.get(f"{address}games/0/")
    assert replay["Cache-Control"] == "private, no-cache"
    tag = {"If-None-Match": replay["ETag"]}
    assert bob.get(f"{address}games/0/", headers=tag).status_code == 304
    Deck.objects.update(visibility=Deck.Visibility.PRIVATE)
    assert bob.get(f"{address}games/0/", headers=tag).status_code == 404


def test_a_replay_of_a_game_not_played_yet_is_refused(client: Client) -> None:
    address = post(client, {**ASKED, "options": {"trouble": "raise", "at": 130}})["Location"]
    finish(address.split("/")[-2])
    state = client.get(address).json()
    assert (state["status"], state["failure"]["game"], state["failure"]["seed"]) == ("failed", 130, 7)
    assert client.get(f"{address}games/99/").status_code == 200
    assert client.get(f"{address}games/130/").status_code == 404


def test_a_finished_run_has_a_strong_etag(client: Client) -> None:
    address = post(client, ASKED)["Location"]
    assert client.get(address)["Cache-Control"] == "private, no-store"
    finish(address.split("/")[-2])
    first = client.get(address)
    assert first["ETag"].startswith('"')
    assert client.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 304
    japanese = client.get(address, headers={"Accept-Language": "ja"})
    assert japanese["ETag"] != first["ETag"]
    assert japanese.json()["report"]["policy_text"] == "Rolls until 30. (ja)"
    assert japanese.json()["report"]["report_digest"] == first.json()["report"]["report_digest"]


def test_the_etag_changes_when_the_run_gets_a_deck(client: Client) -> None:
    address = post(client, ASKED)["Location"]
    finish(address.split("/")[-2])
    tag = client.get(address)["ETag"]
    deck = own_deck(client, name="Named since")
    assert post(client, {**ASKED, "sides": [{"deck": str(deck.pk)}]})["Location"] == address
    answer = client.get(address, headers={"If-None-Match": tag})
    assert (answer.status_code, answer.json()["deck_name"]) == (200, "Named since")


def test_a_fourth_waiting_run_is_429(client: Client) -> None:
    for seed in range(3):
        assert post(client, {**ASKED, "seed": seed}).status_code == 202
    answer = post(client, {**ASKED, "seed": 3})
    assert answer.status_code == 429
    assert int(answer["Retry-After"]) > 0
    assert answer["Content-Type"] == "application/problem+json"


def test_too_many_requests_are_429(client: Client, settings: Any) -> None:
    settings.RATE_LIMITS = True
    answers = []
    for seed in range(12):
        answer = client.post(URL, json.dumps({**ASKED, "seed": seed}), content_type="application/json", REMOTE_ADDR="192.0.2.1")
        answers.append(answer.status_code)
        if answer.status_code == 202:
            client.delete(answer["Location"])
        else:
            assert int(answer["Retry-After"]) > 0
    assert answers == [202] * 10 + [429] * 2


def test_polling_takes_a_fixed_number_of_queries(client: Client, django_assert_num_queries: Any) -> None:
    short = post(client, {**ASKED, "games": 10})["Location"]
    finish(short.split("/")[-2])
    with django_assert_num_queries(2):  # session, run with its stored report
        client.get(short)
    long = post(client, {**ASKED, "games": 2000})["Location"]
    play_turn(Run.objects.get(status="queued").pk, seconds=0)
    with django_assert_num_queries(3):  # session, run, its finished chunks
        client.get(long)


def test_a_request_takes_few_queries(client: Client, django_assert_max_num_queries: Callable[..., Any]) -> None:
    own_deck(client)
    with django_assert_max_num_queries(20):
        post(client, {**ASKED, "games": 20_000})


def test_the_schema_lists_the_addresses(client: Client) -> None:
    paths = client.get("/api/v1/schema/", headers={"Accept": "application/vnd.oai.openapi+json"}).json()["paths"]
    assert set(paths["/api/v1/simulations/"]["post"]["responses"]) >= {"200", "202", "400", "404", "422", "429"}
    assert "/api/v1/simulations/{run_id}/games/{index}/" in paths
