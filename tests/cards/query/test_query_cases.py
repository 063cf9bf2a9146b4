"""The cases in tests/cases/<game>/search: queries with the cards that they find according to the source's data."""

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

pytestmark = pytest.mark.slow  # loads the cards of every game

CASES = [
    (path.parent.parent.name, case)
    for path in sorted((Path(__file__).parents[2] / "cases").glob("*/search/queries.json"))
    for case in json.loads(path.read_text())
]


def test_every_game_has_cases(games: dict[str, Game]) -> None:
    assert {slug for slug, _ in CASES} == set(games)
    assert len(CASES) >= 200


@pytest.mark.parametrize(("slug", "case"), CASES, ids=lambda value: value if isinstance(value, str) else value["q"])
def test_a_query_finds_the_cards_of_the_case(games: dict[str, Game], slug: str, case: dict[str, Any]) -> None:
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
def test_the_normalized_query_has_the_same_meaning(games: dict[str, Game], slug: str, case: dict[str, Any]) -> None:
    query = parse(case["q"], game=games[slug])
    again = parse(query.normalized, game=games[slug])
    assert (again.tree, again.display, again.warnings) == (query.tree, query.display, [])
    assert again.normalized == query.normalized
    sentences = {query.explain(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not [sentence for sentence in sentences if "{" in sentence]
