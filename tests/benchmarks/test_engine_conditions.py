"""The list of the engine's conditions and its document: each flip still fits the source, and each test that notices one is there."""

from __future__ import annotations

import re
import tomllib

import pytest

from games import ROOT

CONDITIONS = [
    each
    for mechanism in tomllib.loads((ROOT / "benchmarks" / "conditions" / "engine_conditions.toml").read_text("utf-8"))["mechanism"]
    for each in mechanism["conditions"]
]
DOCUMENT = (ROOT / "docs" / "games" / "engine-conditions.md").read_text("utf-8")
ROWS = [line.split(" | ") for line in DOCUMENT.splitlines() if re.match(r"\| \d+[a-z] \|", line)]


@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda each: each["text"])
def test_a_flip_fits_the_source(condition: dict[str, str]) -> None:
    source = (ROOT / "games" / "engine" / condition["file"]).read_text("utf-8")
    assert source.count(condition["from"]) == 1
    assert condition["from"] != condition["to"]


def test_the_document_has_every_condition() -> None:
    assert [row[1] for row in ROWS] == [condition["text"] for condition in CONDITIONS]


def test_every_test_that_notices_a_condition_is_there() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "tests" / "games").rglob("test_*.py"))
    named = {name for row in ROWS for name in re.findall(r"`(test_\w+)", " | ".join(row[2:]))}
    assert len(named) > len(CONDITIONS) / 3
    assert {name for name in named if f"def {name}(" not in sources} == set()
