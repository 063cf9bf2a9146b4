"""Goldfish runs and matches of Star Realms, from the request to the pages of report and replay."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from games.contracts.decks import Decklist
from games.engine.tally import Tally
from games.registry import GAMES
from simulator.models import Run
from simulator.statistics.shares import share_interval
from tests.games.helpers.sample_decks import pool
from tests.simulator.star_realms_runs import CORE_SET, GAME, play_run, post_run


@pytest.fixture
def client(star_realms_client: Client) -> Client:
    return star_realms_client


def read_pages(client: Client, state: dict[str, Any]) -> str:
    """The page of the run, and replay pages of its first sample game with every kind of step."""
    page = client.get(reverse("run-page", args=[state["id"]]))
    assert page.status_code == 200
    sample = state["report"]["samples"][0]["index"]
    for step in (1, 8, 30):
        game = client.get(reverse("run-game", args=[state["id"], sample]), {"step": step})
        assert game.status_code == 200
    return page.content.decode()


def test_a_match_of_two_policies(client: Client) -> None:
    state = play_run(client, mode="match", sides=[{"slots": CORE_SET, "policy": "velocity"}, {"slots": CORE_SET, "policy": "do-nothing"}])
    report = state["report"]
    assert report["mode"] == "match"
    assert report["options"] | {"policy_0": "velocity", "policy_1": "do-nothing"} == report["options"]
    assert report["shares"]["side_0_wins"]["value"] == 1
    assert report["shares"]["first_player_wins"]["value"] == 0.5  # the sides swap seats
    assert 10 < report["clock"]["median"] < 40
    assert report["clock"]["unit"] == "turns of both players"
    assert "each other" in report["limits"]
    page = read_pages(client, state)
    assert "Side 1 won" in page


def test_equal_policies_win_equally_often(client: Client) -> None:
    shares = play_run(client, mode="match", sides=[{"slots": CORE_SET, "policy": "default"}])["report"]["shares"]
    low, high = shares["side_0_wins"]["ci95"]
    assert low < 0.5 < high


def matched(**options: Any) -> Any:
    match = GAMES[GAME].match
    assert match is not None
    return match.prepare([Decklist(())], pool(GAME), options)


@pytest.mark.slow
def test_the_interval_of_a_mirror_match_covers_the_true_share() -> None:
    """200 runs of 20 games: about 190 intervals of the first player's wins hold the true share.  If games were counted twice, 160 would."""
    match = matched(policy_0="attack", policy_1="attack", authority=15)
    wins = []
    for run in range(200):
        tally = Tally()
        for index in range(20):
            match.play(run, index, tally)
        wins.append(tally.counts.get("first_player_wins", 0))
    truth = sum(wins) / (200 * 20)
    held = sum(low <= truth <= high for low, high in (share_interval(won, 20) for won in wins))
    assert held >= 0.92 * 200


def test_a_mirror_match_needs_equal_policies_and_rule_files() -> None:
    rules = {"policy_0": "rules", "policy_1": "rules", "rules_0": '{"buy": [{"score": 2}]}'}
    assert matched(policy_0="random", policy_1="random").is_mirror
    assert matched(**rules, rules_1='{"buy": [{"score": 2}]}').is_mirror
    assert not matched(**rules, rules_1='{"buy": [{"score": 1}]}').is_mirror


def test_different_sides_play_pairs_of_games() -> None:
    match = matched(policy_0="attack", policy_1="defense")
    games = [match.new_game(7, index) for index in range(4)]
    rows = [[piece.card.code for piece in game.trade_row.cards] for game in games]
    assert rows[0] == rows[1] != rows[2] == rows[3]
    assert games[0].first != games[1].first


def test_two_trade_decks_are_played_in_turn(client: Client) -> None:
    one, other = ([{"code": code, "quantity": 40, "zone": "trade_deck"}] for code in ("ram", "cutter"))
    state = play_run(client, mode="match", games=20, sides=[{"slots": one}, {"slots": other}], options={"draft": True})
    assert set(state["report"]["histograms"]) == {"turns_deck_0", "turns_deck_1"}
    assert {card["code"] for card in state["report"]["cards"]} >= {"ram", "cutter"}


