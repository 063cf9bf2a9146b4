"""Any sets of one side can be played, with any policy: every card of the pool takes part in some deck here."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.contracts.decks import Decklist, Slot
from games.engine.machine import play_out
from games.engine.tally import Tally
from games.star_wars_lcg.play.constants import DIAL_FULL
from games.star_wars_lcg.runs.goldfish import GOLDFISH
from tests.games.star_wars_lcg.card_pool import LEADERS, POOL, SETS


def play(sets, leader, seed, **options):
    slots = (*(Slot(code, copies, "objective_sets") for code, copies in Counter(sets).items()), Slot(leader, 1, "affiliation"))
    ready = GOLDFISH.prepare(Decklist(slots), POOL, options)
    game = ready.new_game(seed, 0)
    play_out(game, ready.policy(seed, 0))
    ready.play(seed, 0, Tally())
    return ready, game


@st.composite
def decks(draw):
    side = draw(st.sampled_from(["light", "dark"]))
    return draw(st.lists(st.sampled_from(SETS[side]), min_size=4, max_size=12)), draw(st.sampled_from(LEADERS[side]))


@settings(max_examples=60, deadline=None)
@given(deck=decks(), seed=st.integers(0, 2**63 - 1), policy=st.sampled_from(["default", "random", "do-nothing"]), force=st.integers(0, 5))
def test_games_of_any_deck_end_by_a_rule(deck, seed, policy, force):
    ready, game = play(*deck, seed, policy=policy, opponent_force=force)
    assert Counter(piece.card.code for piece in game.pieces if piece.owner == game.watched) == {**ready.cards, deck[1]: 1}
    light, dark = game.sides[1], game.sides[0]
    if game.ending == 1:
        assert game.winner == 1
        assert len(light.victory.cards) == 3
    elif game.ending == 2:
        assert game.winner == 0
        assert game.dial_now() >= DIAL_FULL  # a card may let it count as higher
    else:
        assert game.winner != game.watched
    assert game.dial < DIAL_FULL or game.ending == 2
    assert len(light.victory.cards) < 3 or game.ending == 1
    assert max(dark.turns, light.turns) <= 12
    for side in (dark, light):
        committed = sum(piece.committed for piece in side.units.cards)
        assert side.force_cards == 3 - committed
        assert 0 <= committed <= 3


@pytest.mark.parametrize("side", SETS)
def test_every_set_can_be_played(side):
    for start in range(0, len(SETS[side]), 10):
        sets = SETS[side][start : start + 10]
        if len(sets) < 4:
            sets += SETS[side][:4]
        ready, _ = play(sets, LEADERS[side][start % len(LEADERS[side])], start)
        assert len(ready.coverage()) == len(ready.cards) + 1
        assert ready.openings()
