"""RULES.md names every clause once, and what it names exists."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import games.empire_vs_rebellion
from tests.games.empire_vs_rebellion.scenarios import FOLDER as CASES
from tests.games.empire_vs_rebellion.scenarios import scenarios

FOLDER = Path(games.empire_vs_rebellion.__file__).parent
ROOT = Path(__file__).resolve().parents[3]
CLAUSE = re.compile(r"EVR-[A-Z]+-\d\d")
# Clauses of each family in the rule specification.
FAMILIES = {"CMP": 4, "TUT": 5, "SET": 8, "RND": 2, "PLN": 5, "STG": 16, "DOM": 12, "CLN": 6, "INF": 2, "STR": 2, "END": 1}
KNOWN = {f"EVR-{family}-{number:02}" for family, numbers in FAMILIES.items() for number in range(1, numbers + 1)}
TESTS = {
    path.name: path.read_text("utf-8") for path in [*CASES.glob("*.yaml"), *(ROOT / "tests/games/empire_vs_rebellion").glob("test_*.py")]
}


def rows() -> list[list[str]]:
    lines = (FOLDER / "RULES.md").read_text("utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| EVR-")]


def test_every_clause_is_there_once():
    clauses = [row[0] for row in rows()]
    assert len(KNOWN) == 63
    assert len(clauses) == len(set(clauses))
    assert set(clauses) == KNOWN


def test_what_is_played_has_a_function_and_a_test():
    for clause, _, state, where, tests in rows():
        assert state in {"played", "deck", "dealt"}, clause
        names = re.findall(r"`([\w.]+)`", where)
        assert names, clause
        for name in names:
            assert exists(name), (clause, name)
        if state == "played":
            assert tests, clause
            for test in tests.split(", "):
                assert re.search(rf"{clause}\b", TESTS[test]), (clause, test)


def exists(name: str) -> bool:
    """A module of the game or the engine, or something in one."""
    parts = name.split(".")
    package = "games.engine" if parts[0] == "engine" else "games.empire_vs_rebellion"
    parts = parts[1:] if parts[0] == "engine" else parts
    found = import_module(f"{package}.{parts[0]}")
    for part in parts[1:]:
        found = getattr(found, part, None) or import_module(f"{found.__name__}.{part}")
    return found is not None


def test_scenarios_and_code_cite_clauses_that_there_are():
    for scenario in scenarios():
        assert scenario["clauses"], scenario["name"]
        assert set(scenario["clauses"]) <= KNOWN, scenario["name"]
    for path in FOLDER.rglob("*.py"):
        for cited in CLAUSE.findall(path.read_text("utf-8")):
            assert cited in KNOWN, (path.name, cited)
