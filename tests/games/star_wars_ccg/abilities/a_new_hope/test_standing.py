"""Texts of A New Hope that last: of characters, locations, starships, vehicles and Effects."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import DEFENCE, DRAWS_ANYWAY, FORFEIT, HYPERSPEED, LANDSPEED, MOVES_FREE, POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.programs.facts import has_unknown_cost
from games.star_wars_ccg.play.turn.phases import generation
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, gained, placed
from tests.games.star_wars_ccg.card_pool import pool

TROOPER, STORM, LUKE, VADER, HAN, TALZ, DROID = "1_28", "1_194", "1_19", "1_168", "1_11", "1_31", "1_24"
YAVIN, WAR_ROOM, RUINS, KASHYYYK, DARK_KASHYYYK, RALLTIIR = "1_135", "1_139", "2_68", "2_64", "2_146", "2_65"
X_WING, TIE, FALCON, DESTROYER = "1_146", "1_304", "1_143", "1_302"


@pytest.mark.parametrize(
    ("giver", "number", "row", "light", "dark", "amount"),
    [
        ("2_17", FORFEIT, [FARM], [f"2_17 @ {FARM}", f"{TROOPER}=x @ {FARM}"], [], 1),
        ("2_17", FORFEIT, [FARM, CANTINA], [f"2_17 @ {FARM}", f"{TROOPER}=x @ {CANTINA}"], [], 0),
        ("2_17", FORFEIT, [FARM], [f"2_17 @ {FARM}", f"2_5=x @ {FARM}"], [], 0),
        ("2_91", FORFEIT, [FARM], [], [f"2_91 @ {FARM}", f"{STORM}=x @ {FARM}"], 1),
        ("2_91", FORFEIT, [FARM], [f"{TROOPER}=x @ {FARM}"], [f"2_91 @ {FARM}"], 0),
        ("2_8", FORFEIT, [FARM], [f"2_8 @ {FARM}", f"{TROOPER}=x @ {FARM}"], [], 1),
        ("2_8", FORFEIT, [FARM], [f"2_8 @ {FARM}"], [f"{STORM}=x @ {FARM}"], 0),
        ("2_8", FORFEIT, [FARM], [f"2_8 @ {FARM}", f"{TROOPER}=x @ {FARM}"], [f"1_176 @ {FARM}"], 0),
        ("2_8", FORFEIT, [CORRIDOR], [f"2_8 @ {CORRIDOR}", f"{TROOPER}=x @ {CORRIDOR}"], [], 0),
        ("2_104", POWER, [FARM], [], [f"2_104 @ {FARM}", f"1_189=x @ {FARM}"], 0),
        ("2_104", POWER, [FARM], [], [f"2_104 @ {FARM}", f"2_89=x @ {FARM}"], -1),
        ("2_104", POWER, [FARM], [], [f"2_104 @ {FARM}", f"2_82=x @ {FARM}"], 1),
        ("2_104", POWER, [FARM], [], [f"2_104 @ {FARM}", f"2_85=x @ {FARM}"], 1),
        ("2_5", POWER, [YAVIN, WAR_ROOM], [f"2_5 @ {WAR_ROOM}", f"{X_WING}=x @ {YAVIN}"], [], 1),
        ("2_5", POWER, [YAVIN, WAR_ROOM], [f"2_5 @ {WAR_ROOM}", f"{X_WING}=x @ {YAVIN}"], [f"{STORM} @ {WAR_ROOM}"], 0),
        ("2_5", POWER, [YAVIN, RUINS], [f"2_5 @ {RUINS}", f"{X_WING}=x @ {YAVIN}"], [], 0),
        ("2_18", FORFEIT, [FARM], [f"2_18 @ {FARM}", f"1_26=x @ {FARM}"], [], 1),
        ("2_18", FORFEIT, [FARM], [f"2_18 @ {FARM}", f"{TROOPER}=x @ {FARM}"], [], 1),
        ("2_18", FORFEIT, [FARM], [f"2_18 @ {FARM}", f"{HAN}=x @ {FARM}"], [], 0),
        ("2_92", FORFEIT, [FARM], [], [f"2_92 @ {FARM}", f"{STORM}=x @ {FARM}"], 1),
        ("2_92", FORFEIT, [FARM], [], [f"2_92 @ {FARM}", f"{VADER}=x @ {FARM}"], 0),
        ("2_12", FORFEIT, [FARM, CANTINA], [f"2_12 @ {FARM}"], [f"{VADER}=x @ {CANTINA}"], 2),
        ("2_12", FORFEIT, [FARM], [f"2_12 @ {FARM}", f"{DROID}=x @ {FARM}"], [], 0),
        ("2_14", HYPERSPEED, [YAVIN], [f"2_71=x @ {YAVIN}", "2_14 in x as astromech"], [], 3),
        ("2_14", HYPERSPEED, [YAVIN], [f"2_70=x @ {YAVIN}", "2_14 in x as astromech"], [], 2),
        ("2_91", FORFEIT, [FARM, CANTINA], [], [f"2_91 @ {FARM}", f"{STORM}=x @ {CANTINA}"], 0),
    ],
)
def test_what_one_card_gives_another(giver: str, number: int, row: list[str], light: list[str], dark: list[str], amount: int) -> None:
    assert gained(number, "x", row, light, dark, giver) == amount


@pytest.mark.parametrize(
    ("card", "row", "light", "dark", "amount"),
    [
        ("2_9", [FARM], ["2_9 @ " + FARM], [f"{STORM}=a @ {FARM}", f"{STORM}=b @ {FARM}"], 2),
        ("2_9", [FARM], ["2_9 @ " + FARM], [f"{STORM}=a @ {FARM}", f"2_102 @ {FARM}"], 0),
        ("2_9", [FARM, CANTINA], ["2_9 @ " + FARM], [f"{STORM}=a @ {CANTINA}"], 0),
        ("2_96", [CORRIDOR], [], [f"2_96 @ {CORRIDOR}"], 2),
        ("2_96", [FARM], [], [f"2_96 @ {FARM}"], 0),
        ("2_96", [FARM], [f"2_20 @ {FARM}"], [f"2_96 @ {FARM}"], 2),
        ("2_96", [FARM], [f"{TALZ} @ {FARM}"], [f"2_96 @ {FARM}"], 3),
        ("2_96", [FARM], [f"{TALZ} @ {FARM}", f"2_20 @ {FARM}"], [f"2_96 @ {FARM}"], 3),
        ("2_20", [FARM], [f"2_20 @ {FARM}", "1_64 in 2_20"], [], 2),
        ("2_20", [FARM], [f"2_20 @ {FARM}"], [], 0),
        ("2_1", [TATOOINE, FARM], [f"2_1 @ {FARM}"], [f"1_230 in {TATOOINE}"], 1),
        ("2_1", [TATOOINE, FARM], [f"2_1 @ {FARM}"], [], 0),
    ],
)
def test_the_power_of_a_card_by_what_is_there(card: str, row: list[str], light: list[str], dark: list[str], amount: int) -> None:
    there = Position(row, light, dark)
    assert there.number(POWER, card) == there.by_code[card].power + amount


@pytest.mark.parametrize(
    ("ship", "pilot", "light", "defence"), [("2_70", "2_23", True, 2), ("2_151", "2_88", False, 0), ("1_144", "2_23", True, 0)]
)
def test_a_matching_pilot_helps_its_ship(ship: str, pilot: str, light: bool, defence: int) -> None:
    aboard = [f"{ship} @ {YAVIN}", f"{pilot} in {ship} as pilot"]
    there = Position([YAVIN], aboard if light else [], [] if light else aboard)
    assert there.number(POWER, ship) == there.by_code[ship].power + 3
    assert there.number(DEFENCE, ship) == there.by_code[ship].defence + defence
    anyway = there.game.value(DRAWS_ANYWAY + (0 if light else 1), there.piece(YAVIN))
    assert anyway == (0 if ship == "1_144" else 1)


@pytest.mark.parametrize(("ship", "pilot", "least"), [("2_70", "2_23", 3), ("2_71", LUKE, 4)])
def test_a_fighter_is_immune_with_its_pilot(ship: str, pilot: str, least: int) -> None:
    for who, is_immune in ((pilot, True), ("1_23", False)):
        there = Position([YAVIN], [f"{ship} @ {YAVIN}", f"{who} in {ship} as pilot"], [])
        assert there.game.is_immune(there.piece(ship), least - 1) == is_immune
        assert not there.game.is_immune(there.piece(ship), least)


def test_a_droid_helps_the_capital_starship_that_carries_it() -> None:
    there = Position([YAVIN], [], [f"{DESTROYER} @ {YAVIN}", f"2_100 in {DESTROYER} as passenger"])
    card = there.by_code[DESTROYER]
    assert there.number(POWER, DESTROYER) == card.power + 1
    assert there.number(HYPERSPEED, DESTROYER) == card.hyperspeed + 2
    assert there.game.is_immune(there.piece(DESTROYER), 3)
    assert not there.game.is_immune(there.piece(DESTROYER), 4)


@pytest.mark.parametrize(
    ("coming", "where", "row", "table", "less"),
    [
        ("2_3", KASHYYYK, [KASHYYYK, FARM], [], 2),
        ("2_3", FARM, [KASHYYYK, FARM], [], 0),
        (HAN, KASHYYYK, [KASHYYYK], [], 2),
        (TROOPER, KASHYYYK, [KASHYYYK], [], 0),
        ("7_5", FARM, [FARM, CANTINA], [f"2_17 @ {FARM}"], 9),
        ("7_5", CANTINA, [FARM, CANTINA], [f"2_17 @ {FARM}"], 0),
    ],
)
def test_who_comes_for_less(coming: str, where: str, row: list[str], table: list[str], less: int) -> None:
    there = Position(row, table, [], piles=({"hand": [coming]}, {}))
    assert there.cost(coming, where) == max(there.by_code[coming].cost - less, 0)


@pytest.mark.parametrize(("effect", "dear", "cheap"), [("2_34", TIE, DESTROYER), ("2_116", X_WING, "1_144")])
def test_an_effect_makes_some_starships_dearer(effect: str, dear: str, cheap: str) -> None:
    seat = 0 if effect == "2_34" else 1
    sides: list[list[str]] = [[], []]
    sides[seat] = [effect]
    piles: list[dict] = [{}, {}]
    codes = [dear, cheap] if seat == 0 else [X_WING, "1_147"]
    piles[1 - seat] = {"hand": codes}
    there = Position([YAVIN], sides[0], sides[1], piles=(piles[0], piles[1]))
    has_nav = [code for code in codes if there.by_code[code].has_nav_computer]
    for code in codes:
        raised = code == dear if seat == 0 else code in has_nav
        assert there.cost(code, YAVIN) == there.by_code[code].cost + int(raised)
    if seat == 1:
        assert has_nav
    assert placed(effect, [YAVIN], [], []) == {}


def test_a_cape_gives_force_away_from_tatooine() -> None:
    for place, more in ((FARM, 0), (CORRIDOR, 1)):
        there = Position([FARM, CORRIDOR], [f"{TROOPER} @ {place}", f"2_35 in {TROOPER}"], [])
        plain = Position([FARM, CORRIDOR], [f"{TROOPER} @ {place}"], [])
        assert generation(there.game, 0) == generation(plain.game, 0) + more
        assert generation(there.game, 1) == generation(plain.game, 1)
        assert there.game.is_immune(there.piece(TROOPER), 2)
        assert not there.game.is_immune(there.piece(TROOPER), 3)


def test_the_home_of_the_wookiees() -> None:
    light = [f"{FALCON} @ {DARK_KASHYYYK}", f"2_3 in {FALCON} as pilot"]
    there = Position([DARK_KASHYYYK, FARM], light, [])
    assert there.number(FORFEIT, FALCON) == there.by_code[FALCON].forfeit + 2
    assert there.number(FORFEIT, "2_3") == there.by_code["2_3"].forfeit
    taken = Position([DARK_KASHYYYK, FARM], [f"2_3 @ {FARM}"], [f"{TIE} @ {DARK_KASHYYYK}"])
    assert taken.number(FORFEIT, "2_3") == taken.by_code["2_3"].forfeit - 3
    assert taken.drain(1, DARK_KASHYYYK) == 1 + 1


def test_a_leader_at_the_ruins_helps_at_the_death_star() -> None:
    row = [RUINS, "2_143"]
    for leader, more in ((["2_5 @ " + RUINS], 1), ([f"{TROOPER} @ {RUINS}"], 0)):
        there = Position(row, [*leader, f"{X_WING} @ 2_143"], [])
        assert there.number(POWER, X_WING) == there.by_code[X_WING].power + more
    assert Position(row, [], [f"{STORM} @ {RUINS}"]).drain(1, RUINS) == 3


def test_a_destroyer_helps_on_the_ground() -> None:
    row = [TATOOINE, FARM, CORRIDOR]
    there, plain = Position(row, [], [f"2_155 @ {TATOOINE}"]), Position(row, [], [f"{DESTROYER} @ {TATOOINE}"])
    for place, number, more in ((FARM, 13, 1), (CORRIDOR, 13, 0), (FARM, 12, 0)):
        assert there.game.value(number, there.piece(place)) == plain.game.value(number, plain.piece(place)) + more


def test_vehicles_have_the_speed_of_their_texts() -> None:
    there = Position([FARM], [f"2_75 @ {FARM}", "1_149 @ " + FARM, "2_29 in 1_149"], [f"2_156 @ {FARM}"])
    assert there.number(LANDSPEED, "2_75") == 4
    assert there.number(LANDSPEED, "2_156") == 3
    assert there.number(LANDSPEED, "1_149") == there.by_code["1_149"].landspeed + 1
    assert there.number(POWER, "1_149") == there.by_code["1_149"].power + 1


@pytest.mark.parametrize(("rider", "is_free"), [("2_85", True), (STORM, False)])
def test_a_floater_takes_bounty_hunters_for_free(rider: str, is_free: bool) -> None:
    dark = [f"2_157 @ {FARM}", f"{rider} in 2_157 as passenger"]
    there = Position([FARM], [], dark)
    assert there.game.has_flag(MOVES_FREE, there.piece("2_157")) == is_free
    assert there.game.free_rooms(there.piece("2_157"), c.PILOT_SEAT) == 1


def test_where_tatooine_folk_may_come() -> None:
    for card, seat in (("2_9", 0), ("2_108", 1)):
        piles: list[dict] = [{}, {}]
        piles[seat] = {"hand": [card]}
        there = Position([FARM, CORRIDOR], [f"{TROOPER} @ {CORRIDOR}"], [f"{STORM} @ {CORRIDOR}"], active=seat, piles=(piles[0], piles[1]))
        there.do("deploy", card)
        assert there.may("at", FARM)
        assert not there.may("at", CORRIDOR)


def test_tusken_raiders_fight_together() -> None:
    for others, anyway in (([f"1_196 @ {FARM}"], 1), ([f"{STORM} @ {FARM}"], 0)):
        there = Position([FARM], [], [f"2_108 @ {FARM}", *others])
        assert there.game.value(DRAWS_ANYWAY + 1, there.piece(FARM)) == anyway


@pytest.mark.parametrize(("card", "is_unknown"), [("2_9", False), ("1_169", False), ("legacy-5808", True), (TROOPER, False)])
def test_a_price_for_each_player_is_known(card: str, is_unknown: bool) -> None:
    assert has_unknown_cost(pool().cards[card]) == is_unknown
