"""The metrics of a run: shares of games, histograms, numbers for each turn and for each card, with their names."""

from __future__ import annotations

from typing import Final

from games.contracts.report import MetricSpec
from games.star_wars_lcg.texts import TEXTS
from games.texts import filled

CLOCK_UNIT: Final = TEXTS["units.own_turn"]
BLANK_TEXT: Final = TEXTS["cards.blank_help"]

# A game ends with the fifth destroyed objective at the latest (1 + 2 + 3 + 4 + 5 points fill the dial).
MOST_DESTROYED: Final = 5


def _share(name: str) -> MetricSpec:
    return MetricSpec(name, "share", TEXTS[f"metrics.share.{name}"])


def _histogram(name: str) -> MetricSpec:
    return MetricSpec(name, "histogram", TEXTS[f"metrics.histogram.{name}"], CLOCK_UNIT)


def _destroyed_turn(number: int) -> MetricSpec:
    """The turn when the enemy objective of this number, from 1, was destroyed."""
    return MetricSpec(
        f"objective_{number}_turn",
        "histogram",
        filled(TEXTS["metrics.histogram.objective_turn"], number=number),
        CLOCK_UNIT,
        group="objectives",
        chart=TEXTS["metrics.chart.objectives"],
        curve=filled(TEXTS["metrics.chart.objective"], number=number),
    )


def _destroyed_dial(number: int) -> MetricSpec:
    """The dial at that time.  Pages show the turn, and the dial in each turn."""
    labels = filled(TEXTS["metrics.histogram.objective_dial"], number=number)
    return MetricSpec(f"objective_{number}_dial", "histogram", labels, TEXTS["units.points"], is_hidden=True)


def _curve(name: str, unit: str, *, group: str = "") -> MetricSpec:
    label, help = TEXTS[f"metrics.curve.{name}"], TEXTS.get(f"metric_help.curve.{name}")
    return MetricSpec(name, "curve", label, TEXTS[f"units.{unit}"], help, group=group)


def _card(name: str) -> MetricSpec:
    return MetricSpec(name, "card", TEXTS[f"metrics.card.{name}"], help=TEXTS.get(f"metric_help.card.{name}"))


METRICS: Final = (
    _share("won"),
    _share("lost_to_dial"),
    _share("lost_to_deck_out"),
    _share("lost_to_text"),
    _share("turn_limit"),
    _share("mulliganed"),
    _histogram("clock"),
    _histogram("clock_won"),
    _histogram("deck_out"),
    *(metric for number in range(1, MOST_DESTROYED + 1) for metric in (_destroyed_turn(number), _destroyed_dial(number))),
    _curve("resources_available", "resources", group="resources"),
    _curve("resources_spent", "resources", group="resources"),
    _curve("resources_wasted", "resources", group="resources"),
    _curve("units", "cards"),
    _curve("force_ready", "icons"),
    _curve("force_committed", "icons"),
    _curve("blast_damage", "damage"),
    _curve("text_damage", "damage"),
    _curve("unopposed_damage", "damage"),
    _curve("balance_damage", "damage"),
    _curve("damage", "damage"),
    _curve("dial", "points", group="dial"),
    _curve("dial_from_turn", "points", group="dial"),
    _curve("dial_from_balance", "points", group="dial"),
    _curve("dial_from_objectives", "points", group="dial"),
    _curve("dial_from_texts", "points", group="dial"),
    _curve("hand_size", "cards"),
    _curve("hand_units", "cards", group="hand"),
    _curve("hand_enhancements", "cards", group="hand"),
    _curve("hand_events", "cards", group="hand"),
    _curve("hand_fates", "cards", group="hand"),
    _curve("stranded_cost", "cards", group="stranded"),
    _curve("stranded_match", "cards", group="stranded"),
    _curve("stranded_rule", "cards", group="stranded"),
    _curve("stranded_text", "cards", group="stranded"),
    _card("drawn"),
    _card("played"),
    _card("stranded_cost"),
    _card("stranded_match"),
)
