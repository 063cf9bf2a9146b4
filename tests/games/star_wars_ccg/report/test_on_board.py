"""Options about equal cards at several locations name the locations."""

from __future__ import annotations

from games.report.position import position_of
from games.star_wars_ccg.play.board import board_of
from games.star_wars_ccg.report.on_board import Board
from games.star_wars_ccg.report.replay import steps
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import FARM
from tests.games.star_wars_ccg.card_pool import pool

CANTINA, DOCKING_BAY, TROOPER = "1_128", "1_129", "1_28"


def test_troopers_from_both_sides_of_a_site_are_told_apart():
    there = Position([CANTINA, DOCKING_BAY, FARM], [f"{TROOPER}=one @ {CANTINA}", f"{TROOPER}=other @ {FARM}"], [], at="move")
    there.game.log = []
    there.game.advance()
    position = position_of(there.game, lambda game: steps(game, pool()), Board(pool()))
    assert [offer.text["en"] for offer in position.offers] == [
        "Rebel Trooper to Tatooine: Docking Bay 94 (Tatooine: Cantina)",
        "Rebel Trooper to Tatooine: Docking Bay 94 (Tatooine: Lars' Moisture Farm)",
        "pass",
    ]


def test_a_forfeit_of_more_than_the_attrition_leaves_none():
    there = Position([FARM], [f"{TROOPER} @ {FARM}"], [f"1_194 @ {FARM}"], at="battle")
    there.game.battle.place = there.piece(FARM).id
    there.game.battle.attrition[0], there.game.battle.damage[0] = -4, 2
    place = board_of(there.game, 0)["places"][0]
    assert (place["attrition"], place["damage"]) == (0, 2)
