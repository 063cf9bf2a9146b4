"""Utinni Effects, and texts that work by themselves, each with a case in which nothing happens."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import FORFEIT, POWER
from games.star_wars_ccg.report.replay import steps
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, aimed, go, lost, until
from tests.games.star_wars_ccg.card_pool import pool

TROOPER, STORM, LUKE, VADER, HAN, DROID = "1_28", "1_194", "1_19", "1_168", "1_11", "1_25"
HIGH, LOW = "1_73", "1_168"  # destinies 5 and 1
ALDERAAN, TUNNEL = "1_121", "1_285"


@pytest.mark.parametrize(("target", "less"), [(TROOPER, 1), (LUKE, 3)])
def test_a_call_weakens_its_target_until_it_comes(target: str, less: int) -> None:
    row, light = [FARM, CANTINA], [f"{target} @ {CANTINA}", f"{HAN} @ {CANTINA}"]
    there = aimed("1_223", row, light, [], FARM, target)
    plain = Position(row, light)
    for number in (POWER, FORFEIT):
        assert there.number(number, target) == max(plain.number(number, target) - less, 0)
        assert there.number(number, HAN) == plain.number(number, HAN)
    go(there, target, FARM)
    assert lost(there, "1_223", target) == [True, False]
    assert there.number(POWER, target) == plain.number(POWER, target)


def test_a_call_needs_a_rebel_elsewhere_and_tatooine() -> None:
    hand = ({}, {"hand": ["1_223"]})
    assert not Position([FARM], [f"{LUKE} @ {FARM}"], [], active=1, piles=hand).may("deploy", "1_223"), "it is there already"
    assert not Position([FARM, CANTINA], [f"{DROID} @ {CANTINA}"], [], active=1, piles=hand).may("deploy", "1_223"), "no Rebel"
    assert not Position([CORRIDOR, TATOOINE], [f"{LUKE} @ {CORRIDOR}"], [], active=1, piles=hand).may("deploy", "1_223")
    weak = aimed("1_223", [FARM, CANTINA], ["1_28 @ " + CANTINA], [], FARM, TROOPER)
    weak.game.decision = None
    assert weak.number(FORFEIT, TROOPER) == 1
    assert lost(weak, TROOPER) == [False]


def test_a_desperate_hour_retrieves_by_ability() -> None:
    light = [f"{TROOPER} @ {CANTINA}", f"{HAN} @ {CANTINA}", f"{LUKE} @ {CANTINA}"]
    there = aimed("1_58", [CANTINA, ALDERAAN], light, [], ALDERAAN, TROOPER, {"lost": 9})
    go(there, LUKE, ALDERAAN)
    assert len(there.game.sides[0].lost.cards) == 9, "it is another who came"
    go(there, TROOPER, ALDERAAN)
    assert len(there.game.sides[0].lost.cards) == 9 - 1 - 2 + 1  # Han 1, Luke 2, and the Effect
    assert lost(there, "1_58") == [True]


def detached(place: str) -> int:
    """The attrition against a Rebel in a battle at the farm, with the trooper there or elsewhere."""
    light = [f"{LUKE} @ {FARM}"]
    dark = [f"{VADER} @ {FARM}", f"{STORM} @ {CORRIDOR}"]
    there = aimed("1_229", [FARM, CANTINA, CORRIDOR], light, dark, CANTINA, STORM, {"reserve": [FILLER, LOW], "force": 9})
    there.game.stand(there.piece(STORM), there.piece(place).id)
    there.do("pass")
    there.do("battle", FARM)
    there.decision()
    while not any(there.game.battle.power):
        there.do("destiny" if there.may("destiny") else "pass")
        there.decision()
    return there.game.battle.attrition[0]


def test_a_detachment_adds_attrition_while_it_stays() -> None:
    assert detached(CANTINA) == detached(CORRIDOR) + 1 == detached(FARM) + 1


def test_wuher_throws_weapons_and_droids_out() -> None:
    light = [f"{TROOPER} @ {FARM}", f"1_152 in {TROOPER}", f"{DROID} @ {FARM}", f"1_24 @ {CANTINA}"]
    for active, thrown in ((1, True), (0, False)):
        there = Position([FARM, CANTINA], light, [f"1_198 @ {FARM}"], at="control", active=active)
        there.decision()
        assert lost(there, "1_152", DROID, "1_24", TROOPER) == [thrown, thrown, False, False]
    bar = Position([CANTINA], [f"{DROID} @ {CANTINA}"], [f"1_198 @ {CANTINA}"], at="deploy")
    bar.decision()
    assert lost(bar, DROID) == [True], "at once in the Cantina"


def test_a_detector_keeps_droids_out_and_loses_them_from_the_next_turn_on() -> None:
    piles = ({"hand": [DROID, TROOPER]}, {})
    row, light = [TUNNEL, FARM], [f"{LUKE} @ {TUNNEL}", f"{HAN} @ {FARM}"]
    there = Position(row, light, [f"1_202 in {TUNNEL}"], piles=piles)
    there.do("deploy", DROID)
    there.decision()
    assert there.piece(DROID).place == there.piece(FARM).id or not there.may("at", TUNNEL)
    free = Position(row, light, [], piles=piles)
    free.do("deploy", DROID)
    assert free.may("at", TUNNEL)
    for entered, is_lost in ((0, True), (4, False)):
        over = Position([TUNNEL], [f"{DROID} @ {TUNNEL}", f"{TROOPER} @ {TUNNEL}"], [f"1_202 in {TUNNEL}"], at="draw")
        over.piece("1_202").entered = entered
        over.do("pass")
        over.decision()
        assert lost(over, DROID, TROOPER) == [is_lost, False]
    hand = ({}, {"hand": ["1_202"]})
    assert not Position([FARM], [], [], active=1, piles=hand).may("deploy", "1_202"), "an exterior site"
    placed = Position([TUNNEL], [], [], active=1, piles=hand)
    placed.do("deploy", "1_202")
    placed.do("arm", TUNNEL)
    placed.decision()
    assert placed.piece("1_202").entered == placed.game.turn


def test_kal_voids_a_lower_destiny() -> None:
    for own, voided in ((HIGH, True), (LOW, False)):
        piles = ({"reserve": [FILLER, own]}, {"reserve": [FILLER, "1_27"]})
        light = [f"1_15 @ {FARM}", f"{LUKE} @ {FARM}"]
        there = Position([FARM], light, [f"1_178 @ {FARM}", f"1_179 @ {FARM}"], at="battle", piles=piles)
        there.do("battle", FARM)
        until(there, "forfeit")
        assert there.game.battle.draws == [1, 1]
        assert there.game.battle.destiny[1] == (0 if voided else 3)
    alone = Position([FARM], [f"{LUKE} @ {FARM}"], [f"1_178 @ {FARM}", f"1_179 @ {FARM}"], at="battle", piles=piles)
    alone.do("battle", FARM)
    until(alone, "forfeit")
    assert alone.game.battle.destiny[1] == 3


def test_the_replay_tells_at_whom_an_effect_is_aimed() -> None:
    there = Position([FARM, CANTINA], [f"{LUKE} @ {CANTINA}", f"{HAN} @ {CANTINA}"], [], active=1, piles=({}, {"hand": ["1_223"]}))
    there.game.log = []
    there.do("deploy", "1_223")
    there.do("aim", FARM, HAN)
    there.decision()
    told = [option["en"] for step in steps(there.game, pool()) if step.decision is not None for option in step.decision[0]]
    assert any("Han Solo" in each and "aimed" in each for each in told)
