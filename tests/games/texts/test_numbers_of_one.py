"""A sentence about a deck reads right for one, too: a number stands before a plural only where it cannot be one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import games

TEXTS = sorted(Path(games.__file__).parent.glob("*/texts/en.toml"))
BEFORE_A_PLURAL = re.compile(r"\{(?:found|count)\} (?:\w+ )?(?:\w+s|are)\b")
MORE_THAN_ONE = {  # why the number is never one
    "spare_unique_copies": "more copies than may be on the table",
    "too_many_copies": "more copies than a deck may hold",
    "more_than_a_box": "more copies than a box has",
    "too_many_cards": "thousands of cards",
    "large_deck": "more than 50 cards",
    "many_sets": "more than ten sets",
    "starter_in_constructed": "all sets of a starter deck",
}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.parents[1].name)
def test_a_problem_of_one_card_is_said_in_the_singular(path: Path) -> None:
    problems = tomllib.loads(path.read_text("utf-8"))["problems"]
    wrong = {code: text for code, text in problems.items() if isinstance(text, str) and BEFORE_A_PLURAL.search(text)}
    assert set(wrong) <= set(MORE_THAN_ONE), wrong
