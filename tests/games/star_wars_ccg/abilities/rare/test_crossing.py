"""Characters that cross over: when, what is answered, and what cards add to attempts."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.operations.rare.crossing import add_crossing, cross, cross_at_end
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, if_
from games.star_wars_ccg.abilities.ops import action, card
from games.star_wars_ccg.abilities.parts import destiny_least, target
from games.star_wars_ccg.abilities.pieces import enemy_character
from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import choose

VADER, LUKE, KNIGHT = "1_168", "1_19", "9_24"
FOE = target(enemy_character())
TEMPTS = card(action(draw_destiny(1), add_crossing(), if_(destiny_least(4), cross()), when="control", times=1, targets=FOE))
WAITS = card(action(cross_at_end(), when="control", times=1, targets=FOE))


def position(text: object, light: list[str], dark: list[str], destiny: str = "1_28", light_hand: list[str] | None = None) -> Position:
    piles = ({"hand": light_hand or []}, {"reserve": ["1_28", "1_28", destiny]})
    return Position(["1_132"], light, [f"{VADER} @ 1_132", *dark], at="control", active=1, piles=piles, written={VADER: text})


@pytest.mark.parametrize(("hero", "stack", "controller"), [(LUKE, 1, 1), (LUKE, 0, 0), (KNIGHT, 1, 0), (KNIGHT, 2, 1)])
def test_a_total_of_4_crosses_a_character_over(hero: str, stack: int, controller: int) -> None:
    """A destiny of 1 with 3 for each card under Insignificant Rebellion; 3 less for the Jedi Knight.  A total of 4 crosses him over."""
    there = position(
        TEMPTS, [f"{hero} @ 1_132", "1_153 in " + hero], ["9_127"], light_hand=[f"1_12=card{number}" for number in range(stack)]
    )
    for number in range(stack):
        piece = there.piece(f"card{number}")
        there.game.move(piece, there.game.sides[0].aside)
        piece.under, piece.facedown = there.piece("9_127").id, True
    there.do("act", VADER)
    choose(there, hero)
    assert there.piece(hero).controller == controller
    assert there.piece("1_153").controller == controller
    assert there.zone(hero) == (c.AT_LOCATIONS, 0)


def test_one_who_has_crossed_returns_to_the_owner() -> None:
    there = position(TEMPTS, [f"{LUKE} @ 1_132"], [], destiny="1_148")
    there.do("act", VADER)
    choose(there, LUKE)
    piece = there.piece(LUKE)
    assert piece.controller == 1
    there.game.lose(piece)
    assert piece.zone == there.game.sides[0].lost.id


def test_luke_is_lost_instead() -> None:
    there = position(TEMPTS, [f"{LUKE} @ 1_132"], [], destiny="1_148", light_hand=["5_58"])
    there.do("act", VADER)
    choose(there, LUKE)
    there.do("play", "5_58")
    there.decision()
    assert there.zone(LUKE) == (c.LOST, 0)


@pytest.mark.parametrize("is_used", [True, False])
def test_the_end_of_the_turn(is_used: bool) -> None:
    there = position(WAITS, [f"{LUKE} @ 1_132"], [])
    if is_used:
        there.do("act", VADER)
        choose(there, LUKE)
    assert there.piece(LUKE).controller == 0
    while there.game.active == 1 and there.decision() is not None and there.may("pass"):
        there.do("pass")
    assert there.piece(LUKE).controller == (1 if is_used else 0)
