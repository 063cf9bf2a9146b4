"""Texts of battles that are foretold or doubled, vehicles inside, and costs that others raise."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import POWER
from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CORRIDOR, FARM, TATOOINE, begun, until

TROOPER, STORM, LUKE, VADER, DROID, TUBE, SEER, SPY = "1_28", "1_194", "1_19", "1_168", "1_24", "1_308", "1_191", "1_163"
HALL, TUNNEL = "1_286", "1_285"


@pytest.mark.parametrize(("guess", "strong", "retrieved", "lost"), [(0, True, 1, 0), (1, True, 0, 1), (0, False, 0, 1), (1, False, 1, 0)])
def test_a_battle_is_foretold(guess: int, strong: bool, retrieved: int, lost: int) -> None:
    light, dark = [f"{TROOPER if strong else LUKE} @ {FARM}"], [f"{SEER} @ {FARM}", *([f"{VADER} @ {FARM}"] if strong else [])]
    piles = ({"reserve": [FILLER] * 9}, {"lost": 3, "used": 0, "reserve": [FILLER] * 20})
    there = Position([FARM], light, dark, at="battle", active=1, piles=piles)
    there.do("battle", FARM)
    decision = there.decision()
    assert decision is not None
    assert (decision.seat, len(decision.options)) == (1, 2)
    there.game.apply(guess)
    life = there.game.sides[1].life()
    paid = 0
    for _ in range(60):
        decision = there.decision()
        if decision is None or there.game.battle.place < 0:
            break
        if there.game.frames[-1].kind == c.LOSS_FRAME:
            paid += 1
        if there.may("lose from"):  # she is not forfeited
            there.do("lose from")
        else:
            there.game.apply(0 if not there.may("pass") else len(decision.options) - 1)
    assert paid == lost
    assert there.game.battle.place < 0
    if strong:
        assert there.game.sides[1].life() == life + retrieved - lost


def test_nobody_foretells_the_opponents_battle() -> None:
    there = begun([FARM], [f"{LUKE} @ {FARM}"], [f"{SEER} @ {FARM}"], 0)
    assert until(there, "pass")
    assert there.piece(SEER).declared == 0


@pytest.mark.parametrize(("weak", "added"), [(True, 1), (False, 0)])
def test_a_droid_that_is_drawn_doubles_the_weaker_side(weak: bool, added: int) -> None:
    light = [f"{LUKE} @ {FARM}", f"{TROOPER}=a @ {FARM}", *([f"{TROOPER}=b @ {FARM}", "1_21 @ " + FARM] if weak else [])]
    there = begun([FARM], light, [f"{VADER} @ {FARM}"], 0, ([], []), (10, [FILLER, "1_175", FILLER]))
    top = there.piece("1_175")
    there.game.sides[1].reserve.cards.remove(top)
    there.game.sides[1].reserve.cards.append(top)
    base, other = there.power(1, FARM), there.power(0, FARM)
    assert (base < other) == weak
    while not any(there.game.battle.power):
        there.do("destiny" if there.may("destiny") else "pass")
        there.decision()
    assert there.game.battle.power[1] == base * (1 + added) + there.game.battle.destiny[1]


def test_a_lift_tube_runs_inside_without_a_driver() -> None:
    there = Position([HALL, CORRIDOR, FARM], [], [], active=1, piles=({}, {"hand": [TUBE]}))
    there.do("deploy", TUBE)
    assert there.may("at", HALL)
    assert not there.may("at", FARM), "an exterior site"
    moving = Position([HALL, CORRIDOR, FARM], [], [f"{TUBE} @ {HALL}", f"{STORM} in {TUBE} as passenger"], at="move", active=1)
    assert moving.may("drive", TUBE, CORRIDOR)
    moving.do("drive", TUBE, CORRIDOR)
    moving.decision()
    assert moving.game.place_at(moving.piece(STORM)) == moving.piece(CORRIDOR).id
    assert moving.power(1, CORRIDOR) == 0, "nobody drives it"
    reacting = Position([HALL, CORRIDOR], [f"{LUKE} @ {CORRIDOR}"], [f"{STORM} @ {CORRIDOR}", f"{TUBE} @ {HALL}"], at="battle")
    reacting.do("battle", CORRIDOR)
    assert reacting.may("act", TUBE)
    away = Position([HALL, CORRIDOR], [f"{LUKE} @ {CORRIDOR}"], [f"{STORM} @ {CORRIDOR}", f"{TUBE} @ {CORRIDOR}"], at="battle")
    away.do("battle", CORRIDOR)
    assert not away.may("act", TUBE), "it is there"


def test_droids_cost_more_beside_a_security_droid() -> None:
    def costs(row: list[str], place: str) -> int:
        return Position(row, [], [f"{SPY} @ {FARM}"], piles=({"hand": [DROID, TROOPER]}, {})).cost(DROID, place)

    plain = Position([FARM], [], [], piles=({"hand": [DROID]}, {})).cost(DROID, FARM)
    assert costs([FARM, CORRIDOR], FARM) == plain + 1
    assert costs([FARM, CORRIDOR], CORRIDOR) == plain
    other = Position([FARM], [], [f"{SPY} @ {FARM}"], piles=({"hand": [TROOPER]}, {}))
    assert other.cost(TROOPER, FARM) == other.by_code[TROOPER].cost
    for effects, immune in (([f"1_230 in {TATOOINE}"], True), ([], False)):
        there = Position([TATOOINE, FARM], [], [f"{SPY} @ {FARM}", *effects])
        assert there.game.is_immune(there.piece(SPY), 5) == immune
        assert there.number(POWER, SPY) >= 0
