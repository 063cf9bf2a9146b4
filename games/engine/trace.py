"""The trace of a game (the options taken in it), and the digest that tells whether two games were the same."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from games.engine.machine import Machine


def digest(game: Machine) -> str:
    """32 hex digits over every option taken and the state reached; equal in every mode, process and machine."""
    text = ",".join([str(choice) for choice in game.trace]) + ";" + ",".join([str(number) for number in game.record()])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def follow(game: Machine, trace: Sequence[int]) -> None:
    """Play `trace` from where `game` stands, and on to the next decision; IllegalOption where the rules forbid it."""
    for choice in trace:
        game.advance()
        game.apply(choice)
    game.advance()
