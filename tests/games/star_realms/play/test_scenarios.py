"""The rulebook's examples and the clauses of play, as files under tests/cases/star-realms/play/."""

from __future__ import annotations

import pytest

from games.abilities.effects import with_nested
from games.star_realms.abilities.cards import ABILITIES
from tests.games.helpers.cases.scenario_files import scenarios_of
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


def named(value):
    """Every text in a scenario: among them the codes of its cards."""
    if isinstance(value, str):
        return {value}
    return set().union(*map(named, value.values() if isinstance(value, dict) else value)) if isinstance(value, (dict, list)) else set()


def test_every_operation_has_a_scenario():
    """Of one card at least that does it, in the same way: so many for each, or if one likes."""
    shown = named(SCENARIOS)
    missing: dict[tuple, set[str]] = {}
    for code, abilities in ABILITIES.items():
        for effect in with_nested([each for listed in abilities.values() for ability in listed for each in ability["effects"]]):
            how = (effect["op"], *(name for name in ("per", "optional", "costs") if effect.get(name)))
            missing.setdefault(how, set()).add(code)
    assert {how: codes for how, codes in missing.items() if not codes & shown} == {}
