"""Players who need not be asked everything play the games that they would play if they were."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.engine.machine import play_match
from games.engine.tally import Tally
from games.engine.trace import digest
from games.registry import GAMES
from games.star_realms.play.turn.main_phase import MOST_AT_ONCE
from games.star_realms.policies.by_name import PLAYERS, RANDOM
from games.star_realms.policies.player import hasten
from tests.games.every_game.test_contract import check_alike
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


@pytest.mark.parametrize("deck", ["core", "every box"])
@pytest.mark.parametrize("part", ["goldfish", "match"])
def test_a_table_that_was_played_on_is_laid_anew(deck, part):
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
