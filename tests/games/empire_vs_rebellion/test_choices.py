"""The ranking of choices: every one, on the same games, as an empty difference shows."""

from __future__ import annotations

import pytest

from games.empire_vs_rebellion import choices
from tests.games.decks import EMPIRE, REBELS, pool

POOL = pool("empire-vs-rebellion")


def test_all_70_choices_are_ranked():
    rows = choices.ranking("rebel", POOL, games=2, seed=3)
    assert len(rows) == len({row.characters for row in rows}) == 70
    assert all(len(set(row.characters)) == 4 for row in rows)
    assert [row.mean for row in rows] == sorted((row.mean for row in rows), reverse=True)
    assert (rows[0].behind, rows[0].behind_half) == (0, 0)
    assert all(0 < row.mean <= choices.MOST_POINTS / 24 for row in rows)
    assert rows[-1].behind == pytest.approx(rows[0].mean - rows[-1].mean)


def test_choices_play_the_same_events():
    """Another choice changes four places of the deck and nothing else of what is drawn."""
    decks = []
    for characters, faction in ((REBELS, "rebel"), (EMPIRE, "empire")):
        ready = choices.prepare(choices.decklist_of(characters, faction), POOL, {})
        game = ready.new_game(8, 2)
        decks.append(([p.card.code for p in game.event_deck.cards], [p.id for p in game.sides[0].deck.cards]))
    assert decks[0] == decks[1]
