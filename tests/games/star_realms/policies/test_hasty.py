"""Hasty players, whose obvious answers the rules take without asking, play the same games as if they were asked."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games import rules_mode
from games.engine.machine import play_match
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.engine.trace import digest
from games.registry import GAMES
from games.star_realms.play.turn.main_phase import MOST_AT_ONCE
from games.star_realms.policies.by_name import PLAYERS, RANDOM
from games.star_realms.policies.player import hasten
from games.star_realms.policies.search import BuySearch
from tests.games.helpers.copies import check_alike
from tests.games.helpers.play_settings import RULE_FILE
from tests.games.helpers.sample_decks import DECKS, pool

GAME = "star-realms"


@pytest.mark.parametrize("deck", ["core", "every box"])
@pytest.mark.parametrize("sides", list(pairwise([*PLAYERS, "rules", RANDOM, "default"])), ids=" v ".join)
def test_the_same_game(deck, sides):
    match = GAMES[GAME].match.prepare(
        [DECKS[GAME][deck]],
        pool(GAME),
        {"policy_0": sides[0], "policy_1": sides[1], "rules_0": RULE_FILE, "rules_1": RULE_FILE, "turn_limit": 120},
    )
    for index in range(3):
        digests = set()
        for hasty in (False, True):
            game = match.new_game(5, index)
            policies = match.policies(5, index)
            if hasty:
                hasten(game, policies)
                assert [side.is_hasty for side in game.sides] == [name != RANDOM for name in sides]
            play_match(game, policies)
            digests.add(digest(game))
        assert len(digests) == 1, (sides, index)


@pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
@pytest.mark.parametrize("horizon", [1, 2, 5, 60])
def test_a_search_without_short_cuts_finds_the_same(horizon):
    """The same worths of every playout and the same number of decisions, also where playouts are broken off."""

    class Recorded(BuySearch):
        def __init__(self, has_fast_path):
            super().__init__()
            self.horizon = horizon
            self.has_fast_path = has_fast_path
            self.worths = []

        def set_fast_path(self, game, is_on):
            if self.has_fast_path:
                super().set_fast_path(game, is_on)

        def worth(self, game, seat):
            self.worths.append((super().worth(game, seat), self.clock(game), len(game.trace)))
            return self.worths[-1][0]

    match = GAMES[GAME].match.prepare([DECKS[GAME]["core"]], pool(GAME), {})
    game = match.new_game(6, 1)
    others = match.policies(6, 1)
    fast, slow = (SearchPolicy(Recorded(has), 0, 2, seed=1, index=2, purpose=3) for has in (True, False))
    while (decision := game.advance()) is not None and fast.number < 4:
        view = game.view(decision.seat)
        choice = others[decision.seat].choose(view, decision)
        if decision.seat == 0:
            choice = fast.choose(view, decision)
            assert slow.choose(view, decision) == choice
            assert slow.rules.worths == fast.rules.worths
        game.apply(choice)
    assert slow.spent == fast.spent > 0


@pytest.mark.parametrize("deck", ["core", "every box"])
@pytest.mark.parametrize("part", ["goldfish", "match"])
def test_a_used_table_is_set_up_again(deck, part):
    ready = GAMES[GAME].match.prepare([DECKS[GAME][deck]], pool(GAME), {}) if part == "match" else None
    ready = ready or GAMES[GAME].goldfish.prepare(DECKS[GAME][deck], pool(GAME), {})
    start = ready.starts[0] if part == "match" else ready.start
    for index in range(5):
        ready.play(5, index, Tally())
        spent = start.spent
        assert spent.is_over
        assert spent.trace == []
        assert spent.sides[0].is_hasty
        again = start.again()
        assert again is spent
        check_alike(again, start.clone(), "game", set())
        assert not any(side.is_hasty for side in again.sides)
        assert start.spent is None


def test_more_cards_than_one_step_plays():
    """A hand of a hundred cards goes on in the next step, in the same order."""
    ready = GAMES[GAME].match.prepare([DECKS[GAME]["core"]], pool(GAME), {"turn_limit": 2})
    digests = set()
    for hasty in (False, True):
        game = ready.new_game(5, 0)
        side = game.sides[game.first]
        for zone in (game.trade_deck, game.trade_row, game.explorers, side.deck):
            for piece in list(zone.cards):
                game.move(piece, side.hand)
                piece.owner = side.seat
        assert len(side.hand.cards) > MOST_AT_ONCE
        policies = ready.policies(5, 0)
        if hasty:
            hasten(game, policies)
        play_match(game, policies)
        digests.add(digest(game))
    assert len(digests) == 1
