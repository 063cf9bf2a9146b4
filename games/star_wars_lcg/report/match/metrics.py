"""The metrics of a match; their names are in the texts, under [match_metrics].

A metric of one side ends in "_dark" or "_light", whichever list of the run plays that side.
"""

from __future__ import annotations

from typing import Final, Literal

from games.contracts.report import MetricSpec
from games.star_wars_lcg.play.constants import SEATS
from games.star_wars_lcg.play.counts import CARD_NAMES
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, filled

ROUND: Final = TEXTS["units.round"]
ROUND_NUMBER: Final = TEXTS["units.round_number"]

Kind = Literal["share", "histogram", "curve", "card"]

# Units of metrics: keys of [units]; metrics without a unit are not listed.
_UNITS: Final = {
    "clock": "round",
    "dial": "points",
    "final_dial": "points",
    "destroyed": "objectives",
    "force": "icons",
    "edge_battles": "battles",
    "attacks": "engagements",
    **dict.fromkeys(("units", "hand", "lost", "saved", "edge_cost", "units_lost", "units_saved"), "cards"),
    **dict.fromkeys(("stranded_cost", "stranded_match", "stranded_rule"), "cards"),
    **dict.fromkeys(("available", "spent", "wasted"), "resources"),
    **dict.fromkeys(("damage", "strike_damage", "unopposed_damage", "balance_damage", "effect_damage"), "damage"),
}


def _unit(name: str) -> Words | None:
    return TEXTS[f"units.{_UNITS[name]}"] if name in _UNITS else None


def _metric(kind: Kind, name: str, *, of: str = "") -> MetricSpec:
    return MetricSpec(name, kind, TEXTS[f"match_metrics.{kind}.{name}"], _unit(name), TEXTS.get(f"match_metric_help.{name}"), of=of)


def _of_seat(kind: Kind, name: str, seat: str, *, of: str = "", several: bool = False) -> MetricSpec:
    labels = filled(TEXTS[f"match_metrics.{kind}_of_side.{name}"], who=TEXTS[f"seats.{seat}"])
    help = TEXTS.get(f"match_metric_help.{name}")
    return MetricSpec(f"{name}_{seat}", kind, labels, _unit(name), help, of=of, several=several, group=name)


def _of_each(kind: Kind, *names: str, of: str = "", several: bool = False) -> tuple[MetricSpec, ...]:
    """The metrics of both sides, the Dark Side first."""
    return tuple(_of_seat(kind, name, seat, of=of, several=several) for name in names for seat in SEATS)


MATCH_METRICS: Final = (
    _metric("share", "side_0_wins"),
    _metric("share", "side_1_wins"),
    _metric("share", "first_player_wins"),
    _metric("share", "objectives"),
    _metric("share", "dial"),
    _metric("share", "deck_out"),
    _metric("share", "card"),
    _metric("share", "turn_limit"),
    *_of_each("share", "edge_won", of="edge_battles"),
    _metric("share", "edge_won_by_attacker", of="edge_battles"),
    *(_of_seat("share", "defended", seat, of=f"attacks_{seat}") for seat in SEATS),
    *_of_each("share", "mulligan"),
    _metric("histogram", "clock"),
    *_of_each("histogram", "clock"),
    _metric("histogram", "final_dial"),
    *_of_each("histogram", "destroyed", "attacks"),
    _metric("histogram", "edge_battles"),
    *_of_each("histogram", "edge_cost", several=True),
    *_of_each("histogram", "units_lost", "units_saved"),
    _metric("curve", "dial"),
    *_of_each("curve", "destroyed", "balance", "force", "units", "hand"),
    *_of_each("curve", "available", "spent", "wasted"),
    *_of_each("curve", "lost", "saved"),
    *_of_each("curve", "damage", "strike_damage", "unopposed_damage", "effect_damage"),
    _of_seat("curve", "balance_damage", "light"),  # LCG-BAL-04
    *_of_each("curve", "stranded_cost", "stranded_match", "stranded_rule"),
    *(_metric("card", name) for name in CARD_NAMES),
)
