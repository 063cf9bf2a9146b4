"""Texts of Hoth, and the words that came with it: who occupies places, sums that are lowered, and shots that count more."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import ATTRITION, DEFENCE, DRAIN, FORFEIT, HYPERSPEED, POWER, SHOT_EACH, TOTAL_POWER
from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import FARM, begun, choose, gained, go_on, holding, lost, placed, until, use

TROOPER, STORM, LUKE, VADER, HAN, CHEWIE, LEIA, DROID = "1_28", "1_194", "1_19", "1_168", "1_11", "2_3", "1_17", "1_24"
HOTH, SNOW, PERIMETER, ECHO, DARK_HOTH = "3_55", "3_63", "3_56", "3_57", "3_143"
SPEEDER, WALKER, TAUNTAUN, TYRANT, CORVETTE, X_WING = "3_69", "3_157", "3_70", "3_153", "1_140", "1_146"


@pytest.mark.parametrize(
    ("giver", "number", "name", "row", "light", "dark", "amount"),
    [
        ("3_3", FORFEIT, "3_17", [SNOW], [f"3_3 @ {SNOW}", f"3_17 @ {SNOW}"], [], 1),
        ("3_3", FORFEIT, "3_17", [FARM], [f"3_3 @ {FARM}", f"3_17 @ {FARM}"], [], 0),
        ("3_3", POWER, SPEEDER, [SNOW], [f"{SPEEDER} @ {SNOW}", f"3_3 in {SPEEDER} as pilot"], [], 3),
        ("3_3", DEFENCE, "3_66", [SNOW], [f"3_66 @ {SNOW}", "3_3 in 3_66 as pilot"], [], 2),
        ("3_5", POWER, SPEEDER, [SNOW], [f"{SPEEDER} @ {SNOW}", f"3_5 in {SPEEDER} as pilot"], [], 2),
        ("3_8", POWER, DROID, [SNOW], [f"{DROID} @ {SNOW}", f"3_8 @ {SNOW}"], [], 1),
        ("3_10", POWER, TROOPER, [SNOW], [f"{TROOPER} @ {SNOW}", f"3_10 @ {SNOW}"], [], 1),
        ("3_10", POWER, TROOPER, [FARM], [f"{TROOPER} @ {FARM}", f"3_10 @ {FARM}"], [], 0),
        ("3_15", HYPERSPEED, CORVETTE, [HOTH], [f"{CORVETTE} @ {HOTH}", f"3_15 in {CORVETTE} as passenger"], [], 1),
        ("3_15", POWER, X_WING, [HOTH], [f"{X_WING} @ {HOTH}", f"3_15 in {X_WING} as astromech"], [], 0),
        ("3_21", POWER, TAUNTAUN, [SNOW], [f"{TAUNTAUN} @ {SNOW}", f"3_21 in {TAUNTAUN} as passenger"], [], 2),
        ("3_27", DEFENCE, "3_67", [SNOW], [f"3_67 @ {SNOW}", "3_27 in 3_67 as pilot"], [], 3),
        ("3_83", POWER, WALKER, [SNOW], [], [f"{WALKER} @ {SNOW}", f"3_83 in {WALKER} as pilot"], 3),
        ("3_87", POWER, "3_154", [SNOW], [], [f"3_154 @ {SNOW}", "3_87 in 3_154 as pilot"], 3),
        ("3_87", DEFENCE, "3_154", [SNOW], [], [f"3_154 @ {SNOW}", "3_87 in 3_154 as passenger"], 1),
        ("3_87", POWER, STORM, [SNOW], [], [f"{STORM} @ {SNOW}", f"3_87 @ {SNOW}"], 1),
        ("3_87", POWER, STORM, [FARM], [], [f"{STORM} @ {FARM}", f"3_87 @ {FARM}"], 0),
        ("3_89", DEFENCE, TYRANT, [DARK_HOTH], [], [f"{TYRANT} @ {DARK_HOTH}", f"3_89 in {TYRANT} as pilot"], 1),
        ("3_84", POWER, TYRANT, [DARK_HOTH], [], [f"{TYRANT} @ {DARK_HOTH}", f"3_84 in {TYRANT} as pilot"], 3),
        ("3_29", 0, TROOPER, [SNOW], [f"{TROOPER} @ {SNOW}", f"3_29 in {TROOPER}"], [], 0),
        ("3_94", DEFENCE, TYRANT, [DARK_HOTH], [], [f"{TYRANT} @ {DARK_HOTH}", f"3_94 in {TYRANT}"], 2),
        ("3_30", POWER, TROOPER, [SNOW], [f"{TROOPER} @ {SNOW}", f"3_30 in {TROOPER}"], [], 1),
        ("3_30", POWER, TROOPER, [FARM], [f"{TROOPER} @ {FARM}", f"3_30 in {TROOPER}"], [], 0),
        ("3_156", FORFEIT, STORM, [SNOW], [], [f"{STORM} @ {SNOW}", f"3_156 @ {SNOW}"], 0),
    ],
)  # fmt: skip
def test_a_card_gives_more(giver: str, number: int, name: str, row: list[str], light: list[str], dark: list[str], amount: int) -> None:
    assert gained(number, name, row, light, dark, giver) == amount


@pytest.mark.parametrize(
    ("card", "place", "power"),
    [("3_2", PERIMETER, 3), ("3_2", SNOW, 2), ("3_6", SNOW, 2), ("3_6", FARM, 1), ("3_156", SNOW, 4), ("3_156", FARM, 3)],
)
def test_where_a_card_is_stronger(card: str, place: str, power: int) -> None:
    sides = ([f"{card} @ {place}"], []) if card != "3_156" else ([], [f"{card} @ {place}"])
    assert Position([place], *sides).number(POWER, card) == power


def test_hobbie_is_stronger_beside_biggs_and_piett_beside_vader() -> None:
    for friend, more in (("1_2", 0), ("1_3", 2)):
        there = Position([FARM], [f"3_5 @ {FARM}", f"{friend} @ {FARM}"], [])
        assert there.number(POWER, "3_5") == 2 + (more if there.by_code[friend].name.startswith("Biggs") else 0)
    assert Position([FARM], [], [f"3_85 @ {FARM}", f"{VADER} @ {FARM}"]).number(POWER, "3_85") == 3


def test_hobbie_adds_power_where_a_star_destroyer_is() -> None:
    light = [f"{X_WING} @ {HOTH}", f"3_5 in {X_WING} as pilot"]
    alone, watched = Position([HOTH], light, []), Position([HOTH], light, [f"{TYRANT} @ {HOTH}"])
    assert watched.number(POWER, X_WING) == alone.number(POWER, X_WING) + 1


def test_starships_over_hoth_help_on_the_ground() -> None:
    there = Position([HOTH, SNOW], [f"{X_WING} @ {HOTH}", f"{CORVETTE} @ {HOTH}"], [])
    assert there.game.value(TOTAL_POWER, there.piece(SNOW)) == 2
    held = Position([DARK_HOTH, SNOW], [f"{X_WING} @ {DARK_HOTH}"], [f"{TYRANT} @ {DARK_HOTH}"])
    assert [held.game.value(TOTAL_POWER + seat, held.piece(SNOW)) for seat in (0, 1)] == [0, 0]


def test_leaders_in_the_war_room_help_everywhere_on_hoth() -> None:
    there = Position([HOTH, SNOW, ECHO], [f"3_10 @ {ECHO}", f"3_3 @ {ECHO}"], [])
    for place in (HOTH, SNOW, ECHO):
        assert there.game.value(TOTAL_POWER, there.piece(place)) == 2
    there.game.stand(there.piece("3_10"), there.piece(SNOW).id)
    assert there.game.value(TOTAL_POWER, there.piece(SNOW)) == 1


@pytest.mark.parametrize(("place", "less"), [(ECHO, 1), (SNOW, 0)])
def test_a_place_that_drains_its_own_side_less(place: str, less: int) -> None:
    dark = [f"{STORM} @ {place}"]
    assert Position([place], [], dark).drain(1, place) == Position([place], [], dark, texts=False).drain(1, place) - less


@pytest.mark.parametrize("place", ["3_148", "3_150"])
def test_generators_disturb_the_rebels_drains(place: str) -> None:
    for row, less in (([place, "3_61"], 1), ([place], 0)):
        there = Position(row, [f"{TROOPER} @ {place}"], [])
        assert there.game.value(DRAIN, there.piece(place)) == -less


def test_recruits_come_cheaper_to_their_officer() -> None:
    for officer, recruit, seat in (("3_7", "3_6", 0), ("3_92", "3_91", 1)):
        sides = ([f"{officer} @ {SNOW}"], []) if seat == 0 else ([], [f"{officer} @ {SNOW}"])
        piles = ({"hand": [recruit]}, {}) if seat == 0 else ({}, {"hand": [recruit]})
        there = Position([SNOW, PERIMETER], *sides, piles=piles)
        assert there.cost(recruit, SNOW) == 1
        assert there.cost(recruit, PERIMETER) == (1 if seat == 0 else 2)  # PERIMETER has a discount of its own
        assert placed(recruit, [SNOW, FARM], [f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}"]).keys() <= {SNOW}


@pytest.mark.parametrize(("row", "may"), [([SNOW, PERIMETER], True), ([FARM, "1_133"], False)])
def test_snowspeeders_react_on_hoth_alone(row: list[str], may: bool) -> None:
    light = [f"{TROOPER} @ {row[0]}", f"{SPEEDER} @ {row[1]}", f"3_66 @ {row[1]}", "3_5 in 3_66 as pilot"]
    there = begun(row, light, [f"{STORM} @ {row[0]}"], 1)
    assert there.may("act", SPEEDER) == there.may("act", "3_66") == may
    if may:
        there.do("act", SPEEDER)
        there.decision()
        assert there.game.place_at(there.piece(SPEEDER)) == there.piece(row[0]).id


def test_a_scout_reacts_to_the_strong_for_nothing() -> None:
    for fighter, may in ((LUKE, True), (TROOPER, False)):
        there = begun([SNOW, PERIMETER], [f"{fighter} @ {SNOW}", f"3_16 @ {PERIMETER}"], [f"{STORM} @ {SNOW}"], 1)
        assert there.may("act", "3_16") == may
        if may:
            there.do("act", "3_16")
            there.decision()
            assert not there.game.sides[0].used.cards


@pytest.mark.parametrize(("officer", "comrade", "seat"), [("3_7", TROOPER, 0), ("3_92", STORM, 1)])
def test_troopers_come_to_their_officer(officer: str, comrade: str, seat: int) -> None:
    foe = STORM if seat == 0 else LUKE
    own = [f"{officer} @ {SNOW}", f"{comrade}=x @ {PERIMETER}"]
    sides = (own, [f"{foe}=foe @ {SNOW}"]) if seat == 0 else ([f"{foe}=foe @ {SNOW}"], own)
    there = begun([SNOW, PERIMETER], *sides, 1 - seat)
    there.do("act", officer)
    choose(there, "x")
    assert there.game.place_at(there.piece("x")) == there.piece(SNOW).id
    assert len(there.game.sides[seat].used.cards) == 1


@pytest.mark.parametrize(("card", "leader", "foe"), [("3_11", "3_10", VADER), ("3_89", "3_87", LUKE)])
def test_an_adviser_of_a_leader_lowers_destinies(card: str, leader: str, foe: str) -> None:
    sums = []
    seat = 0 if card == "3_11" else 1
    for beside in ([f"{leader} @ {SNOW}"], []):
        own = [f"{card} @ {SNOW}", *beside]
        sides = (own, [f"{foe} @ {SNOW}"]) if seat == 0 else ([f"{foe} @ {SNOW}"], own)
        there = begun([SNOW], *sides, 1 - seat, ([], []), (["1_72"] * 5, ["1_72"] * 5))
        go_on(there)
        sums.append(there.game.battle.destiny[1 - seat])
    assert sums[0] == sums[1] - 1


@pytest.mark.parametrize(
    ("card", "carrier", "friends", "more"),
    [
        ("3_17", "3_66", [], 1),
        ("3_4", SPEEDER, [], 1),
        ("3_4", "3_66", [], 3),
        ("3_4", SPEEDER, [LUKE], 3),
        ("3_25", SPEEDER, [], 1),
        ("3_25", "3_68", [], 3),
        ("3_88", WALKER, [], 1),
    ],
)
def test_gunners_help_as_passengers(card: str, carrier: str, friends: list[str], more: int) -> None:
    weapon = "3_158" if carrier == WALKER else "3_74"
    own = [f"{carrier} @ {SNOW}", f"{weapon} in {carrier}", *(f"{name} @ {SNOW}" for name in friends)]
    for crew, number in (([f"{card} in {carrier} as passenger"], more), ([f"{card} @ {SNOW}"], 0)):
        sides = ([], [*own, *crew]) if carrier == WALKER else ([*own, *crew], [])
        there = Position([SNOW], *sides)
        assert there.game.number(SHOT_EACH, there.piece(weapon)) == number


def test_a_walker_fires_at_the_next_site() -> None:
    dark = [f"{WALKER} @ {SNOW}", f"3_83 in {WALKER} as pilot", f"3_158 in {WALKER}"]
    there = Position([SNOW, PERIMETER], [f"{TROOPER} @ {SNOW}", f"{LUKE} @ {PERIMETER}"], dark, at="battle", active=1)
    there.do("battle", SNOW)
    assert there.may("fire", "3_158", TROOPER)
    assert there.may("fire", "3_158", LUKE)


@pytest.mark.parametrize(("text", "more"), [(0, 1), (1, 3)])
def test_a_lucky_shot_counts_more(text: int, more: int) -> None:
    light = [f"3_66 @ {PERIMETER}", "3_5 in 3_66 as pilot", "3_74 in 3_66"]
    for needed, is_hit in ((0, True), (1, False)):
        piles = ({"hand": ["3_45"], "reserve": [FILLER] * 5}, {})
        there = Position([PERIMETER], light, [f"3_156 @ {PERIMETER}"], at="battle", piles=piles)
        there.by_code[FILLER].destiny = there.number(DEFENCE, "3_156") + 1 - 2 - more - needed
        there.do("battle", PERIMETER)
        there.do("fire", "3_74", "3_156")
        there.decision()
        number = next(number for number, option in enumerate(there.options()) if option[:2] == ("play", "3_45") and option[2] == text)
        there.game.apply(number)
        while there.may("pass") and not there.piece("3_156").is_hit and there.game.battle.place >= 0 and there.zone("3_156")[0] != c.LOST:
            there.do("pass")
            there.decision()
        assert there.piece("3_156").is_hit == is_hit


def test_destinies_are_taken_off_power_and_attrition() -> None:
    light = [f"{HAN} @ {FARM}", f"{LEIA} @ {FARM}"]
    there = begun([FARM], light, [f"{VADER} @ {FARM}"], 0, ([], ["3_133"]), (["1_72"] * 5, ["1_72"] * 5))
    there.pass_all("play")
    one = there.by_code["1_72"].destiny
    before = there.game.value(TOTAL_POWER, there.piece(FARM))
    number = next(number for number, option in enumerate(there.options()) if option[0] == "play")
    there.game.apply(number)
    there.decision()
    assert there.game.value(TOTAL_POWER, there.piece(FARM)) == before - 2 * one
    assert there.game.value(ATTRITION + 1, there.piece(FARM)) == -2 * one
    without = begun([FARM], light[:1], [f"{VADER} @ {FARM}"], 0, ([], ["3_133"]))
    assert not until(without, "play")


def test_attrition_never_falls_below_nothing() -> None:
    light = [f"{HAN} @ {FARM}", f"{LEIA} @ {FARM}"]
    there = begun([FARM], light, [f"{VADER} @ {FARM}"], 0, ([], ["3_133"]), ([FILLER] * 5, ["1_72"] * 5))
    there.pass_all("play")
    there.game.apply(next(number for number, option in enumerate(there.options()) if option[0] == "play"))
    there.decision()
    go_on(there)
    assert there.game.battle.attrition[1] == 0


def test_fall_back_moves_rebels_to_a_free_site_next_to_the_battle() -> None:
    foes = [f"{VADER} @ {SNOW}", f"{STORM} @ {SNOW}"]
    there = begun([SNOW, PERIMETER], [f"{TROOPER} @ {SNOW}"], foes, 1, (["3_42"], []))
    use(there, "3_42", SNOW, PERIMETER)
    assert there.game.place_at(there.piece(TROOPER)) == there.piece(PERIMETER).id
    assert there.game.battle.place < 0
    held = begun([SNOW, PERIMETER], [f"{TROOPER} @ {SNOW}"], [*foes, f"{STORM}=y @ {PERIMETER}"], 1, (["3_42"], []))
    assert not held.may("play", "3_42")


def test_operations_need_three_echo_sites() -> None:
    echo = ["3_57", "3_58", "3_59", "3_60"]
    for held, may in ((3, True), (2, False)):
        light = [f"{TROOPER}=t{number} @ {place}" for number, place in enumerate(echo[:held])]
        assert bool(placed("3_34", ["3_61", *echo], light, [])) == may
    there = Position([HOTH, "3_61", SNOW], [f"{X_WING} @ {HOTH}", "3_34 in 3_61"], [], piles=({"hand": [CORVETTE]}, {}))
    assert there.game.value(DRAIN, there.piece(HOTH)) == 2
    assert there.game.value(TOTAL_POWER, there.piece(HOTH)) == 3
    assert there.game.value(DRAIN, there.piece(SNOW)) == 0
    assert there.cost(CORVETTE, HOTH) == there.by_code[CORVETTE].cost - 1


def test_operations_end_when_hoth_is_overrun() -> None:
    row = ["3_61", SNOW, PERIMETER, ECHO, "3_59"]
    there = Position(row, ["3_34 in 3_61"], [f"{STORM}=s{number} @ {place}" for number, place in enumerate(row[:4])])
    there.decision()
    assert lost(there, "3_34") == [False]
    over = Position(row, ["3_34 in 3_61"], [f"{STORM}=s{number} @ {place}" for number, place in enumerate(row)])
    over.decision()
    assert lost(over, "3_34") == [True]


@pytest.mark.parametrize(("text", "more"), [(0, 1), (1, 3)])
def test_supplies_cost_a_card_and_bring_force(text: int, more: int) -> None:
    there = holding("3_128", [FARM], [], [])
    there.game.apply(next(number for number, option in enumerate(there.options()) if option[0] == "play" and option[2] == text))
    while there.may("lose from"):
        there.do("lose from")
        there.decision()
    side = there.game.sides[1]
    assert len(side.lost.cards) == 1 + text
    assert 10 + more - 1 <= len(side.force.cards) <= 10 + more + 1


def test_troopers_are_called_from_the_reserve_deck() -> None:
    there = holding("3_136", [FARM], [], [], own={"reserve": [STORM, VADER, "3_91", FILLER, FILLER]})
    there.do("play", "3_136")
    while there.may("lose from"):
        there.do("lose from", None)
        there.decision()
    while any(option[1] in (STORM, "3_91") for option in there.options()):
        there.game.apply(0)
        there.decision()
    held = {piece.card.code for piece in there.game.sides[1].hand.cards}
    assert held <= {STORM, "3_91"}
    assert VADER not in held


def test_piett_finds_a_probe_droid() -> None:
    there = Position([FARM], [], [f"3_85 @ {FARM}"], at="control", active=1, piles=({}, {"reserve": [FILLER, "3_90", VADER]}))
    there.do("act", "3_85")
    choose(there, "3_90")
    assert there.zone("3_90") == (c.HAND, 1)


def test_probe_droids_come_from_stalker_for_nothing() -> None:
    there = Position([DARK_HOTH, SNOW, FARM], [], [f"3_152 @ {DARK_HOTH}"], piles=({}, {"hand": ["3_90"]}))
    assert there.cost("3_90", SNOW) == 0
    assert there.cost("3_90", FARM) == 2
