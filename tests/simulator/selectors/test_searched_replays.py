"""Replays of games whose policies search: what the searches answered is stored, so that nothing is searched again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from django.test import Client

from cards.errors import Conflict
from games.contracts.report import Replay
from games.contracts.runs import Answers
from games.engine.tally import Tally
from simulator.models import Chunk, Run
from simulator.modes import COMPARE
from simulator.selectors import replays
from simulator.selectors.replays import run_replay
from simulator.services import starting
from tests.helpers import made_up_game
from tests.helpers.made_up_game import DICE, MADE_UP
from tests.simulator.star_realms_runs import play_run

pytestmark = pytest.mark.database

OTHER_DICE = replace(DICE, slots=DICE.slots[:3] * 2)


class Searched:
    """A prepared made-up game whose policy has one answer in each game: the sum of the eyes, the policies, and the game's number.

    The digest of a replay is the answers that it was given.
    """

    unit = 2

    def __init__(self, ready: Any) -> None:
        self.ready = ready
        self.answers: list[Answers] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.ready, name)

    def play(self, seed: int, index: int, tally: Tally) -> None:
        self.ready.play(seed, index, tally)
        self.answers = [self.answers_in(index)]

    def answers_in(self, index: int) -> Answers:
        policies = [sum(map(ord, self.ready.options.get(f"policy_{side}", ""))) for side in (0, 1)]
        return ((sum(self.ready.eyes), *policies, index),)

    def replay(self, seed: int, index: int, answers: Answers = ()) -> Replay:
        asked = [list(answers) for answers in self.answers_in(index)]
        assert answers in ((), asked), "the answers of another game"
        return replace(self.ready.replay(seed, index), digest="known" if answers else "searched again")


@pytest.fixture
def keeps_answers(made_up: None) -> Iterator[None]:
    def kept(prepare: Callable[..., Any]) -> Callable[..., Searched]:
        return lambda *arguments: Searched(prepare(*arguments))

    goldfish, match = MADE_UP.goldfish, MADE_UP.match
    assert goldfish
    assert match
    assert goldfish.comparison
    comparison = replace(
        goldfish.comparison,
        prepare_beside=kept(goldfish.comparison.prepare_beside),
        prepare_without=kept(goldfish.comparison.prepare_without),
    )
    game = replace(
        MADE_UP,
        goldfish=replace(goldfish, prepare=kept(goldfish.prepare), comparison=comparison, slow_games=lambda options: 50),
        match=replace(match, prepare=kept(match.prepare), slow_games=lambda options: 50),
    )
    with made_up_game.registered(game):
        yield


RUNS: dict[str, dict[str, Any]] = {
    "goldfish": {"games": 105},
    "comparison": {"games": 60, "mode": COMPARE, "others": [OTHER_DICE], "names": ["old", "new"]},
    "match": {"games": 20, "mode": "match", "others": [DICE], "policies": ["fair", "sure"], "names": ["A", "B"]},
    "match-ups": {"games": 5, "mode": "matchups", "others": [DICE, DICE], "policies": ["fair", "sure", "draw"], "names": ["A", "B", "C"]},
}


@pytest.mark.parametrize("name", RUNS)
def test_each_replay_gets_the_answers_of_its_game(name: str, keeps_answers: None, play: Callable[..., Run]) -> None:
    run = play(**RUNS[name])
    assert run.status == "done", run.failure
    indexes = range(run.games * replays.replays_of(run))
    assert {run_replay(run=run, index=index).digest for index in indexes} == {"known"}
    replays._replays.clear()
    Chunk.objects.filter(run=run).update(answers={})
    assert run_replay(run=run, index=0).digest == "searched again", "a run of an older version"


def test_a_run_without_search_stores_no_answers(play: Callable[..., Run]) -> None:
    run = play(games=10)
    assert list(run.chunks.values_list("answers", flat=True)) == [{}]


def test_a_replay_searches_for_a_limited_time(star_realms_client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run.objects.get(pk=play_run(star_realms_client, games=1, options={"policy": "search", "playouts": 20, "turn_limit": 3})["id"])
    monkeypatch.setattr(replays, "MOST_SECONDS", -1)
    assert run_replay(run=run, index=0).steps, "with its answers it need not search"
    replays._replays.clear()
    Chunk.objects.filter(run=run).update(answers={})
    with pytest.raises(Conflict, match="search for too long") as refused:
        run_replay(run=run, index=0)
    assert refused.value.code == "replay_too_long"
    answer = star_realms_client.get(f"/api/v1/simulations/{run.pk}/games/0/")
    assert (answer.status_code, answer.json()["code"]) == (409, "replay_too_long")


@pytest.mark.parametrize("damage", [lambda answers: [*answers, 0], lambda answers: [99, *answers[1:]]])
def test_answers_of_another_game_are_no_error_of_ours(damage: Callable[[list[int]], list[int]], star_realms_client: Client) -> None:
    """As if the rules had changed without a new version."""
    run = Run.objects.get(pk=play_run(star_realms_client, games=1, options={"policy": "search", "playouts": 20, "turn_limit": 3})["id"])
    chunk = run.chunks.get()
    (((known,),),) = chunk.answers.values()
    chunk.answers = {"0": [[damage(known)]]}
    chunk.save()
    with pytest.raises(Conflict) as refused:
        run_replay(run=run, index=0)
    assert refused.value.code == "versions_changed"


def test_a_run_that_kept_no_answers_is_not_the_answer_to_the_same_request(
    start: Callable[..., Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So “Run again” plays it anew, and its games can be replayed."""
    slow = {"options": {"trouble": made_up_game.THINK}, "games": 3}
    monkeypatch.setattr(starting, "SEARCH_VERSION", 0)
    old, old_quick = start(**slow), start()
    monkeypatch.undo()
    assert start(**slow).pk != old.pk
    assert start().pk == old_quick.pk
