"""Texts in a battle: power, destinies, defenders and immunity to attrition, each with what it needs and without."""

from __future__ import annotations

from games.star_wars_ccg.abilities.constants import POWER
from games.star_wars_ccg.play.constants import ATTRITION_CHOICE
from games.star_wars_ccg.play.turn.interrupts import BY_PLAYER, ITSELF, has_worked_here, mark_here
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position

TATOOINE, YAVIN, CORRIDOR, FARM, DUNE_SEA = "1_289", "1_296", "1_284", "1_132", "1_130"
WAR_ROOM, JUNGLE = "1_139", "1_137"


def fought(there: Position, place: str) -> Position:
    """Begin the battle and pass the weapons segment; destinies are drawn as far as nobody may choose."""
    there.do("battle", place)
    while there.may("pass") and not there.may("destiny"):
        there.do("pass")
    return there


def totals(there: Position, place: str) -> list[int]:
    """The power of both sides once it is compared, with fillers of destiny 0 drawn."""
    there = fought(there, place)
    while there.may("destiny"):
        there.do("destiny")
    return there.game.battle.power


def test_a_guard_is_stronger_when_it_defends() -> None:
    cards = {"light": [f"1_26 @ {FARM}"], "dark": [f"1_194 @ {FARM}"]}
    defends, attacks = (Position([FARM], **cards, at="battle", active=seat) for seat in (1, 0))
    defends.do("battle", FARM)
    attacks.do("battle", FARM)
    assert defends.number(POWER, "1_26") - attacks.number(POWER, "1_26") == 4
    assert Position([FARM], **cards).number(POWER, "1_26") == attacks.number(POWER, "1_26")


def test_a_lone_rebel_in_the_jungle() -> None:
    alone = totals(Position([JUNGLE], [f"1_28 @ {JUNGLE}"], [f"1_194 @ {JUNGLE}"], at="battle"), JUNGLE)
    assert alone[0] == 3
    two = totals(Position([JUNGLE], [f"1_28=a @ {JUNGLE}", f"1_28=b @ {JUNGLE}"], [f"1_194 @ {JUNGLE}"], at="battle"), JUNGLE)
    assert two[0] == 2


def test_starships_above_a_planet_help_while_their_player_controls_it() -> None:
    row, ground = [TATOOINE, FARM], [f"1_28 @ {FARM}"]
    ships = [f"1_146=a @ {TATOOINE}", f"1_146=b @ {TATOOINE}"]
    assert totals(Position(row, [*ground, *ships], [f"1_194 @ {FARM}"], at="battle"), FARM)[0] == 3
    opposed = [f"1_194 @ {FARM}", f"1_304 @ {TATOOINE}"]
    assert totals(Position(row, [*ground, *ships], opposed, at="battle"), FARM)[0] == 1
    assert totals(Position(row, [*ground, *ships], [f"1_194 @ {FARM}"], at="battle", texts=False), FARM)[0] == 1


def test_ability_six_is_needed_where_the_location_says_so() -> None:
    """CCG-PWR-02: 4 is enough elsewhere."""
    for place, drawn in ((DUNE_SEA, 0), (FARM, 1)):
        there = Position([place], [f"1_28 @ {place}"], [f"1_166 @ {place}", f"1_165 @ {place}"], at="battle", active=1)
        totals(there, place)
        assert len(there.game.sides[1].used.cards) - 1 == drawn, place


def test_the_attacker_in_a_war_room_draws_one_more() -> None:
    for active, drawn in ((1, 1), (0, 0)):
        there = Position([WAR_ROOM], [f"1_28 @ {WAR_ROOM}"], [f"1_194 @ {WAR_ROOM}"], at="battle", active=active)
        totals(there, WAR_ROOM)
        assert len(there.game.sides[1].used.cards) == drawn + active  # and 1 Force for the battle


