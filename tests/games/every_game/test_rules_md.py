"""RULES.md of every played game names each clause once, with functions that exist and tests that cite the clause."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.games.helpers.cases.scenario_files import scenarios_of
from tests.games.helpers.declarations import all_declarations
from tests.games.helpers.rules_md import exists

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parents[1]


@dataclass(frozen=True)
class Rules:
    """families: the number of clauses of each family in the rule specification.
    states: the allowed states of a clause, besides `not yet`."""

    slug: str
    prefix: str
    families: dict[str, int]
    states: set[str]

    def __str__(self) -> str:
        return self.slug

    @property
    def package(self) -> str:
        return self.slug.replace("-", "_")

    @property
    def folder(self) -> Path:
        return ROOT / "games" / self.package

    @property
    def decks(self) -> Path:
        """The deck cases, each with its twin."""
        return ROOT / "tests" / "cases" / self.slug / "decks"

    @property
    def clauses(self) -> set[str]:
        return {f"{self.prefix}-{family}-{number:02}" for family, numbers in self.families.items() for number in range(1, numbers + 1)}

    @property
    def rows(self) -> list[list[str]]:
        """clause, subject, state, functions, tests"""
        lines = (self.folder / "RULES.md").read_text("utf-8").splitlines()
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith(f"| {self.prefix}-")]

    @cached_property
    def tests(self) -> dict[str, str]:
        folder = ROOT / "tests" / "cases" / self.slug
        cases = [path for kind in ("texts", "play", "abilities") for path in (folder / kind).glob("*.yaml")]
        of_facts = (ROOT / "tests" / "fixtures").glob(f"test_{self.package}.py")
        files = [*(TESTS / "every_game").rglob("test_*.py"), *(TESTS / self.package).rglob("test_*.py"), *of_facts, *cases]
        return {path.name: path.read_text("utf-8") for path in files}


RULES = [
    Rules(tests.slug, tests.clause_prefix, dict(tests.clauses), set(tests.clause_states))
    for tests in all_declarations()
    if GAMES[tests.slug].goldfish or GAMES[tests.slug].match
]
every_game = pytest.mark.parametrize("rules", RULES, ids=str)


def test_as_many_clauses_are_declared_as_the_rules_have():
    declared = {rules.slug: len(rules.clauses) for rules in RULES}
    assert declared.items() >= {"star-wars-lcg": 196, "star-realms": 48, "empire-vs-rebellion": 63}.items()


@every_game
def test_every_clause_is_listed_once(rules):
    clauses = [row[0] for row in rules.rows]
    assert len(clauses) == len(set(clauses)), (
        f"{rules.slug}: RULES.md lists {sorted({each for each in clauses if clauses.count(each) > 1})} twice: keep one row of each."
    )
    declared = rules.clauses
    assert not declared - set(clauses), (
        f"{rules.slug}: add a row to RULES.md for {sorted(declared - set(clauses))}, or lower the numbers of `clauses` in declaration.py."
    )
    assert not set(clauses) - declared, (
        f"{rules.slug}: count {sorted(set(clauses) - declared)} in `clauses` of declaration.py, or remove these rows of RULES.md."
    )


@every_game
def test_each_played_clause_has_a_function_and_a_test(rules):
    for clause, _, state, where, tests in rules.rows:
        row = f"{rules.slug}: the row of {clause} in RULES.md"
        assert state in rules.states, f"{row} has the state {state!r}: use one of {sorted(rules.states)}, or add it to `clause_states`."
        assert where, f"{row} says not where the clause is: name its function, or the product that needs it."
        if state == "not yet":
            assert not tests, f"{row} names tests although it is not played yet: remove them, or change its state."
            continue
        names = re.findall(r"`([\w.]+)`", where)
        assert names, f"{row} names no function: write it in backticks."
        for name in names:
            assert exists(rules.package, name), f"{row} names {name}, which is neither in the game nor in the engine: correct the name."
        assert tests, f"{row} names no test: add the file of a test that shows the clause."
        for test in tests.split(", "):
            if state == "played":
                assert re.search(rf"{clause}\b", rules.tests[test]), f"{test} names no {clause}: name it in the test that shows it."
            else:
                assert test in rules.tests or (rules.decks / test).is_file(), f"{row} names {test}, which is no test of this game."


@every_game
def test_scenarios_and_code_cite_existing_clauses(rules):
    for scenario in scenarios_of(rules.slug):
        place = f"{rules.slug}: the scenario {scenario['name']!r}"
        assert scenario["clauses"], f"{place} names no clause: say in `clauses` which it shows."
        unknown = sorted(set(scenario["clauses"]) - rules.clauses)
        assert not unknown, f"{place} names {unknown}, which RULES.md does not list: correct the code, or add a row."
    for path in rules.folder.rglob("*.py"):
        for cited in re.findall(rf"\b{rules.prefix}-[A-Z]+-\d\d", path.read_text("utf-8")):
            assert cited in rules.clauses, f"{path.relative_to(ROOT)} names {cited}, which RULES.md does not list: correct it or add a row."
