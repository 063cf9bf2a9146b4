"""Weapons, devices and Effects (CCG-DEV-01, CCG-EFF-01): where they go, what they cost, how weapons fire, and what they change."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import DEFENCE, FORFEIT, HYPERSPEED, POWER
from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position

TATOOINE, YAVIN, CORRIDOR, FARM, BAY, CANTINA = "1_289", "1_296", "1_284", "1_132", "1_291", "1_290"


def price(card: str, light: list[str], dark: list[str], bearer: str, *, row: list[str] | None = None) -> int | None:
    """The Force that it costs to put the card on this bearer; None if it may not go there."""
    seat = 0 if any(card == each for each in LIGHT) else 1
    piles: list[dict] = [{}, {}]
    piles[seat] = {"hand": [card]}
    there = Position(row or [FARM], light, dark, piles=(piles[0], piles[1]), active=seat)
    before = len(there.game.sides[seat].force.cards)
    if not there.may("deploy", card):
        return None
    there.do("deploy", card)
    if there.game.decision is not None or there.decision() is not None:
        if not there.may("arm", bearer):
            return None
        there.do("arm", bearer)
    assert there.piece(card).host == there.piece(bearer).id
    return before - len(there.game.sides[seat].force.cards)


LIGHT = ("1_152", "1_154", "1_155", "1_36", "1_38", "1_40", "1_47", "1_61", "1_65", "1_158", "1_159")
WARRIOR, PILOT, HAN, LUKE = f"1_28 @ {FARM}", f"1_27 @ {FARM}", f"1_11 @ {FARM}", f"1_19 @ {FARM}"
PRICES = {
    "a blaster on a warrior": ("1_152", [WARRIOR], [], "1_28", 1),
    "not on a pilot": ("1_152", [PILOT], [], "1_27", None),
    "not on another side's warrior": ("1_152", [], [f"1_194 @ {FARM}"], "1_194", None),
    "not on a warrior with a weapon": ("1_152", [WARRIOR, "1_153 in 1_28"], [], "1_28", None),
    "Han's pistol on Han": ("1_154", [HAN], [], "1_11", 1),
    "Han's pistol on another": ("1_154", [WARRIOR], [], "1_28", 3),
    "a lightsaber on Luke": ("1_155", [LUKE], [], "1_19", 3),
    "a lightsaber on a weak warrior": ("1_155", [WARRIOR], [], "1_28", 6),
    "Vader's lightsaber": ("1_324", [], [f"1_168 @ {FARM}"], "1_168", 0),
    "not on another": ("1_324", [], [f"1_194 @ {FARM}"], "1_194", None),
    "a belt on an alien": ("1_40", [f"1_20 @ {FARM}"], [], "1_20", 1),
    "not on a droid": ("1_40", [f"1_24 @ {FARM}"], [], "1_24", None),
    "a bolt on an enemy droid": ("1_38", [], [f"1_193 @ {FARM}"], "1_193", 0),
    "Demotion on an officer": ("1_47", [], [f"1_166 @ {FARM}"], "1_166", 2),
    "not on Vader": ("1_47", [], [f"1_168 @ {FARM}"], "1_168", None),
    "not on a stormtrooper": ("1_47", [], [f"1_194 @ {FARM}"], "1_194", None),
}


@pytest.mark.parametrize("what", PRICES)
def test_a_card_is_attached_where_its_text_lets_it(what: str) -> None:
    card, light, dark, bearer, cost = PRICES[what]
    assert price(card, light, dark, bearer) == cost


def test_supplies_need_a_docking_bay_in_the_system() -> None:
    ship = [f"1_146 @ {TATOOINE}"]
    assert price("1_36", ship, [], "1_146", row=[TATOOINE, BAY]) == 0
    assert price("1_36", ship, [], "1_146", row=[TATOOINE, FARM]) is None


# (light, dark, number, card, what the attached card adds)
ADDED = {
    "supplies": ([TATOOINE], [f"1_144 @ {TATOOINE}", "1_36 in 1_144"], [], HYPERSPEED, "1_144", 1),
    "a belt on Tatooine": ([FARM], [WARRIOR, "1_40 in 1_28"], [], FORFEIT, "1_28", 2),
    "a belt elsewhere": ([CORRIDOR], [f"1_28 @ {CORRIDOR}", "1_40 in 1_28"], [], FORFEIT, "1_28", 0),
    "a belt of the Dark Side": ([FARM], [], [f"1_194 @ {FARM}", "1_207 in 1_194"], POWER, "1_194", 1),
    "on the Death Star": ([CORRIDOR], [], [f"1_194 @ {CORRIDOR}", "1_207 in 1_194"], POWER, "1_194", 2),
    "modifications": ([TATOOINE], [f"1_144 @ {TATOOINE}", "1_65 in 1_144"], [], DEFENCE, "1_144", 2),
    "on the Falcon with Han": (
        [TATOOINE],
        [f"1_143 @ {TATOOINE}", "1_11 in 1_143 as pilot", "1_65 in 1_143"],
        [],
        FORFEIT,
        "1_143",
        2,
    ),
    "on the Falcon without Han": (
        [TATOOINE],
        [f"1_143 @ {TATOOINE}", "1_27 in 1_143 as pilot", "1_65 in 1_143"],
        [],
        FORFEIT,
        "1_143",
        0,
    ),
}


@pytest.mark.parametrize("what", ADDED)
def test_an_attached_card_changes_its_bearer(what: str) -> None:
    row, light, dark, number, name, added = ADDED[what]
    found = [Position(row, light, dark, texts=texts).number(number, name) for texts in (True, False)]
    assert found[0] - found[1] == added


def test_a_demoted_officer_has_no_text() -> None:
    row, dark = [FARM], [f"1_166 @ {FARM}", f"1_179 @ {FARM}"]
    printed = Position(row, [], dark, texts=False).number(POWER, "1_166")
    assert Position(row, [], dark).number(POWER, "1_166") == printed + 1
    assert Position(row, [], [*dark, "1_47 in 1_166"]).number(POWER, "1_166") == max(printed - 2, 0)


def test_a_bolted_droid_neither_helps_nor_moves_and_the_bolt_changes_hands() -> None:
    row = [FARM, "1_295"]
    light = [f"1_151 @ {FARM}", "1_25 in 1_151 as passenger", f"1_24 @ {FARM}"]
    free, bolted = Position(row, light), Position(row, [*light, "1_38 in 1_25"])
    assert free.number(POWER, "1_151") == bolted.number(POWER, "1_151") + 1
    given = Position(row, [*light, "1_38 in 1_24"])
    assert given.may("give", "1_38", "1_25")
    assert not Position(row, [*light, "1_38 in 1_24"], at="move").may("walk", "1_24")
    assert Position(row, light, at="move").may("walk", "1_24")


def test_warriors_of_the_opponent_cost_more_while_an_effect_says_so() -> None:
    piles = ({"hand": ["1_28", "1_27"]}, {})
    taxed, free = (Position([FARM], [LUKE], dark, piles=piles) for dark in (["1_232"], []))
    assert taxed.cost("1_27", FARM) == free.cost("1_27", FARM)
    assert free.by_code["1_28"].is_warrior
    assert not free.by_code["1_27"].is_warrior
    plain, more = (Position([FARM], [], dark, piles=piles) for dark in ([], ["1_232"]))
    assert more.cost("1_28", FARM) == plain.cost("1_28", FARM) + 1
    beside = Position([FARM], [LUKE], [], piles=({}, {"hand": ["1_232"]}), active=1)
    beside.do("deploy", "1_232")
    beside.game.advance()
    assert beside.zone("1_232") == (c.AREA, 1)
    assert len(beside.game.sides[1].used.cards) == 3


def shot(light: list[str], dark: list[str], weapon: str, target: str, destinies: list[str], *, row: list[str] | None = None) -> Position:
    there = Position(row or [FARM], light, dark, at="battle", piles=({"reserve": [FILLER, *reversed(destinies)]}, {}))
    there.do("battle", (row or [FARM])[0])
    there.do("fire", weapon, target)
    while there.decision() is not None and there.game.frames[-1].kind == c.ANSWER_FRAME:
        there.do("pass")
    return there


# Cards with these destinies, and targets with these numbers, are looked up in the position itself.
def test_a_blaster_hits_what_its_destiny_exceeds() -> None:
    """A stormtrooper has ability 1; a card of destiny 1 is not enough, one of destiny 3 is."""
    armed, enemy = [WARRIOR, "1_152 in 1_28"], [f"1_194 @ {FARM}"]
    assert not shot(armed, enemy, "1_152", "1_194", ["1_19"]).piece("1_194").is_hit
    assert shot(armed, enemy, "1_152", "1_194", ["1_27"]).piece("1_194").is_hit
    rifle = [WARRIOR, "1_153 in 1_28"]
    there = shot(rifle, enemy, "1_153", "1_194", ["1_19"])
    assert there.piece("1_194").is_hit  # destiny 1 and 1 more
    assert len(there.game.sides[0].used.cards) == 1 + 2 + 1  # the battle, the shot, the destiny


def test_a_lightsaber_draws_two_and_takes_the_forfeit_value() -> None:
    dark = [f"1_168 @ {FARM}", "1_324 in 1_168"]
    reserve = [FILLER, "1_170", "1_170"]
    there = Position([FARM], [LUKE], dark, at="battle", active=1, piles=({}, {"reserve": reserve}))
    there.do("battle", FARM)
    there.do("fire", "1_324", "1_19")
    assert there.by_code["1_170"].destiny * 2 > 4 >= there.by_code["1_170"].destiny
    assert there.piece("1_19").is_hit
    assert there.number(FORFEIT, "1_19") == 0
    assert there.drain(1, FARM) > Position([FARM], [LUKE], dark[:1]).drain(1, FARM)


def test_only_the_owner_of_a_pistol_takes_the_forfeit_value() -> None:
    enemy = [f"1_194 @ {FARM}"]
    with_han = shot([HAN, "1_154 in 1_11"], enemy, "1_154", "1_194", ["1_27"])
    assert with_han.piece("1_194").is_hit
    assert with_han.number(FORFEIT, "1_194") == 0
    with_other = shot([WARRIOR, "1_154 in 1_28"], enemy, "1_154", "1_194", ["1_27"])
    assert with_other.piece("1_194").is_hit
    assert with_other.number(FORFEIT, "1_194") > 0


def test_a_cannon_is_better_against_starfighters() -> None:
    dark = [f"1_303 @ {TATOOINE}", "1_313 in 1_303"]

    def is_hit(target: str) -> bool:
        there = Position([TATOOINE], [f"{target} @ {TATOOINE}"], dark, at="battle", active=1, piles=({}, {"reserve": [FILLER, "1_304"]}))
        there.do("battle", TATOOINE)
        there.do("fire", "1_313", target)
        self_number = there.number(DEFENCE, target)
        destiny = there.by_code["1_304"].destiny
        assert there.piece(target).is_hit == (destiny + (1 if target == "1_146" else -1) > self_number)
        return there.piece(target).is_hit

    is_hit("1_146")
    is_hit("1_140")


def test_a_weapon_for_characters_does_not_fire_at_starships() -> None:
    there = Position([BAY], [f"1_28 @ {BAY}", "1_155 in 1_28"], [f"1_194 @ {BAY}", f"1_308 @ {BAY}"], at="battle")
    there.do("battle", BAY)
    assert there.may("fire", "1_155", "1_194")
    assert not there.may("fire", "1_155", "1_308")


def test_fear_keeps_them_in_line() -> None:
    row = [TATOOINE, FARM]
    ship = [f"1_302 @ {TATOOINE}", "1_216 in 1_302"]

    def power(light: list[str]) -> int:
        there = Position(row, [f"1_28 @ {FARM}", *light], [f"1_194 @ {FARM}", *ship], at="battle", active=1)
        there.do("battle", FARM)
        while there.may("pass") and not there.may("forfeit"):
            there.do("pass")
        return there.game.battle.power[1]

    assert power([]) == power([f"1_140 @ {TATOOINE}"]) + 1 + 1  # the text of Tatooine adds 1 as well


def test_both_players_use_force_for_a_jawa() -> None:
    for force, is_there in ((1, True), (0, False)):
        there = Position([FARM], [LUKE], [], piles=({"hand": ["1_12"]}, {"force": force}))
        assert there.may("deploy", "1_12") == is_there
    there = Position([FARM], [LUKE], [], piles=({"hand": ["1_12"]}, {"force": 3}))
    there.do("deploy", "1_12")
    there.game.advance()
    assert [len(side.used.cards) for side in there.game.sides] == [1, 1]
    away = Position([CORRIDOR], [f"1_19 @ {CORRIDOR}"], [], piles=({"hand": ["1_12"]}, {}))
    assert not away.may("deploy", "1_12")
    siesta = Position([FARM], [f"1_12 @ {FARM}"], [], piles=({"hand": ["1_51"]}, {}))
    before = siesta.number(FORFEIT, "1_12")
    siesta.do("deploy", "1_51")
    siesta.game.advance()
    assert [len(side.used.cards) for side in siesta.game.sides] == [3, 3]
    assert siesta.number(FORFEIT, "1_12") == before + 1


def test_ability_counts_less_beside_a_jedi_with_an_effect() -> None:
    """Ability 5 is enough for a battle destiny, and 5 less 2 is not; beside a Dark Jedi the Effect does nothing."""
    jedi = [f"1_21 @ {FARM}"]
    officers, lord = [f"1_166 @ {FARM}", f"1_165 @ {FARM}"], [f"1_168 @ {FARM}"]
    for light, dark, drawn in ((jedi, officers, 1), ([*jedi, "1_43 in 1_21"], officers, 0), ([*jedi, "1_43 in 1_21"], lord, 1)):
        there = Position([FARM], light, dark, at="battle", active=1)
        there.do("battle", FARM)
        while there.game.battle.power == [0, 0]:
            there.do("destiny" if there.may("destiny") else "pass")
            there.decision()
        assert len(there.game.sides[1].used.cards) - 1 == drawn, light
