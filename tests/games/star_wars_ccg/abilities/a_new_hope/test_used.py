"""Texts of A New Hope that players use: Interrupts, and actions of cards on the table."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import CANNOT_MOVE, DESTINIES, FORFEIT, POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.turn.leaving import leave_table
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, begun, choose, holding, lost, until, use

TROOPER, STORM, LUKE, VADER, BOLT, SPY = "1_28", "1_194", "1_19", "1_168", "1_205", "1_195"
DUNE_SEA = "1_130"
YAVIN, RALLTIIR, KASHYYYK = "1_135", "2_65", "2_64"
X_WING, TIE, FALCON, CUSTOM, DESTROYER = "1_146", "1_304", "1_143", "1_306", "1_302"


def test_a_scout_leaves_a_battle_for_the_next_site() -> None:
    there = begun([FARM, CANTINA, CORRIDOR], [f"2_1 @ {FARM}", f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}"], 1)
    there.pass_all("act")
    there.do("act", "2_1")
    there.do("walk", "2_1", CANTINA)
    there.decision()
    assert there.game.place_at(there.piece("2_1")) == there.piece(CANTINA).id
    assert there.piece("2_1").moved == there.game.turn
    assert len(there.game.sides[0].used.cards) == 1
    assert there.game.place_at(there.piece(TROOPER)) == there.piece(FARM).id


def test_a_scout_stays_in_its_own_battle() -> None:
    there = begun([FARM, CANTINA], [f"2_1 @ {FARM}"], [f"{STORM} @ {FARM}"], 0)
    assert not there.may("act", "2_1")


def test_a_bolt_is_taken_off() -> None:
    row, light = [FARM, CANTINA], [f"2_20 @ {FARM}", f"1_24 @ {FARM}"]
    there = Position(row, light, [f"{BOLT} in 1_24"], at="control")
    there.do("act", "2_20")
    choose(there, BOLT)
    assert lost(there, BOLT) == [True]
    away = Position(row, [f"2_20 @ {CANTINA}", light[1]], [f"{BOLT} in 1_24"], at="control")
    assert not away.may("act", "2_20")


@pytest.mark.parametrize(
    ("card", "wanted", "cost", "at"), [("2_23", "2_47", 1, "deploy"), ("2_83", "1_266", 2, "control"), ("2_88", "1_257", 1, "deploy")]
)
def test_a_card_fetches_its_interrupt(card: str, wanted: str, cost: int, at: str) -> None:
    light = card == "2_23"
    own = {"reserve": [FILLER, wanted, FILLER]}
    there = Position(
        [FARM],
        [f"{card} @ {FARM}"] if light else [],
        [] if light else [f"{card} @ {FARM}"],
        at=at,
        active=0 if light else 1,
        piles=(own, {}) if light else ({}, own),
    )
    there.do("act", card)
    choose(there, wanted)
    assert there.zone(wanted) == (c.HAND, 0 if light else 1)
    assert len(there.game.sides[0 if light else 1].used.cards) == cost
    assert there.may("act", card) == (at == "deploy"), "the captain does so once in each control phase"


def test_starships_react_to_ralltiir() -> None:
    there = Position([RALLTIIR, YAVIN], [f"{X_WING} @ {RALLTIIR}", f"1_140 @ {YAVIN}"], [f"{TIE} @ {RALLTIIR}"], at="battle", active=1)
    there.do("battle", RALLTIIR)
    there.pass_all("act")
    there.do("act", RALLTIIR)
    choose(there, "1_140")
    assert there.game.place_at(there.piece("1_140")) == there.piece(RALLTIIR).id


@pytest.mark.parametrize(("card", "at", "place", "comes"), [("2_154", "battle", YAVIN, True), ("2_154", "battle", RALLTIIR, False)])
def test_cards_are_deployed_in_reaction_in_space(card: str, at: str, place: str, comes: bool) -> None:
    light, dark = [f"{X_WING} @ {YAVIN}"], [f"{TIE} @ {YAVIN}", f"{card} @ {place}"]
    there = Position([YAVIN, RALLTIIR], light, dark, at=at, active=0, piles=({}, {"hand": [DESTROYER]}))
    there.do("battle", YAVIN)
    assert there.may("act", card) == comes


def test_a_rectenna_brings_cards_to_its_starship() -> None:
    light, dark = [f"{FALCON} @ {YAVIN}", "1_11 in 1_143 as pilot", f"2_27 in {FALCON}"], [f"{TIE} @ {YAVIN}"]
    there = Position([YAVIN], light, dark, at="battle", active=1, piles=({"hand": [X_WING]}, {}))
    there.do("battle", YAVIN)
    there.do("act", "2_27")
    there.do("deploy", X_WING)
    there.decision()
    if there.may("at", YAVIN):
        there.do("at", YAVIN)
    there.decision()
    assert there.game.place_at(there.piece(X_WING)) == there.piece(YAVIN).id


def test_a_bantha_tramples_a_raider() -> None:
    there = begun([FARM], [f"2_76 @ {FARM}", f"{TROOPER} @ {FARM}"], [f"1_196 @ {FARM}", f"{STORM} @ {FARM}"], 0)
    choose(there, "1_196")
    assert lost(there, "1_196", STORM) == [True, False]


def test_a_destroyer_looks_at_the_hand_behind_the_falcon() -> None:
    for ship, may in ((FALCON, True), ("1_140", False)):
        light = [f"{ship} @ {YAVIN}", *([f"1_11 in {ship} as pilot"] if may else [])]
        there = begun([YAVIN], light, [f"2_152 @ {YAVIN}"], 1, ([TROOPER], []))
        assert there.may("act", "2_152") == may


def test_a_floater_comes_to_a_thief_for_free() -> None:
    for fighter, may in (("1_195", True), (STORM, False)):
        dark = [f"{fighter} @ {DUNE_SEA}", f"2_157 @ {FARM}", f"{STORM}=d in 2_157 as pilot"]
        there = Position([FARM, DUNE_SEA], [f"{TROOPER} @ {DUNE_SEA}"], dark, at="battle", active=0)
        there.do("battle", DUNE_SEA)
        assert there.may("act", "2_157") == may
        if may:
            there.do("act", "2_157")
            there.decision()
            assert there.game.place_at(there.piece("2_157")) == there.piece(DUNE_SEA).id
            assert not there.game.sides[1].used.cards


@pytest.mark.parametrize(("choice", "number"), [(0, POWER), (1, FORFEIT)])
def test_a_remote_trains_one_character_in_each_control_phase(choice: int, number: int) -> None:
    there = Position([FARM], [f"2_28 in {FARM}", f"{LUKE} @ {FARM}"], ["1_316 in 1_132"], at="control")
    before = there.number(number, LUKE)
    there.do("act", "2_28")
    choose(there, LUKE, choice)
    assert there.number(number, LUKE) == before + 1
    assert not there.may("act", "2_28")


def test_a_remote_cancels_a_seeker_and_walks() -> None:
    there = Position([FARM, CANTINA], [f"2_28 in {FARM}"], [f"1_316 in {FARM}"], at="control")
    there.do("act", "2_28")
    choose(there, "1_316")
    assert lost(there, "1_316") == [True]
    assert len(there.game.sides[0].used.cards) == 2
    walking = Position([FARM, CANTINA], [f"2_28 in {FARM}"], [], at="move")
    assert walking.may("walk", "2_28", CANTINA)


@pytest.mark.parametrize(("choice", "seat"), [(0, 0), (1, 1)])
def test_milk_activates_one_force_of_a_player(choice: int, seat: int) -> None:
    there = use(holding("2_46", [FARM], [], []), "2_46", choice)
    assert [len(side.force.cards) for side in there.game.sides][seat] == 11
    assert there.zone("2_46")[0] == c.USED


def test_blue_milk_has_one_use_without_a_drink_on_the_table() -> None:
    there = holding("2_46", [FARM], [], [])
    assert sum(option[0] == "play" for option in there.options()) == 1


@pytest.mark.parametrize(("destiny", "is_lost"), [("1_12", True), (FILLER, False)])
def test_a_double_agent_finds_the_other_spy(destiny: str, is_lost: bool) -> None:
    own = {"reserve": [FILLER, destiny]}
    there = use(holding("2_48", [FARM], [f"2_5 @ {FARM}"], [f"{SPY} @ {FARM}"], own=own), "2_48", SPY)
    assert lost(there, SPY) == [is_lost]


def test_double_agent_takes_control_of_the_tonnika_sisters() -> None:
    there = holding("2_48", [FARM], [], [f"1_195 @ {FARM}"])
    use(there, "2_48", "1_195")
    assert there.piece("1_195").controller == 0


def test_wookiee_roar_draws_2_more_destinies_for_a_lone_chewie_and_destroys_a_droid() -> None:
    alone = begun([FARM], [f"2_3 @ {FARM}"], [f"{STORM} @ {FARM}"], 1, (["2_58"], []))
    assert until(alone, "play", "2_58")
    alone.do("play", "2_58")
    alone.decision()
    assert alone.game.value(DESTINIES, alone.piece(FARM)) == 2
    there = begun([FARM], [f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}"], 1, (["2_58"], []))
    assert not there.may("play", "2_58")
    droid = holding("2_58", [FARM], [], [f"1_188 @ {FARM}"])
    droid.game.apply([option[::2] for option in droid.options()].index(("play", 2)))
    choose(droid, "1_188")
    assert lost(droid, "1_188") == [True]


def test_a_battle_in_space_is_called_off() -> None:
    there = begun([YAVIN], [f"{X_WING} @ {YAVIN}"], [f"{TIE} @ {YAVIN}"], 1, (["2_44"], []))
    there.pass_all("play")
    there.do("play", "2_44")
    there.decision()
    assert there.game.battle.place < 0
    ground = begun([FARM], [f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}"], 1, (["2_44"], []))
    assert not ground.may("play", "2_44")


@pytest.mark.parametrize(("card", "place", "is_saved"), [(VADER, FARM, True), (STORM, CORRIDOR, True), (STORM, FARM, False)])
def test_the_lost_come_to_the_used_pile(card: str, place: str, is_saved: bool) -> None:
    there = Position([FARM, CORRIDOR], [], [f"{card} @ {place}"], piles=({}, {"hand": ["2_131"]}))
    leave_table(there.game, there.piece(card))
    assert there.may("play", "2_131") == is_saved
    if is_saved:
        there.do("play", "2_131")
        there.decision()
        assert there.zone(card) == (c.USED, 1)
        assert there.zone("2_131")[0] == c.LOST


@pytest.mark.parametrize("card", ["2_55", "2_137"])
def test_a_smuggler_who_just_came_stays(card: str) -> None:
    seat = 1 if card == "2_137" else 0
    smuggler, other = ("1_11", TROOPER) if seat == 1 else ("2_82", STORM)
    for coming, may in ((smuggler, True), (other, False)):
        piles: list[dict] = [{}, {}]
        piles[seat], piles[1 - seat] = {"hand": [card]}, {"hand": [coming]}
        there = Position([FARM], [f"{LUKE} @ {FARM}"], [f"{VADER} @ {FARM}"], active=1 - seat, piles=(piles[0], piles[1]))
        there.do("deploy", coming)
        there.do("at", FARM)
        assert there.may("play", card) == may
        if may:
            use(there, card, coming)
            assert there.game.has_flag(CANNOT_MOVE, there.piece(coming))


def test_rescues_are_cancelled() -> None:
    there = holding("2_141", [FARM], [f"{TROOPER} @ {FARM}", f"1_59 in {TROOPER}"], [])
    use(there, "2_141", "1_59")
    assert lost(there, "1_59") == [True]


def test_a_commander_finds_astromechs() -> None:
    there = Position([FARM], [f"2_5 @ {FARM}"], ["2_116"], at="deploy")
    there.do("act", "2_5")
    choose(there, "2_116")
    assert lost(there, "2_116") == [True]
    assert len(there.game.sides[0].used.cards) == 1


def test_revolutions_are_put_down_at_a_price() -> None:
    there = holding("2_131", [FARM, CANTINA], [f"1_62=a in {FARM}", f"1_62=b in {CANTINA}"], [])
    life = there.game.sides[0].life()
    use(there, "2_131")
    while there.may("lose from"):
        there.do("lose from")
        there.decision()
    assert there.game.sides[0].life() == life - 2
    assert lost(there, "a", "b") == [True, True]
    assert there.zone("2_131")[0] == c.USED
    assert not holding("2_131", [FARM], [], []).may("play", "2_131")


@pytest.mark.parametrize(("card", "place", "wanted"), [("2_19", "1_139", "2_62"), ("2_86", CORRIDOR, "2_161")])
def test_who_is_sent_for_something(card: str, place: str, wanted: str) -> None:
    light = card == "2_19"
    own = {"reserve": [FILLER, wanted]}
    for at, may in ((place, True), (FARM, False)):
        sides = ([f"{card} @ {at}"], []) if light else ([], [f"{card} @ {at}"])
        there = Position([at], *sides, at="control", active=0 if light else 1, piles=(own, {}) if light else ({}, own))
        assert there.may("act", card) == may
        if may:
            there.do("act", card)
            choose(there, wanted)
            assert there.zone(wanted)[0] == c.HAND
            assert there.zone(card)[0] == c.USED


@pytest.mark.parametrize(("destiny", "goes"), [("1_12", True), (FILLER, False)])
def test_a_tube_takes_a_character_in(destiny: str, goes: bool) -> None:
    light = [f"1_150 @ {FARM}", "2_26 in 1_150", f"{TROOPER} in 1_150 as pilot"]
    there = Position([FARM], light, [f"{STORM} @ {FARM}"], at="control", piles=({"reserve": [FILLER, destiny]}, {}))
    there.do("act", "2_26")
    choose(there, STORM)
    assert (there.zone(STORM) == (c.USED, 1)) == goes
