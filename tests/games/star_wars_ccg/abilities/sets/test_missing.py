"""Search parties, and what keeps weapons from firing and hitting."""

from __future__ import annotations

from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.combat.states import crash, go_missing
from tests.games.star_wars_ccg.abilities.positions import Position

SITE, TROOPER, SCOUT = "8_158", "1_194", "8_92"


def searching(*destinies: str, members: list[str] | None = None) -> Position:
    """A trooper is missing at a site where the others are."""
    there = Position(
        [SITE], dark=[f"{TROOPER}=lost @ {SITE}", *(members or [])], at="control", active=1, piles=({}, {"reserve": list(destinies)})
    )
    go_missing(there.game, there.piece("lost"))
    return there


def is_missing(there: Position, name: str = "lost") -> bool:
    return there.game.has_flag(c.MISSING, there.piece(name))


def test_a_search_party_finds_one_that_is_missing_if_its_total_exceeds_five() -> None:
    for destinies, found in ((["1_194", "1_24"], False), (["1_194", "1_120"], True)):
        there = searching(*destinies, members=[f"{TROOPER}=one @ {SITE}"])
        there.do("search", SITE)
        there.do("join", "one")
        there.decision()
        assert is_missing(there) != found


def test_a_scout_adds_two() -> None:
    there = searching("1_194", "1_24", members=[f"{SCOUT}=one @ {SITE}"])
    there.do("search", SITE)
    there.do("join", "one")
    there.decision()
    assert not is_missing(there)


def test_whoever_searches_or_is_found_neither_moves_nor_battles_nor_searches_this_turn() -> None:
    there = searching("1_194", "1_120", members=[f"{TROOPER}=one @ {SITE}"])
    there.do("search", SITE)
    there.do("join", "one")
    there.decision()
    for name in ("one", "lost"):
        assert there.game.has_flag(c.CANNOT_MOVE, there.piece(name))
        assert there.game.has_flag(c.OUT_OF_BATTLES, there.piece(name))
    assert not there.may("search")


def test_whoever_is_missing_gives_no_presence_power_or_text_and_is_back_when_found() -> None:
    there = searching(members=[])
    assert not there.game.has_presence(1, there.piece(SITE).id)
    assert there.power(1, SITE) == 0
    assert there.game.is_blank(there.piece("lost"))
    there.game.end_changes(there.piece("lost").id, c.UNTIL_FOUND)
    assert there.power(1, SITE) == 1
    assert not there.game.is_blank(there.piece("lost"))


def test_nobody_searches_where_nobody_is_missing_or_nobody_is_left_to_search() -> None:
    assert not searching(members=[]).may("search")
    assert not Position([SITE], dark=[f"{TROOPER} @ {SITE}"], at="control", active=1).may("search")


def test_a_crashed_vehicle_has_no_power_and_moves_nowhere_but_its_permanent_pilot_gives_presence() -> None:
    there = Position([SITE, "8_69"], light=[f"3_69 @ {SITE}"], at="move", active=0)
    assert there.may("drive", "3_69")
    there.game.decision = None
    crash(there.game, there.piece("3_69"))
    assert not there.may("drive", "3_69")
    assert there.power(0, SITE) == 0
    assert there.game.has_presence(0, there.piece(SITE).id)
    assert there.game.ability_at(0, there.piece(SITE).id) == 0


def test_ability_aboard_an_open_vehicle_that_has_crashed_counts() -> None:
    there = Position([SITE], light=[f"8_83 @ {SITE}", "1_19 in 8_83 as passenger"], at="control", active=0)
    crash(there.game, there.piece("8_83"))
    assert there.game.ability_at(0, there.piece(SITE).id) == 4


def test_going_aboard_a_crashed_vehicle_costs_a_force_if_it_is_enclosed() -> None:
    for vehicle, price in (("3_69", 1), ("8_83", 0)):
        there = Position([SITE], light=[f"{vehicle} @ {SITE}", f"1_19 @ {SITE}"], at="move", active=0, rules="community")
        crash(there.game, there.piece(vehicle))
        there.do("embark", "1_19", vehicle)
        assert len(there.game.sides[0].force.cards) == 10 - price
