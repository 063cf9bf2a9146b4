"""The engine against the rules of two players written a second time (`match_reference`): every decision, every card on the table."""

from __future__ import annotations

import random

import pytest

from games.contracts.decks import Decklist, Slot
from games.star_wars_lcg.runs.match import MATCH
from tests.games.star_wars_lcg.card_pool import LEADERS, POOL, SETS
from tests.games.star_wars_lcg.match_reference import MatchReference, compare, fits
from tests.games.star_wars_lcg.reference import Card, records

POLICIES = (("random", "random"), ("default", "random"), ("random", "default"), ("default", "default"))


def whole(code: str) -> bool:
    """Whether the reference knows every card of an objective set without its text."""
    return all(fits(records()[card]) for card in POOL.sets[code].cards)


KNOWN = {side: [code for code in SETS[side] if whole(code)] for side in SETS}
# Sets with a card that answers damage or chooses what is hit.
RARE = ("protect", "shielding", "targeted_strike")
ANSWERING = {
    side: [code for code in KNOWN[side] if any(Card.says(records()[card], name) for card in POOL.sets[code].cards for name in RARE)]
    for side in KNOWN
}


def random_deck(rng: random.Random, side: str) -> tuple[Decklist, str]:
    leader = rng.choice(LEADERS[side])
    codes = {*rng.sample(KNOWN[side], 3 + rng.randrange(6)), *rng.sample(ANSWERING[side], 3)}
    return Decklist((*(Slot(code, rng.choice((1, 2)), "objective_sets") for code in sorted(codes)), Slot(leader, 1, "affiliation"))), leader


def played(seed: int) -> MatchReference:
    """A game of two decks of any sets."""
    rng = random.Random(seed)
    decks = [random_deck(rng, side) for side in ("dark", "light")]
    policies = POLICIES[seed % len(POLICIES)]
    options = {"texts": False, "policy_0": policies[0], "policy_1": policies[1]}
    ready = MATCH.prepare([deck for deck, _ in decks], POOL, options)
    game = ready.new_game(seed, 0)
    players = ready.policies(seed, 0)
    return compare(game, [leader for _, leader in decks], lambda asked: players[asked.seat].choose(game.view(asked.seat), asked))


@pytest.mark.parametrize("seed", [*range(64), 1030])  # in the last one an objective with an enhancement ends the game
def test_two_players_play_as_the_rules_say(seed):
    assert played(seed).asked > 20
