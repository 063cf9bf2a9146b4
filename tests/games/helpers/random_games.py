"""Random games of every setting that the games' tests declare."""

from __future__ import annotations

import pytest

from tests.games.helpers.declarations import all_settings
from tests.games.helpers.play_settings import Setting

SETTINGS = all_settings()


every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def random_game(setting: Setting, seed=11, index=0):
    ready = setting.prepared("random")
    return ready.new_game(seed, index), setting.seats(ready, seed, index)


def decisions(game, policies):
    """Play a game to its end, stopping at each decision before it is answered."""
    while (decision := game.advance()) is not None:
        yield decision
        game.apply(policies[decision.seat].choose(game.view(decision.seat), decision))
