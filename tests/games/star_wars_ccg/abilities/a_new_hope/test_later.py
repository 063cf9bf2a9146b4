"""The words that came with A New Hope: who stays out of a battle, what drains and moves cost, hands, damage, and what is lost or kept."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import DEFENCE, DRAIN, FORFEIT, HYPERSPEED, NEEDED_ABILITY, POWER, TOTAL_POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.effects.filter_tests import is_in_battle
from games.star_wars_ccg.play.turn.leaving import leave_table, lose_hit
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, begun, choose, holding, lost, placed, until, use

TROOPER, STORM, LUKE, VADER, DROID, HAN = "1_28", "1_194", "1_19", "1_168", "1_24", "1_11"
YAVIN, WAR_ROOM, DEATH_STAR, CORELLIA, KIFFEX = "1_135", "1_139", "2_143", "2_61", "2_147"
X_WING, TIE, FALCON, DESTROYER, CORVETTE, ION = "1_146", "1_304", "1_143", "1_302", "1_140", "1_318"
SITH = [f"{VADER} @ {CANTINA}", f"{STORM} @ {CANTINA}", f"2_91 @ {CANTINA}"]


@pytest.mark.parametrize(("card", "seat"), [("2_45", 0), ("2_140", 1)])
def test_the_able_and_the_leaders_stay_out(card: str, seat: int) -> None:
    light = [f"{LUKE} @ {CANTINA}", f"{TROOPER} @ {CANTINA}"]
    hands = ([card], []) if seat == 0 else ([], [card])
    there = begun([CANTINA], light, SITH, 1, hands)
    there.pass_all("play")
    there.do("play", card)
    there.decision()
    for name, fights in ((LUKE, False), (VADER, False), ("2_91", False), (TROOPER, True), (STORM, True)):
        assert is_in_battle(there.game, there.piece(name)) == fights
    assert len(there.game.sides[seat].used.cards) == 1 + (1 if seat == 1 else 0)
    outside = begun([FARM], [f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}"], 1, hands)
    assert not outside.may("play", card)


def test_a_defel_hides_from_a_battle_only_at_night() -> None:
    for night, may in ((["1_230 in 1_289"], True), ([], False)):
        there = begun(["1_289", FARM][::-1], [f"{TROOPER} @ {FARM}"], [f"2_87 @ {FARM}", f"{STORM} @ {FARM}", *night], 0)
        assert there.may("act", "2_87") == may
        if may:
            there.do("act", "2_87")
            there.decision()
            assert not is_in_battle(there.game, there.piece("2_87"))


def test_a_revolution_feeds_the_defel() -> None:
    for place, owed in ((FARM, 1), (CANTINA, 0)):
        there = Position([FARM, CANTINA], [f"1_62 in {FARM}"], [f"2_87 @ {place}"], at="control", active=1)
        assert there.may("lose from") == bool(owed)


def test_musicians_raise_the_ability_that_a_destiny_needs() -> None:
    there = Position([FARM], [f"2_7 @ {FARM}", f"2_11 @ {FARM}"], [f"2_94 @ {FARM}"])
    for seat in (0, 1):
        assert there.game.value(NEEDED_ABILITY + seat, there.piece(FARM)) == 4 + 2
    alone = Position([FARM], [f"2_7 @ {FARM}"], [])
    assert alone.game.value(NEEDED_ABILITY, alone.piece(FARM)) == 4


@pytest.mark.parametrize(("musicians", "cost"), [([], 0), (["2_7"], 1), (["2_7", "2_13"], 2)])
def test_a_drain_beside_musicians_costs_force(musicians: list[str], cost: int) -> None:
    light = [f"2_11 @ {CANTINA}", *(f"{each} @ {CANTINA}" for each in musicians)]
    for force, may in ((cost, True), (cost - 1, cost == 0)):
        piles = ({}, {"force": max(force, 0)})
        there = Position([FARM, CANTINA], light, [f"{STORM} @ {FARM}"], at="control", active=1, piles=piles)
        assert there.may("drain", FARM) == may
        if may:
            there.do("drain", FARM)
            there.decision()
            assert len(there.game.sides[1].used.cards) == cost


def test_a_drain_far_from_musicians_costs_nothing() -> None:
    light = [f"2_11 @ {CANTINA}", f"2_7 @ {CANTINA}"]
    there = Position([FARM, "1_133", CANTINA], light, [f"{STORM} @ {FARM}"], at="control", active=1, piles=({}, {"force": 0}))
    beside = there.game.place_at(there.piece(STORM))
    assert there.may("drain", FARM) == (beside == there.piece(FARM).id)


def test_a_cover_charge_for_comers_and_walkers() -> None:
    dark = [f"2_94 @ {CANTINA}", f"2_105 @ {CANTINA}", f"{STORM}=x @ {FARM}"]
    there = Position([FARM, CANTINA], [f"{TROOPER} @ {FARM}"], dark, at="move", piles=({"hand": [HAN], "force": 2}, {}))
    assert there.cost(HAN, CANTINA) == there.by_code[HAN].cost + 1
    assert there.cost(HAN, FARM) == there.by_code[HAN].cost
    there.do("walk", TROOPER, CANTINA)
    there.decision()
    assert len(there.game.sides[0].used.cards) == 2
    poor = Position([FARM, CANTINA], [f"{TROOPER} @ {FARM}"], dark, at="move", piles=({"force": 1}, {}))
    assert not poor.may("walk", TROOPER, CANTINA)


def test_dark_waters_lessen_drains() -> None:
    there = Position([FARM], [f"{TROOPER} @ {FARM}"], [])
    wet = Position([FARM], [f"{TROOPER} @ {FARM}"], [f"2_119 in {FARM}"])
    assert wet.drain(0, FARM) == max(there.drain(0, FARM) - 1, 0)
    assert wet.game.value(DRAIN + 1, wet.piece(FARM)) == 0
    assert placed("2_119", [FARM, CANTINA, CORRIDOR, "3_57", "1_129"], [], []) == {FARM: 0, "1_129": 0}


def test_zutton_lowers_the_sum_once_a_battle() -> None:
    there = begun([FARM], [f"2_24 @ {FARM}"], [f"{VADER} @ {FARM}"], 1, ([], []), (10, ["1_72"] * 5))
    assert until(there, "act", "2_24")
    before = there.game.battle.destiny[1]
    there.do("act", "2_24")
    there.decision()
    assert there.game.battle.destiny[1] == before - 1
    assert not there.may("act", "2_24")


@pytest.mark.parametrize(("card", "seat"), [("2_49", 0), ("2_135", 1)])
def test_a_full_hand_is_thinned(card: str, seat: int) -> None:
    for cards, may in ((13, True), (12, False)):
        there = holding(card, [FARM], [], [], other={"hand": cards})
        texts = [option[2] for option in there.options() if option[0] == "play"]
        assert (0 in texts) == may
        if may:
            use(there, card)
            assert len(there.game.sides[1 - seat].hand.cards) == 8
            assert len(there.game.sides[1 - seat].used.cards) == 5


@pytest.mark.parametrize("card", ["2_49", "2_135"])
def test_what_is_doubled_in_a_hand_is_lost(card: str) -> None:
    there = holding(card, [FARM], [], [], other={"hand": [TROOPER, STORM, TROOPER, LUKE]})
    other = 1 if card == "2_49" else 0
    there.game.apply(next(number for number, option in enumerate(there.options()) if option[0] == "play"))
    there.decision()
    side = there.game.sides[other]
    assert sorted(piece.card.code for piece in side.hand.cards) == sorted([STORM, LUKE])
    assert [piece.card.code for piece in side.lost.cards] == [TROOPER, TROOPER]
    assert len(there.game.sides[1 - other].used.cards) == 4


def test_damage_without_cards_is_cancelled() -> None:
    there = begun([FARM], [f"{TROOPER} @ {FARM}"], [f"{VADER} @ {FARM}", f"{STORM} @ {FARM}"], 1, (["2_50"], []), (10, [FILLER] * 10))
    assert not there.may("play", "2_50")
    for _ in range(30):
        if there.may("play", "2_50"):
            break
        assert there.game.battle.place >= 0, "never offered"
        there.do("forfeit" if there.may("forfeit") else "destiny" if there.may("destiny") else "pass")
        there.decision()
    assert lost(there, TROOPER) == [True]
    life = there.game.sides[0].life()
    there.do("play", "2_50")
    there.decision()
    assert there.game.battle.place < 0
    assert there.game.sides[0].life() == life


@pytest.mark.parametrize(("card", "victim"), [("2_50", "1_230"), ("2_132", "1_56")])
def test_a_houjix_cancels_an_effect(card: str, victim: str) -> None:
    sides = ([], [f"{victim} in 1_289"]) if card == "2_50" else ([f"{victim} in 1_289"], [])
    there = use(holding(card, ["1_289"], *sides), card, victim)
    assert lost(there, victim) == [True]


@pytest.mark.parametrize(("destiny", "leaves"), [("1_12", True), (FILLER, False)])
def test_permanent_pilots_leave(destiny: str, leaves: bool) -> None:
    for card in ("2_32", "2_118"):
        victim = TIE if card == "2_32" else X_WING
        sides = ([], [f"{TIE} @ {YAVIN}"]) if card == "2_32" else ([f"{X_WING} @ {YAVIN}"], [])
        there = holding(card, [YAVIN], *sides, at="deploy", own={"reserve": [FILLER, destiny]})
        there.do("play", card)
        choose(there, victim)
        ship = there.piece(victim)
        assert there.game.is_run(ship) != leaves
        assert (there.game.power_of(ship) == 0) == leaves
        assert there.game.has_presence(ship.controller, there.piece(YAVIN).id) != leaves
        assert there.game.free_rooms(ship, c.PILOT_SEAT) == there.by_code[victim].rooms[c.PILOT_SEAT] + int(leaves)
        assert lost(there, card) == [not leaves]


def test_a_corvette_comes_where_nobody_is() -> None:
    for card, may in (("2_73", True), (CORVETTE, False)):
        there = Position([DEATH_STAR], [], [], piles=({"hand": [card]}, {}))
        assert there.may("deploy", card) == may


@pytest.mark.parametrize(("bearer", "cost"), [(TROOPER, 6), (HAN, 4), ("2_3", 1)])
def test_a_bowcaster_is_lighter_for_the_strong(bearer: str, cost: int) -> None:
    there = Position([FARM], [f"{bearer} @ {FARM}"], [], piles=({"hand": ["2_77"]}, {}))
    assert there.number(POWER, bearer) == 7 - cost or bearer == "2_3"
    there.do("deploy", "2_77")
    if there.may("arm", bearer):
        there.do("arm", bearer)
    there.decision()
    assert len(there.game.sides[0].used.cards) == cost
    fight = Position(
        [FARM], [f"{bearer} @ {FARM}", f"2_77 in {bearer}"], [f"{STORM} @ {FARM}"], at="battle", piles=({"force": cost + 1}, {})
    )
    fight.do("battle", FARM)
    assert fight.may("fire", "2_77")
    fight.do("fire", "2_77", STORM)
    fight.decision()
    assert len(fight.game.sides[0].used.cards) == cost + 1 + 1, "the battle, the shot and its destiny"


@pytest.mark.parametrize(("seat", "is_hit"), [("passenger", True), ("pilot", False)])
def test_a_gunner_helps_as_a_passenger(seat: str, is_hit: bool) -> None:
    dark = ["1_305 @ 1_135", f"2_85 in 1_305 as {seat}", "2_158 in 1_305"]
    light = [f"{X_WING} @ {YAVIN}"]
    destiny = "1_12"
    there = Position([YAVIN], light, dark, at="battle", active=1, piles=({}, {"reserve": [FILLER, destiny]}))
    number = there.number(DEFENCE, X_WING)
    assert there.by_code[destiny].destiny <= number
    there.do("battle", YAVIN)
    there.do("fire", "2_158", X_WING)
    there.decision()
    shot = there.by_code[destiny].destiny + (1 if is_hit else 0)
    assert there.piece(X_WING).is_hit == (shot > number)


@pytest.mark.parametrize(("destiny", "explodes"), [(FILLER, True), ("1_12", False)])
def test_a_jawa_blaster_explodes(destiny: str, explodes: bool) -> None:
    dark = [f"1_182 @ {CANTINA}", "2_159 in 1_182", f"{STORM} @ {CANTINA}"]
    there = Position([CANTINA], [f"{TROOPER} @ {CANTINA}"], dark, at="battle", active=1, piles=({}, {"reserve": [FILLER, destiny]}))
    there.do("battle", CANTINA)
    there.do("fire", "2_159", TROOPER)
    there.decision()
    assert lost(there, "1_182", "2_159", STORM) == [explodes, explodes, False]


def test_a_wookiee_saves_what_was_hit() -> None:
    for friend, place, kept in (("2_3", FARM, True), ("2_3", CANTINA, False)):
        there = Position([FARM, CANTINA], [f"{friend} @ {place}", f"{DROID} @ {FARM}", f"{TROOPER} @ {FARM}"], [])
        for name in (DROID, TROOPER):
            there.piece(name).is_hit = True
        there.game.changed()
        while lose_hit(there.game):
            pass
        assert there.zone(DROID)[0] == (c.USED if kept else c.LOST)
        assert there.zone(TROOPER)[0] == c.LOST
    unhurt = Position([FARM], [f"2_3 @ {FARM}", f"{DROID} @ {FARM}"], [])
    leave_table(unhurt.game, unhurt.piece(DROID))
    assert unhurt.zone(DROID)[0] == c.LOST


def test_an_astromech_repairs_what_an_ion_cannon_has_done() -> None:
    for card, seat in (("2_15", 0), ("2_101", 1)):
        ship, foe, weapon = (X_WING, DESTROYER, ION) if seat == 0 else (DESTROYER, "2_71", "2_81")
        there = _shot(card, ship, foe, weapon, seat)
        assert there.number(HYPERSPEED, ship) == 0
        there.game.frames = there.game.frames[:1]
        there.game.frames[0].pc = 2
        there.game.frames[0].a = there.game.active = seat
        there.game.battle.place = -1
        there.game.decision = None
        assert there.may("act", card)
        there.do("act", card)
        there.decision()
        assert there.number(HYPERSPEED, ship) == there.by_code[ship].hyperspeed
        assert there.number(DEFENCE, ship) == there.by_code[ship].defence + 1
        assert not there.may("act", card)


def _shot(card: str, ship: str, foe: str, weapon: str, seat: int) -> Position:
    """A starship with an astromech droid has just been shot by an ion cannon."""
    own = [f"{ship} @ {YAVIN}", f"{card} in {ship} as {'astromech' if seat == 0 else 'passenger'}"]
    other = [f"{foe} @ {YAVIN}", *([f"{LUKE} in {foe} as pilot"] if seat else []), f"{weapon} in {foe}"]
    piles: list[dict] = [{}, {}]
    piles[1 - seat] = {"reserve": ["1_45"] * 6}
    sides = (own, other) if seat == 0 else (other, own)
    there = Position([YAVIN], *sides, at="battle", active=1 - seat, piles=(piles[0], piles[1]))
    there.game.deck_rngs[0].below(2)
    there.by_code["1_45"].destiny = 9
    there.do("battle", YAVIN)
    there.do("fire", weapon, ship)
    there.decision()
    return there


@pytest.mark.parametrize(
    ("card", "row", "helper", "site", "light"), [("2_4", YAVIN, CORVETTE, WAR_ROOM, True), ("2_98", DEATH_STAR, DESTROYER, CORRIDOR, False)]
)
def test_an_officer_calls_starships(card: str, row: str, helper: str, site: str, light: bool) -> None:
    own, other = (
        [f"{card} @ {site}", f"{helper} @ {CORELLIA}", f"{X_WING if light else TIE} @ {row}"],
        [f"{TIE if light else X_WING} @ {row}"],
    )
    sides = (own, other) if light else (other, own)
    there = Position([row, site, CORELLIA], *sides, at="battle", active=1 if light else 0)
    there.game.pieces[there.piece(row).id].card.parsec = 2
    there.do("battle", row)
    assert there.may("act", card)
    there.do("act", card)
    choose(there, helper)
    assert there.game.place_at(there.piece(helper)) == there.piece(row).id


def test_corellia_calls_its_own_starships_alone() -> None:
    light, dark = [f"{X_WING} @ {CORELLIA}"], [f"{TIE} @ {CORELLIA}"]
    for hand, may in (([CORVETTE], True), (["2_70"], False), ([X_WING + "=z"], False)):
        codes = [code.partition("=")[0] for code in hand]
        there = Position([CORELLIA], light, dark, at="battle", active=1, piles=({"hand": codes}, {}))
        there.do("battle", CORELLIA)
        assert there.may("act", CORELLIA) == may
    both = Position([CORELLIA], light, dark, at="battle", active=1, piles=({"hand": [CORVETTE, "2_70"]}, {}))
    both.do("battle", CORELLIA)
    both.do("act", CORELLIA)
    assert both.may("deploy", CORVETTE)
    assert not both.may("deploy", "2_70")


def test_starships_leave_corellia_faster() -> None:
    there = Position([CORELLIA, YAVIN], [], [f"{DESTROYER} @ {CORELLIA}"])
    assert there.number(HYPERSPEED, DESTROYER) == there.by_code[DESTROYER].hyperspeed + 1


@pytest.mark.parametrize(("ships", "more"), [(1, 0), (2, 2), (3, 0)])
def test_a_pair_of_starships_holds_kiffex(ships: int, more: int) -> None:
    light = [f"{X_WING}=x{number} @ {KIFFEX}" for number in range(ships)]
    dark = [f"{TIE}=y{number} @ {KIFFEX}" for number in range(ships)]
    there = Position([KIFFEX], light, dark)
    for seat in (0, 1):
        assert there.game.value(TOTAL_POWER + seat, there.piece(KIFFEX)) == more


def test_a_droid_looks_ahead_in_the_draw_phase() -> None:
    for place, may in ((CORRIDOR, False), ("1_287", True)):
        there = Position([place], [], [f"2_99 @ {place}"], at="draw", active=1)
        assert there.may("act", "2_99") == may


def test_a_scavenger_takes_from_the_lost_pile() -> None:
    piles = ({"lost": ["1_24", "1_152", TROOPER]}, {})
    there = Position([FARM], [], [f"2_102 @ {FARM}"], at="control", active=1, piles=piles)
    there.do("act", "2_102")
    while there.may("lose from"):
        there.do("lose from")
    choose(there, "1_152")
    assert there.zone("1_152") == (c.HAND, 1)
    assert there.zone(TROOPER) == (c.LOST, 0)
    bare = Position([FARM], [], [f"2_102 @ {FARM}"], at="control", active=1, piles=({"lost": [TROOPER]}, {}))
    assert not bare.may("act", "2_102")


def test_a_droid_wears_down_bit_by_bit() -> None:
    there = begun([FARM], [f"{LUKE} @ {FARM}"], [f"2_109 @ {FARM}", f"{STORM} @ {FARM}"], 0, ([], []), (["1_12"] * 3, [FILLER] * 9))
    assert there.number(FORFEIT, "2_109") == 7
    while not there.may("forfeit"):
        there.do("destiny" if there.may("destiny") else "pass")
        there.decision()
    owed = there.game.battle.attrition[1] or there.game.battle.damage[1]
    assert 0 < owed < 7
    there.do("forfeit", "2_109")
    there.decision()
    assert there.zone("2_109")[0] == c.AT_LOCATIONS
    assert there.number(FORFEIT, "2_109") == 7 - owed


def test_a_fighter_is_slowed_for_the_turn() -> None:
    there = use(holding("2_47", [YAVIN], [], [f"1_306 @ {YAVIN}"]), "2_47", "1_306")
    assert there.number(DEFENCE, "1_306") == there.by_code["1_306"].defence - 1
    there.game.end_period(0)
    assert there.number(DEFENCE, "1_306") == there.by_code["1_306"].defence
