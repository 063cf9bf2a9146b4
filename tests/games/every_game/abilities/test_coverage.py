"""Every game's coverage: a level for each card, a reason unless it is full, and a short `report/coverage.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

import games
from games.abilities.coverage import coverage_of
from games.registry import GAMES
from games.texts import LANGUAGES
from tests.games.helpers.sample_decks import catalogue, pool

MOST_LINES = 15  # of a game's own report/coverage.py


def test_a_game_says_in_a_few_lines_what_its_rules_leave_out() -> None:
    files = sorted(Path(games.__file__).parent.glob("*/report/coverage.py"))
    assert len(files) == sum(game.is_played for game in GAMES.values())
    for path in files:
        assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES, path


@pytest.mark.parametrize("slug", GAMES)
def test_every_card_has_a_level_and_a_reason_if_it_is_not_full(slug: str) -> None:
    game = GAMES[slug]
    for card in catalogue(slug).cards:
        found = coverage_of(game, card, pool(slug))
        assert (found.code, found.quantity) == (card["code"], 1)
        assert (found.reason is None) == (found.level == "full"), card["code"]
        if found.reason:
            assert all(found.reason[language] for language in LANGUAGES), card["code"]
        assert found.is_textless <= (found.level == "full"), card["code"]
        if not game.is_played:
            assert found.level == ("full" if game.cards.is_textless(card["facts"]) else "none"), card["code"]


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.cards.writer is not None and game.is_played])
def test_a_card_played_in_full_is_declared_or_prints_no_text(slug: str) -> None:
    game = GAMES[slug]
    levels = set()
    for card in catalogue(slug).cards:
        found = coverage_of(game, card, pool(slug))
        levels.add((found.level, found.is_textless))
        if found.level == "full":
            assert found.is_textless or card["facts"]["abilities"], card["code"]
    assert ("full", True) in levels
    assert ("full", False) in levels or game.match is None
