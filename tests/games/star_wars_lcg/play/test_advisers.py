"""Games whose rules skip the actions that the default policy never takes are the same games as if it were asked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games import rules_mode
from games.contracts.decks import Decklist, Slot
from games.engine.machine import play_match, play_out
from games.engine.tally import Tally
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.play.constants import DISCARD_ONE, PAY_VERB, PLACE_EDGE
from games.star_wars_lcg.play.game import Play
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


@pytest.mark.parametrize("seed", range(6))
def test_a_game_on_the_pieces_of_another_is_the_same_game(seed, monkeypatch):
    """`play` makes each game on the one before."""
    rng = random.Random(seed)
    if seed % 2:
        ready = MATCH.prepare([deck(rng, "dark"), deck(rng, "light")], POOL, {"policy_1": "random"})
    else:
        ready = GOLDFISH.prepare(deck(rng, ("dark", "light")[seed // 2 % 2]), POOL, {})
    played = []
    monkeypatch.setattr(ready, "count", lambda game, index, tally: played.append((id(game), game.record())))
    for index in range(4):
        ready.play(seed, index, Tally())
    assert len({number for number, _ in played}) == 1
    for index, (_, record) in enumerate(played):
        game, policies = ready.new_game(seed, index), ready.policies(seed, index)
        ready.hasten(game, policies)
        play_match(game, policies if len(policies) == 2 else policies * 2)
        assert game.record() == record, index


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

        def takes(self, view, listener):
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


def kinds_asked(options, *, is_hasty):
    """The kinds of the questions of one goldfish, with "pay" for those that offer to pay now."""
    ready = GOLDFISH.prepare(deck(random.Random(2), "dark"), POOL, options)
    game, policies = ready.new_game(3, 1), ready.policies(3, 1)
    if is_hasty:
        ready.hasten(game, policies)
    kinds = set()
    while (decision := game.advance()) is not None:
        kinds.add("pay" if decision.options[0].verb == PAY_VERB else decision.kind)
        game.apply(policies[0].choose(game.view(decision.seat), decision))
    return kinds


def test_what_the_policy_of_a_goldfish_always_answers_alike_is_not_asked():
    assert {"pay", PLACE_EDGE, DISCARD_ONE} <= kinds_asked({}, is_hasty=False)
    assert not {"pay", PLACE_EDGE, DISCARD_ONE} & kinds_asked({}, is_hasty=True)
    assert DISCARD_ONE in kinds_asked({"discard_dead": True}, is_hasty=True)


def sets_that_wait_for_phases(side):
    cards = [code for code, declared in ABILITIES.items() if "phase_begins" in str(declared) or "phase_ends" in str(declared)]
    return [code for code in SETS[side] if set(cards) & set(POOL.sets[code].cards)]


@pytest.mark.skipif(rules_mode() == "compiled", reason="a method of a compiled class is not replaced")
def test_only_events_that_nobody_waits_for_are_passed_by(monkeypatch):
    """Games are the same if every phase that some card hears is an event, and other games if none is."""
    differ = 0
    for seed in range(8):
        side = ("dark", "light")[seed % 2]
        found = (sets_that_wait_for_phases(side) * 10)[:10]
        slots = [Slot(code, copies, "objective_sets") for code, copies in Counter(found).items()]
        ready = GOLDFISH.prepare(Decklist((*slots, Slot(LEADERS[side][0], 1, "affiliation"))), POOL, {"policy": "random"})
        records = []
        for answer in (None, True, False):
            with monkeypatch.context() as patch:
                if answer is not None:
                    patch.setattr(Play, "_may_be_answered", lambda game, *event, answer=answer: answer)
                game = ready.new_game(seed, 0)
                play_out(game, ready.policy(seed, 0))
                records.append(game.record())
        assert records[0] == records[1]
        differ += records[0] != records[2]
    assert differ
