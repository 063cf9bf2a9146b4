"""The ways to win in a turn: what counts as one, against a plain search through every line."""

from __future__ import annotations

import pytest

from games.coach.puzzles import game_of_puzzle, is_sound
from games.coach.winning import LOST, TooMany, Turn, after_choice, choice_of, smallest, with_choice
from tests.games.helpers.puzzles import PUZZLES, prepared_for

# Choices, as they are compared.
A, B, C = (0, 1, "a", 0), (0, 1, "b", 0), (0, 1, "c", 0)


def test_an_order_is_no_other_solution_and_a_superfluous_choice_makes_none():
    assert smallest({(A, B), (A, B, C), (A, A), (A, A, B)}) == {(A, B), (A, A)}
    assert with_choice(with_choice((), B), A) == with_choice(with_choice((), A), B) == (A, B)
    assert with_choice((A,), None) == (A,)


def every_line(turn, game, made=()):
    """The choices of every line that wins, whatever the order; no position is remembered and no option left out."""
    end = turn.end(game)
    if end is not None:
        return {made} if end is not LOST else set()
    turn.left -= 1
    if turn.left < 0:
        raise TooMany
    found = set()
    for number in range(len(game.decision.options)):
        found |= every_line(turn, after_choice(game, number), with_choice(made, choice_of(game, number)))
    return found


def test_the_search_finds_what_a_plain_one_finds():
    compared = 0
    for slug, _, puzzle in PUZZLES:
        prepared = prepared_for(slug, puzzle)
        game = game_of_puzzle(prepared, puzzle)
        for number in puzzle.solution[:-1]:  # the end of a turn has few lines
            game = after_choice(game, number)
            game.advance()
            seat = game.decision.seat
            try:
                lines = every_line(Turn(prepared, game, seat, 150), game)
            except TooMany:
                continue
            found = Turn(prepared, game, seat).prospect(game).solutions
            assert {tuple(each) for each in found} == set(smallest(lines))
            compared += 1
            break
    assert compared >= 5


def test_a_turn_with_too_many_lines_is_given_up():
    slug, _, puzzle = PUZZLES[0]
    prepared = prepared_for(slug, puzzle)
    game = game_of_puzzle(prepared, puzzle)
    with pytest.raises(TooMany):
        Turn(prepared, game, game.decision.seat, 1).prospect(game)
    assert is_sound(prepared, puzzle, deals=0)
