"""Texts of cards in play: the cases in tests/cases/star-wars-ccg/texts/, a file for the cards of one kind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.star_wars_ccg.card_pool import ROOT
from tests.games.star_wars_ccg.text_cases import carry_out, check, position_of, read

CASES = ROOT / "tests" / "cases" / "star-wars-ccg" / "texts"
EVERY = [pytest.param(case, id=f"{path.stem}: {case['name']}") for path in sorted(CASES.glob("*.yaml")) for case in read(path)["cases"]]


@pytest.mark.parametrize("case", EVERY)
def test_text(case: dict[str, Any]) -> None:
    there = position_of(case)
    carry_out(there, case.get("when", []))
    check(there, case["then"])
