"""Count the legal lines of play to a depth, as chess programs do with perft."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


def lines_of_play(game: Any, depth: int, goes_on: Callable[[Any], bool] = lambda game: True) -> Iterator[int]:
    """The number of legal lines of 1, 2, ... `depth` answers from here; a line ends where `goes_on` is false."""
    game.advance()
    positions = [game]
    for length in range(1, depth + 1):
        yield sum(len(each.decision.options) for each in positions)
        if length < depth:
            positions = [twin for each in positions for twin in after_each_option(each) if goes_on(twin)]


def after_each_option(game: Any) -> Iterator[Any]:
    """A copy of the game after each option, at its next decision; games that end are left out."""
    for choice in range(len(game.decision.options)):
        twin = game.clone()
        twin.apply(choice)
        if twin.advance() is not None:
            yield twin
