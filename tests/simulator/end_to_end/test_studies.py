"""Studies of every played game: the value of each card and comparisons of decks, from the API to the pages in three languages."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from games.registry import game_by_slug
from simulator.models import Run
from simulator.modes import goldfish_of
from simulator.services import waking
from simulator.workers.playing import play_turn
from tests.helpers import catalogues

pytestmark = pytest.mark.slow


def slots(zone: str, **copies: int) -> list[dict[str, Any]]:
    return [{"code": code.replace("_", "-"), "quantity": quantity, "zone": zone} for code, quantity in copies.items()]


SMALL = slots("trade_deck", ram=8, cutter=8, battle_pod=8)
REBELS = slots("characters", **dict.fromkeys(("rebel_chewbacca", "rebel_han_solo", "rebel_leia_organa", "rebel_yoda"), 1))
OTHERS = slots("characters", **dict.fromkeys(("rebel_luke_skywalker", "rebel_han_solo", "rebel_leia_organa", "rebel_yoda"), 1))
LEADER = {"code": "jedi", "quantity": 1, "zone": "affiliation"}
SETS, OTHER_SETS = (
    [LEADER, *({"code": str(number), "quantity": 2, "zone": "objective_sets"} for number in numbers)]
    for numbers in ((4, 6, 8, 11, 38), (4, 6, 8, 11, 12))
)
GAMES = {
    "star-realms": (SMALL, slots("trade_deck", ram=9, cutter=7, battle_pod=8), {"scout", "viper", "ram", "cutter", "battle-pod"}),
    "empire-vs-rebellion": (REBELS, OTHERS, None),
    "star-wars-lcg": (SETS, OTHER_SETS, {"4", "6", "8", "11", "38"}),
}


# Some of the histograms of each game.
COUNTED = {
    "star-realms": {"turns_without_purchase", "turns_without_combat"},
    "empire-vs-rebellion": {"rounds_lost"},
    "star-wars-lcg": {"objective_1_turn", "objective_1_dial"},
}


loaded = catalogues.held(*GAMES)


@pytest.fixture
def client(loaded: None, db: None, monkeypatch: pytest.MonkeyPatch, settings: Any) -> Client:
    settings.RATE_LIMITS = False
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": True)
    return Client()


def play_run(client: Client, game: str, lists: list[Any], **data: Any) -> dict[str, Any]:
    body = {"game": game, "seed": 5, "sides": [{"slots": each} for each in lists], "options": {"draft": True}} | data
    response = client.post(reverse("api:simulations"), json.dumps(body), content_type="application/json")
    assert response.status_code in (200, 202), response.content
    play_turn(Run.objects.get(pk=response.json()["id"]).pk, seconds=60)
    state: dict[str, Any] = client.get(reverse("api:simulation", args=[response.json()["id"]])).json()
    assert state["status"] == "done", state["failure"]
    return state


@pytest.mark.parametrize("game", GAMES)
def test_the_value_of_each_card(client: Client, game: str) -> None:
    first, _, expected = GAMES[game]
    state = play_run(client, game, [first], mode="cards", games=15)
    report = state["report"]
    codes = {blank["code"] for blank in report["blanks"]}
    assert codes == expected if expected else len(codes) == 20
    assert {pair["name"] for blank in report["blanks"] for pair in blank["paired"]} == {"won", "clock"}
    said = {report["blank_text"]}
    for language in ("en", "ja", "zh-hant"):
        page = client.get(reverse("run-page", args=[state["id"]]), headers={"Accept-Language": language})
        text = client.get(reverse("api:simulation", args=[state["id"]]), headers={"Accept-Language": language}).json()
        said.add(text["report"]["blank_text"])
        assert 'id="worth"' in page.content.decode()
    assert len(said) == 3
    table = client.get(reverse("api:simulation-csv", args=[state["id"]])).content.decode()
    assert table.count("\nblank,") == 2 * len(codes)
    assert all(blank["name"] != blank["code"] and blank["name"] in table for blank in report["blanks"])


def test_players_of_whole_sets_are_told_what_each_set_is_worth(client: Client) -> None:
    game = "star-wars-lcg"
    report_page = reverse("run-page", args=[play_run(client, game, [SETS], mode="cards", games=3)["id"]])
    for language, column, title in (
        ("en", "Objective set", "What each objective set is worth"),
        ("ja", "目標セット", "各目標セットの価値"),
        ("zh-hant", "目標組", "各目標組的價值"),
    ):
        page = client.get(report_page, headers={"Accept-Language": language}).content.decode()
        assert f'<th scope="col">{column}</th>' in page
        assert title in page
        assert page.count(reverse("set", args=[game, "38"])) >= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_comparison_of_two_decks(client: Client, game: str) -> None:
    first, second, _ = GAMES[game]
    state = play_run(client, game, [first, second], mode="compare", games=20)
    found = {pair["name"]: pair for pair in state["report"]["paired"]}
    assert found["clock"]["n"] == 20
    assert found["clock"]["a"] == state["report"]["clock"]["mean"]
    assert state["report"]["n"] == 20
    page = client.get(reverse("run-page", args=[state["id"]])).content.decode()
    assert 'id="beside"' in page
    beside = state["report"]["beside"]
    assert beside["clock"]["mean"] == found["clock"]["b"]
    assert beside["curves"].keys() == state["report"]["curves"].keys()
    for name in beside["curves"]:
        assert f'id="chart-{name.replace("_", "-")}"' in page or f'id="chart-{name}"' in page
    assert page.count('class="series-2"') > 2 * len(beside["curves"])
    assert " style=" not in page


def test_a_comparison_of_two_policies(client: Client) -> None:
    """Requested from the page of a goldfish run and from the API."""
    state = play_run(client, "star-realms", [SMALL], games=20)
    page = client.get(reverse("run-page", args=[state["id"]])).content.decode()
    assert '<option value="explorer">' in page
    assert '<option value="default">' not in page, "by which it was played"
    assert '<option value="rules">' not in page, "which needs a file"
    response = client.post(reverse("run-policies", args=[state["id"]]), {"policy": "explorer"})
    assert response.status_code == 302, response.content
    run = Run.objects.get(mode="compare")
    play_turn(run.pk, seconds=60)
    report = client.get(reverse("api:simulation", args=[run.pk])).json()["report"]
    assert report["clock"] == state["report"]["clock"]
    assert report["beside"]["clock"]["mean"] > report["clock"]["mean"]
    assert [side["policy_text"].partition(":")[0] for side in report["sides"]] == ["Default", "Explorer"]
    page = client.get(reverse("run-page", args=[run.pk])).content.decode()
    assert "Default – Explorer" in page
    assert client.post(reverse("run-policies", args=[state["id"]]), {"policy": "clever"}).status_code == 400
    body = {"sides": [{"slots": SMALL, "policy": "default"}, {"slots": SMALL, "policy": "explorer"}]}
    assert play_run(client, "star-realms", [], mode="compare", games=20, **body)["id"] == str(run.pk), "the same request is the same run"


@pytest.mark.parametrize("game", GAMES)
def test_a_report_has_every_section(client: Client, game: str) -> None:
    """Clock, curves with bands, exact openings, consistency, cards, samples, coverage and method."""
    state = play_run(client, game, [GAMES[game][0]], games=200)
    report = state["report"]
    clock = report["clock"]
    if clock["ci95"]:
        assert clock["ci95"][0] <= clock["mean"] <= clock["ci95"][1]
        assert "no_ci95" not in clock
    else:  # a few late games decide the mean of 200
        assert clock["no_ci95"]["reason"] == "too_skewed"
        assert clock["no_ci95"]["least"] > clock["no_ci95"]["games"]
    assert clock["p10"] <= clock["median"] <= clock["p90"]
    assert sum(clock["histogram"].values()) == report["n"] == 200
    assert list(clock["cdf"].values())[-1] == 1
    assert list(clock["won_by"].values())[-1] == report["shares"]["won"]["value"]
    assert all(
        points[0]["n"] == 200 and (points[0]["ci95"] or points[0]["mean"] == points[0]["median"]) for points in report["curves"].values()
    )
    assert report["openings"]
    assert all(odds["exact"] for odds in report["openings"])
    assert COUNTED[game] <= set(report["histograms"])
    seen_as = goldfish_of(game_by_slug(game)).seen_as
    seen = [card for card in report["cards"] if card.get("seen")]
    assert seen
    for card in seen:
        assert card["seen"]["k"] == card["won_when_seen"]["n"] == card["clock_when_seen"]["n"] <= card["counts"][seen_as]
    assert [sample["kind"] for sample in report["samples"]] == ["best", "median", "worst"]
    assert report["coverage"]["cards"]
    for part in ("seed", "versions", "policy_text", "limits", "method", "stop_reason", "options"):
        assert report[part], part
    page = client.get(reverse("run-page", args=[state["id"]])).content.decode()
    for part in ("when", "turns", "marks", "opening", "cards-table", "samples", "how", "chart-clock-cdf", "beside-policy"):
        assert f'id="{part}"' in page, part
    is_in_full = all(card["level"] == "full" for card in report["coverage"]["cards"])
    assert ('id="coverage"' in page) != is_in_full
    assert "all games were played" in page


def test_events_count_wins_and_losses_by_too_much_and_too_little(client: Client) -> None:
    shares = play_run(client, "empire-vs-rebellion", [REBELS], games=40)["report"]["shares"]
    won, bust, short = (shares[name] for name in ("events_won", "events_bust", "events_short"))
    assert won["k"] + bust["k"] + short["k"] == won["n"] == bust["n"] == short["n"]


@pytest.mark.parametrize("game", GAMES)
def test_the_deck_page_has_the_forms_of_both_studies(client: Client, game: str) -> None:
    first, second, _ = GAMES[game]
    one, other = (
        client.post(reverse("api:decks"), json.dumps({"game": game, "name": name, "slots": cards}), content_type="application/json").json()
        for name, cards in (("One", first), ("Other", second))
    )
    page = client.get(one["url"]).content.decode()
    assert 'value="cards"' in page
    compared = client.get(reverse("deck-compare", args=[one["token"]]), {"with": other["token"]}).content.decode()
    assert 'id="play-both"' in compared
    data = {"with": other["token"], "revision": "", "games": "10", "draft": "on"}
    response = client.post(reverse("deck-study", args=[one["token"]]), data)
    assert response.status_code == 302, response.content
    run = Run.objects.get()
    assert (run.mode, run.plan["names"]) == ("compare", ["One", "Other"])
