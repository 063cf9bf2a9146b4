"""How strong the policies are: the records of every game, and the API's list of them."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from games.registry import GAMES
from simulator.statistics.shares import share_interval
from simulator.tables.strengths import strengths_of
from tests.helpers import catalogues

SLUG = "star-realms"
cards = catalogues.held(SLUG)


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.match])
def test_the_records_are_results_of_policies_that_the_game_has(slug: str) -> None:
    match = GAMES[slug].match
    assert match is not None
    policies = next({choice.code for choice in spec.choices} for spec in match.options if spec.name == "policy_0")
    found = strengths_of(slug)
    assert {(each.policy, each.against) for each in found} >= {("default", "random"), ("search", "default"), ("search", "random")}
    for each in found:
        assert {each.policy, each.against} <= policies
        assert 0 <= each.won <= each.games
        assert list(each.interval) == share_interval(each.won, each.games)


@pytest.mark.django_db
def test_the_api_lists_them(client: Client, cards: None) -> None:
    first = strengths_of(SLUG)[0]
    rows = client.get(reverse("api:policies"), {"game": SLUG}).json()["results"]
    assert rows[0] == {
        "game": SLUG,
        "policy": first.policy,
        "against": first.against,
        "games": first.games,
        "won": first.won,
        "interval": list(first.interval),
        "version": first.version,
    }
    assert {row["game"] for row in rows} == {SLUG}
    assert {row["game"] for row in client.get(reverse("api:policies")).json()["results"]} == {game for game in GAMES if strengths_of(game)}
    assert client.get(reverse("api:policies"), {"game": "chess"}).status_code == 404
