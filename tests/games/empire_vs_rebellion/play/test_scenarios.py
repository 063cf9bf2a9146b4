"""The worked examples and the clauses of play, as files under tests/cases/empire-vs-rebellion/play/."""

from __future__ import annotations

import pytest

from tests.games.empire_vs_rebellion.scenarios import Position
from tests.games.helpers.cases.scenario_files import scenarios_of

SCENARIOS = scenarios_of("empire-vs-rebellion")
EXAMPLES = {f"T-EVR-{number:02}" for number in range(1, 36) if number != 3} | {"T-EVR-03a", "T-EVR-03b"}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['file']}: {scenario['name']}")
def test_scenario(scenario):
    position = Position(scenario["given"])
    for step in scenario.get("when", ()):
        position.do(step)
    position.check(scenario["then"])


def test_every_worked_example_is_there():
    assert {scenario["example"] for scenario in SCENARIOS if "example" in scenario} == EXAMPLES
