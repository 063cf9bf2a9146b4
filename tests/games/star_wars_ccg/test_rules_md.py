"""Beside what the suite of every game checks: RULES.md lists 165 clauses in order, and what a scenario shows is played."""

from __future__ import annotations

from pathlib import Path

import games.star_wars_ccg
from tests.games.helpers.cases.scenario_files import scenarios_of
from tests.games.star_wars_ccg.declaration import TESTS

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (Path(games.star_wars_ccg.__file__).parent / "RULES.md").read_text("utf-8").splitlines()
    if line.startswith("| CCG-")
]


def test_every_clause_is_listed_in_order() -> None:
    clauses = [f"CCG-{family}-{number:02}" for family, numbers in TESTS.clauses.items() for number in range(1, numbers + 1)]
    assert len(clauses) == 165
    assert [row[0] for row in ROWS] == clauses


def test_a_clause_that_a_scenario_shows_is_played() -> None:
    states = {row[0]: row[2] for row in ROWS}
    for scenario in scenarios_of("star-wars-ccg"):
        for clause in scenario["clauses"]:
            assert states[clause] == "played", (scenario["name"], clause)
