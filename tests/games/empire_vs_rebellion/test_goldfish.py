"""The goldfish of section 7: each event a trial of its own, and what a run counts."""

from __future__ import annotations

import pytest

from games.contracts import Decklist, Slot
from games.empire_vs_rebellion.goldfish import PreparedDeck, prepare
from games.empire_vs_rebellion.labels import METRICS
from games.empire_vs_rebellion.terms import STRATEGY_NAMES
from games.engine.tally import Tally
from tests.games.decks import pool

POOL = pool("empire-vs-rebellion")
DROIDS = ("rebel-chewbacca", "rebel-han-solo", "rebel-r2-d2-and-c-3po", "rebel-yoda")


def ready(*characters: str, **options: object) -> PreparedDeck:
    found = prepare(Decklist(tuple(Slot(code, 1, "characters") for code in characters or DROIDS)), POOL, options)
    assert isinstance(found, PreparedDeck)
    return found


@pytest.mark.parametrize("strategy", STRATEGY_NAMES)
def test_a_strategy_of_every_event_is_there_in_every_event(strategy):
    """Also after R2-D2 and C-3PO changed it: each event is a trial of its own."""
    run = ready(strategy=strategy, policy="random")
    for index in range(10):
        game, policy = run.new_game(5, index), run.policy(5, index)
        seen = {}
        while (decision := game.advance()) is not None:
            if game.round not in seen:
                seen[game.round] = [piece.card.code for piece in game.sides[0].chosen.cards]
            game.apply(policy.choose(game.view(0), decision))
        assert set(map(tuple, seen.values())) == {(f"rebel-strategy-{strategy}",)}


def test_games_without_a_token_count_too():
    run = ready(strategy="bureaucracy", policy="random")
    tally = Tally()
    for index in range(40):
        run.play(5, index, tally)
    gained = tally.histograms["tokens_gained"]
    assert sum(gained.values()) == tally.games == 40
    assert gained.get(0) != 40


def test_a_guard_that_was_hit_is_reported():
    """A-19"""
    run = ready(policy="random")
    run.start.guards = 1
    tally = Tally()
    run.play(5, 0, tally)
    assert tally.counts["guard_hit"] == 1
    assert "guard_hit" in {metric.name for metric in METRICS}


@pytest.mark.parametrize("margin", [1, 2, 3, 5])
def test_where_the_opponent_stands(margin):
    """S = max(0, T - k), and it stays there."""
    run = ready(margin=str(margin))
    game = run.new_game(5, 0)
    game.advance()
    assert game.total(1) == max(0, game.event().target - margin)
