"""Policies and options of single sides: each side has its own, and an option without effect is refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from simulator.models import Run
from tests.simulator.star_realms_runs import CORE_SET, play_run, post_run

pytestmark = pytest.mark.slow

BLOBS = json.dumps({"name": "Blobs {0}", "buy": [{"faction": "blob", "score": 2, "by_cost": True}]})
NOTHING = json.dumps({"name": "Explorers", "buy": [{"card": "explorer", "score": 1}]})


@pytest.fixture
def client(star_realms_client: Client) -> Client:
    return star_realms_client


def side(policy: str = "", **options: Any) -> dict[str, Any]:
    return {"slots": CORE_SET, **({"policy": policy} if policy else {}), **({"options": options} if options else {})}


def cells(state: dict[str, Any]) -> dict[tuple[int, int], tuple[int, int]]:
    return {tuple(cell["sides"]): (cell["won"], cell["lost"]) for cell in state["report"]["cells"]}


def test_each_side_of_match_ups_has_its_own_rule_file(client: Client) -> None:
    sides = [side("rules", rules=BLOBS), side("velocity"), side("rules", rules=NOTHING)]
    state = play_run(client, mode="matchups", games=10, sides=sides)
    found = cells(state)
    for (one, other), score in found.items():
        pair = play_run(client, mode="match", games=20, sides=[sides[one], sides[other]])["report"]["counts"]
        assert score == (pair.get("side_0_wins", 0), pair.get("side_1_wins", 0)), "as if those two met alone"
    assert [each.get("options") for each in state["report"]["sides"]] == [{"rules": BLOBS}, None, {"rules": NOTHING}]
    turned = cells(play_run(client, mode="matchups", games=10, sides=sides[::-1]))
    assert sum(turned[0, 2]) == sum(found[0, 2]) == 20
    page = client.get(f"/runs/{state['id']}/").content.decode()
    assert "Blobs" in page
    assert "Explorers" in page
    again = client.post(f"/runs/{state['id']}/again/", {"games": "4", "seed": "5"})
    assert again.status_code == 302
    assert Run.objects.get(pk=again["Location"].split("/")[2]).plan["players"] == [{"rules": BLOBS}, {}, {"rules": NOTHING}]


def test_a_comparison_of_two_rule_files(client: Client) -> None:
    report = play_run(client, mode="compare", games=20, sides=[side("rules", rules=BLOBS), side("rules", rules=NOTHING)])["report"]
    assert ["Blobs" in one["policy_text"] for one in report["sides"]] == [True, False]
    assert ["Explorers" in one["policy_text"] for one in report["sides"]] == [False, True]
    alone = play_run(client, games=20, options={"policy": "rules", "rules": NOTHING})["report"]
    assert report["beside"]["clock"]["histogram"] == alone["clock"]["histogram"]


def test_each_side_has_its_own_search_budget(client: Client) -> None:
    sides = [side("search", playouts=40), side("search", playouts=20), side("default")]
    state = post_run(client, mode="matchups", games=1, sides=sides).json()
    run = Run.objects.get(pk=state["id"])
    assert (run.plan["players"], run.queue) == ([{"playouts": 40}, {"playouts": 20}, {}], "search")


def test_options_may_be_given_with_the_side_or_with_the_run(client: Client) -> None:
    in_options = {"policy_0": "rules", "rules_0": BLOBS, "policy_1": "rules", "rules_1": NOTHING}
    first = post_run(client, mode="match", options=in_options).json()["id"]
    told = post_run(client, mode="match", sides=[side("rules", rules=BLOBS), side("rules", rules=NOTHING)])
    assert (told.status_code, told.json()["id"]) == (200, first)


MATCHUPS = {"mode": "matchups", "games": 2}
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "rules that nobody reads": ({"options": {"rules": BLOBS}}, "options.rules"),
    "playouts without a search": ({"options": {"playouts": 40}}, "options.playouts"),
    "rules of the other side": ({"mode": "match", "options": {"policy_0": "rules", "rules_1": BLOBS}}, "options.rules_1"),
    "rules at a side that reads none": ({"sides": [side("velocity", rules=BLOBS)]}, "sides[0].options.rules"),
    "rules told twice": (
        {"mode": "match", "sides": [side("rules", rules=BLOBS)], "options": {"rules_0": NOTHING}},
        "options.rules_0",
    ),
    "an option that is not a side's": ({"sides": [side("velocity", seat="first")]}, "sides[0].options.seat"),
    "an option with its number": ({"mode": "match", "sides": [side("rules", rules_0=BLOBS)]}, "sides[0].options.rules_0"),
    "a policy among a side's options": ({"sides": [side(policy="x")]}, "sides[0].policy"),
    "a side's options a list": ({"sides": [{"slots": CORE_SET, "options": [1]}]}, "sides[0].options"),
    "rules a number": ({"sides": [side("rules", rules=1)]}, "sides[0].options.rules"),
    "too few playouts": ({"sides": [side("search", playouts=1)]}, "sides[0].options.playouts"),
    "a second side of match-ups": ({**MATCHUPS, "sides": [side(), side()], "options": {"policy_1": "random"}}, "options.policy_1"),
    "rules for a second side of match-ups": (
        {**MATCHUPS, "sides": [side("rules"), side("rules")], "options": {"rules_0": BLOBS, "rules_1": NOTHING}},
        "options.rules_1",
    ),
    "usual rules that no entrant reads": (
        {**MATCHUPS, "sides": [side("velocity"), side("attack")], "options": {"rules_0": BLOBS, "rules_1": BLOBS}},
        "options.rules_0",
    ),
    "a usual policy that no entrant has": (
        {**MATCHUPS, "sides": [side("velocity"), side("attack")], "options": {"policy_0": "random"}},
        "options.policy_0",
    ),
    "an entrant's rules without its policy": ({**MATCHUPS, "sides": [side("velocity", rules=BLOBS), side()]}, "sides[0].options.rules"),
    "an entrant's bad rules": (
        {**MATCHUPS, "sides": [side("velocity"), side("rules", rules=BLOBS), side("rules", rules="{")]},
        "sides[2].options.rules",
    ),
    "bad usual rules": ({**MATCHUPS, "sides": [side("velocity"), side("rules")], "options": {"rules_0": "{"}}, "options.rules_0"),
    "no rules": ({**MATCHUPS, "sides": [side("velocity"), side("rules")]}, "options.rules_0"),
    "bad rules beside": (
        {"mode": "compare", "sides": [side("velocity"), side("rules", rules="[]")]},
        "options.rules",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_invalid_options_are_refused_with_their_place(client: Client, name: str) -> None:
    data, field = REFUSED[name]
    answer = post_run(client, **data)
    assert answer.status_code == 400, answer.content
    assert [error["field"] for error in answer.json()["errors"]] == [field], answer.json()
    assert answer.json()["errors"][0]["message"]
    assert not Run.objects.exists()


def test_all_errors_are_reported_at_once(client: Client) -> None:
    sides = [side("clever"), side("velocity", rules=BLOBS), side("rules", ruls=BLOBS)]
    answer = post_run(client, **MATCHUPS, sides=sides, options={"policy_1": "random"}).json()
    assert [error["field"] for error in answer["errors"]] == [
        "sides[0].policy",
        "sides[2].options.ruls",
        "options.policy_1",
        "sides[1].options.rules",
    ]
    assert "Did you mean “rules”?" in answer["detail"]


def test_the_options_of_a_run_can_be_sent_back(client: Client) -> None:
    sides = [side("velocity"), side("rules", rules=BLOBS), side("search", playouts=30)]
    for data in (
        {"mode": "match", "sides": sides[:2]},
        {**MATCHUPS, "sides": sides},
        {"sides": sides[:1]},
        {"mode": "compare", "sides": sides[:2]},
    ):
        first = post_run(client, **data).json()
        Run.objects.filter(pk=first["id"]).update(status="done")
        again = post_run(client, **{**data, "options": first["options"]})
        assert (again.status_code, again.json()["id"]) == (200, first["id"])


@pytest.mark.parametrize("options", [[], "", 0, False, [1], "rules"])
def test_options_of_a_side_must_be_an_object(client: Client, options: Any) -> None:
    answer = post_run(client, sides=[{"slots": CORE_SET, "options": options}])
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (400, "sides[0].options")
