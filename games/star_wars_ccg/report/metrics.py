"""The metrics in the reports of goldfish runs; their names are in the texts, under [goldfish_metrics]."""

from __future__ import annotations

from typing import Final, Literal

from games.contracts.report import MetricSpec
from games.star_wars_ccg.texts import TEXTS

TURNS: Final = TEXTS["units.turns"]

Kind = Literal["share", "histogram", "curve", "card"]


def _metric(kind: Kind, name: str, unit: str = "", *, of: str = "", several: bool = False) -> MetricSpec:
    """unit: a key of the texts [units], or "" for none."""
    labels = TEXTS[f"goldfish_metrics.{kind}.{name}"]
    return MetricSpec(name, kind, labels, TEXTS[f"units.{unit}"] if unit else None, of=of, several=several)


METRICS: Final = (
    _metric("share", "won"),
    _metric("share", "lost"),
    _metric("share", "turn_limit"),
    _metric("histogram", "clock", "turns"),
    _metric("histogram", "first_drain", "turns"),
    _metric("histogram", "life_left", "cards"),
    _metric("histogram", "destiny", several=True),
    _metric("histogram", "stranded", "cards"),
    _metric("histogram", "stranded_blank", "cards"),
    _metric("histogram", "stranded_dear", "cards"),
    _metric("histogram", "stranded_place", "cards"),
    _metric("histogram", "stranded_unrun", "cards"),
    _metric("curve", "activated", "force"),
    _metric("curve", "used", "force"),
    _metric("curve", "saved", "force"),
    _metric("curve", "icons", "icons"),
    _metric("curve", "drain", "force"),
    _metric("curve", "drain_total", "force"),
    _metric("curve", "controlled", "locations"),
    _metric("curve", "ground_presence", "locations"),
    _metric("curve", "space_presence", "locations"),
    _metric("curve", "hand", "cards"),
    _metric("curve", "life", "cards"),
    _metric("curve", "opponent_life", "cards"),
    _metric("card", "drawn"),
    _metric("card", "deployed", of="drawn"),
    _metric("card", "stranded", of="drawn"),
)
