"""Seeded games go exactly as recorded; after an intended change, `make golden` records them again."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, GAMES, STARTS, count_lines, game_lines, lines_path, path_of


@pytest.mark.parametrize("game", GAMES, ids=lambda game: path_of(*game).stem)
def test_a_golden_game_is_played_again_unchanged(game):
    assert "\n".join(game_lines(*game)) + "\n" == path_of(*game).read_text("utf-8")


@pytest.mark.parametrize("start", STARTS, ids=lambda start: lines_path(*start).stem)
def test_the_number_of_legal_lines_is_unchanged(start):
    assert "\n".join(count_lines(*start)) + "\n" == lines_path(*start).read_text("utf-8")


def test_no_golden_file_is_forgotten():
    assert set(FOLDER.glob("*/*.txt")) == {path_of(*game) for game in GAMES} | {lines_path(*start) for start in STARTS}
