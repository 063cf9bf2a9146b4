"""The metrics of a run: shares of games, histograms, numbers for each turn and for each card, with their names."""

from __future__ import annotations

from typing import Final

from games.contracts.report import MetricSpec
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, filled

CLOCK_UNIT: Final = TEXTS["units.own_turn"]
BLANK_TEXT: Final = TEXTS["cards.blank_help"]

# A game ends with the fifth destroyed objective at the latest (1 + 2 + 3 + 4 + 5 points fill the dial).
MOST_DESTROYED: Final = 5


def _share(name: str) -> MetricSpec:
    return MetricSpec(name, "share", TEXTS[f"metrics.share.{name}"])


def _histogram(name: str) -> MetricSpec:
    return MetricSpec(name, "histogram", TEXTS[f"metrics.histogram.{name}"], CLOCK_UNIT)


def _destroyed(number: int, what: str, unit: Words) -> MetricSpec:
    """The turn ("turn") or the dial position ("dial") when the enemy objective of this number, from 1, was destroyed."""
    labels = filled(TEXTS[f"metrics.histogram.objective_{what}"], number=number)
    return MetricSpec(f"objective_{number}_{what}", "histogram", labels, unit)


def _curve(name: str, unit: str) -> MetricSpec:
    return MetricSpec(name, "curve", TEXTS[f"metrics.curve.{name}"], TEXTS[f"units.{unit}"], TEXTS.get(f"metric_help.curve.{name}"))


def _card(name: str) -> MetricSpec:
    return MetricSpec(name, "card", TEXTS[f"metrics.card.{name}"], help=TEXTS.get(f"metric_help.card.{name}"))


METRICS: Final = (
    _share("won"),
    _share("lost_to_dial"),
    _share("lost_to_deck_out"),
    _share("mulliganed"),
    _histogram("clock"),
    _histogram("clock_won"),
    _histogram("deck_out"),
    *(
        metric
        for number in range(1, MOST_DESTROYED + 1)
        for metric in (_destroyed(number, "turn", CLOCK_UNIT), _destroyed(number, "dial", TEXTS["units.points"]))
    ),
    _curve("resources_available", "resources"),
    _curve("resources_spent", "resources"),
    _curve("resources_wasted", "resources"),
    _curve("units", "cards"),
    _curve("force_ready", "icons"),
    _curve("force_committed", "icons"),
    _curve("blast_damage", "damage"),
    _curve("unopposed_damage", "damage"),
    _curve("balance_damage", "damage"),
    _curve("damage", "damage"),
    _curve("dial", "points"),
    _curve("dial_from_turn", "points"),
    _curve("dial_from_balance", "points"),
    _curve("dial_from_objectives", "points"),
    _curve("hand_size", "cards"),
    _curve("hand_units", "cards"),
    _curve("hand_enhancements", "cards"),
    _curve("hand_events", "cards"),
    _curve("hand_fates", "cards"),
    _curve("stranded_cost", "cards"),
    _curve("stranded_match", "cards"),
    _curve("stranded_rule", "cards"),
    _curve("stranded_text", "cards"),
    _card("drawn"),
    _card("played"),
    _card("stranded_cost"),
    _card("stranded_match"),
)
