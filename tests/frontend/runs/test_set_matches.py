"""Matches of objective-set decks on pages: a deck of one side against a deck of the other."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from cards.data.pools import pool_of
from games.registry import GAMES
from simulator.selectors.replays import run_replay
from tests.frontend.pages import text_of, weight
from tests.frontend.runs.played_runs import play_to_the_end, run_of
from tests.helpers import catalogues

pytestmark = pytest.mark.slow

LCG = "star-wars-lcg"
MATCH = {"list_0": "ready:jedi", "list_1": "ready:sith", "games": "4", "seed": "1"}

loaded = catalogues.held(LCG)


@pytest.fixture
def visitor(loaded: None, db: None) -> Client:
    return Client()


def test_the_form_offers_a_starter_deck_of_each_side(visitor: Client) -> None:
    asks = text_of(visitor.get(f"/games/{LCG}/match/"))
    assert re.findall(r'value="ready:([a-z-]+)" selected', asks) == ["sith", "jedi"]
    assert [ready.decklist.side for ready in GAMES[LCG].lists.ready(pool_of(LCG))] == ["dark", "light"] * 2


def test_the_light_side_may_be_the_first_list(visitor: Client) -> None:
    run = play_to_the_end(run_of(visitor.post(f"/games/{LCG}/match/", MATCH)))
    shares = {name: share["k"] for name, share in run.report["shares"].items()}
    assert shares["side_0_wins"] + shares["side_1_wins"] == 4
    assert shares["side_1_wins"] == shares["first_player_wins"], "side 2 is the Dark Side, which goes first"
    report = text_of(visitor.get(f"/runs/{run.pk}/"))
    assert "Death Star dial" in report
    assert "Half of the games are decided by round" in report
    replay = run_replay(run=run, index=0)
    page = visitor.get(f"/runs/{run.pk}/games/0/?step={len(replay.steps)}")
    assert weight(page.content) < 60_000
    assert "LCG-" in text_of(page)


def ticks_of(page: str, code: str) -> tuple[list[str], list[str]]:
    """The labels of a chart's axes, x and y."""
    figure = page.split(f'<figcaption id="chart-{code}"')[1].split("</figure>", maxsplit=1)[0]
    return re.findall(r'class="tick x"[^>]*>([^<]*)<', figure), re.findall(r'class="tick y"[^>]*>([^<]*)<', figure)


def test_charts_of_the_two_sides_share_axes(visitor: Client) -> None:
    data = {**MATCH, "option_policy_0": "random", "option_policy_1": "default"}
    run = play_to_the_end(run_of(visitor.post(f"/games/{LCG}/match/", data)))
    page = text_of(visitor.get(f"/runs/{run.pk}/"))
    pairs = [(f"{name}-dark", f"{name}-light") for name in ("damage", "resources", "stranded")]
    pairs += [(f"{name}_dark", f"{name}_light") for name in ("destroyed", "attacks", "units_lost")]
    for dark, light in pairs:
        assert ticks_of(page, dark) == ticks_of(page, light), dark
    histograms = run.report["histograms"]
    assert histograms["attacks_dark"]["histogram"].keys() != histograms["attacks_light"]["histogram"].keys()
    assert "Won by the Death Star dial" in page, "not the name of the curve with the same code"


def test_two_decks_of_one_side_are_refused_with_the_reason(visitor: Client) -> None:
    same = visitor.post(f"/games/{LCG}/match/", {**MATCH, "list_1": "ready:rebel-alliance"})
    assert same.status_code == 422
    assert "Both decks are Light Side decks" in text_of(same)
    assert "LCG-SET-01" in text_of(same)


def test_match_ups_play_each_dark_deck_against_each_light_deck(visitor: Client) -> None:
    data = {"lists_0": ["ready:sith", "ready:imperial-navy"], "lists_1": ["ready:jedi"], "games": "2", "seed": "1"}
    data |= {"policies_0": "random", "policies_1": "random"}
    run = play_to_the_end(run_of(visitor.post(f"/games/{LCG}/matchups/", data)))
    page = text_of(visitor.get(f"/runs/{run.pk}/"))
    assert 'id="turns"' not in page, "match-ups count no curves"
    assert "Score of the first" in page
    assert "Wins going second" not in page, "the Dark Side always goes first"
    page = text_of(visitor.get(f"/runs/{run.pk}/"))
    assert "Sith starter deck" in page
    assert run.plan["pairings"] == [[0, 2], [1, 2]]


def test_the_api_plays_a_match(visitor: Client) -> None:
    ready = {each.code: each.decklist for each in GAMES[LCG].lists.ready(pool_of(LCG))}
    sides = [{"slots": [{"code": slot.code, "quantity": 1, "zone": slot.zone} for slot in ready[code].slots]} for code in ("sith", "jedi")]
    data = {"game": LCG, "mode": "match", "games": 2, "seed": 1, "sides": sides}
    answer = visitor.post("/api/v1/simulations/", data, content_type="application/json")
    assert answer.status_code == 202, answer.content


def test_the_board_shows_both_sides(visitor: Client) -> None:
    asked = {**MATCH, "option_policy_0": "random", "option_policy_1": "random"}
    run = play_to_the_end(run_of(visitor.post(f"/games/{LCG}/match/", asked)))
    steps = run_replay(run=run, index=0).steps
    in_engagement = [
        place
        for place, step in enumerate(steps, 1)
        if any("participating" in tokens for tokens in step.board["tokens"]["objectives"] + step.board["tokens"]["enemy_objectives"])
    ]
    place = max(in_engagement, key=lambda place: len(steps[place - 1].board["units"]))
    body = text_of(visitor.get(f"/runs/{run.pk}/games/0/?step={place}"))
    board = steps[place - 1].board
    _, theirs, own = body.split('<section class="seat')
    assert "Jedi starter deck" in own.split("</h3>")[0], "the first list is the own side, though it is the Light Side"
    for part, prefix in ((own, ""), (theirs, "enemy_")):
        assert f"<dt>Force cards left</dt><dd>{board[f'{prefix}force_cards']}" in part
        for zone in ("objectives", "units", "hand"):
            assert all(f"/cards/{code}/" in part for code in board[f"{prefix}{zone}"])
    assert ("Balance of the Force" in own.split("</h3>")[0]) == bool(board["has_balance"])
    assert "In the engagement" in body
    assert f"<dt>Dial</dt><dd>{board['dial']}" in theirs
    for language in ("ja", "zh-hant"):
        visitor.cookies["django_language"] = language
        assert visitor.get(f"/runs/{run.pk}/games/0/?step={place}").status_code == 200
