"""Texts of Cloud City: its system, its sites and those who live there, and Interrupts that search, cancel and add destinies."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import DEFENCE, DESTINIES, DESTINY_BONUS, DRAIN, FORFEIT, IMMUNE, LANDSPEED, POWER, TOTAL_POWER
from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import FARM, begun, choose, gained, holding, lost, placed, until

TROOPER, STORM, LUKE, VADER, HAN, DROID = "1_28", "1_194", "1_19", "1_168", "1_11", "1_24"
TIE, X_WING, FALCON, YAVIN = "1_304", "1_146", "1_143", "1_135"
BESPIN, DARK_BESPIN, CITY, QUARTERS, INCINERATOR, LOWER, BAY, PLAZA, CLOUDS = (
    "5_76", "5_164", "5_77", "5_80", "5_81", "5_82", "5_83", "5_84", "5_85",
)  # fmt: skip
SABER = "1_324"


@pytest.mark.parametrize(
    ("giver", "number", "name", "row", "light", "dark", "amount"),
    [
        ("5_1", POWER, FALCON, [YAVIN], [f"{FALCON} @ {YAVIN}", f"5_1 in {FALCON} as pilot"], [], 3),
        ("5_1", DEFENCE, FALCON, [YAVIN], [f"{FALCON} @ {YAVIN}", f"5_1 in {FALCON} as pilot"], [], 2),
        ("5_5", POWER, FALCON, [YAVIN], [f"{FALCON} @ {YAVIN}", f"5_5 in {FALCON} as pilot"], [], 3),
        ("5_6", POWER, "5_3", [LOWER], [f"5_3 @ {LOWER}", f"5_6 @ {LOWER}"], [], 1),
        ("5_6", POWER, "5_3", [FARM], [f"5_3 @ {FARM}", f"5_6 @ {FARM}"], [], 0),
        ("5_10", FORFEIT, "5_3", [LOWER], [f"5_3 @ {LOWER}", f"5_10 @ {LOWER}"], [], 2),
        ("5_104", FORFEIT, "5_105", [LOWER], [], [f"5_105 @ {LOWER}", f"5_104 @ {LOWER}"], 2),
        ("5_91", POWER, "5_177", [YAVIN], [], [f"5_177 @ {YAVIN}", "5_91 in 5_177 as pilot"], 3),
        ("5_91", DEFENCE, "5_177", [YAVIN], [], [f"5_177 @ {YAVIN}", "5_91 in 5_177 as pilot"], 2),
        ("5_96", POWER, TIE, [YAVIN], [], ["4_172 @ 1_135", "5_96 in 4_172 as pilot", f"{TIE} @ {YAVIN}"], 0),
        ("5_109", POWER, STORM, [FARM], [], [f"{STORM} @ {FARM}", f"5_109 in {STORM}"], 2),
    ],
)
def test_a_card_gives_more(giver: str, number: int, name: str, row: list[str], light: list[str], dark: list[str], amount: int) -> None:
    assert gained(number, name, row, light, dark, giver) == amount


@pytest.mark.parametrize(("place", "power"), [(LOWER, 2), (FARM, 1)])
def test_city_troopers_are_weaker_elsewhere(place: str, power: int) -> None:
    assert Position([place], [f"5_3 @ {place}"], []).number(POWER, "5_3") == power
    assert Position([place], [], [f"5_95 @ {place}"]).number(POWER, "5_95") == power


def test_lando_has_more_power_for_each_site_that_is_occupied() -> None:
    there = Position([LOWER, QUARTERS, FARM], [f"{TROOPER}=x @ {LOWER}", f"{TROOPER}=y @ {QUARTERS}", f"5_5 @ {FARM}"], [])
    assert there.number(POWER, "5_5") == 2 + 2


def test_boba_fett_has_landspeed_3() -> None:
    assert Position([FARM], [], [f"5_91 @ {FARM}"]).number(LANDSPEED, "5_91") == 3


@pytest.mark.parametrize(("system", "own", "other"), [(BESPIN, 0, 1), (DARK_BESPIN, 1, 0)])
def test_the_system_makes_the_city_dear_or_cheap(system: str, own: int, other: int) -> None:
    hands = ({"hand": [TROOPER]}, {"hand": [STORM]})
    card = (TROOPER, STORM)
    for holder, more in ((own, (0, 1)), (other, (-1, 0))):
        ship = (X_WING, TIE)[holder]
        sides = ([f"{ship} @ {system}"], []) if holder == 0 else ([], [f"{ship} @ {system}"])
        there = Position([system, LOWER, FARM], *sides, piles=hands)
        mover = 1 - holder if holder == own else holder
        printed = there.by_code[card[mover]].cost
        assert there.cost(card[mover], LOWER) == printed + (more[1] if holder == own else more[0])
        assert there.cost(card[mover], FARM) == printed


def test_ships_over_the_city_help_below() -> None:
    there = Position([CITY, LOWER], [f"{X_WING} @ {CITY}", "5_88 @ 5_77"], [])
    assert there.game.value(TOTAL_POWER, there.piece(LOWER)) == 2


def test_leia_costs_2_less_at_the_guest_quarters() -> None:
    there = Position([QUARTERS, LOWER], [], [], piles=({"hand": ["1_17", TROOPER]}, {}))
    assert there.cost("1_17", QUARTERS) == there.by_code["1_17"].cost - 2
    assert there.cost(TROOPER, QUARTERS) == there.by_code[TROOPER].cost


@pytest.mark.parametrize(("place", "seat", "less"), [(QUARTERS, 1, 1), (INCINERATOR, 1, 1), ("5_170", 0, 1), ("5_171", 0, 1)])
def test_sites_that_drain_less(place: str, seat: int, less: int) -> None:
    sides = ([f"{TROOPER} @ {place}"], []) if seat == 0 else ([], [f"{STORM} @ {place}"])
    there = Position([place], *sides)
    assert there.game.value(DRAIN + seat, there.piece(place)) == -less
    with_ugnaught = Position([INCINERATOR], [], [f"{STORM} @ {INCINERATOR}", f"5_105 @ {INCINERATOR}"])
    assert with_ugnaught.game.value(DRAIN + 1, with_ugnaught.piece(INCINERATOR)) == 0


@pytest.mark.parametrize(("place", "seat", "cost"), [(INCINERATOR, 0, 3), ("5_170", 1, 2)])
def test_an_incinerator_brings_droids_back(place: str, seat: int, cost: int) -> None:
    droid, person = (DROID, TROOPER) if seat == 0 else ("1_163", STORM)
    own = [f"{person}=x @ {place}"]
    sides = (own, []) if seat == 0 else ([], own)
    piles: list[dict] = [{}, {}]
    piles[seat] = {"lost": [droid, person]}
    there = Position([place], *sides, at="control", active=seat, piles=(piles[0], piles[1]))
    there.do("act", place)
    choose(there, droid)
    assert there.zone(droid)[0] == c.USED
    assert len(there.game.sides[seat].used.cards) == cost + 1
    empty = Position([place], [], [], at="control", active=seat, piles=(piles[0], piles[1]))
    assert not empty.may("act", place)


@pytest.mark.parametrize(("place", "seat"), [(LOWER, 0), ("5_171", 1)])
def test_a_character_with_a_lightsaber_has_2_more_power_there(place: str, seat: int) -> None:
    person, saber = (LUKE, "1_155") if seat == 0 else (VADER, SABER)
    for armed, more in (([f"{saber} in {person}"], 2), ([], 0)):
        own = [f"{person} @ {place}", *armed]
        there = Position([place], *((own, []) if seat == 0 else ([], own)))
        assert there.number(POWER, person) == there.by_code[person].power + more


@pytest.mark.parametrize(("place", "seat"), [(PLAZA, 0), ("5_173", 1)])
def test_a_corridor_leads_everywhere(place: str, seat: int) -> None:
    person = TROOPER if seat == 0 else STORM
    for start, goal in ((place, QUARTERS), (QUARTERS, place)):
        own = [f"{person} @ {start}"]
        sides = (own, []) if seat == 0 else ([], own)
        there = Position([place, LOWER, QUARTERS], *sides, at="move", active=seat, piles=({"force": 0}, {"force": 0}))
        there.do("act", place)
        for _ in range(2):
            decision = there.decision()
            ids = [option.piece for option in decision.options] if decision else []
            if there.game.place_at(there.piece(person)) == there.piece(goal).id:
                break
            wanted = there.piece(goal).id if there.piece(goal).id in ids else there.piece(person).id
            there.game.apply(ids.index(wanted))
        there.decision()
        assert there.game.place_at(there.piece(person)) == there.piece(goal).id


def test_docking_bays_have_their_transit_costs_and_clouds_lower_starships() -> None:
    there = Position([BAY, "5_169"], [], [])
    assert list(there.by_code[BAY].transits) == [1, 2]
    assert list(there.by_code["5_169"].transits) == [2, 1]
    for clouds in (CLOUDS, "5_174"):
        there = Position([clouds], [f"{X_WING} @ {clouds}"], [])
        assert there.number(DEFENCE, X_WING) == there.by_code[X_WING].defence - 2
        assert there.number(POWER, X_WING) == max(there.by_code[X_WING].power - 2, 0)


@pytest.mark.parametrize("ship", ["5_175", "5_176"])
def test_obsidian_starfighters_are_cheaper_and_stronger_at_bespin(ship: str) -> None:
    there = Position([CITY, YAVIN], [], [f"{TIE} @ {YAVIN}"], piles=({}, {"hand": [ship]}))
    assert there.cost(ship, CITY) == there.by_code[ship].cost - 1
    assert there.cost(ship, YAVIN) == there.by_code[ship].cost
    for place, more in ((CITY, 3), (YAVIN, 0)):
        here = Position([place], [], [f"{ship} @ {place}"])
        assert here.number(POWER, ship) == here.by_code[ship].power + more


def test_haven_makes_starships_cheaper_and_adds_a_destiny_while_held() -> None:
    there = Position(["3_55", YAVIN], [f"{X_WING} @ 3_55", "5_24 in 3_55"], [], piles=({"hand": [FALCON]}, {}))
    assert there.cost(FALCON, "3_55") == there.by_code[FALCON].cost - 2
    assert there.game.value(DESTINIES, there.piece("3_55")) == 1
    assert placed("5_24", ["3_55", CLOUDS], [], []) == {"3_55": 0}
    over = Position(["3_55"], ["5_24 in 3_55"], [f"{TIE} @ 3_55"])
    over.decision()
    assert lost(over, "5_24") == [True]


def test_dark_deal_needs_three_sites_and_adds_power_and_drains() -> None:
    sites = [LOWER, QUARTERS, PLAZA]
    for held, may in ((3, True), (2, False)):
        dark = [f"{TIE} @ {CITY}", *(f"{STORM}=s{number} @ {place}" for number, place in enumerate(sites[:held]))]
        assert bool(placed("5_115", [CITY, *sites], [], dark)) == may
    there = Position([CITY, LOWER], [], ["5_115 in 5_77"])
    assert there.game.value(TOTAL_POWER + 1, there.piece(LOWER)) == 4
    assert there.game.value(DRAIN + 1, there.piece(LOWER)) >= 2


def test_a_cape_adds_to_destinies_and_gives_immunity_to_attrition() -> None:
    there = begun([FARM], [f"{LUKE} @ {FARM}"], [f"{STORM} @ {FARM}", f"5_126 in {STORM}"], 0)
    assert there.game.value(DESTINY_BONUS + 1, there.piece(FARM)) == 1
    assert there.game.has_flag(IMMUNE + 5, there.piece(STORM))


def test_hopping_mad_takes_a_named_card_from_the_reserve_deck() -> None:
    light = [f"{DROID} @ {FARM}", f"5_27 in {DROID}"]
    there = Position([FARM], light, [], at="control", piles=({"reserve": [FILLER, "5_68", LUKE]}, {}))
    there.do("act", "5_27")
    choose(there, "5_68")
    assert there.zone("5_68") == (c.HAND, 0)


@pytest.mark.parametrize(("card", "found"), [("5_92", "5_143"), ("5_100", "1_264"), ("5_101", "5_145")])
def test_an_officer_of_the_city_finds_a_card(card: str, found: str) -> None:
    there = Position([FARM], [], [f"{card} @ {FARM}"], at="control", active=1, piles=({}, {"reserve": [FILLER, found, VADER]}))
    there.do("act", card)
    assert VADER not in [option[1] for option in there.options()]


def test_retwin_may_hide_from_a_battle() -> None:
    there = begun([FARM], [f"{LUKE} @ {FARM}"], [f"5_93 @ {FARM}", f"{STORM} @ {FARM}"], 0)
    assert there.may("act", "5_93")


def test_as_good_as_gone_returns_a_smuggler_to_hand() -> None:
    there = holding("5_34", [FARM], [f"{HAN} @ {FARM}", f"{TROOPER} @ {FARM}"], [], at="move")
    there.do("play", "5_34")
    there.decision()
    if there.zone(HAN)[0] != c.HAND:
        choose(there, HAN)
    assert there.zone(HAN)[0] == c.HAND
    assert there.zone(TROOPER)[0] == c.AT_LOCATIONS


def test_double_back_retrieves_a_bounty_hunter() -> None:
    there = holding("5_136", [FARM], [], [], own={"lost": ["4_100", STORM]})
    there.do("play", "5_136")
    choose(there, "4_100")
    assert there.zone("4_100")[0] == c.USED
    assert there.zone(STORM)[0] == c.LOST


def test_its_a_trap_cancels_a_battle() -> None:
    there = begun([FARM], [f"{LUKE} @ {FARM}"], [f"{STORM} @ {FARM}"], 1, (["5_55"], []))
    there.do("play", "5_55")
    there.decision()
    assert there.game.battle.place < 0


@pytest.mark.parametrize(("foe", "more"), [("4_100", 1), ("5_91", 2)])
def test_lando_draws_1_more_destiny_against_a_bounty_hunter_and_2_against_fett(foe: str, more: int) -> None:
    there = begun([FARM], [f"5_5 @ {FARM}"], [f"{foe} @ {FARM}"], 0, (["5_51"], []))
    assert until(there, "play", "5_51")
    texts = [option[2] for option in there.options() if option[0] == "play"]
    there.game.apply(next(number for number, option in enumerate(there.options()) if option[0] == "play" and option[2] == texts[-1]))
    there.decision()
    assert there.game.value(DESTINIES, there.piece(FARM)) == more


def test_a_destiny_lowers_the_power_of_the_side_of_a_defending_luke() -> None:
    for attacker, may in ((1, True), (0, False)):
        there = begun([FARM], [f"{LUKE} @ {FARM}"], [f"{VADER} @ {FARM}"], attacker, ([], ["5_162"]), (["1_72"] * 5, ["1_72"] * 5))
        assert until(there, "play", "5_162") == may
        if may:
            there.do("play", "5_162")
            there.decision()
            assert there.game.value(TOTAL_POWER, there.piece(FARM)) == -there.by_code["1_72"].destiny


def test_point_man_may_be_used_against_an_effect() -> None:
    there = holding("5_147", [FARM], ["4_37"], [f"1_180 @ {FARM}"])
    assert there.may("play", "5_147")
