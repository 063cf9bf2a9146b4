"""The figures of a deck's games, from a tally."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from games.contracts.report import MetricSpec
from games.engine.tally import CLOCK_UNDECIDED, Tally
from simulator.report.figures import deck_figures

PARTS = SimpleNamespace(metrics=tuple(MetricSpec(name, "card", {"en": name}, None, of="drawn") for name in ("played", "stranded")))


def test_a_card_that_is_played_more_often_than_it_is_drawn_has_no_share_of_its_draws() -> None:
    tally = Tally()
    tally.games = 2
    tally.cards["anchor"] = {"drawn": 4, "played": 4, "stranded": 0}
    tally.cards["boomerang"] = {"drawn": 3, "played": 5, "stranded": 1}
    anchor, boomerang = deck_figures(PARTS, {"coverage": [], "openings": []}, tally)["cards"]
    assert {name: share["value"] for name, share in anchor["shares"].items()} == {"played": 1, "stranded": 0}
    assert boomerang["shares"].keys() == {"stranded"}
    assert boomerang["per_game"]["played"] == 2.5


@pytest.mark.parametrize(
    ("decided", "undecided", "cdf", "half_by"),
    [
        ({6: 2, 8: 1}, 1, {"6": 0.5, "7": 0.5, "8": 0.75}, 6),
        ({6: 1, 30: 1}, 2, {**{str(turn): 0.25 for turn in range(6, 30)}, "30": 0.5}, 30),
        ({6: 1}, 3, {"6": 0.25}, None),
        ({}, 2, {}, None),
        ({6: 2}, 0, {"6": 1.0}, 6),
    ],
)
def test_a_game_that_reaches_the_turn_limit_is_not_decided(
    decided: dict[int, int], undecided: int, cdf: dict[str, float], half_by: int | None
) -> None:
    tally = Tally()
    tally.games = sum(decided.values()) + undecided
    tally.histograms["clock"] = Counter(decided) + Counter({30: undecided})
    if undecided:
        tally.histograms[CLOCK_UNDECIDED] = {30: undecided}
    figures = deck_figures(SimpleNamespace(metrics=(), clock_unit={}), {"coverage": [], "openings": []}, tally)
    clock = figures["clock"]
    assert (clock["decided"], clock["undecided"]) == ({str(turn): games for turn, games in decided.items()}, undecided)
    assert (clock["cdf"], clock["half_by"]) == (cdf, half_by)
    assert sum(clock["histogram"].values()) == tally.games
    assert figures["histograms"] == {}
