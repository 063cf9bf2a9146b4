"""RULES.md lists every clause about decks, with functions and tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import games.star_wars_ccg
from tests.games.helpers.rules_md import exists
from tests.games.star_wars_ccg.card_pool import CASES

FOLDER = Path(games.star_wars_ccg.__file__).parent
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (FOLDER / "RULES.md").read_text("utf-8").splitlines()
    if line.startswith("| CCG-")
]


def test_every_clause_about_decks_is_listed_once() -> None:
    clauses = [row[0] for row in ROWS]
    assert len(clauses) == len(set(clauses))
    assert {"CCG-GAM-04", "CCG-TYP-01", "CCG-SID-01", *(f"CCG-DB-{number:02}" for number in range(1, 10))} <= set(clauses)


def test_the_functions_and_tests_of_clauses_exist() -> None:
    for clause, _, state, where, tests in ROWS:
        assert state in {"kept", "data"}, clause
        for name in re.findall(r"`([\w.]+)`", where):
            assert exists("star_wars_ccg", name), (clause, name)
        for test in tests.split(", "):
            there = any(Path(__file__).parent.rglob(test)) if test.endswith(".py") else any(CASES.glob(f"{test}__*.json"))
            assert there, (clause, test)
