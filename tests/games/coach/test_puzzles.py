"""The puzzles of every game, judged by the rules: each has its solution and no other, so a change of the rules that breaks one is seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.coach import puzzles
from games.coach.puzzles import DEALS, choices_that_win, game_of_puzzle, is_sound
from games.coach.winning import TooMany
from games.engine.decision import IllegalOption
from tests.games.helpers.puzzles import PUZZLES, prepared_for, prepared_with

each_puzzle = pytest.mark.parametrize(("slug", "puzzle"), [pytest.param(slug, puzzle, id=f"{slug}-{n}") for slug, n, puzzle in PUZZLES])


def test_there_are_twenty_puzzles_of_three_games_and_no_two_are_the_same():
    assert len(PUZZLES) >= 20
    assert len({slug for slug, _, _ in PUZZLES}) >= 3
    assert len({(slug, puzzle.mode, puzzle.lists, puzzle.seed, puzzle.choices) for slug, _, puzzle in PUZZLES}) == len(PUZZLES)


@each_puzzle
def test_the_only_solution_is_the_stored_one(slug, puzzle):
    assert is_sound(prepared_for(slug, puzzle), puzzle, deals=0)


@pytest.mark.slow
@each_puzzle
def test_it_is_the_only_one_in_every_deal_of_the_hidden_cards(slug, puzzle):
    assert is_sound(prepared_for(slug, puzzle), puzzle, deals=DEALS)


@each_puzzle
def test_no_part_of_a_solution_and_no_other_option_solves_it(slug, puzzle):
    prepared = prepared_for(slug, puzzle)
    game = game_of_puzzle(prepared, puzzle)
    seat = game.decision.seat
    assert len(choices_that_win(prepared, game, seat, puzzle.solution)) >= 2
    assert choices_that_win(prepared, game, seat, puzzle.solution[:-1]) is None
    assert choices_that_win(prepared, game, seat, (*puzzle.solution, 0)) is None
    with pytest.raises(IllegalOption):
        choices_that_win(prepared, game, seat, (len(game.decision.options),))


def test_a_position_before_the_last_turn_is_not_sound():
    slug, _, puzzle = PUZZLES[0]
    assert not is_sound(prepared_for(slug, puzzle), replace(puzzle, choices=puzzle.choices[: len(puzzle.choices) // 2]), deals=0)


def test_alone_the_policy_sees_what_the_seat_that_decides_sees(monkeypatch):
    """In this goldfish the policy chooses among hidden cards of the second seat, which the first one does not see."""
    searched = []

    def too_many(prepared, game, seat, seed, deals):
        searched.append(seat)
        raise TooMany

    monkeypatch.setattr(puzzles, "only_prospect", too_many)
    prepared = prepared_with("star-wars-lcg", "goldfish", ("jedi",), ())
    assert puzzles.puzzle_in(prepared, "goldfish", ("jedi",), {}, 0, most_chance=0.25, least=2) is None
    assert len(searched) == 1
