"""The cards out of play on the board of a replay: with their names, as they lie faceup, and without what only lies aside for a while."""

from __future__ import annotations

from games.engine.machine import Frame
from games.report.on_board import Places
from games.star_wars_ccg.play.board import board_of
from games.star_wars_ccg.play.constants import ACTIVATE_PHASE, PLAY_FRAME
from games.star_wars_ccg.report.on_board import Board
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.card_pool import pool

FARM, LUKE, TROOPER, INTERRUPT, ENEMY = "1_132", "1_19", "1_28", "1_72", "1_168"


def put_out() -> Position:
    there = Position([FARM], [f"{LUKE} @ {FARM}", f"{TROOPER} @ {FARM}"], [f"{ENEMY} @ {FARM}"], piles=({"hand": [INTERRUPT]}, {}))
    for code, seat in ((LUKE, 0), (INTERRUPT, 0), (ENEMY, 1)):
        there.game.move(there.piece(code), there.game.sides[seat].aside)
    return there


def test_both_players_see_what_is_out_of_play() -> None:
    game = put_out().game
    for seat, names in ((0, ("out", "enemy_out")), (1, ("enemy_out", "out"))):
        board = board_of(game, seat)
        assert [board[name] for name in names] == [[LUKE, INTERRUPT], [ENEMY]]


def test_every_card_out_of_play_has_its_place_on_the_board() -> None:
    there = put_out()
    places = Places(there.game, board_of(there.game, 0), Board(pool()), ())
    assert [places.of(there.piece(code).id) for code in (LUKE, INTERRUPT, ENEMY)] == ["/out/0", "/out/1", "/enemy_out/0"]


def test_an_interrupt_that_is_carried_out_is_not_out_of_play() -> None:
    there = put_out()
    there.game.frames.append(Frame(PLAY_FRAME, 0, there.piece(INTERRUPT).id, 0))
    assert board_of(there.game, 0)["out"] == [LUKE]


def test_a_card_under_another_is_not_out_of_play() -> None:
    there = put_out()
    there.piece(LUKE).under = there.piece(TROOPER).id
    assert board_of(there.game, 0)["out"] == [INTERRUPT]


def test_nothing_is_out_of_play_before_the_first_turn() -> None:
    there = put_out()
    there.game.phase = ACTIVATE_PHASE - 1
    assert "out" not in board_of(there.game, 0)
