"""The number of legal lines from fixed positions, also counted by a second, independent implementation if the game has one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from games.empire_vs_rebellion.play.constants import STRUGGLE
from games.registry import GAMES
from tests.games.helpers.cases.yaml_files import content
from tests.games.helpers.declarations import suite_package
from tests.games.helpers.legal_lines import lines_of_play

CASES = Path(__file__).resolve().parents[2] / "cases"
# The stretches of play to which a position can limit its lines.
WITHIN = {
    "turn": lambda game: game.active == 0 and game.sides[0].turns == 2,
    "struggle": lambda game: game.phase == STRUGGLE,
    None: lambda game: True,
}

CASES_OF = [(path.parents[1].name, case) for path in sorted(CASES.glob("*/lines/*.yaml")) for case in content(path)["positions"]]


@pytest.mark.parametrize(("slug", "case"), CASES_OF, ids=[f"{slug}: {case['name']}" for slug, case in CASES_OF])
def test_the_number_of_legal_lines(slug, case):
    game = import_module(f"{suite_package(slug)}.scenarios").Position(case["given"]).game
    assert list(lines_of_play(game, len(case["lines"]), WITHIN[case.get("within")])) == case["lines"]


@pytest.mark.parametrize(
    ("slug", "case"),
    [(slug, case) for slug, case in CASES_OF if case.get("plain")],
    ids=[f"{slug}: {case['name']}" for slug, case in CASES_OF if case.get("plain")],
)
def test_an_independent_count_of_legal_lines_agrees(slug, case):
    assert import_module(f"{suite_package(slug)}.plain").count(case["given"], len(case["lines"])) == case["lines"]


def test_every_position_with_cards_of_its_own_is_counted_twice():
    """Positions that need more rules than the plain count knows are counted only once."""
    assert {slug for slug, case in CASES_OF if case.get("plain")} == {slug for slug in GAMES if find_spec(f"{suite_package(slug)}.plain")}
