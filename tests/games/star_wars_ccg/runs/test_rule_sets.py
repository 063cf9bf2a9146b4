"""The choice between the rulebook's rules and the community's: its help names what differs, by clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games.star_wars_ccg
from games.star_wars_ccg.runs.layout import rules_option
from games.texts import LANGUAGES

CLAUSE = re.compile(r"CCG-[A-Z]+-\d\d")
RULES = (Path(games.star_wars_ccg.__file__).parent / "RULES.md").read_text("utf-8")


def test_the_help_names_the_clauses_in_which_the_rule_sets_differ() -> None:
    cited = CLAUSE.findall(rules_option().help["en"])
    assert len(cited) == len(set(cited)) >= 9
    differences = RULES[RULES.index("(`is_community`)") :]
    assert set(cited) <= set(CLAUSE.findall(differences))
    for clause in cited:
        assert f"| {clause} |" in RULES, clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_cites_the_same_clauses_in_each_language(language: str) -> None:
    assert sorted(CLAUSE.findall(rules_option().help[language])) == sorted(CLAUSE.findall(rules_option().help["en"]))
