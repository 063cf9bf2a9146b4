"""Lines of play: rows of answers that are legal one after another (chess programs call their number perft)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


def lines_of_play(game: Any, depth: int, goes_on: Callable[[Any], bool] = lambda game: True) -> Iterator[int]:
    """How many lines of 1, 2, ... `depth` answers there are from here; a line is not followed once `goes_on` says no."""
    game.advance()
    standing = [game]
    for length in range(1, depth + 1):
        yield sum(len(each.decision.options) for each in standing)
        if length < depth:
            standing = [twin for each in standing for twin in after_each_option(each) if goes_on(twin)]


def after_each_option(game: Any) -> Iterator[Any]:
    for choice in range(len(game.decision.options)):
        twin = game.clone()
        twin.apply(choice)
        if twin.advance() is not None:
            yield twin
