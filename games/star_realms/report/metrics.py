"""The metrics of goldfish runs and of matches, with their names."""

from __future__ import annotations

from typing import Final

from games.contracts.report import MetricSpec
from games.star_realms.texts import TEXTS

CLOCK_UNIT: Final = TEXTS["units.own_turn"]
TURNS_UNIT: Final = TEXTS["units.turns_of_both"]
TURNS_AT: Final = TEXTS["units.turn_number_of_both"]


def _share(name: str) -> MetricSpec:
    return MetricSpec(name, "share", TEXTS[f"metrics.share.{name}"])


def _histogram(name: str, unit: str, *, group: str = "") -> MetricSpec:
    return MetricSpec(name, "histogram", TEXTS[f"metrics.histogram.{name}"], TEXTS[f"units.{unit}"], group=group)


def _curve(name: str, unit: str, *, group: str = "") -> MetricSpec:
    label, help = TEXTS[f"metrics.curve.{name}"], TEXTS.get(f"metric_help.curve.{name}")
    return MetricSpec(name, "curve", label, TEXTS[f"units.{unit}"], help, group=group)


def _card(name: str) -> MetricSpec:
    return MetricSpec(name, "card", TEXTS[f"metrics.card.{name}"])


METRICS: Final = (
    _share("won"),
    _share("turn_limit"),
    _share("first_player"),
    _share("second_player"),
    _histogram("clock", "own_turn"),
    _histogram("clock_won", "own_turn"),
    _histogram("clock_first", "own_turn", group="seats"),
    _histogram("clock_second", "own_turn", group="seats"),
    _histogram("reshuffles", "times"),
    _histogram("starters_left", "cards"),
    _histogram("deck_size_end", "cards"),
    _histogram("turns_without_purchase", "turns", group="idle_turns"),
    _histogram("turns_without_combat", "turns", group="idle_turns"),
    _curve("trade", "points", group="trade"),
    _curve("trade_wasted", "points", group="trade"),
    _curve("combat", "points"),
    _curve("authority", "points"),
    _curve("bought", "cards"),
    _curve("trade_spent", "points", group="trade"),
    _curve("ally_abilities", "times"),
    _curve("deck_size", "cards"),
    _curve("deck_cost", "tenths_of_trade"),
    _curve("enemy_authority", "points"),
    _card("bought"),
    _card("played"),
    _card("scrapped"),
)


def _match_share(name: str, among: str = "") -> MetricSpec:
    return MetricSpec(name, "share", TEXTS[f"match_metrics.share.{name}"], among=among)


def _match_histogram(name: str, *, group: str = "") -> MetricSpec:
    return MetricSpec(name, "histogram", TEXTS[f"match_metrics.histogram.{name}"], TURNS_UNIT, group=group)


MATCH_METRICS: Final = (
    _match_share("side_0_wins"),
    _match_share("side_1_wins"),
    _match_share("first_player_wins"),
    _match_share("turn_limit"),
    _match_share("side_0_wins_deck_0", among="turns_deck_0"),
    _match_share("side_0_wins_deck_1", among="turns_deck_1"),
    _match_histogram("clock"),
    _match_histogram("turns_deck_0", group="decks"),
    _match_histogram("turns_deck_1", group="decks"),
)
