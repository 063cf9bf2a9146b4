"""The metrics in the reports of goldfish runs and matches; their names are in the texts, under [goldfish_metrics] and [match_metrics]."""

from __future__ import annotations

from typing import Final, Literal

from games.contracts.report import MetricSpec
from games.legend_of_stars.texts import TEXTS

TURNS: Final = TEXTS["units.turns"]

Kind = Literal["share", "histogram", "curve", "card"]


def _metric(run: Literal["goldfish", "match"], kind: Kind, name: str, unit: str = "", *, of: str = "") -> MetricSpec:
    """unit: a key of the texts [units], or "" for none."""
    return MetricSpec(name, kind, TEXTS[f"{run}_metrics.{kind}.{name}"], TEXTS[f"units.{unit}"] if unit else None, of=of)


METRICS: Final = (
    _metric("goldfish", "share", "won"),
    _metric("goldfish", "share", "turn_limit"),
    _metric("goldfish", "share", "deck_out"),
    _metric("goldfish", "share", "mulliganed"),
    _metric("goldfish", "histogram", "clock", "turns"),
    _metric("goldfish", "histogram", "clock_first", "turns"),
    _metric("goldfish", "histogram", "clock_second", "turns"),
    _metric("goldfish", "histogram", "first_front", "turns"),
    _metric("goldfish", "histogram", "first_attack", "turns"),
    _metric("goldfish", "histogram", "stranded", "cards"),
    _metric("goldfish", "curve", "life_left", "life"),
    _metric("goldfish", "curve", "damage", "life"),
    _metric("goldfish", "curve", "energies", "energies"),
    _metric("goldfish", "curve", "energy_spent", "energies"),
    _metric("goldfish", "curve", "energy_wasted", "energies"),
    _metric("goldfish", "curve", "cards_played", "cards"),
    _metric("goldfish", "curve", "front_row", "characters"),
    _metric("goldfish", "curve", "back_row", "characters"),
    _metric("goldfish", "curve", "attacks", "attacks"),
    _metric("goldfish", "curve", "hand", "cards"),
    _metric("goldfish", "card", "drawn"),
    _metric("goldfish", "card", "played", of="drawn"),
    _metric("goldfish", "card", "energy", of="drawn"),
    _metric("goldfish", "card", "stranded", of="drawn"),
    _metric("goldfish", "card", "attacks"),
)

MATCH_METRICS: Final = (
    _metric("match", "share", "side_0_wins"),
    _metric("match", "share", "side_1_wins"),
    _metric("match", "share", "first_player_wins"),
    _metric("match", "share", "draw"),
    _metric("match", "share", "deck_out"),
    _metric("match", "share", "mulliganed_0"),
    _metric("match", "share", "mulliganed_1"),
    _metric("match", "histogram", "clock", "turns"),
    _metric("match", "histogram", "winner_life", "life"),
    _metric("match", "histogram", "battles", "battles"),
    _metric("match", "histogram", "double_downs", "battles"),
    _metric("match", "histogram", "direct_attacks", "attacks"),
    _metric("match", "curve", "life_0", "life"),
    _metric("match", "curve", "life_1", "life"),
    _metric("match", "curve", "characters_0", "characters"),
    _metric("match", "curve", "characters_1", "characters"),
    _metric("match", "card", "drawn"),
    _metric("match", "card", "played", of="drawn"),
    _metric("match", "card", "energy", of="drawn"),
    _metric("match", "card", "stranded", of="drawn"),
    _metric("match", "card", "attacks"),
    _metric("match", "card", "brought_down"),
    _metric("match", "card", "went_down"),
)
