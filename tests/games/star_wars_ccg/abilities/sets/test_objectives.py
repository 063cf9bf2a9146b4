"""Objectives (CCG-DSF-02): the start of a game with them, their two sides, and texts that last for the rest of the game."""

from __future__ import annotations

from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.board import board_of
from games.star_wars_ccg.play.constants import START_CHOICE
from games.star_wars_ccg.play.game import Play, new_game
from games.star_wars_ccg.play.objectives.faces import flip
from games.star_wars_ccg.report.replay import steps
from games.star_wars_ccg.runs.layout import DeckOrder, table_of
from tests.games.star_wars_ccg.abilities import using  # noqa: F401  the words for texts that are used
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.card_pool import pool

RALLTIIR, DANTOOINE = "2_148", "1_282"
# Generic sites of the Dark Side.
SITES = [f"{code} of {RALLTIIR}" for code in ("7_281", "7_284", "7_285")]
TROOPER, REBEL = "1_194", "1_28"
LIGHT_DECK = ("1_132", *["1_28"] * 20)


def started(*codes: str, light: tuple[str, ...] = LIGHT_DECK, logged: bool = False) -> Play:
    """A game with this deck of the Dark Side once the first hands are dealt; whatever is asked, the first option is taken."""
    orders = [DeckOrder("light", light), DeckOrder("dark", codes)]
    game = new_game(table_of(orders, pool(), texts=True), 3, 0, logged)
    while (decision := game.advance()) is not None and decision.kind == START_CHOICE:
        game.apply(0)
    return game


def named(game: Play, code: str) -> list[str]:
    side = game.sides[1]
    return [name for name in ("area", "aside", "at_locations") for piece in getattr(side, name).cards if piece.card.code == code] + [
        "row" for piece in game.row.cards if piece.card.code == code
    ]


def test_an_objective_brings_what_it_names_from_the_deck() -> None:
    """CCG-SET-08"""
    game = started("7_300", RALLTIIR, *["1_194"] * 20, logged=True)
    assert named(game, "7_300") == ["area"]
    assert named(game, RALLTIIR) == ["row"]
    assert game.log is not None
    assert any(entry.event == log.STARTS_WITH and game.pieces[entry.piece].card.code == RALLTIIR for entry in game.log)


def test_an_objective_that_lacks_a_card_is_out_of_the_game() -> None:
    """CCG-SET-09"""
    game = started("7_300", *["1_194"] * 20, logged=True)
    assert named(game, "7_300") == ["aside"]
    told = next(step for step in steps(game, pool()) if "7_300" in step.cards and "missing" in step.text["en"])
    assert told.clause == "CCG-SET-09"


def test_the_board_shows_the_side_that_is_up() -> None:
    there = position("7_300", 1)
    assert board_of(there.game, 1)["tokens"]["area"] == [{"back": 1}]


def position(objective: str, back: int, **cards: list[str]) -> Position:
    there = Position([RALLTIIR, *SITES], cards.get("light", []), [objective, *cards.get("dark", [])], active=1, at="deploy")
    there.piece(objective).stage = back
    there.decision()
    return there


def held(name: str, code: str, number: int) -> list[str]:
    return [f"{code}={name}{each} @ {SITES[each].partition(' ')[0]}" for each in range(number)]


def test_an_objective_turns_over_and_back() -> None:
    """CCG-OBJ-01"""
    there = position("7_300", 0, dark=held("imperial", TROOPER, 3))
    assert there.piece("7_300").stage == 1
    there = position("7_300", 1, light=held("rebel", REBEL, 2))
    assert there.piece("7_300").stage == 0
    assert "tokens" not in board_of(there.game, 1)


def test_two_sites_are_too_few() -> None:
    assert position("7_300", 0, dark=held("imperial", TROOPER, 2)).piece("7_300").stage == 0


def test_one_location_of_the_opponent_does_not_turn_it_back() -> None:
    assert position("7_300", 1, light=held("rebel", REBEL, 1)).piece("7_300").stage == 1


def test_the_texts_of_the_back_hold_while_it_is_up() -> None:
    """CCG-OBJ-03"""
    for back in (0, 1):
        there = position("7_300", back, light=["1_19 @ 7_281"])
        assert there.drain(0, "7_281") == 1 - back
    there = Position([RALLTIIR, *SITES], dark=["7_300"], active=1, at="control")
    assert not there.may("act", "7_300")
    there = Position([RALLTIIR, *SITES], dark=["7_300"], active=1, at="control")
    there.piece("7_300").stage = 1
    assert there.may("act", "7_300")
    there.do("act", "7_300")
    there.decision()


def test_an_objective_is_out_of_play_once_its_planet_is_blown_away() -> None:
    there = position("7_300", 0)
    assert there.zone("7_300")[0] == 8
    there = Position([RALLTIIR], dark=["7_300"], active=1)
    there.piece(RALLTIIR).declared = 99
    there.decision()
    assert there.zone("7_300")[0] == 9


def test_a_replay_tells_that_it_turns_over() -> None:
    there = position("7_300", 0)
    there.game.log = []
    flip(there.game, there.piece("7_300"))
    assert [entry.event for entry in there.game.log] == [log.FLIPPED]
    (step,) = steps(there.game, pool())
    assert "over" in step.text["en"]


def test_an_objective_turns_over_by_two_effects_and_back_without_one() -> None:
    row = ["8_157", "8_160"]
    there = Position(row, dark=["8_167", "8_127 @ 8_160", "8_124 @ 8_160"], active=1)
    there.decision()
    assert there.piece("8_167").stage == 1
    there = Position(row, dark=["8_167", "8_127 @ 8_160"], active=1)
    there.piece("8_167").stage = 1
    there.decision()
    assert there.piece("8_167").stage == 0


def test_quiet_mining_turns_over_with_the_clouds_and_two_sites() -> None:
    row = ["5_76", "5_77", "5_78", "5_79"]
    hold = ["5_88 @ 5_77"]
    for manager, sites, back in (("1_28", 2, 1), ("1_28", 1, 0), ("5_5", 1, 1)):
        cards = ["109_4", *hold, *[f"{manager}=m{each} @ {place}" for each, place in enumerate(row[2 : 2 + sites])]]
        there = Position(row, light=cards, active=0)
        there.decision()
        assert there.piece("109_4").stage == back, (manager, sites)
