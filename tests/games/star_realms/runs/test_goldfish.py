"""What a goldfish run counts in each turn."""

from __future__ import annotations

from games.engine.machine import play_out
from games.engine.tally import Tally
from games.star_realms.play.counts import CURVES
from games.star_realms.runs.goldfish import GOLDFISH
from tests.games.helpers.sample_decks import DECKS, pool


def test_damage_beyond_the_last_authority_is_not_in_the_curves():
    """SR-WIN-01: 0 or less has lost, and the game itself goes below."""
    ready = GOLDFISH.prepare(DECKS["star-realms"]["core"], pool("star-realms"), {})
    tally = Tally()
    left = []
    for index in range(30):
        ready.play(3, index, tally)
        game = ready.new_game(3, index)
        play_out(game, ready.policy(3, index))
        left.append(game.sides[1].authority)
    shown = {value for turn in tally.curves["enemy_authority"] for value in turn}
    assert min(left) < 0 == min(shown)
    assert max(shown) == 50
    assert len(CURVES) == len(tally.curves)
