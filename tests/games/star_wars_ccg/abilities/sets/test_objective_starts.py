"""What comes on the table with Objectives that begin with captives, Effects on sites, or a card of the opponent (CCG-SET-08)."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import CAPTIVE, FROZEN, START_CHOICE
from games.star_wars_ccg.play.game import Play, new_game
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.runs.layout import DeckOrder, table_of
from tests.games.star_wars_ccg.card_pool import pool

LIGHT_REST, DARK_REST = ["1_90"] * 20, ["1_226"] * 20
STARTS = {
    "7_139": ["1_123", "7_118", "1_17", "1_124", "1_136", "1_139"],
    "8_78": ["8_68", "8_77"],
    "110_4": ["7_131", "6_81", "1_11"],
    "208_25": ["217_34", "208_14", "8_73", "9_34"],
    "211_36": ["211_48", "204_30"],
    "10_29": ["7_277", "10_45", "7_275"],
    "213_32": ["213_23", "213_10"],
    "9_61": ["8_71", "9_24", "9_90", "8_76", "9_34"],
    "9_151": ["9_147", "9_127", "9_134"],
    "110_6": ["6_162", "6_170", "6_164"],
    "111_4": ["1_135", "1_136"],
    "111_6": ["2_143", "1_281", "1_285"],
    "12_89": ["12_87", "11_42", "12_42"],
    "203_19": ["1_127", "2_73", "2_14", "203_14", "1_130"],
    "7_136": ["7_123"],
    "7_138": ["4_84"],
    "208_57": ["204_53", "204_30", "208_40"],
    "209_29": ["209_23", "209_25", "209_18", "1_139"],
    "7_296": ["5_166", "5_107", "5_172"],
}


def begun(light: list[str], dark: list[str]) -> Play:
    """A game once all that starts is there; of what may come, the first is taken."""
    orders = [DeckOrder("light", tuple(light + LIGHT_REST)), DeckOrder("dark", tuple(dark + DARK_REST))]
    game = new_game(table_of(orders, pool(), texts=True), 3, 0, False)
    while (decision := game.advance()) is not None and decision.kind == START_CHOICE:
        game.apply(0)
    return game


def the(game: Play, code: str) -> Piece:
    return next(piece for piece in game.pieces if piece.card.code == code)


def is_there(game: Play, code: str) -> bool:
    return game.zones[the(game, code).zone].in_play or the(game, code).host >= 0


def of(goal: str) -> Play:
    cards = [goal, *STARTS[goal]]
    return begun(cards, ["1_282"]) if pool().cards[goal].side == "light" else begun(["1_132", "1_28"], cards)


@pytest.mark.parametrize("goal", [goal for goal in STARTS if goal not in ("7_139", "213_32")])
def test_all_that_an_objective_names_comes(goal: str) -> None:
    game = of(goal)
    assert [code for code in (goal, *STARTS[goal]) if not is_there(game, code)] == []


def test_the_princess_begins_in_prison() -> None:
    game = of("7_139")
    assert the(game, "1_17").bonds == CAPTIVE
    assert the(game, "1_17").host == the(game, "7_118").id


def test_han_begins_frozen() -> None:
    game = of("110_4")
    assert the(game, "1_11").bonds == FROZEN
    assert the(game, "1_11").host == the(game, "6_81").id


def test_a_rebel_of_the_opponent_begins_in_prison() -> None:
    game = of("7_296")
    assert the(game, "1_28").bonds == CAPTIVE
    assert the(game, "1_28").host == the(game, "5_172").id
    assert the(game, "7_296").stage == 0


def test_without_one_the_objective_stays_and_turns_over() -> None:
    game = begun(["1_132"], ["7_296", *STARTS["7_296"]])
    assert is_there(game, "7_296")
    assert the(game, "7_296").stage == 1


def test_the_prophecy_begins_on_the_pyre() -> None:
    game = of("208_25")
    assert the(game, "208_14").host == the(game, "217_34").id


def test_the_droid_begins_with_the_plans_aboard_the_blockade_runner() -> None:
    game = of("203_19")
    assert the(game, "2_14").host == the(game, "2_73").id
    assert the(game, "203_14").host == the(game, "2_14").id


def test_the_course_begins_at_a_city_that_stands_in_for_its_planet() -> None:
    """CCG-SET-08: the text of the city lets that Objective start with it."""
    game = begun(["1_132", "1_28"], ["111_6", "2_143", "209_49", "1_285"])
    assert [code for code in ("111_6", "2_143", "209_49", "1_285") if not is_there(game, code)] == []


def test_another_site_does_not_stand_in_for_it() -> None:
    assert not is_there(begun(["1_132", "1_28"], ["111_6", "2_143", "209_25", "1_285"]), "111_6")


def test_maul_comes_only_against_the_throne_room() -> None:
    assert not is_there(of("213_32"), "213_10")
    assert is_there(begun(["1_138"], ["213_32", *STARTS["213_32"]]), "213_10")


def test_a_representative_is_revealed_and_stays_in_the_deck() -> None:
    game = begun(["112_1", "112_9", "6_81", "6_59", "1_20", "1_20"], ["1_282"])
    assert [code for code in ("112_1", "112_9", "6_81", "6_59") if not is_there(game, code)] == []
    assert game.pieces[the(game, "112_1").aim].card.code == "1_20"
    assert all(game.has_flag(c.GAINS_REP, piece) for piece in game.pieces if piece.card.code == "1_20")
    assert not is_there(game, "1_20")


def test_without_an_alien_of_a_species_the_court_does_not_meet() -> None:
    assert not is_there(begun(["112_1", "112_9", "6_81", "6_59", "1_4"], ["1_282"]), "112_1")


# 9_51: a Starting Interrupt that brings Effects; 9_41: one that 203_19 bans, 9_38: one that it does not.
def test_a_starting_interrupt_brings_nothing_that_an_objective_bans() -> None:
    """CCG-SET-07, CCG-OBJ-01"""
    game = begun(["203_19", *STARTS["203_19"], "9_51", "9_41", "9_38"], ["1_282"])
    assert is_there(game, "9_38")
    assert not is_there(game, "9_41")
