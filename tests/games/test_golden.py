"""Games of fixed seeds go as they went before; `make golden` writes them anew where a change is meant."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, GAMES, count_lines, game_lines, golden_files, path_of


@pytest.mark.parametrize("game", GAMES, ids=lambda game: path_of(*game).stem)
def test_a_game_goes_as_it_went(game):
    assert "\n".join(game_lines(*game)) + "\n" == path_of(*game).read_text("utf-8")


@pytest.mark.parametrize(("slug", "deck"), sorted({(slug, deck) for slug, deck, _, _ in GAMES}))
def test_as_many_lines_are_legal_as_were(slug, deck):
    expected = (FOLDER / slug / f"{deck.replace(' ', '-')}-lines.txt").read_text("utf-8")
    assert "\n".join(count_lines(slug, deck)) + "\n" == expected


def test_no_golden_file_is_forgotten():
    assert set(FOLDER.glob("*/*.txt")) == set(golden_files())
