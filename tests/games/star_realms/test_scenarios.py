"""The rulebook's examples and the clauses of play, as files under tests/cases/star-realms/play/."""

from __future__ import annotations

import pytest

from tests.games.positions import scenarios_of
from tests.games.star_realms.scenarios import Position

SCENARIOS = scenarios_of("star-realms")
EXAMPLES = range(1, 26)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['file']}: {scenario['name']}")
def test_scenario(scenario):
    position = Position(scenario["given"])
    for step in scenario.get("when", ()):
        position.do(step)
    position.check(scenario["then"])


def test_every_worked_example_is_there():
    assert {scenario["example"] for scenario in SCENARIOS if "example" in scenario} == {f"T-SR-{number:02}" for number in EXAMPLES}
