"""What every game must keep, whatever its rules: one suite over the registry.

games are played by policies that take any legal option, so that they go where no sensible player would.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.decision import IllegalOption
from games.engine.machine import play_out
from games.engine.rng import stream
from games.engine.tally import OF_SEEN, Tally
from games.engine.trace import digest, follow
from games.registry import GAMES
from tests.games.decks import DECKS, prepared

ALL = [(slug, deck) for slug, decks in DECKS.items() for deck in decks]
every_deck = pytest.mark.parametrize(("slug", "deck"), ALL, ids=[f"{slug}: {deck}" for slug, deck in ALL])
seeds = st.integers(0, 2**63 - 1)
indexes = st.integers(0, 10**9)


def random_game(slug, deck, seed=11, index=0):
    ready = prepared(slug, deck, policy="random")
    return ready.new_game(seed, index), ready.policy(seed, index)


def decisions(game, policy):
    """Play a game to its end, stopping at each decision before it is answered."""
    while (decision := game.advance()) is not None:
        yield decision
        game.apply(policy.choose(game.view(decision.seat), decision))


def check_pieces(game, cards):
    """Every piece is in one zone, the one it says, and none has come or gone."""
    assert Counter(piece.card.code for piece in game.pieces) == cards
    seen = []
    for zone in game.zones:
        for piece in zone.cards:
            assert piece.zone == zone.id
            seen.append(piece.id)
    assert sorted(seen) == list(range(len(game.pieces)))


def test_every_game_has_decks_to_play():
    assert set(DECKS) == {slug for slug, game in GAMES.items() if game.goldfish is not None}


@every_deck
def test_random_games_end_and_lose_no_card(slug, deck):
    for index in range(30):
        game, policy = random_game(slug, deck, index=index)
        cards = Counter(piece.card.code for piece in game.pieces)
        for _ in decisions(game, policy):
            check_pieces(game, cards)
        check_pieces(game, cards)
        assert game.is_over
        assert game.advance() is None


@every_deck
def test_every_offered_option_can_be_taken(slug, deck):
    game, policy = random_game(slug, deck, index=3)
    cards = Counter(piece.card.code for piece in game.pieces)
    for decision in decisions(game, policy):
        assert len(decision.options) > 1
        for choice in range(len(decision.options)):
            twin = game.clone()
            twin.apply(choice)
            twin.advance()
            check_pieces(twin, cards)


@every_deck
def test_what_is_not_offered_is_refused_and_changes_nothing(slug, deck):
    game, policy = random_game(slug, deck, index=4)
    with pytest.raises(IllegalOption):
        game.apply(0)  # nothing is asked before the game has begun
    for decision in decisions(game, policy):
        before = digest(game)
        for choice in (-1, len(decision.options), 10**6):
            with pytest.raises(IllegalOption):
                game.apply(choice)
        assert digest(game) == before
        assert game.advance() is decision
    with pytest.raises(IllegalOption):
        game.apply(0)


@every_deck
def test_a_copy_goes_on_as_the_game_does(slug, deck):
    for index in range(3):
        game, policy = random_game(slug, deck, index=index)
        copies = []
        for number, _ in enumerate(decisions(game, policy)):
            if number % 7 == index:
                copies.append((len(game.trace), game.clone()))
        assert copies
        for start, twin in copies:
            follow(twin, game.trace[start:])
            assert digest(twin) == digest(game)


@every_deck
def test_a_copy_shares_nothing_that_changes(slug, deck):
    game, policy = random_game(slug, deck, index=5)
    for number, _ in enumerate(decisions(game, policy)):
        if number % 10 == 0:
            before = digest(game)
            play_out(game.clone(), policy.__class__(stream(1, number, 0)))
            assert digest(game) == before


@every_deck
def test_a_trace_replays_the_game(slug, deck):
    game, policy = random_game(slug, deck, index=6)
    play_out(game, policy)
    again, _ = random_game(slug, deck, index=6)
    follow(again, game.trace)
    assert again.is_over
    assert digest(again) == digest(game)


@every_deck
@settings(max_examples=15, deadline=None)
@given(seed=seeds, index=indexes)
def test_deck_seed_and_index_fix_the_game(slug, deck, seed, index):
    ready = prepared(slug, deck)
    first = ready.replay(seed, index)
    assert first == ready.replay(seed, index)
    assert first.clock >= 1


@every_deck
def test_other_seeds_and_indexes_are_other_games(slug, deck):
    ready = prepared(slug, deck)
    digests = {ready.replay(seed, index).digest for seed in (0, 1, 2**32, 2**33) for index in range(5)}
    assert len(digests) == 20


@every_deck
def test_a_tally_does_not_depend_on_the_chunks(slug, deck):
    ready = prepared(slug, deck)
    whole = Tally()
    for index in range(24):
        ready.play(3, index, whole)
    merged = Tally()
    for chunk in ((17, 24), (0, 5), (5, 17)):
        part = Tally()
        for index in reversed(range(*chunk)):
            ready.play(3, index, part)
        merged.merge(part)
    assert merged.to_record() == whole.to_record()
    assert whole.games == 24


@every_deck
def test_a_tally_holds_what_the_game_promises(slug, deck):
    ready = prepared(slug, deck)
    tally = Tally()
    for index in range(30):
        ready.play(8, index, tally)
    metrics = {(metric.kind, metric.name) for metric in GAMES[slug].goldfish.metrics}
    assert sum(tally.histograms["clock"].values()) == 30
    for turn, index in tally.firsts["clock"].items():
        assert ready.replay(8, index).clock == turn
    assert {("share", name) for name in tally.counts} <= metrics
    assert {("histogram", name) for name in tally.histograms} <= metrics
    assert {("curve", name) for name in tally.curves} <= metrics
    assert {("card", name) for names in tally.cards.values() for name in names} <= metrics | {("card", name) for name in OF_SEEN}


@every_deck
@pytest.mark.parametrize("policy_name", ["default", "random"])
def test_a_policy_does_not_answer_by_what_it_may_not_see(slug, deck, policy_name):
    ready = prepared(slug, deck, policy=policy_name)
    shuffled = 0
    for index in range(3):
        game, policy, twin_policy = ready.new_game(5, index), ready.policy(5, index), ready.policy(5, index)
        while (decision := game.advance()) is not None:
            twin = game.clone()
            for zone in twin.zones:
                if not zone.seen_by(decision.seat):
                    stream(99, len(game.trace), 0).shuffle(zone.cards)
                    shuffled += len(zone.cards) > 1
            choice = policy.choose(game.view(decision.seat), decision)
            assert twin_policy.choose(twin.view(decision.seat), decision) == choice
            game.apply(choice)
    assert shuffled > 0


SHOW = """
from tests.games.decks import DECKS, prepared
for slug, decks in DECKS.items():
    for deck in decks:
        for policy in ("default", "random"):
            print(slug, deck, policy, *(prepared(slug, deck, policy=policy).replay(2**40 + 7, index).digest for index in range(5)))
"""


def show(**environment: str) -> str:
    done = subprocess.run([sys.executable, "-c", SHOW], env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return done.stdout


def test_another_process_plays_the_same_games():
    first = show(PYTHONHASHSEED="1")
    assert first.count("\n") == 2 * len(ALL)
    assert first == show(PYTHONHASHSEED="2")
