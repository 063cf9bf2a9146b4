"""The list of the LCG's conditions and its document: each flip still fits the source, and each test that notices one is there."""

from __future__ import annotations

import re
import tomllib

import pytest

from games import ROOT

FOLDER = ROOT / "games" / "star_wars_lcg"
CONDITIONS = tomllib.loads((ROOT / "benchmarks" / "conditions" / "star_wars_lcg_conditions.toml").read_text("utf-8"))["conditions"]
ROWS = [line.strip("| ").split(" | ") for line in (FOLDER / "MUTATIONS.md").read_text("utf-8").splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda each: each["text"])
def test_a_flip_fits_the_source(condition: dict[str, str]) -> None:
    assert (FOLDER / "play" / condition["file"]).read_text("utf-8").count(condition["from"]) == 1
    assert condition["from"] != condition["to"]


def test_the_document_has_every_condition_and_a_test_or_a_reason() -> None:
    assert [(row[0], row[1]) for row in ROWS] == [(f"`{each['file']}`", each["text"]) for each in CONDITIONS]
    assert [row[2] for row in ROWS if "`" not in row[2]] == [each["waits"] for each in CONDITIONS if "waits" in each]


def test_every_test_that_notices_a_condition_is_there() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "tests" / "games" / "star_wars_lcg").rglob("test_*.py"))
    named = {name for row in ROWS for name in re.findall(r"`(test_\w+)", row[2])}
    assert {name for name in named if f"def {name}(" not in sources} == set()
