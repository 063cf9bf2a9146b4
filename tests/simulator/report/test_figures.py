"""The figures of a deck's games, from a tally."""

from __future__ import annotations

from types import SimpleNamespace

from games.contracts.report import MetricSpec
from games.engine.tally import Tally
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
