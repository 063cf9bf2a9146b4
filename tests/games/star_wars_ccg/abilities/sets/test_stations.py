"""Star Destroyers with the Objective that brings the Death Star to Alderaan: what they cost, and whom it takes for one."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import COST
from tests.games.star_wars_ccg.abilities.positions import Position

GOAL, STATION, SYSTEM = "111_6", "2_143", "1_127"


# 1_302: Imperial class, 2_155: Victory class, 204_54: another class.
@pytest.mark.parametrize(("ship", "less"), [("1_302", 2), ("2_155", 1), ("204_54", 2)])
def test_star_destroyers_come_cheaper_to_the_death_star(ship: str, less: int) -> None:
    """CCG-CST-02, CCG-OBJ-01: on its second side."""
    there = Position([STATION], [], [GOAL], at="deploy", active=1, piles=({}, {"hand": [ship]}))
    there.piece(GOAL).stage = 1
    piece = there.piece(ship)
    assert piece.zone == there.game.sides[1].hand.id
    there.game.bound = there.piece(STATION).id
    assert there.game.number(COST, piece) == piece.card.cost - less


# 214_5: two ships of the Imperial class, 202_13: one of another.  1_127: a battleground system.
@pytest.mark.parametrize(("ship", "more"), [("214_5", 2), ("1_302", 2), ("202_13", 1)])
def test_they_drain_more_by_their_class(ship: str, more: int) -> None:
    """CCG-CTL-02, CCG-OBJ-01: on its second side."""
    there = Position([SYSTEM], [], [GOAL, f"{ship} @ {SYSTEM}"], at="control", active=1)
    before = there.drain(1, SYSTEM)
    there.piece(GOAL).stage = 1
    assert there.drain(1, SYSTEM) == before + more
