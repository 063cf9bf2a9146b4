"""Shuffle a deck for an opening hand, read the player's answers to its questions, and count the cards seen turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.decks.slots import as_text, each_copy
from games.engine.rng import Rng, stream


def shuffled(cards: Mapping[str, int], seed: int, purpose: int) -> tuple[list[str], Rng]:
    """A shuffled deck of `cards`, top card first, and the random stream that shuffled it, for later shuffles."""
    rng = stream(seed, 0, purpose)
    deck = each_copy(cards)
    rng.shuffle(deck)
    return deck, rng


def read_answer(answers: Sequence[int], number: int, options: int) -> int | None:
    """Answer `number` (from 0) to a question with `options` options; None if it is not answered yet.

    ValueError if the answer is not one of the options.
    """
    if number >= len(answers):
        return None
    answer = answers[number]
    if type(answer) is not int or not 0 <= answer < options:
        raise ValueError(f"Answer {number + 1} must be a number from 0 to {options - 1}, not {as_text(answer)}.")
    return answer


def refuse_more_answers(answers: Sequence[int], questions: int) -> None:
    """ValueError if there are more answers than questions."""
    if len(answers) > questions:
        raise ValueError(f"Too many answers: {len(answers)} given, {questions} expected.")


def seen_by_turn(first: int, each: int, *, size: int, turns: int = 12) -> tuple[int, ...]:
    """Cards seen by the end of turn 1, 2, ...: `first` in turn 1, then `each` more a turn, at most `size`.

    >>> seen_by_turn(7, 1, size=9, turns=4)
    (7, 8, 9, 9)
    """
    return tuple(min(size, first + each * turn) for turn in range(turns))
