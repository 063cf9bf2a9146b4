"""The sentences and clauses of a replay, and its board of lanes."""

from __future__ import annotations

import pytest

from games.legend_of_stars.play.board import board_of
from games.legend_of_stars.play.events import put_under
from games.legend_of_stars.report.replay import steps
from tests.games.helpers.sample_decks import pool
from tests.games.legend_of_stars.scenarios import Position

CARDS = {"hero": {"atk": 600}, "wall": {"atk": 100, "def": 400, "down": 300}, "spark": {"type": "effect", "flash": True, "text": "hit 500"}}


def position(given, *when) -> Position:
    found = Position({**given, "cards": CARDS})
    found.game.log = []
    for step in when:
        found.do(step)
    found.advance()
    return found


def sentences(given, *when) -> list[tuple[str, str]]:
    game = position(given, *when).game
    return [(step.clause, step.text["en"]) for step in steps(game, pool("legend-of-stars"))]


def test_a_battle():
    found = sentences(
        {
            "at": "attack",
            "you": {"front 2": "hero", "hand": ["spark"], "energy": 1},
            "opponent": {"front 2": {"card": "wall", "position": "defence left", "face": "down"}},
        },
        {"choose": "attack", "card": "hero"},
        {"choose": "play", "card": "spark"},
    )
    assert [clause for clause, _ in found[:10]] == [
        "LOS-ATK-01",
        "LOS-BTL-01",
        "LOS-MAIN-06",
        "LOS-BTL-04",
        "LOS-ENG-03",
        "LOS-CARD-05",
        "LOS-TRM-07",
        "LOS-ZON-06",
        "LOS-BTL-07",
        "LOS-BTL-11",
    ]
    assert found[9][1].endswith("goes DOWN and side 2 loses 300 life")


def test_lanes_are_counted_from_the_players_own_left():
    given = {"at": "lead", "stand": True, "active": "opponent", "opponent": {"back 1": "hero"}}
    found = sentences(given, {"choose": "move", "card": "hero", "to": "front 1"})
    assert any("the front row of lane 4" in text for _, text in found)


def test_the_board_shows_facing_lanes_in_one_column():
    game = position({"you": {"front 1": "hero"}, "opponent": {"back 1": {"card": "wall", "face": "down"}}}).game
    board = board_of(game, game.sides, 0, 0)
    assert (board["front_1"], board["enemy_back_1"]) == (["hero"], ["wall"])
    assert board["tokens"] == {"front_1": [{}], "enemy_back_1": [{"face_down": 1}]}
    other = board_of(game, game.sides, 1, 0)
    assert (other["back_4"], other["enemy_front_4"]) == (["wall"], ["hero"])


@pytest.mark.parametrize(("face", "viewer", "is_named"), [("down", 0, False), ("down", 1, True), ("up", 0, True), ("down", -1, True)])
def test_a_character_that_goes_under_the_deck_is_named_to_those_who_knew_it(face, viewer, is_named):
    game = position({"opponent": {"back 1": {"card": "wall", "face": face}}}).game
    game.viewer = viewer
    game.log = []
    wall = next(piece for piece in game.pieces if piece.card.code == "wall")
    put_under(game, wall, game.sides[1])
    assert game.sides[1].deck.cards[0] is wall
    (step,) = steps(game, pool("legend-of-stars"))
    assert step.clause == "LOS-CNF-01"
    assert step.text["en"].endswith("goes under the deck of side 2")
    assert ("A hidden card" in step.text["en"]) != is_named
    assert step.cards == (("wall",) if is_named else ())
