"""Seeded games go exactly as recorded; after an intended change, `make golden` records them again."""

from __future__ import annotations

import re

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


# In other games the sides have no card in common.
SHARED_CARDS = ("empire-vs-rebellion", "legend-of-stars", "star-realms")
MATCHES = [game for game in GAMES if game[0].part == "match" and game[0].slug in SHARED_CARDS]


@pytest.mark.parametrize("game", MATCHES, ids=lambda game: path_of(*game).stem)
def test_a_line_of_a_player_names_a_player(game):
    """The log says who acts, or whose card it is about."""
    of_player = False
    told = []
    for line in path_of(*game).read_text("utf-8").splitlines():
        if seat := re.match(r"turn \d+, seat (-?\d)", line):
            of_player = seat[1] != "-1"
        elif of_player and re.fullmatch(r"  \S.*\[[-\w]+\]", line):
            told.append(line)
    assert len(told) > 20
    # An event of Star Realms is nobody's.
    assert [line for line in told if not re.search("[Ss]ide [12]|^  The event ", line)] == []
