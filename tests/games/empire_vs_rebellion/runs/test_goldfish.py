"""The goldfish of section 7: each event is played by itself, and the numbers that a run counts."""

from __future__ import annotations

import pytest

from games.contracts.decks import Decklist, Slot
from games.empire_vs_rebellion.abilities.constants import ABILITY_VERB, INFLUENCE_VERB, PLAY_VERB
from games.empire_vs_rebellion.play.constants import STRATEGY_NAMES
from games.empire_vs_rebellion.report.metrics import METRICS
from games.empire_vs_rebellion.runs.goldfish import GOLDFISH, PreparedDeck
from games.engine.tally import Tally
from tests.games.helpers.sample_decks import pool

POOL = pool("empire-vs-rebellion")
COUNTED = ("cards_an_event", "abilities_an_event", "influence_an_event")
DROIDS = ("rebel-chewbacca", "rebel-han-solo", "rebel-r2-d2-and-c-3po", "rebel-yoda")


def ready(*characters: str, **options: object) -> PreparedDeck:
    found = GOLDFISH.prepare(Decklist(tuple(Slot(code, 1, "characters") for code in characters or DROIDS)), POOL, options)
    assert isinstance(found, PreparedDeck)
    return found


@pytest.mark.parametrize("strategy", STRATEGY_NAMES)
def test_a_fixed_strategy_is_chosen_in_every_event(strategy):
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


def test_games_without_influence_gained_are_counted():
    run = ready(strategy="bureaucracy", policy="random")
    tally = Tally()
    for index in range(40):
        run.play(5, index, tally)
    gained = tally.histograms["tokens_gained"]
    assert sum(gained.values()) == tally.games == 40
    assert gained.get(0) != 40


def test_a_reached_limit_is_reported():
    """A-19"""
    run = ready(policy="random")
    run.start.guards = 1
    tally = Tally()
    run.play(5, 0, tally)
    assert tally.counts["guard_hit"] == 1
    assert "guard_hit" in {metric.name for metric in METRICS}


@pytest.mark.parametrize("margin", [1, 2, 3, 5])
def test_the_total_of_the_opponent(margin):
    """S = max(0, T - k), and it stays there."""
    run = ready(margin=str(margin))
    game = run.new_game(5, 0)
    game.advance()
    assert game.total(1) == max(0, game.event().target - margin)


def test_each_event_is_played_by_itself():
    """20 cards, 2 influence and the same reserve, whatever happened before; winner and loser effects are off."""
    run = ready("rebel-leia-organa", "rebel-han-solo", "rebel-lando-calrissian", "rebel-chewbacca", policy="random", strategy="cycle")
    run.start.goal = 100
    reserve = {piece.card.code for piece in run.start.sides[0].reserve.cards}
    for index in range(5):
        game, policy = run.new_game(5, index), run.policy(5, index)
        orders = []
        while (decision := game.advance()) is not None:
            side = game.sides[0]
            if len(orders) < game.round:
                orders.append([piece.card.code for piece in side.deck.cards])
                assert side.influence == 2
                assert len(side.deck.cards) + len(side.area.cards) == 20
                assert {piece.card.code for piece in side.reserve.cards} == reserve
            game.apply(policy.choose(game.view(0), decision))
        assert len(orders) == 24
        assert len({tuple(order) for order in orders}) > 20


def test_only_cards_give_influence():
    run = ready("rebel-leia-organa", "rebel-han-solo", "rebel-lando-calrissian", "rebel-chewbacca")
    tally = Tally()
    for index in range(20):
        run.play(5, index, tally)
    assert tally.histograms["tokens_gained"] == {0: 20}


def test_actions_are_counted():
    run = ready(policy="random")
    tally = Tally()
    done = {PLAY_VERB: 0, ABILITY_VERB: 0, INFLUENCE_VERB: 0}
    for index in range(10):
        run.play(5, index, tally)
        replay = run.replay(5, index)
        clauses = [step.clause for step in replay.steps if step.decision is None]
        done[ABILITY_VERB] += clauses.count("EVR-STG-06") + sum("cannot be resolved" in step.text["en"] for step in replay.steps)
        done[INFLUENCE_VERB] += clauses.count("EVR-STG-10")
        done[PLAY_VERB] += clauses.count("EVR-STG-04") - sum("on top" in step.text["en"] for step in replay.steps)
    counted = {name: sum(value * times for value, times in tally.histograms[name].items()) for name in COUNTED}
    assert counted == dict(zip(COUNTED, (done[PLAY_VERB], done[ABILITY_VERB], done[INFLUENCE_VERB]), strict=True))
    assert sum(counts.get("used", 0) for counts in tally.cards.values()) == done[ABILITY_VERB]
