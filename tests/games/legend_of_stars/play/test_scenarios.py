"""The worked examples and the clauses of play, as files under tests/cases/legend-of-stars/play/."""

from __future__ import annotations

import pytest

from games.legend_of_stars.abilities.cards import ABILITIES
from tests.games.helpers.cases.scenario_files import scenarios_of
from tests.games.legend_of_stars.scenarios import Position

SCENARIOS = scenarios_of("legend-of-stars")
# T-LOS-28 is about decks: `t_los_28_*.json`.
EXAMPLES = {f"T-LOS-{number:02}" for number in range(1, 32) if number != 28}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['file']}: {scenario['name']}")
def test_scenario(scenario):
    position = Position({**scenario["given"], "cards": scenario["cards"]})
    for step in scenario.get("when", ()):
        position.do(step)
    position.check(scenario["then"])


def test_every_text_of_a_sample_card_has_a_scenario_that_works_and_one_that_does_not():
    shown = {(scenario["text"], scenario["works"]) for scenario in SCENARIOS if "text" in scenario}
    assert shown == {(int(code.removeprefix("sample-")), works) for code in ABILITIES for works in (True, False)}


def test_every_worked_example_is_there():
    assert {scenario["example"] for scenario in SCENARIOS if "example" in scenario} == EXAMPLES
