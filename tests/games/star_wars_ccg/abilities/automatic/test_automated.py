"""Weapons that stand at a site by themselves, and weapons that do something else than hit, each with a case in which nothing happens."""

from __future__ import annotations

import pytest

from games.engine.verbs import PICK_VERB
from games.star_wars_ccg.abilities.constants import DEFENCE, HYPERSPEED
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.policies.default import DrainPolicy
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, lost, placed

TROOPER, STORM, LUKE, HAN, VADER = "1_28", "1_194", "1_19", "1_11", "1_168"
TAGGE, TARKIN, REBEL_PILOT, ALIEN = "1_174", "1_180", "1_26", "1_12"
MINER, DARK_MINER, POWER_DROID = "1_18", "1_186", "1_175"
TUNNEL = "1_285"
PICK = str(PICK_VERB)


@pytest.mark.parametrize("card", ["1_160", "1_161", "1_316", "1_321"])
def test_a_seeker_comes_to_an_unoccupied_site(card: str) -> None:
    light, dark = [f"{TROOPER} @ {FARM}"], [f"{STORM} @ {CORRIDOR}"]
    assert placed(card, [TATOOINE, FARM, CANTINA, CORRIDOR], light, dark) == {CANTINA: 1}
    assert placed(card, [FARM, CORRIDOR], light, dark) == {}


def test_a_seeker_walks_for_1_force_once_a_turn() -> None:
    for force in (1, 0):
        there = Position([CANTINA, FARM, CORRIDOR], ["1_160 in " + CANTINA], [], at="move", piles=({"force": force}, {}))
        assert there.may("walk", "1_160", FARM) == (force == 1)
    there = Position([CANTINA, FARM, CORRIDOR], ["1_160 in " + CANTINA], [], at="move")
    assert not there.may("walk", "1_160", CORRIDOR), "another system"
    there.do("walk", "1_160", FARM)
    assert there.piece("1_160").host == there.piece(FARM).id
    assert len(there.game.sides[0].used.cards) == 1
    assert not there.may("walk", "1_160")


@pytest.mark.parametrize(
    ("card", "met", "spared"),
    [
        ("1_160", [STORM], [VADER]),
        ("1_161", ["1_198"], [STORM, TARKIN]),
        ("1_316", ["1_12"], [HAN, TROOPER]),
        ("1_321", ["1_3"], [LUKE, TROOPER]),
    ],
)
def test_a_seeker_takes_one_with_it(card: str, met: list[str], spared: list[str]) -> None:
    def there_with(others: list[str]) -> Position:
        light, dark = [], []
        for code in [*others, card]:
            probe = Position([FARM], piles=({"hand": [code]}, {}))
            placing = f"{code} in {FARM}" if code == card else f"{code} @ {FARM}"
            (light if probe.side_of(code) == "light" else dark).append(placing)
        found = Position([FARM], light, dark)
        if found.decision() is not None and found.may(PICK):
            found.game.apply(0)
            found.decision()
        return found

    there = there_with([*met, *spared])
    assert lost(there, *met, *spared, card) == [True] * len(met) + [False] * len(spared) + [True]
    assert lost(there_with(spared), *spared, card) == [False] * (len(spared) + 1)


def test_the_player_of_a_seeker_chooses_and_the_policy_takes_the_opponents() -> None:
    there = Position([FARM], [f"{TROOPER} @ {FARM}", f"1_160 in {FARM}"], [f"{STORM} @ {FARM}"])
    decision = there.decision()
    assert decision is not None
    assert decision.seat == 0
    assert [there.game.pieces[option.piece].card.code for option in decision.options] == [TROOPER, STORM]
    there.game.apply(DrainPolicy().choose(there.game.view(0), decision))
    there.decision()
    assert lost(there, TROOPER, STORM) == [False, True]


def test_the_policy_lets_a_seeker_walk_to_the_opponent_alone() -> None:
    for guarded, to in (([], FARM), ([f"{TROOPER} @ {FARM}"], None)):
        there = Position([CANTINA, FARM], [f"1_161 in {CANTINA}", *guarded], [f"{VADER} @ {FARM}"], at="move")
        decision = there.decision()
        assert decision is not None
        option = decision.options[DrainPolicy().choose(there.game.view(0), decision)]
        moved = option.verb == c.WALK_VERB and option.piece == there.piece("1_161").id
        assert moved == (to is not None)


def exploded(destiny: str, entered: int) -> Position:
    dark = [f"{STORM}=a @ {FARM}", f"{STORM}=b @ {FARM}", f"{VADER} @ {CANTINA}"]
    there = Position([FARM, CANTINA], [f"1_162 in {FARM}"], dark, at="activate", piles=({"reserve": [destiny]}, {}))
    there.piece("1_162").entered = entered
    there.game.frames[-1].pc = 0  # the turn begins
    while (decision := there.decision()) is not None and decision.seat == 1:
        there.game.apply(0)
    return there


