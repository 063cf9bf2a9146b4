"""The metrics in the reports of goldfish runs and matches; their names are in the texts, under [goldfish_metrics] and [match_metrics]."""

from __future__ import annotations

from typing import Final, Literal

from games.contracts.report import MetricSpec
from games.star_wars_ccg.texts import TEXTS

TURNS: Final = TEXTS["units.turns"]

Kind = Literal["share", "histogram", "curve", "card"]


def _metric(
    kind: Kind,
    name: str,
    unit: str = "",
    *,
    of: str = "",
    several: bool = False,
    has_help: bool = False,
    is_hidden: bool = False,
    run: Literal["goldfish", "match"] = "goldfish",
) -> MetricSpec:
    """unit: a key of the texts [units], or "" for none.  has_help: whether the texts [card_help] say how a count of cards is counted."""
    labels = TEXTS[f"{run}_metrics.{kind}.{name}"]
    help = TEXTS[f"card_help.{name}"] if has_help else None
    return MetricSpec(name, kind, labels, TEXTS[f"units.{unit}"] if unit else None, help, of=of, several=several, is_hidden=is_hidden)


def _of_sides(kind: Kind, name: str, unit: str = "", *, several: bool = False) -> tuple[MetricSpec, MetricSpec]:
    """The same number of both sides of a match."""
    first, second = (_metric(kind, f"{name}_{side}", unit, several=several, run="match") for side in (0, 1))
    return first, second


METRICS: Final = (
    _metric("share", "won"),
    _metric("share", "lost"),
    _metric("share", "turn_limit"),
    _metric("histogram", "clock", "turns"),
    _metric("histogram", "first_drain", "turns"),
    _metric("histogram", "life_left", "cards"),
    _metric("histogram", "destiny", several=True),
    _metric("histogram", "stranded", "cards"),
    _metric("histogram", "stranded_free", "cards"),
    _metric("histogram", "stranded_blank", "cards"),
    _metric("histogram", "stranded_dear", "cards"),
    _metric("histogram", "stranded_place", "cards"),
    _metric("histogram", "stranded_unborne", "cards"),
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
    _metric("card", "deployed", has_help=True),
    _metric("card", "stranded", of="drawn"),
    # Of a location; the report's page has a section for them.
    _metric("card", "there", is_hidden=True),
    _metric("card", "power_there", is_hidden=True),
    _metric("card", "forfeit_there", is_hidden=True),
    _metric("card", "weapons_there", is_hidden=True),
)

MATCH_METRICS: Final = (
    _metric("share", "side_0_wins", run="match"),
    _metric("share", "side_1_wins", run="match"),
    _metric("share", "first_player_wins", run="match"),
    _metric("share", "turn_limit", run="match"),
    _metric("histogram", "clock", "turns", run="match"),
    *_of_sides("histogram", "winner_life", "cards"),
    _metric("histogram", "battles", run="match"),
    *_of_sides("histogram", "battles_won"),
    *_of_sides("histogram", "first_drain", "turns"),
    *_of_sides("histogram", "battle_destiny", several=True),
    *_of_sides("histogram", "weapon_destiny", several=True),
    *_of_sides("histogram", "text_destiny", several=True),
    *_of_sides("histogram", "stranded", "cards"),
    *_of_sides("histogram", "stranded_free", "cards"),
    *_of_sides("histogram", "stranded_blank", "cards"),
    *_of_sides("histogram", "stranded_dear", "cards"),
    *_of_sides("histogram", "stranded_place", "cards"),
    *_of_sides("histogram", "stranded_unborne", "cards"),
    *_of_sides("histogram", "stranded_unrun", "cards"),
    *_of_sides("curve", "life", "cards"),
    *_of_sides("curve", "activated", "force"),
    *_of_sides("curve", "used", "force"),
    *_of_sides("curve", "saved", "force"),
    *_of_sides("curve", "drained", "force"),
    *_of_sides("curve", "controlled", "locations"),
    *_of_sides("curve", "hand", "cards"),
    _metric("card", "drawn", run="match"),
    _metric("card", "deployed", run="match", has_help=True),
    _metric("card", "lost", run="match"),
    _metric("card", "stranded", of="drawn", run="match"),
    _metric("card", "battles", run="match"),
    *_of_sides("card", "battles_won"),
)
