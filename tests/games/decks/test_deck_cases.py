"""Deck construction by case files: every check has decklists that fail it and twins that pass."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from games.contracts.decks import illegal
from games.registry import GAMES
from games.texts import LANGUAGES
from tests.games.helpers.cases import deck_case_files
from tests.games.helpers.cases.deck_case_files import SLUGS, as_case, decklist_of, lists, paths, pool_for, problems_of, read
from tests.games.helpers.declarations import declaration_of

ALL = [(slug, path) for slug in SLUGS for path in paths(slug)]
every_case = pytest.mark.parametrize(("slug", "path"), ALL, ids=[f"{slug}: {path.stem}" for slug, path in ALL])
every_game = pytest.mark.parametrize("slug", SLUGS)
DOCS = (Path(__file__).resolve().parents[3] / "docs/decks.md").read_text("utf-8")
# Checks of a table or of a running game, which no list can fail: tested in test_setup.py.
OF_A_TABLE = {slug: declaration_of(slug).table_checks or frozenset() for slug in SLUGS}


def checks(slug: str) -> dict[str, str]:
    """Problem code -> check, as in the table of docs/decks.md."""
    section = DOCS.partition(f"### {GAMES[slug].names['en']}\n")[2].partition("\n## ")[0].partition("\n### ")[0]
    return {code: check for check, code in re.findall(r"^\| (V\d+|setup) \| `(\w+)` \|", section, re.M)}


def clauses(slug: str) -> dict[str, str]:
    """Problem code -> its clauses, from the same table."""
    section = DOCS.partition(f"### {GAMES[slug].names['en']}\n")[2].partition("\n## ")[0].partition("\n### ")[0]
    return dict(re.findall(r"^\| (?:V\d+|setup) \| `(\w+)` \| ([^|]+?) \|", section, re.M))


@every_case
def test_case(slug, path):
    case = read(path)
    found = problems_of(slug, case)
    assert [as_case(problem) for problem in found] == case["problems"]
    verdict = path.stem.rpartition("__")[2]
    assert bool(illegal(found)) == (verdict == "illegal")
    assert verdict != "warning" or found
    if case["check"].startswith("V"):
        missing = {problem.code for problem in found} - checks(slug).keys()
        assert not missing, f"docs/decks.md has no row for {missing} in the section of {slug}."
        answered = {checks(slug)[problem.code] for problem in found}
        assert (case["check"] in answered) == (verdict != "legal")


@every_game
def test_every_check_has_a_list_that_fails_and_a_twin_that_passes(slug):
    cases = {path.stem: read(path) for path in paths(slug)}
    failing = [name for name in cases if not name.endswith("__legal")]
    codes = {problem["code"] for name in failing for problem in cases[name]["problems"]}
    building = import_module(f"games.{slug.replace('-', '_')}.decks.legality")
    documented, tested = set(checks(slug)), codes | OF_A_TABLE[slug]
    assert documented == set(building.CHECKS), f"The table of {slug} in docs/decks.md and CHECKS of decks/legality.py name different codes."
    assert tested == documented, f"tests/cases/{slug}/decks/ needs a failing case for each code of docs/decks.md, and no others."
    for name in failing:
        other_name = cases[name].get("twin") or f"{name.rpartition('__')[0]}__legal"
        assert other_name in cases, f"Write tests/cases/{slug}/decks/{other_name}.json, the passing twin of {name}."
        twin = cases[other_name]
        mine, other = (Counter({(s.code, s.zone): 1 for s in decklist_of(slug, each).slots}) for each in (cases[name], twin))
        assert (mine & other).total() >= min(3, mine.total()), f"{name} and its twin do not share their set-up"


@every_game
def test_the_clauses_in_the_docs_are_those_of_the_problems(slug):
    written = clauses(slug)
    for path in paths(slug):
        for problem in read(path)["problems"]:
            clause = written.get(problem["code"])
            assert clause == problem["clause"], f"docs/decks.md, {slug}, {problem['code']}: {clause}, not {problem['clause']}."


@every_game
def test_the_start_of_each_case_is_legal(slug):
    for name in lists(slug):
        case = {"base": name, "format": GAMES[slug].decks.formats[0].code, "on": "2025-06-01"}
        assert not illegal(problems_of(slug, case)), name


@every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence(slug, path, language):
    case = read(path)
    for problem in problems_of(slug, case):
        sentence = GAMES[slug].decks.message(problem, language, pool_for(slug, case))
        assert "{" not in sentence
        assert language == "en" or not sentence.isascii()
        assert "None" not in sentence


@every_game
def test_illegal_problems_come_first_and_in_the_order_of_the_checks(slug):
    order = import_module(f"games.{slug.replace('-', '_')}.decks.legality").CHECKS
    for path in paths(slug):
        found = problems_of(slug, read(path))
        places = [(problem.severity == "warning", order.index(problem.code)) for problem in found]
        assert places == sorted(places)


def test_a_case_names_only_what_the_cases_know():
    known = {"check", "about", "format", "on", "side", "base", "change", "slots", "changed_facts", "reprints", "limits", "problems", "twin"}
    for _, path in ALL:
        assert set(read(path)) <= known, path
    assert deck_case_files.__doc__
    assert all(f"`{name}`" in deck_case_files.__doc__ for name in known - {"check", "about", "twin"})
