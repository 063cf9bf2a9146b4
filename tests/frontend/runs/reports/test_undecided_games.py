"""Games that reach the turn limit: the page, the API and the CSV of a run do not count them as decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from django.test import Client

from simulator.models import Run
from tests.frontend.pages import text_of
from tests.frontend.runs.played_runs import play_to_the_end
from tests.games.star_wars_ccg.declaration import SLUG, TESTS
from tests.helpers import catalogues
from tests.helpers.runs import run_start

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
HALF = "Half of the games are decided"
FEW = "Fewer than half of the games are decided before the turn limit."
NONE = "No game was decided before the turn limit."


def played(mode: str, turn_limit: int) -> Run:
    decks = [TESTS.decks["rebels"], TESTS.decks["empire"]]
    others = [] if mode == "goldfish" else decks[1:]
    policies = {"policy_0": "random", "policy_1": "random"} if others else {}
    options = {"turn_limit": turn_limit, **policies}
    run, _ = run_start(owner_key="o", game=SLUG, decklist=decks[0], others=others, mode=mode, options=options, games=2, seed=7)
    return play_to_the_end(run)


def page(client: Client, run: Run, language: str = "en") -> str:
    return text_of(client.get(f"/runs/{run.pk}/", headers={"Accept-Language": language}))


@pytest.mark.parametrize(("mode", "limit", "games"), [("goldfish", 5, 2), ("match", 20, 2), ("matchups", 20, 4)])
def test_a_run_without_a_decided_game_says_so(client: Client, mode: str, limit: int, games: int) -> None:
    run = played(mode, limit)
    shown = page(client, run)
    assert FEW in shown
    assert NONE in shown
    assert HALF not in shown
    assert "Share of games decided by then" not in shown
    assert f"{games} reached the turn limit without a result." in shown
    assert f"{games}ゲームは結果の出ないまま" in page(client, run, "ja")
    assert f"有 {games} 局達到回合上限" in page(client, run, "zh-hant")
    clock = client.get(f"/api/v1/simulations/{run.pk}/").json()["report"]["clock"]
    assert {name: clock[name] for name in ("decided", "undecided", "cdf", "half_by")} == {
        "decided": {},
        "undecided": games,
        "cdf": {},
        "half_by": None,
    }


def test_a_run_whose_games_are_all_decided_says_nothing_of_the_limit(client: Client) -> None:
    run = played("goldfish", 60)
    shown = page(client, run)
    assert f"{HALF} by turn {run.report['clock']['half_by']}." in shown
    assert FEW not in shown
    assert "without a result" not in shown
    assert run.report["clock"]["decided"] == run.report["clock"]["histogram"]


def altered(clock: Mapping[str, Any]) -> dict[str, Any]:
    return {**clock, "decided": {"9": 1}, "undecided": 1, "cdf": {"9": 0.5}, "half_by": 9}


def test_decided_games_alone_are_in_the_charts(client: Client) -> None:
    run = played("goldfish", 5)
    run.report["clock"] = altered(run.report["clock"])
    run.save()
    shown = page(client, run)
    assert f"{HALF} by turn 9." in shown
    assert "Share of the decided games by when they are decided" in shown
    assert "Share of games decided by then" in shown
