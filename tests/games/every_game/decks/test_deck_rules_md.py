"""RULES.md names each declared clause about decks and setup once, with functions that exist and tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.helpers.cases.deck_case_files import CASES
from tests.games.helpers.declarations import all_declarations
from tests.games.helpers.rules_md import exists

GAMES = Path(__file__).resolve().parents[4] / "games"
TESTS = Path(__file__).resolve().parents[2]


DECLARED = {tests.slug.replace("-", "_"): tests for tests in all_declarations() if tests.deck_clauses}
# Every clause that the rules tag as decidable from a list or as setup.
CLAUSES = {
    package: {
        f"{tests.clause_prefix}-{family}-{number:02}" for family, numbers in tests.deck_clauses.items() for number in range(1, numbers + 1)
    }
    for package, tests in DECLARED.items()
}
every_game = pytest.mark.parametrize("package", CLAUSES)


def rows(package: str) -> dict[str, tuple[str, str, str]]:
    """clause -> state, function or reason, tests"""
    found = {}
    for line in (GAMES / package / "RULES.md").read_text("utf-8").splitlines():
        if re.match(r"\| [A-Z]+-[A-Z]+-\d\d \|", line):
            clause, _, *rest = (cell.strip() for cell in line.strip("|").split("|"))
            assert clause not in found, clause
            found[clause] = tuple(rest)
    return found


@every_game
def test_every_clause_about_decks_is_listed(package):
    assert set(rows(package)) >= CLAUSES[package]


@every_game
def test_each_implemented_clause_has_a_function_and_a_test(package):
    for clause in CLAUSES[package]:
        state, where, tests = rows(package)[clause]
        assert where, clause
        if state == "not yet":
            assert not tests, clause
            continue
        assert tests, clause
        functions = re.findall(r"`([\w.]+)`", where)
        assert functions, clause
        for name in functions:
            assert exists(package, name), (clause, name)
        for test in tests.split(", "):
            cases = CASES / package.replace("_", "-")
            suites = TESTS / "every_game"
            places = [cases / "decks" / test, cases / "play" / test, *suites.rglob(test), *(TESTS / package).rglob(test)]
            (found,) = [place for place in places if place.exists()]
            # A case names its clauses, and a test names its clause, except in the suites of all games.
            assert suites in found.parents or clause in found.read_text("utf-8") or state == "deck", (clause, test)


@every_game
def test_code_cites_existing_clauses(package):
    for path in (GAMES / package).rglob("*.py"):
        for family, number in re.findall(rf"\b{DECLARED[package].clause_prefix}-([A-Z]+)-(\d\d)\b", path.read_text("utf-8")):
            assert 1 <= int(number) <= DECLARED[package].clauses.get(family, 99), (path.name, family, number)
