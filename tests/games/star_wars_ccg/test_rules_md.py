"""RULES.md lists every clause once, with functions and tests that exist, and scenarios and code cite its clauses."""

from __future__ import annotations

import re
from pathlib import Path

import games.star_wars_ccg
from tests.games.helpers.cases.scenario_files import scenarios_of
from tests.games.helpers.rules_md import exists
from tests.games.star_wars_ccg.card_pool import CASES

FOLDER = Path(games.star_wars_ccg.__file__).parent
PLAY = CASES.parent / "play"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (FOLDER / "RULES.md").read_text("utf-8").splitlines()
    if line.startswith("| CCG-")
]
# family -> number of its clauses in the rule specification
FAMILIES = {
    **{"GAM": 8, "TYP": 2, "SID": 2, "DB": 9, "SET": 10, "LIF": 5, "CST": 2, "UNI": 4, "TRN": 1, "ACT": 3, "CTL": 3, "DEP": 5, "BAT": 5},
    **{"WPN": 6, "PWR": 5, "ATT": 4, "DMG": 7, "DRW": 3, "DST": 4, "MOV": 4, "MVC": 1, "MVV": 1, "MVB": 5, "MVH": 3, "MVS": 1, "MVT": 2},
    **{"MVF": 1, "MVL": 4, "MVD": 1, "DSF": 2, "LOC": 15, "CHR": 4, "VEH": 5, "STA": 5, "CRE": 5, "WEA": 4, "DEV": 1, "EFF": 2, "SHD": 1},
    **{"JED": 1, "EPE": 1, "POD": 1, "OBJ": 3, "INT": 2, "TAB": 2},
}
CLAUSES = [f"CCG-{family}-{number:02}" for family, numbers in FAMILIES.items() for number in range(1, numbers + 1)]


def test_every_clause_is_listed_once_and_in_order() -> None:
    assert len(CLAUSES) == 165
    assert [row[0] for row in ROWS] == CLAUSES


def test_the_functions_and_tests_of_clauses_exist() -> None:
    for clause, what, state, where, tests in ROWS:
        assert state in {"kept", "data", "played", "not yet"}, clause
        assert what
        if state == "not yet":
            assert not tests, clause
            continue
        names = re.findall(r"`([\w.]+)`", where)
        assert names, clause
        for name in names:
            assert exists("star_wars_ccg", name), (clause, name)
        for test in tests.split(", "):
            if state == "played":
                assert re.search(rf"{clause}\b", (PLAY / test).read_text("utf-8")), (clause, test)
            else:
                there = any(Path(__file__).parent.rglob(test)) if test.endswith(".py") else any(CASES.glob(f"{test}__*.json"))
                assert there, (clause, test)


def test_scenarios_and_code_cite_existing_clauses() -> None:
    for scenario in scenarios_of("star-wars-ccg"):
        assert scenario["clauses"], scenario["name"]
        assert set(scenario["clauses"]) <= set(CLAUSES), scenario["name"]
    for path in FOLDER.rglob("*.py"):
        for cited in re.findall(r"\bCCG-[A-Z]+-\d\d", path.read_text("utf-8")):
            assert cited in CLAUSES, (path.name, cited)


def test_a_clause_that_a_scenario_shows_is_played() -> None:
    states = {row[0]: row[2] for row in ROWS}
    for scenario in scenarios_of("star-wars-ccg"):
        for clause in scenario["clauses"]:
            assert states[clause] == "played", (scenario["name"], clause)
