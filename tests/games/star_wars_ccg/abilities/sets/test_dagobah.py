"""Texts of Dagobah: pilots and hunters, asteroids that shield a system, piles that are searched, and cards that are cancelled by name."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import ATTRITION, DEFENCE, DESTINIES, DULL, FORFEIT, POWER, TOTAL_POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.turn.phases import generation
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, FARM, begun, choose, gained, holding, lost, placed, until, use

TROOPER, STORM, LUKE, VADER, HAN, CHEWIE, LEIA, DROID = "1_28", "1_194", "1_19", "1_168", "1_11", "2_3", "1_17", "1_24"
TIE, X_WING, DESTROYER, YAVIN = "1_304", "1_146", "1_302", "1_135"
FIELD, DARK_FIELD, STATION, THEATRE, BOG = "4_81", "4_155", "4_160", "4_161", "4_85"


@pytest.mark.parametrize(
    ("giver", "number", "name", "row", "light", "dark", "amount"),
    [
        ("4_92", POWER, TIE, [YAVIN], [], [f"4_172 @ {YAVIN}", "4_92 in 4_172 as pilot", f"{TIE} @ {YAVIN}"], 0),
        ("4_92", POWER, "4_172", [YAVIN], [], [f"4_172 @ {YAVIN}", "4_92 in 4_172 as pilot"], 2),
        ("4_92", FORFEIT, CHEWIE, [FARM], [f"{CHEWIE} @ {FARM}"], [f"4_92 @ {FARM}"], -4),
        ("4_92", FORFEIT, HAN, [FARM], [f"{HAN} @ {FARM}"], [f"4_92 @ {FARM}"], 0),
        ("4_100", FORFEIT, CHEWIE, [FARM], [f"{CHEWIE} @ {FARM}"], [f"4_100 @ {FARM}"], 0),
        ("4_102", POWER, DESTROYER, [YAVIN], [], [f"{DESTROYER} @ {YAVIN}", f"4_102 in {DESTROYER} as pilot"], 2),
        ("4_97", DEFENCE, "4_172", [YAVIN], [], [f"4_172 @ {YAVIN}", "4_97 in 4_172 as pilot"], 1),
        ("4_97", DEFENCE, DESTROYER, [YAVIN], [], [f"{DESTROYER} @ {YAVIN}", f"4_97 in {DESTROYER} as pilot"], 0),
        ("4_104", POWER, STORM, [STATION], [], [f"{STORM} @ {STATION}", f"4_104 @ {STATION}"], 1),
        ("4_104", POWER, STORM, [FARM], [], [f"{STORM} @ {FARM}", f"4_104 @ {FARM}"], 0),
    ],
)
def test_a_card_gives_more(giver: str, number: int, name: str, row: list[str], light: list[str], dark: list[str], amount: int) -> None:
    found = gained(number, name, row, light, dark, giver)
    assert found == amount or (amount < 0 and found < 0)


def test_the_forfeit_of_its_prey_is_0_where_a_hunter_is() -> None:
    for hunter, prey in (("4_92", CHEWIE), ("4_100", HAN)):
        assert Position([FARM], [f"{prey} @ {FARM}"], [f"{hunter} @ {FARM}"]).number(FORFEIT, prey) == 0


def test_dengar_has_more_power_for_each_foe_present() -> None:
    there = Position([FARM], [f"{TROOPER} @ {FARM}", f"{LUKE} @ {FARM}"], [f"4_100 @ {FARM}"])
    assert there.number(POWER, "4_100") == 2 + 2


def test_a_hunter_wears_the_foe_down() -> None:
    there = Position([FARM], [f"{TROOPER} @ {FARM}"], [f"4_92 @ {FARM}"])
    assert there.game.value(ATTRITION, there.piece(FARM)) == 1


def test_ig_88_aboard_adds_3_to_the_maneuver_of_his_ship() -> None:
    dark = [f"4_169 @ {YAVIN}", "4_101 in 4_169 as pilot"]
    assert Position([YAVIN], [], dark).number(DEFENCE, "4_169") == 3 + 3
    assert Position([YAVIN], [], dark[:1]).number(DEFENCE, "4_169") == 3


def test_4_lom_adds_power_for_a_pair_of_an_alien_and_a_droid() -> None:
    for others, more in (([], 0), (["1_171"], 1)):
        there = Position([FARM], [], [f"4_91 @ {FARM}", *(f"{each} @ {FARM}" for each in others)])
        assert there.game.value(TOTAL_POWER + 1, there.piece(FARM)) == more


@pytest.mark.parametrize(("where", "may"), [("1_291", True), (FARM, False)])
def test_a_commander_calls_for_ties(where: str, may: bool) -> None:
    there = Position([where], [], [f"4_95 @ {where}"], at="control", active=1, piles=({}, {"reserve": [FILLER, TIE, VADER]}))
    assert there.may("act", "4_95") == may
    if may:
        there.do("act", "4_95")
        choose(there, TIE)
        assert there.zone(TIE) == (c.HAND, 1)


def test_sites_of_the_flagship_are_found() -> None:
    for where, may in ((STATION, True), (FARM, False)):
        there = Position([where], [], [f"4_96 @ {where}"], at="deploy", active=1, piles=({}, {"reserve": [FILLER, "4_162", VADER]}))
        assert there.may("act", "4_96") == may
        if may:
            there.do("act", "4_96")
            choose(there, "4_162")
            assert there.zone("4_162") == (c.HAND, 1)
            assert len(there.game.sides[1].used.cards) == 2


@pytest.mark.parametrize(
    ("card", "found", "place"),
    [("4_98", "1_254", FARM), ("4_99", "1_288", FARM), ("4_106", "3_131", FARM), ("4_104", "3_136", STATION)],
)
def test_an_officer_finds_what_he_knows(card: str, found: str, place: str) -> None:
    there = Position([place], [], [f"{card} @ {place}"], at="control", active=1, piles=({}, {"reserve": [FILLER, found, VADER]}))
    there.do("act", card)
    ids = [option[1] for option in there.options()]
    assert VADER not in ids


def test_troopers_come_to_suba_for_nothing() -> None:
    there = Position([STATION, FARM], [], [f"4_104 @ {STATION}"], piles=({}, {"hand": [STORM]}))
    assert there.cost(STORM, STATION) == 0
    assert there.cost(STORM, FARM) == there.by_code[STORM].cost


@pytest.mark.parametrize(("field", "seat"), [(FIELD, 0), (DARK_FIELD, 1)])
def test_asteroids_shield_their_system(field: str, seat: int) -> None:
    own, foe = (X_WING, TIE) if seat == 0 else (TIE, X_WING)
    for holder, may in (([f"{own}=x @ {field}"], True), ([], False)):
        sides = ([*holder], [f"{foe}=y @ {YAVIN}"]) if seat == 0 else ([f"{foe}=y @ {YAVIN}"], [*holder])
        there = Position([YAVIN, field], *sides, at="control", active=1 - seat)
        there.piece(field).system = there.piece(YAVIN).system
        there.game.changed()
        there.do("drain", YAVIN)
        assert there.may("act", field) == may


@pytest.mark.parametrize(("holder", "more"), [([f"{STORM} @ {BOG}"], 1), ([], 0)])
def test_bogs_yield_force_to_the_dark_side(holder: list[str], more: int) -> None:
    there = Position([BOG], [], holder)
    plain = Position([BOG], [], holder, texts=False)
    assert generation(there.game, 1) == generation(plain.game, 1) + more


def test_the_theatre_generates_1_more_force_while_vader_is_on_the_table() -> None:
    for people, more in (([], 0), ([VADER], 1)):
        dark = [f"{each} @ {FARM}" for each in people]
        there, plain = Position([THEATRE, FARM], [], dark), Position([THEATRE, FARM], [], dark, texts=False)
        assert generation(there.game, 1) == generation(plain.game, 1) + more


def test_an_effect_keeps_the_ability_of_pilots_on_the_ground_from_counting() -> None:
    dark = [f"{STORM} @ {FARM}", f"1_180 @ {FARM}"]
    there = Position([FARM], ["4_37"], dark)
    there.decision()
    assert there.game.has_flag(DULL, there.piece("1_180"))
    assert not there.game.has_flag(DULL, there.piece(STORM))
    over = Position([FARM], ["4_37"], dark[:1])
    over.decision()
    assert lost(over, "4_37") == [True]


def test_named_rebels_cost_2_more_under_bad_feeling() -> None:
    there = Position([CANTINA], [f"{TROOPER} @ {CANTINA}"], ["4_116"], piles=({"hand": [LUKE, DROID]}, {}))
    assert there.cost(LUKE, CANTINA) == there.by_code[LUKE].cost + 2
    assert there.cost(DROID, CANTINA) == there.by_code[DROID].cost


@pytest.mark.parametrize(("card", "used"), [("4_23", 3), ("4_131", 0)])
def test_an_effect_draws_a_card(card: str, used: int) -> None:
    seat = 0 if card == "4_23" else 1
    sides = ([card], []) if seat == 0 else ([], [card])
    there = Position([FARM], *sides, at="control", active=seat)
    there.do("act", card)
    while there.may("lose from"):
        there.do("lose from")
    there.decision()
    there.game.apply(0)  # the card on top
    there.decision()
    side = there.game.sides[seat]
    assert len(side.hand.cards) == 1
    assert len(side.used.cards) == used


def test_a_reflection_brings_force_back() -> None:
    there = Position([FARM], [f"{LEIA} @ {FARM}", f"4_33 in {LEIA}"], [], at="control", piles=({"lost": [TROOPER]}, {}))
    there.do("act", "4_33")
    there.decision()
    assert not there.game.sides[0].lost.cards


def test_an_asteroid_sanctuary_takes_force_while_no_starship_is_there() -> None:
    assert placed("4_17", [FIELD, YAVIN], [f"{X_WING} @ {FIELD}"], []) == {FIELD: 0}
    for ship, owed in (([], True), ([f"{TIE} @ {FIELD}"], False)):
        there = Position([YAVIN, FIELD], ["4_17 in 4_81"], ship, at="control")
        there.piece(FIELD).system = there.piece(YAVIN).system
        assert there.may("lose from") == owed


@pytest.mark.parametrize(("card", "pile"), [("4_54", DROID), ("4_60", X_WING), ("4_143", "1_180")])
def test_used_cards_come_back(card: str, pile: str) -> None:
    row = [FARM]
    light = [f"{LUKE} @ {FARM}"]
    there = holding(card, row, light, [f"{VADER} @ {FARM}"], own={"used": [pile, FILLER], "reserve": [FILLER] * 5})
    texts = [option[2] for option in there.options() if option[:2] == ("play", card)]
    there.game.apply(next(number for number, option in enumerate(there.options()) if option[0] == "play" and option[2] == texts[-1]))
    for _ in range(4):
        if there.zone(pile)[0] == c.HAND:
            break
        ids = [option.piece for option in there.decision().options]
        there.game.apply(ids.index(there.piece(pile).id) if there.piece(pile).id in ids else 0)
    assert there.zone(pile)[0] == c.HAND


def test_an_effect_comes_back_from_the_lost_pile() -> None:
    there = holding("4_49", [FARM], [], [], own={"lost": ["4_37", TROOPER]})
    use(there, "4_49")
    assert there.zone("4_37")[0] in (c.HAND, c.LOST)


def test_an_interrupt_is_found() -> None:
    there = holding("4_152", [FARM], [], [], own={"reserve": [FILLER, "3_128", STORM]})
    there.do("play", "4_152")
    assert STORM not in [option[1] for option in there.options()]


def test_cards_of_the_hand_become_force_in_the_opponents_turn() -> None:
    own = Position([FARM], [], [], at="control", piles=({"hand": ["4_72", TROOPER]}, {}))
    assert not own.may("play", "4_72")
    there = Position([FARM], [], [], at="control", active=1, piles=({"hand": ["4_72", TROOPER, LUKE]}, {}))
    assert there.may("play", "4_72")
    before = len(there.game.sides[0].force.cards)
    there.do("play", "4_72")
    choose(there, TROOPER, LUKE)
    assert there.zone(TROOPER)[0] == c.FORCE
    assert len(there.game.sides[0].force.cards) > before


@pytest.mark.parametrize(
    ("card", "row", "light", "dark", "more"),
    [
        ("4_146", [FARM], [f"{LUKE} @ {FARM}"], [f"4_100 @ {FARM}"], 1),
        ("4_146", [FARM], [f"{LUKE} @ {FARM}"], [f"4_100 @ {FARM}", f"{STORM} @ {FARM}"], 0),
    ],
)
def test_a_lone_hunter_draws_more(card: str, row: list[str], light: list[str], dark: list[str], more: int) -> None:
    there = begun(row, light, dark, 0, ([], [card]))
    assert until(there, "play", card) == bool(more)
    if more:
        there.do("play", card)
        there.decision()
        assert there.game.value(DESTINIES + 1, there.piece(row[0])) == more


def test_a_lone_starfighter_outmaneuvers_two_capitals() -> None:
    for ships, may in ((2, True), (1, False)):
        dark = [f"{DESTROYER}=d{number} @ {YAVIN}" for number in range(ships)]
        there = begun([YAVIN], [f"{X_WING} @ {YAVIN}"], dark, 1, (["4_69"], []))
        assert there.may("play", "4_69") == may


def test_an_interrupt_needs_a_bounty_hunter_in_the_battle() -> None:
    for hunter, may in (("4_100", True), (STORM, False)):
        there = begun([FARM], [f"{LUKE} @ {FARM}"], [f"{hunter} @ {FARM}", f"{VADER} @ {FARM}"], 0, (["4_70"], []))
        assert until(there, "play", "4_70") == may


@pytest.mark.parametrize("card", ["4_48", "4_139"])
def test_control_and_its_counterpart_cancel_a_drain(card: str) -> None:
    seat = 0 if card == "4_48" else 1
    sides = ([], [f"{STORM} @ {FARM}"]) if seat == 0 else ([f"{TROOPER} @ {FARM}"], [])
    piles = ({"hand": [card]}, {}) if seat == 0 else ({}, {"hand": [card]})
    there = Position([FARM], *sides, at="control", active=1 - seat, piles=piles)
    there.do("drain", FARM)
    there.do("play", card)
    there.decision()
    assert not there.game.sides[seat].lost.cards or there.zone(card)[0] == c.LOST
    assert not there.may("lose from")


def test_a_droid_sensorscope_uses_1_force() -> None:
    there = Position([FARM], [f"1_24 @ {FARM}", "4_9 in 1_24"], [], at="control")
    there.do("act", "4_9")
    there.decision()
    assert len(there.game.sides[0].used.cards) == 1


@pytest.mark.parametrize(("bearer", "cost"), [("4_100", 1), (STORM, 3)])
def test_dengars_carbine_has_its_cost_for_each_bearer(bearer: str, cost: int) -> None:
    assert placed("4_176", [FARM], [], [f"{bearer} @ {FARM}"]) == {}
    there = Position([FARM], [], [f"{bearer} @ {FARM}"], active=1, piles=({}, {"hand": ["4_176"]}))
    there.do("deploy", "4_176")
    if there.may("arm", bearer):
        there.do("arm", bearer)
    there.decision()
    assert len(there.game.sides[1].used.cards) == cost
