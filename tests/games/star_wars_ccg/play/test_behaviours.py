"""What the community's server is tested to do with played cards and rules, as cases in tests/cases/star-wars-ccg/behaviours/.

A file, or a case of it (`of`), names the card or the group of rules.  A case is one of `text_cases`; counts: how many of the server's
behaviours it stands for (1); verdict: where ours differs, and why.
games/star_wars_ccg/BEHAVIOURS.md lists every behaviour of the server's tests.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.star_wars_ccg.card_pool import ROOT
from tests.games.star_wars_ccg.text_cases import carry_out, check, position_of, read

CASES = ROOT / "tests" / "cases" / "star-wars-ccg" / "behaviours"
PAGE = ROOT / "games" / "star_wars_ccg" / "BEHAVIOURS.md"
ROW = re.compile(r"\| (\w+) \| (\d+) \| (\d+) \| ([^|]+) \|")
INTRODUCTION = re.compile(r"assert (\d+) behaviours, of (\d+) cards and (\d+) groups of rules; (\d+) of them are cases of ours")
REASON = re.compile(r"\| [^|]+ \| (\d+) \| ([^|]+) \|")
UNDECLARED = "not declared yet"


def of_file(path: Path) -> list[dict[str, Any]]:
    content = read(path)
    return [{"of": content.get("behaviours"), **case} for case in content["cases"]]


EVERY = [case for path in sorted(CASES.glob("*.yaml")) for case in of_file(path)]


@pytest.mark.parametrize("case", EVERY, ids=lambda case: f"{case['of']}: {case['name']}")
def test_behaviour(case: dict[str, Any]) -> None:
    there = position_of(case)
    carry_out(there, case.get("when", []))
    check(there, case["then"])


def test_the_page_counts_the_behaviours_that_are_cases() -> None:
    counted: Counter[str] = Counter()
    for case in EVERY:
        counted[case["of"]] += case.get("counts", 1)
    rows = {name: (int(every), int(here)) for name, every, here, _ in ROW.findall(PAGE.read_text("utf-8"))}
    assert (len(rows), sum(every for every, _ in rows.values())) == (56, 329)
    assert {name: here for name, (_, here) in rows.items() if here} == counted
    assert all(here <= every for every, here in rows.values())
    groups = [name for name in rows if name.endswith("Tests")]
    said = INTRODUCTION.search(PAGE.read_text("utf-8"))
    assert said
    assert [int(number) for number in said.groups()] == [329, len(rows) - len(groups), len(groups), counted.total()]


def test_a_row_whose_behaviours_are_all_cases_says_so() -> None:
    for name, every, here, verdict in ROW.findall(PAGE.read_text("utf-8")):
        assert (every == here) == (verdict == "cases" or (verdict.startswith("cases; ") and "other" not in verdict)), name


def test_every_behaviour_that_is_no_case_is_counted_under_one_reason() -> None:
    rows, _, reasons = PAGE.read_text("utf-8").partition("## Why")
    left: dict[str, int] = {}
    undeclared: list[str] = []
    for name, every, here, verdict in ROW.findall(rows):
        if int(every) > int(here):
            left[name] = int(every) - int(here)
        if verdict == UNDECLARED:
            undeclared.append(name)
    listed: list[str] = []
    for number, names in REASON.findall(reasons):
        these = undeclared if names == "those that say so" else names.split(", ")
        assert int(number) == sum(left[name] for name in these), names
        listed += these
    assert sorted(listed) == sorted(left)
