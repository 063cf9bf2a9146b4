"""The numbers of games that forms suggest."""

from __future__ import annotations

import pytest

from frontend.runs.forms import RunForm
from games.registry import GAMES
from simulator.modes import GOLDFISH, MATCH, MATCHUPS
from simulator.statistics.intervals import LEAST_FOR_MEAN

MOST_ON_SAME_NUMBERS = {GOLDFISH: 2, MATCH: 4, MATCHUPS: 2}  # games, games and pairs


@pytest.mark.parametrize("mode", MOST_ON_SAME_NUMBERS)
def test_each_suggested_number_gives_every_mean_an_interval(mode: str) -> None:
    form = RunForm(game=GAMES["star-realms"], mode=mode, language="en", may_be_draft=False)
    suggested = [*form.presets, form.fields["games"].initial]
    assert min(suggested) >= LEAST_FOR_MEAN * MOST_ON_SAME_NUMBERS[mode]
    assert form.fields["games"].initial in form.presets
