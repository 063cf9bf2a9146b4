"""The command that searches games for puzzles."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command


def found_by(*arguments: object) -> list[dict[str, object]]:
    out = StringIO()
    call_command("find_puzzles", *arguments, stdout=out, stderr=StringIO())
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.slow
def test_it_finds_a_puzzle_of_the_file_again():
    first = json.loads(Path("fixtures/legend-of-stars/puzzles.json").read_text("utf-8"))[0]
    assert found_by("legend-of-stars", *first["lists"], "--seed", first["seed"], "--games", 1) == [first]
    assert found_by("legend-of-stars", *first["lists"], "--seed", first["seed"], "--games", 1, "--chance", 0.0) == []


def test_unknown_lists_and_modes_are_named():
    with pytest.raises(CommandError, match="no list 'nothing'"):
        found_by("legend-of-stars", "nothing", "--games", 1)
