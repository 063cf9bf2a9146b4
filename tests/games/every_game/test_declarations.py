"""Every game of the registry declares what the tests of every game need."""

from __future__ import annotations

import pytest

from games.registry import GAMES
from tests.games.helpers.declarations import all_declarations, declaration_of


def test_every_game_has_a_declaration() -> None:
    assert [declaration.slug for declaration in all_declarations()] == list(GAMES)


def test_a_missing_declaration_says_what_to_add() -> None:
    with pytest.raises(LookupError, match=r"add tests/games/new_game/declaration\.py with `TESTS = GameTests\(slug='new-game'"):
        declaration_of("new-game")