@pytest.mark.parametrize(("destiny", "gone"), [(LUKE, 1), ("1_14", 2), (FILLER, 0)])
def test_a_mine_explodes_in_the_next_turn(destiny: str, gone: int) -> None:
    there = exploded(destiny, 1)
    assert lost(there, "a", "b").count(True) == gone
    assert lost(there, VADER, "1_162") == [False, True]


def test_a_mine_is_left_by_an_own_mining_droid() -> None:
    row = [FARM, CANTINA]
    assert placed("1_162", row, [f"{MINER} @ {FARM}"], [f"{DARK_MINER} @ {CANTINA}"]) == {FARM: 0}
    assert placed("1_322", row, [f"{MINER} @ {FARM}"], [f"{DARK_MINER} @ {CANTINA}"]) == {CANTINA: 0}
    assert placed("1_162", row, [f"{TROOPER} @ {FARM}"], []) == {}
    there = Position([FARM], [f"{MINER} @ {FARM}"], [f"1_322 in {FARM}"])
    assert there.may("act", MINER), "an own droid disarms the opponent's mine"


def shot(weapon: str, target: str, row: list[str], light: list[str], dark: list[str], destiny: list[str], force: int = 10) -> Position:
    """A battle at the first location in which the Dark Side has fired, if it may."""
    there = Position(row, light, dark, at="battle", active=1, piles=({}, {"reserve": [FILLER, *destiny], "force": force}))
    there.do("battle", row[0])
    if there.may("fire", weapon, target):
        there.do("fire", weapon, target)
    there.decision()
    return there


def test_a_projector_stands_inside_and_fires_at_seekers_too() -> None:
    assert placed("1_319", [FARM, TUNNEL], [], []) == {TUNNEL: 2}
    light, dark = [f"{TROOPER} @ {TUNNEL}", f"1_161 in {TUNNEL}"], [f"{STORM} @ {TUNNEL}", f"1_319 in {TUNNEL}"]
    for target in (TROOPER, "1_161"):
        for destiny, is_hit in (("1_14", True), ("1_17", False)):  # destinies 3 and 1: less 1, against 1
            there = shot("1_319", target, [TUNNEL], light, dark, [destiny])
            assert there.piece(target).is_hit == is_hit
            assert len(there.game.sides[1].used.cards) == 1 + 1, "the battle and the destiny"
            assert not there.piece(TUNNEL).has_fired
    empty = shot("1_319", TROOPER, [FARM, TUNNEL], [f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}", f"1_319 in {TUNNEL}"], [])
    assert not empty.may("fire", "1_319")


def test_any_weapon_may_be_fired_at_a_projector() -> None:
    light, dark = [f"{TROOPER} @ {TUNNEL}", f"1_152 in {TROOPER}"], [f"{STORM} @ {TUNNEL}", f"1_319 in {TUNNEL}", f"1_322 in {TUNNEL}"]
    there = Position([TUNNEL], light, dark, at="battle", piles=({"reserve": [FILLER, "1_14"]}, {}))
    there.do("battle", TUNNEL)
    assert not there.may("fire", "1_152", "1_322"), "a mine is no target"
    there.do("fire", "1_152", "1_319")
    there.decision()
    assert there.piece("1_319").is_hit
    while there.game.battle.place >= 0 and (decision := there.decision()) is not None:
        there.game.apply(len(decision.options) - 1)
    assert lost(there, "1_319") == [True]


@pytest.mark.parametrize(("destiny", "is_stopped"), [("1_14", True), (FILLER, False)])
def test_an_ion_cannon_stops_a_starship(destiny: str, is_stopped: bool) -> None:
    light, dark = [f"1_146 @ {TATOOINE}", "1_158 in 1_146"], [f"1_301 @ {TATOOINE}", "1_318 in 1_301"]
    plain = Position([TATOOINE], light, dark)
    there = shot("1_318", "1_146", [TATOOINE], light, dark, [destiny])
    assert lost(there, "1_158", "1_146") == [is_stopped, False]
    assert not there.piece("1_146").is_hit
    for number in (DEFENCE, HYPERSPEED):
        assert there.number(number, "1_146") == (0 if is_stopped else plain.number(number, "1_146"))


def test_a_repeating_rifle_fires_again_where_it_is_fed() -> None:
    light, dark = [f"{LUKE} @ {FARM}", f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}", f"1_320 in {STORM}"]
    fed = [*dark, f"{POWER_DROID} @ {FARM}"]
    assert shot("1_320", LUKE, [FARM], light, dark, [], 10).game.sides[1].weapon_destinies == [], "without a power droid"
    for force, shots in ((5, 2), (4, 1)):
        there = shot("1_320", LUKE, [FARM], light, fed, [FILLER], force)
        there.do("pass")
        if there.may("fire", "1_320", LUKE):
            there.do("fire", "1_320", LUKE)
            there.decision()
        assert len(there.game.sides[1].weapon_destinies) == shots


def test_wuher_throws_out_what_stands_at_his_site() -> None:
    there = Position([FARM], [f"1_160 in {FARM}"], [f"1_198 @ {FARM}"], at="control", active=1)
    there.decision()
    assert lost(there, "1_160") == [True]
