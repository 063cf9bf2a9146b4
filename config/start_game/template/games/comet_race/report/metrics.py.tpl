"""The metrics of a run with their names, and the description of its policy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.comet_race.texts import TEXTS
from games.contracts.report import MetricSpec
from games.texts import LANGUAGES, Words, in_language

CLOCK_UNIT: Final = TEXTS["units.turn"]
METRICS: Final = (
    MetricSpec("won", "share", TEXTS["metrics.won"]),
    MetricSpec("turn_limit", "share", TEXTS["metrics.turn_limit"]),
    MetricSpec("clock", "histogram", TEXTS["metrics.clock"], unit=CLOCK_UNIT),
    MetricSpec("clock_won", "histogram", TEXTS["metrics.clock_won"], unit=CLOCK_UNIT),
    MetricSpec("lanes", "curve", TEXTS["metrics.lanes"]),
    MetricSpec("hand", "curve", TEXTS["metrics.hand"]),
    MetricSpec("drawn", "card", TEXTS["metrics.drawn"]),
    MetricSpec("played", "card", TEXTS["metrics.played"]),
)


def policy_text(options: Mapping[str, Any]) -> Words:
    """The description of a run's policy and opponent, in a few sentences."""
    policy, opponent = TEXTS[f"policy_text.{options['policy']}"], TEXTS["policy_text.opponent"]
    return {language: f"{in_language(policy, language)} {in_language(opponent, language).format(**options)}" for language in LANGUAGES}
