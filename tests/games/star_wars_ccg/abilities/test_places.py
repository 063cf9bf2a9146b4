"""Texts of locations, costs to deploy, capacity and moves: each with what it needs and without."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.card_pool import pool

TATOOINE, YAVIN, CORRIDOR, CANTINA, FARM, DUNE_SEA, HUT = "1_289", "1_296", "1_284", "1_290", "1_132", "1_130", "1_134"
MOS_EISLEY, WAR_ROOM, JUNGLE, DANTOOINE, BAY, YAVIN_BAY = "1_295", "1_139", "1_137", "1_122", "1_291", "1_136"


def hands(light: list[str], dark: list[str] | None = None) -> tuple[dict, dict]:
    return {"hand": light}, {"hand": dark or []}


COSTS = {
    "free beside a strong Rebel": ([FARM], [f"1_19 @ {FARM}"], [], "1_28", FARM, -1),
    "not beside a weak one": ([FARM], [f"1_27 @ {FARM}"], [], "1_28", FARM, 0),
    "not beside a strong one elsewhere": ([FARM, CANTINA], [f"1_19 @ {CANTINA}"], [], "1_28", FARM, 0),
    "free beside a strong Imperial": ([FARM], [], [f"1_168 @ {FARM}"], "1_194", FARM, -1),
    "Obi-Wan at home": ([HUT], [], [], "1_21", HUT, -3),
    "another Rebel there": ([HUT], [], [], "1_17", HUT, 0),
    "Obi-Wan elsewhere": ([HUT, FARM], [], [], "1_21", FARM, 0),
    "a capital ship at Dantooine": ([DANTOOINE], [], [], "1_140", DANTOOINE, -2),
    "a starfighter at Dantooine": ([DANTOOINE], [], [], "1_146", DANTOOINE, -1),
    "another side's capital ship": ([DANTOOINE], [], [], "1_302", DANTOOINE, 0),
    "Motti with two starships": ([TATOOINE, CORRIDOR], [], [f"1_304=a @ {TATOOINE}", f"1_304=b @ {TATOOINE}"], "1_164", CORRIDOR, -2),
    "Motti with one starship": ([TATOOINE, CORRIDOR], [], [f"1_304=a @ {TATOOINE}"], "1_164", CORRIDOR, 0),
    "a TIE with a Star Destroyer": ([TATOOINE], [], [f"1_302 @ {TATOOINE}"], "1_304", TATOOINE, -1),
    "a TIE with one elsewhere": ([TATOOINE, YAVIN], [], [f"1_302 @ {YAVIN}"], "1_304", TATOOINE, 0),
}


@pytest.mark.parametrize("what", COSTS)
def test_a_text_changes_what_it_costs_to_deploy(what: str) -> None:
    row, light, dark, card, place, added = COSTS[what]
    piles = hands([card]) if pool().cards[card].side == "light" else hands([], [card])
    found = [Position(row, light, dark, piles=piles, texts=texts).cost(card, place) for texts in (True, False)]
    assert found[0] - found[1] == added


def test_a_card_is_offered_only_where_it_can_be_paid() -> None:
    piles = ({"hand": ["1_19"], "force": 2}, {})
    there = Position([FARM, CANTINA], [f"1_27 @ {FARM}", f"1_28 @ {CANTINA}"], piles=piles)
    there.do("deploy", "1_19")
    assert there.may("at", FARM)  # 1 less there
    assert not there.may("at", CANTINA)
    assert not Position([FARM, CANTINA], [f"1_27 @ {FARM}"], piles=piles, texts=False).may("deploy", "1_19")
    there.do("at", FARM)
    assert len(there.game.sides[0].force.cards) == 0


def test_a_card_that_deploys_only_at_some_locations_is_offered_there_alone() -> None:
    piles = hands([], ["1_170"])
    both = [f"1_168=a @ {CORRIDOR}", f"1_179 @ {FARM}"]
    with_text = Position([CORRIDOR, FARM], [], both, piles=piles, active=1)
    with_text.do("deploy", "1_170")
    assert with_text.zone("1_170") == (c.HAND, 1)
    assert [each for each in with_text.options() if each[0] == "at"] == [("at", CORRIDOR, 0)]
    without = Position([CORRIDOR, FARM], [], both, piles=piles, active=1, texts=False)
    without.do("deploy", "1_170")
    assert len([each for each in without.options() if each[0] == "at"]) == 2


DRAINS = {
    "with control": ([JUNGLE], [], [f"1_194 @ {JUNGLE}"], 1, 1),
    "without presence": ([JUNGLE], [], [], 1, 0),
    "of the half of the other side": ([JUNGLE], [f"1_28 @ {JUNGLE}"], [], 0, 0),
    "for each Death Star site": (["1_281", CORRIDOR, "1_285"], [], ["1_304 @ 1_281", f"1_194 @ {CORRIDOR}", "1_170 @ 1_285"], 1, 2),
    "for one of two such sites": (["1_281", CORRIDOR, "1_285"], ["1_28 @ 1_285"], ["1_304 @ 1_281", f"1_194 @ {CORRIDOR}"], 1, 1),
}


@pytest.mark.parametrize("what", DRAINS)
def test_a_location_adds_to_a_drain(what: str) -> None:
    row, light, dark, seat, added = DRAINS[what]
    found = [Position(row, light, dark, texts=texts).drain(seat, row[0]) for texts in (True, False)]
    assert found[0] - found[1] == added


def test_a_drain_takes_what_the_location_adds() -> None:
    there = Position([JUNGLE], [], [f"1_194 @ {JUNGLE}"], at="control", active=1)
    before = there.game.sides[0].life()
    there.do("drain", JUNGLE)
    while there.may("lose from"):
        there.do("lose from")
    assert before - there.game.sides[0].life() == there.game.icons_at(0, there.piece(JUNGLE).id) + 1


def test_a_transit_costs_what_the_half_of_the_bay_says() -> None:
    row = [BAY, YAVIN_BAY]
    light = Position(row, [f"1_28 @ {BAY}"], at="move")
    light.do("transit", "1_28")
    assert len(light.game.sides[0].used.cards) == 2
    back = Position(row, [f"1_28 @ {YAVIN_BAY}"], at="move")
    back.do("transit", "1_28")
    assert len(back.game.sides[0].used.cards) == 0
    assert not Position(row, [f"1_28 @ {BAY}"], at="move", texts=False).may("transit", "1_28")


def test_no_footing_is_needed_where_a_location_says_so() -> None:
    piles = hands(["1_28"], ["1_194"])
    assert Position(["1_125"], piles=piles).may("deploy", "1_28")
    there = Position(["1_125"], piles=piles, texts=False)
    there.piece("1_125").card.icons = [0, 1]
    assert not there.may("deploy", "1_28")
    there = Position(["1_125"], piles=piles)
    there.piece("1_125").card.icons = [0, 0]
    assert there.may("deploy", "1_28")
    other = Position(["1_125"], piles=piles, active=1)
    other.piece("1_125").card.icons = [1, 0]
    assert not other.may("deploy", "1_194")


def test_a_guard_does_not_move_and_a_droid_drives() -> None:
    row = [FARM, MOS_EISLEY]
    assert not Position(row, [f"1_26 @ {FARM}"], at="move").may("walk", "1_26")
    assert Position(row, [f"1_26 @ {FARM}"], at="move", texts=False).may("walk", "1_26")
    driven = Position(row, [f"1_151 @ {FARM}", f"1_25 @ {FARM}"], at="move")
    driven.do("embark", "1_25", "1_151")
    assert driven.piece("1_25").room == c.PILOT_SEAT
    taken = Position(row, [f"1_151 @ {FARM}", f"1_25 @ {FARM}"], at="move", texts=False)
    taken.do("embark", "1_25", "1_151")
    assert taken.piece("1_25").room == c.PASSENGER_SEAT


def test_a_vehicle_moves_free_with_its_friend_aboard() -> None:
    row = [FARM, MOS_EISLEY]
    with_luke = Position(row, [f"1_149 @ {FARM}", "1_19 in 1_149 as pilot"], at="move")
    with_luke.do("drive", "1_149", MOS_EISLEY)
    assert len(with_luke.game.sides[0].used.cards) == 0
    with_other = Position(row, [f"1_149 @ {FARM}", "1_27 in 1_149 as pilot"], at="move")
    with_other.do("drive", "1_149", MOS_EISLEY)
    assert len(with_other.game.sides[0].used.cards) == 1


def test_places_for_pilots_or_passengers_are_shared() -> None:
    there = Position([TATOOINE], [f"1_141 @ {TATOOINE}", "1_27 in 1_141 as pilot"])
    ship = there.piece("1_141")
    assert [there.game.free_rooms(ship, room) for room in (c.PILOT_SEAT, c.PASSENGER_SEAT)] == [1, 1]
    full = Position([TATOOINE], [f"1_141 @ {TATOOINE}", "1_27=a in 1_141 as pilot", "1_27=b in 1_141 as passenger"])
    assert [full.game.free_rooms(full.piece("1_141"), room) for room in (c.PILOT_SEAT, c.PASSENGER_SEAT)] == [0, 0]
    scout = Position([TATOOINE], [], [f"1_305 @ {TATOOINE}", "1_180=a in 1_305 as passenger", "1_180=b in 1_305 as passenger"])
    assert [scout.game.free_rooms(scout.piece("1_305"), room) for room in (c.PILOT_SEAT, c.PASSENGER_SEAT)] == [0, 0]


def test_a_large_droid_does_not_board_a_starfighter() -> None:
    row = [BAY]
    dark = [f"1_306 @ {BAY}", "1_168 in 1_306 as pilot", f"1_192 @ {BAY}", f"1_170 @ {BAY}"]
    there = Position(row, [], dark, at="move", active=1)
    ship = there.piece("1_306")
    ship.card.rooms[c.PASSENGER_SEAT] = 2
    assert there.may("embark", "1_170", "1_306")
    assert not there.may("embark", "1_192", "1_306")


def test_only_tie_starfighters_fit_into_the_hangar_of_a_star_destroyer() -> None:
    there = Position([TATOOINE], [f"1_146 @ {TATOOINE}"], [f"1_302 @ {TATOOINE}", f"1_304 @ {TATOOINE}"], at="move", active=1)
    assert there.may("dock", "1_304", "1_302")
    there.piece("1_304").card.is_tie = False
    there.game.decision = None
    assert not there.may("dock", "1_304", "1_302")


def test_a_permanent_pilot_has_the_ability_of_the_text() -> None:
    there = Position([TATOOINE], [], [f"1_301 @ {TATOOINE}", f"1_302 @ {TATOOINE}"])
    assert [there.game.ability_of(there.piece(name)) for name in ("1_301", "1_302")] == [2, 1]


def test_luke_off_tatooine_brings_one_force_more() -> None:
    def most(row: list[str], light: list[str], *, texts: bool = True) -> int:
        return len(Position(row, light, at="activate", piles=({"reserve": 30}, {}), texts=texts).options())

    assert most([CORRIDOR], [f"1_19 @ {CORRIDOR}"]) == most([CORRIDOR], [f"1_19 @ {CORRIDOR}"], texts=False) + 1
    assert most([FARM], [f"1_19 @ {FARM}"]) == most([FARM], [f"1_19 @ {FARM}"], texts=False)
