"""The log of a table over the API: presets, text, links, and what a reader may see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from games.report.log import PRESETS
from tests.helpers import catalogues
from tests.simulator.tables.calls import choose, post

pytestmark = pytest.mark.django_db
STAR_REALMS = "star-realms"
cards = catalogues.held(STAR_REALMS)


@pytest.fixture
def table(client: Client, cards: None) -> dict[str, Any]:
    """A match with eight choices."""
    data = {"game": STAR_REALMS, "sides": [{"slots": []}], "opponent": {}, "seed": 7, "options": {"authority": 12}}
    started: dict[str, Any] = post(client, reverse("api:tables"), **data).json()
    rng = random.Random(3)
    for _ in range(8):
        started = choose(client, started, rng.randrange(len(started["question"]["options"]))).json()
    return started


def log_of(client: Client, table: dict[str, Any], **query: Any) -> Any:
    return client.get(reverse("api:table-log", args=[table["id"]]), query)


def test_each_preset_of_the_log_and_its_links_to_cards_clauses_and_decisions(client, table):
    logs = {preset: log_of(client, table, preset=preset).json()["lines"] for preset in PRESETS}
    assert log_of(client, table).json()["lines"] == logs["all"]
    numbers = {preset: {line["number"] for line in lines} for preset, lines in logs.items()}
    assert numbers["decisions"] | numbers["play"] <= numbers["all"]
    steps = client.get(reverse("api:table", args=[table["id"]]), {"steps": "all"}).json()["steps"]
    for line, step in zip(logs["all"], steps, strict=True):
        assert all(line[name] == step[name] for name in ("number", "text", "clause", "cards"))
    assert all(line["clause"] for line in logs["all"])
    assert any(line["cards"] for line in logs["play"])
    token = post(client, reverse("api:table-link", args=[table["id"]])).json()["token"]
    assert [line["decision"] for line in logs["decisions"]] == list(range(8))
    for line in logs["decisions"]:
        then = client.get(reverse("api:shared-table", args=[token]), {"choices": line["decision"]}).json()["question"]
        assert [option["text"] for option in then["options"]] == line["options"]
        assert (then["text"], then["clause"]) == (line["text"], line["clause"])


def test_the_log_as_text_has_the_same_lines(client, table):
    lines = log_of(client, table, preset="play").json()["lines"]
    answer = log_of(client, table, preset="play", format="text")
    assert answer["Content-Type"] == "text/plain; charset=utf-8"
    assert "attachment" in answer["Content-Disposition"]
    assert "no-store" in answer["Cache-Control"]
    text = answer.content.decode()
    for line in lines:
        assert f" {line['number']}. {line['text']}" in text
        assert f"[{line['clause']}]" in text
    japanese = client.get(reverse("api:table-log", args=[table["id"]]), {"format": "text"}, headers={"Accept-Language": "ja"})
    assert "ターン" in japanese.content.decode()


def test_the_log_as_json_lines_is_read_on_from_any_line(client, table):
    whole = log_of(client, table).json()["lines"]
    answer = log_of(client, table, format="lines")
    assert answer["Content-Type"] == "application/jsonl"
    *lines, last = [json.loads(line) for line in answer.content.decode().splitlines()]
    assert lines == whole
    assert last == {"question": table["question"], "version": table["version"]}
    middle = whole[len(whole) // 2]["number"]
    for preset in PRESETS:
        later = log_of(client, table, preset=preset, after=middle).json()["lines"]
        assert later == [line for line in log_of(client, table, preset=preset).json()["lines"] if line["number"] > middle]
    then = choose(client, table, 0).json()
    *new, last = [json.loads(line) for line in log_of(client, table, format="lines", after=whole[-1]["number"]).content.splitlines()]
    assert whole + new == log_of(client, table).json()["lines"]
    assert last == {"question": then["question"], "version": then["version"]}


def test_a_shared_log_as_json_lines_tells_no_version(client, table):
    token = post(client, reverse("api:table-link", args=[table["id"]])).json()["token"]
    shared = Client().get(reverse("api:shared-table-log", args=[token]), {"format": "lines", "choices": 3})
    *lines, last = [json.loads(line) for line in shared.content.decode().splitlines()]
    assert last.keys() == {"question"}
    assert [line["decision"] for line in lines if line["decision"] is not None] == [0, 1, 2]


def test_a_log_tells_neither_the_seed_nor_what_the_state_hashes_to(client, table):
    """Both tell apart worlds that the person cannot."""
    assert log_of(client, table).json().keys() == {"game", "deck_name", "preset", "versions", "lines"}
    for form in ("json", "lines", "text"):
        assert table["digest"] not in log_of(client, table, format=form).content.decode()


def test_a_shared_log_is_that_of_the_position(client, table):
    token = post(client, reverse("api:table-link", args=[table["id"]])).json()["token"]
    address = reverse("api:shared-table-log", args=[token])
    whole = log_of(client, table, preset="decisions").json()["lines"]
    assert Client().get(address, {"preset": "decisions"}).json()["lines"] == whole
    assert Client().get(address, {"preset": "decisions", "choices": 3}).json()["lines"] == whole[:3]
    assert Client().get(address, {"choices": 9}).status_code == 404
    assert b"->" in Client().get(address, {"format": "text"}).content


@pytest.mark.parametrize("query", [{"preset": "some"}, {"preset": ""}, {"format": "xml"}, {"format": ""}, {"after": "x"}, {"after": "-1"}])
def test_wrong_words_are_refused(client, table, query):
    answer = log_of(client, table, **query)
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["field"] in query


def test_strangers_find_no_log(table):
    assert log_of(Client(), table).status_code == 404


def test_the_preset_of_the_page_is_kept_and_taken_over(client, table):
    assert table["log"] == "all"
    address = reverse("api:table", args=[table["id"]])
    changed = client.patch(address, {"log": "play"}, content_type="application/json")
    assert (changed.status_code, changed.json()["log"], changed.json()["pace"]) == (200, "play", "instant")
    assert client.patch(address, {"log": "none"}, content_type="application/json").status_code == 400
    again = post(client, reverse("api:table-again", args=[table["id"]])).json()
    assert again["log"] == "play"
