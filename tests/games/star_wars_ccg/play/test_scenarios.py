"""The worked examples and the clauses of play, as files under tests/cases/star-wars-ccg/play/."""

from __future__ import annotations

import pytest

from tests.games.helpers.cases.scenario_files import scenarios_of
from tests.games.star_wars_ccg.scenarios import Position

SCENARIOS = scenarios_of("star-wars-ccg")
# T-CCG-27, T-CCG-33 and T-CCG-34 are about decks (`t_ccg_27_59__*.json` and others).  T-CCG-20 (an Interrupt after use) needs card texts,
# T-CCG-30 (two games of a match) a run of two games.
EXAMPLES = {f"T-CCG-{number:02}" for number in range(1, 37) if number not in (20, 27, 30, 33, 34)}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['file']}: {scenario['name']}")
def test_scenario(scenario):
    position = Position({**scenario["given"], "cards": scenario["cards"]})
    for step in scenario.get("when", ()):
        position.do(step)
    position.check(scenario["then"])


def test_every_worked_example_is_there():
    assert {scenario["example"] for scenario in SCENARIOS if "example" in scenario} == EXAMPLES
