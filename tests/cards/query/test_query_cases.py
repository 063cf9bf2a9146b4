"""Queries as files, with the cards they find as worked out from the sources' own data; on whichever database the tests run on."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from cards.models import Game
from cards.query import parse
from cards.search import find
from games.texts import LANGUAGES

pytestmark = pytest.mark.slow  # every game is loaded; `make check` leaves it to `make test`

CASES = [
    (path.parent.parent.name, case)
    for path in sorted((Path(__file__).parents[2] / "cases").glob("*/search/queries.json"))
    for case in json.loads(path.read_text())
]


def test_there_are_cases_of_every_game(games: dict[str, Game]) -> None:
    assert {slug for slug, _ in CASES} == set(games)
    assert len(CASES) >= 200


@pytest.mark.parametrize(("slug", "case"), CASES, ids=lambda value: value if isinstance(value, str) else value["q"])
def test_a_query_finds_what_the_source_holds(games: dict[str, Game], slug: str, case: dict[str, Any]) -> None:
    found = find.card_find(game=games[slug], q=case["q"])
    codes = sorted(found.codes)
    if "codes" in case:
        assert codes == case["codes"]
    else:
        assert len(codes) == case["count"]
        assert hashlib.sha256("\n".join(codes).encode()).hexdigest()[:16] == case["sha256"]
    assert found.cards.count() == len(codes)
    assert [warning.code for warning in found.query.warnings] == case.get("warnings", [])


@pytest.mark.parametrize(("slug", "case"), CASES, ids=lambda value: value if isinstance(value, str) else value["q"])
def test_the_normalized_query_reads_as_the_same_query(games: dict[str, Game], slug: str, case: dict[str, Any]) -> None:
    query = parse(case["q"], game=games[slug])
    again = parse(query.normalized, game=games[slug])
    assert (again.tree, again.display, again.warnings) == (query.tree, query.display, [])
    assert again.normalized == query.normalized
    sentences = {query.explain(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not [sentence for sentence in sentences if "{" in sentence]
