"""The rulebook's examples and the clauses of play, as files under tests/cases/star-wars-lcg/play/, with the rules of one player."""

from __future__ import annotations

import pytest

from tests.games.helpers.cases.scenario_files import scenarios_of
from tests.games.star_wars_lcg.scenarios import Position

SCENARIOS = [scenario for scenario in scenarios_of("star-wars-lcg") if scenario.get("players") != 2]
EXAMPLES = [*range(1, 12), 16, 24, 25, 30, 31, 32, 33, 38]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['file']}: {scenario['name']}")
def test_scenario(scenario):
    position = Position(scenario["given"], scenario["cards"])
    for step in scenario.get("when", ()):
        position.do(step)
    position.check(scenario["then"])


def test_every_worked_example_is_there():
    found = {scenario["example"] for scenario in SCENARIOS if "example" in scenario}
    assert {f"T-LCG-{number:02}" for number in EXAMPLES} <= found
