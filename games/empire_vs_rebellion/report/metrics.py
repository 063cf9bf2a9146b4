"""The metrics in the reports of goldfish runs and matches; their names are in the texts, under [goldfish_metrics] and [match_metrics]."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from games.contracts.report import MetricSpec
from games.empire_vs_rebellion.texts import TEXTS

ROUND: Final = TEXTS["units.round"]
ROUND_NUMBER: Final = TEXTS["units.round_number"]

Kind = Literal["share", "histogram", "curve", "card"]


def _metric(
    run: Literal["goldfish", "match"], kind: Kind, name: str, unit: str = "", *, of: str = "", several: bool = False, group: str = ""
) -> MetricSpec:
    """unit: a key of the texts [units], or "" for none."""
    unit_text = TEXTS[f"units.{unit}"] if unit else None
    return MetricSpec(name, kind, TEXTS[f"{run}_metrics.{kind}.{name}"], unit_text, of=of, several=several, group=group)


def _of_side(name: str, side: int) -> MetricSpec:
    """A curve of one side of a match; the page shows those of both sides in one chart."""
    metric = _metric("match", "curve", f"{name}_{side}", "points", group=name)
    return replace(metric, chart=TEXTS[f"match_metrics.charts.{name}"], curve=TEXTS[f"match_metrics.sides.side_{side}"])


METRICS: Final = (
    _metric("goldfish", "share", "won"),
    _metric("goldfish", "share", "events_out"),
    _metric("goldfish", "share", "events_won", of="clock"),
    _metric("goldfish", "share", "events_bust", of="clock"),
    _metric("goldfish", "share", "guard_hit"),
    _metric("goldfish", "share", "events_short", of="clock"),
    _metric("goldfish", "histogram", "clock", "round"),
    _metric("goldfish", "histogram", "clock_won", "round"),
    _metric("goldfish", "histogram", "event_points", "points", several=True),
    _metric("goldfish", "histogram", "final_total", "points", several=True),
    _metric("goldfish", "histogram", "cards_an_event", "cards", several=True),
    _metric("goldfish", "histogram", "abilities_an_event", "times", several=True),
    _metric("goldfish", "histogram", "influence_an_event", "tokens", several=True),
    _metric("goldfish", "histogram", "rounds_lost", "events"),
    _metric("goldfish", "histogram", "tokens_gained", "tokens"),
    _metric("goldfish", "curve", "points", "points"),
    _metric("goldfish", "curve", "score", "points"),
    _metric("goldfish", "curve", "total", "points"),
    _metric("goldfish", "curve", "cards_played", "cards"),
    _metric("goldfish", "curve", "abilities_used", "times"),
    _metric("goldfish", "curve", "influence_used", "tokens"),
    _metric("goldfish", "card", "played"),
    _metric("goldfish", "card", "used"),
    _metric("goldfish", "card", "turned_up"),
    _metric("goldfish", "card", "won", of="turned_up"),
    _metric("goldfish", "card", "bust", of="turned_up"),
)

MATCH_METRICS: Final = (
    _metric("match", "share", "side_0_wins"),
    _metric("match", "share", "side_1_wins"),
    _metric("match", "share", "first_player_wins"),
    _metric("match", "share", "draw"),
    _metric("match", "share", "guard_hit"),
    _metric("match", "share", "events_won_0", of="clock"),
    _metric("match", "share", "events_won_1", of="clock"),
    _metric("match", "histogram", "clock", "round"),
    _metric("match", "histogram", "loser_points", "points"),
    _metric("match", "histogram", "round_points_0", "points", several=True, group="round_points"),
    _metric("match", "histogram", "round_points_1", "points", several=True, group="round_points"),
    _of_side("points", 0),
    _of_side("points", 1),
    _of_side("score", 0),
    _of_side("score", 1),
    _metric("match", "card", "played"),
    _metric("match", "card", "used"),
    _metric("match", "card", "turned_up"),
    _metric("match", "card", "won_0", of="turned_up"),
    _metric("match", "card", "won_1", of="turned_up"),
)