def test_a_match_against_a_private_deck_belongs_to_its_owner(client: Client) -> None:
    slots = [{"code": "ram", "quantity": 80, "zone": "trade_deck"}]
    mine, secret = (
        client.post(
            reverse("api:decks"),
            json.dumps({"game": GAME, "name": name, "slots": slots, "visibility": seen_by}),
            content_type="application/json",
        ).json()
        for name, seen_by in (("Open", "public"), ("Zephyrquill", "unlisted"))
    )
    sides = [{"deck": mine["id"]}, {"token": secret["token"]}]
    run = Run.objects.get(pk=post_run(client, mode="match", sides=sides, options={"draft": True}).json()["id"])
    addresses = [reverse("api:simulation", args=[run.pk]), reverse("run-page", args=[run.pk])]
    assert [Client().get(address).status_code for address in addresses] == [200, 200]
    assert str(run.pk) in client.get(mine["url"]).content.decode()

    client.patch(reverse("api:deck", args=[secret["id"]]), json.dumps({"visibility": "private"}), content_type="application/json")
    assert [Client().get(address).status_code for address in addresses] == [404, 404]
    assert [client.get(address).status_code for address in addresses] == [200, 200]
    assert str(run.pk) not in Client().get(mine["url"]).content.decode()
    assert str(run.pk) in client.get(mine["url"]).content.decode()
    client.delete(reverse("api:deck", args=[secret["id"]]))
    assert not Run.objects.exists()


def test_the_requester_still_reads_match_ups_with_a_deck_that_became_private(client: Client) -> None:
    other = Client()
    body = {"game": GAME, "name": "Zephyrquill", "slots": [{"code": "ram", "quantity": 80, "zone": "trade_deck"}]}
    theirs = other.post(reverse("api:decks"), json.dumps(body), content_type="application/json").json()
    sides = [{"slots": CORE_SET}, {"slots": body["slots"]}, {"token": theirs["token"]}]
    asked_for = post_run(client, mode="matchups", games=2, sides=sides, options={"draft": True})
    assert asked_for.status_code == 202, asked_for.content
    address = reverse("api:simulation", args=[asked_for.json()["id"]])
    assert [each.get(address).status_code for each in (client, other, Client())] == [200, 200, 200]
    other.patch(reverse("api:deck", args=[theirs["id"]]), json.dumps({"visibility": "private"}), content_type="application/json")
    assert [each.get(address).status_code for each in (client, other, Client())] == [200, 200, 404]
    other.delete(reverse("api:deck", args=[theirs["id"]]))
    assert [each.get(address).status_code for each in (client, other, Client())] == [404, 404, 404], "its cards and name are private still"
    assert not Run.objects.exists()


def test_a_huge_index_is_no_game_of_match_ups(client: Client) -> None:
    """Match-ups have more games than the number in the request, so the check of the index differs; it must refuse a huge one, too."""
    sides = [{"slots": CORE_SET, "policy": policy} for policy in ("do-nothing", "attack", "random")]
    state = play_run(client, mode="matchups", games=2, sides=sides)
    for index in ("12", "9" * 12, "9" * 13, "9" * 400):
        address = reverse("api:simulation", args=[state["id"]])
        assert client.get(f"{address}games/{index}/").status_code == 404, index


def test_a_wrong_number_of_sides_is_reported_before_other_errors(client: Client) -> None:
    refused = post_run(client, mode="match", sides=[{"slots": CORE_SET, "policy": "random"}] * 3)
    assert (refused.status_code, refused.json()["detail"]) == (400, "A match has one side or two.")


def test_a_policy_given_twice_with_different_values_is_refused(client: Client) -> None:
    sides = [{"slots": CORE_SET, "policy": "random"}]
    refused = post_run(client, mode="match", sides=sides, options={"policy_0": "attack"})
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "options.policy_0")
    assert post_run(client, mode="match", sides=sides, options={"policy_0": "random"}).status_code == 202


def test_a_goldfish_run(client: Client) -> None:
    state = play_run(client, sides=[{"slots": CORE_SET, "policy": "explorer"}], options={"seat": "second"})
    report = state["report"]
    assert report["shares"]["won"]["value"] == 1
    assert report["shares"]["second_player"]["value"] == 1
    assert report["curves"]["trade"][0]["n"] == 40
    assert {card["code"]: card["counts"] for card in report["cards"]}["explorer"]["bought"] > 40
    page = read_pages(client, state)
    assert "Trade gained" in page


@pytest.mark.parametrize(
    ("data", "status", "field"),
    [
        ({"mode": "match", "sides": [{"slots": CORE_SET}] * 3}, 400, "sides"),
        ({"sides": [{"slots": CORE_SET}] * 2}, 400, "sides"),
        ({"mode": "match", "sides": [{"slots": CORE_SET, "policy": "clever"}]}, 400, "sides[0].policy"),
        ({"mode": "match", "sides": [{"slots": CORE_SET}], "options": {"policy_1": "clever"}}, 400, "options.policy_1"),
        ({"mode": "match", "sides": [{"slots": CORE_SET}, {"slots": [{"code": "?", "quantity": 1, "zone": "trade_deck"}]}]}, 422, ""),
    ],
)
def test_invalid_requests_are_refused(client: Client, data: dict[str, Any], status: int, field: str) -> None:
    response = post_run(client, **data)
    assert response.status_code == status, response.content
    assert not field or response.json()["errors"][0]["field"] == field
    assert not Run.objects.exists()
