"""Games whose rules skip the actions that the default policy never takes are the same games as if it were asked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games import rules_mode
from games.contracts.decks import Decklist, Slot
from games.engine.machine import play_match, play_out
from games.star_wars_lcg.play.side import Adviser
from games.star_wars_lcg.runs.goldfish import GOLDFISH
from games.star_wars_lcg.runs.match import MATCH
from tests.games.star_wars_lcg.card_pool import LEADERS, POOL, SETS


def deck(rng, side):
    sets = Counter(rng.choices(SETS[side], k=10))
    leader = rng.choice(LEADERS[side])
    return Decklist((*(Slot(code, min(copies, 2), "objective_sets") for code, copies in sets.items()), Slot(leader, 1, "affiliation")))


def asked_and_not(ready, play):
    """The final records of one game: every action is offered, and only those that the policy may take."""
    records = []
    for is_hasty in (False, True):
        game, policies = ready.new_game(3, 1), ready.policies(3, 1)
        if is_hasty:
            ready.hasten(game, policies)
        assert any(side.adviser for side in game.sides) == is_hasty
        play(game, policies)
        records.append((game.record(), len(game.trace)))
    return records


@pytest.mark.parametrize("seed", range(16))
def test_a_goldfish_is_the_same_game(seed):
    rng = random.Random(seed)
    ready = GOLDFISH.prepare(deck(rng, ("dark", "light")[seed % 2]), POOL, {"opponent_force": seed % 4})
    asked, hasty = asked_and_not(ready, lambda game, policies: play_out(game, policies[0]))
    assert hasty[0] == asked[0]


def test_matches_are_the_same_games_with_fewer_questions():
    questions = [0, 0]
    for seed in range(10):
        rng = random.Random(seed)
        policies = {"policy_0": "default", "policy_1": ("default", "random")[seed % 2]}
        ready = MATCH.prepare([deck(rng, "dark"), deck(rng, "light")], POOL, policies)
        asked, hasty = asked_and_not(ready, play_match)
        assert hasty[0] == asked[0], seed
        questions = [questions[0] + asked[1], questions[1] + hasty[1]]
    assert questions[1] < questions[0]


@pytest.mark.parametrize("policy", ["random", "do-nothing"])
def test_other_policies_are_offered_everything(policy):
    ready = GOLDFISH.prepare(deck(random.Random(1), "dark"), POOL, {"policy": policy})
    game, policies = ready.new_game(3, 1), ready.policies(3, 1)
    ready.hasten(game, policies)
    assert not any(side.adviser for side in game.sides)


def test_a_copy_has_no_adviser():
    ready = GOLDFISH.prepare(deck(random.Random(1), "dark"), POOL, {})
    game = ready.new_game(3, 1)
    ready.hasten(game, ready.policies(3, 1))
    assert not any(side.adviser for side in game.clone().sides)


@pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
def test_an_adviser_who_wants_nothing_changes_games():
    class Idle(Adviser):
        def takes_play(self, view, decision):
            return True

        def may_take(self, view, listener):
            return False

    different = 0
    for seed in range(24):
        ready = GOLDFISH.prepare(deck(random.Random(seed), ("dark", "light")[seed % 2]), POOL, {})
        records = []
        for adviser in (ready.gains, Idle()):
            game, policies = ready.new_game(3, 1), ready.policies(3, 1)
            game.sides[game.watched].adviser = adviser
            play_out(game, policies[0])
            records.append(game.record())
        different += records[0] != records[1]
    assert different