def test_a_pilot_in_its_own_ship_draws_if_nothing_else_lets_it() -> None:
    for ship, drawn in (("1_145", 1), ("1_144", 0)):
        light = [f"{ship} @ {TATOOINE}", f"1_3 in {ship} as pilot"]
        there = Position([TATOOINE], light, [f"1_304 @ {TATOOINE}"], at="battle", active=1)
        totals(there, TATOOINE)
        assert len(there.game.sides[0].used.cards) == drawn, ship


def test_vader_raises_each_of_his_battle_destinies() -> None:
    there = Position([FARM], [f"1_28 @ {FARM}"], [f"1_168 @ {FARM}"], at="battle", active=1)
    totals(there, FARM)
    assert there.game.battle.destiny == [0, 1]
    assert totals(Position([FARM], [f"1_28 @ {FARM}"], [f"1_168 @ {FARM}"], at="battle", active=1, texts=False), FARM)[1] == 6


def test_alderaan_lowers_the_destinies_of_the_dark_side_but_not_below_zero() -> None:
    dark = ["1_301 @ 1_121", "1_168 in 1_301 as pilot"]
    for reserve, destiny in (([FILLER], 0), (["1_28"], 3)):
        there = Position(["1_121"], ["1_146 @ 1_121"], dark, at="battle", active=1, piles=({}, {"reserve": reserve}))
        printed = 0 if reserve == [FILLER] else there.by_code["1_28"].destiny
        totals(there, "1_121")
        # Vader adds 1, Alderaan takes 1
        assert there.game.battle.destiny[1] == printed, destiny


def attrition_asked(light: list[str], dark_destiny: str, *, texts: bool = True) -> bool:
    """Whether the Light Side has to forfeit for the Dark Side's battle destiny of one card."""
    dark = [f"1_166 @ {FARM}", f"1_165 @ {FARM}"]
    there = Position(
        [FARM], light, dark, at="battle", active=1, piles=({"reserve": 0, "used": 5}, {"reserve": [dark_destiny]}), texts=texts
    )
    fought(there, FARM)
    while there.may("destiny"):
        there.do("destiny")
    decision = there.decision()
    return decision is not None and decision.kind == ATTRITION_CHOICE and decision.seat == 0


def test_immunity_to_attrition_ends_at_its_number() -> None:
    low, high = "1_17", "1_27"  # destiny 1 and 3
    there = Position([FARM], piles=({"hand": [low, high, "1_21"]}, {}))
    assert there.by_code[low].destiny < 3 <= there.by_code[high].destiny
    assert not attrition_asked([f"1_19 @ {FARM}"], low)
    assert attrition_asked([f"1_19 @ {FARM}"], high)
    assert attrition_asked([f"1_19 @ {FARM}"], low, texts=False)
    assert attrition_asked([f"1_19 @ {FARM}", f"1_28 @ {FARM}"], low)  # the trooper is not immune


def test_a_droid_that_helps_vehicles_and_droids_helps_nobody_else() -> None:
    yoda, droid, trooper, bantha = "4_2", "1_24", "1_28", "1_149"
    helped = [yoda, droid, trooper, bantha]
    there, alone = (Position([FARM], [f"{code} @ {FARM}" for code in codes]) for codes in (["1_32", *helped], helped))
    immune = {code: (there.game.is_immune(there.piece(code), 1), alone.game.is_immune(alone.piece(code), 1)) for code in helped}
    assert immune == {yoda: (True, True), droid: (True, False), trooper: (False, False), bantha: (True, False)}  # Yoda is by his own text


def test_a_text_that_a_location_uses_in_a_battle_leaves_its_one_battle_a_turn_alone() -> None:
    there = Position(["9_148"], ["1_143=ship @ 9_148", "1_19 in ship as pilot"], ["1_301 @ 9_148"], at="battle")
    there.do("battle", "9_148")
    gall = there.piece("9_148")
    assert gall.fought == there.game.turn  # CCG-BAT-03
    mark_here(there.game, gall, BY_PLAYER)
    assert gall.fought == there.game.turn
    assert has_worked_here(there.game, gall, BY_PLAYER)
    assert not has_worked_here(there.game, gall, ITSELF)
