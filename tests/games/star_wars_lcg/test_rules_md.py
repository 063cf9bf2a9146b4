"""RULES.md names every clause once, and what it names exists."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import games.star_wars_lcg
from tests.games.star_wars_lcg.scenarios import CASES, ROOT, scenarios

FOLDER = Path(games.star_wars_lcg.__file__).parent
CLAUSE = re.compile(r"LCG-[A-Z]+-\d\d")
# Clauses of each family in the rule specification.
FAMILIES = {
    **{
        "GEN": 14,
        "CARD": 10,
        "DB": 12,
        "SET": 12,
        "TRN": 3,
        "BAL": 5,
        "REF": 6,
        "DRW": 3,
        "DEP": 5,
        "RES": 10,
        "ENH": 7,
        "EVT": 2,
        "CON": 4,
    },
    **{"ENG": 8, "EDG": 15, "STR": 12, "DMG": 4, "SHD": 3, "OBJ": 5, "UNO": 3, "FRC": 8, "ABL": 16, "WND": 8, "KEY": 8, "UNQ": 1, "CAP": 4},
    **{"PLY": 5, "END": 3},
}
KNOWN = {f"LCG-{family}-{number:02}" for family, numbers in FAMILIES.items() for number in range(1, numbers + 1)}
TESTS = {path.name: path.read_text("utf-8") for path in [*CASES.glob("*.yaml"), *(ROOT / "tests" / "games").rglob("test_*.py")]}


def rows() -> list[list[str]]:
    lines = (FOLDER / "RULES.md").read_text("utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| LCG-")]


def test_every_clause_is_there_once():
    clauses = [row[0] for row in rows()]
    assert len(clauses) == len(set(clauses))
    assert set(clauses) == KNOWN


def test_what_is_played_has_a_function_and_a_test():
    for clause, _, state, where, tests in rows():
        assert state in {"played", "deck", "not yet"}, clause
        assert where, clause
        if state == "not yet":
            assert not tests
            continue
        for name in re.findall(r"`([\w.]+)`", where):
            assert exists(name), (clause, name)
        if state == "played":
            assert tests, clause
            for test in tests.split(", "):
                assert re.search(rf"{clause}\b", TESTS[test]), (clause, test)


def exists(name: str) -> bool:
    """A module of the game or the engine, or something in one."""
    parts = name.split(".")
    package = "games" if parts[0] == "engine" else "games.star_wars_lcg"
    depth = 2 if parts[0] == "engine" else 1
    found = import_module(".".join([package, *parts[:depth]]))
    for part in parts[depth:]:
        found = getattr(found, part, None)
    return found is not None


def test_scenarios_and_code_cite_clauses_that_there_are():
    for scenario in scenarios():
        assert scenario["clauses"], scenario["name"]
        assert set(scenario["clauses"]) <= KNOWN, scenario["name"]
    for path in [*FOLDER.glob("*.py")]:
        for cited in CLAUSE.findall(path.read_text("utf-8")):
            assert cited in KNOWN, (path.name, cited)
