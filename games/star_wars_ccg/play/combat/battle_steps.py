"""The steps of a battle, as its frame counts them in `pc`, and whose turn it is in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.machine import Frame
from games.star_wars_ccg.play.constants import SEATS

WEAPONS: Final = 0
DESTINY: Final = 1
POWER: Final = 2
FORFEITS: Final = 3
DAMAGE: Final = 4
END: Final = 5
BEGINS: Final = 6
OVER: Final = 7
CANCELLED: Final = 8


def seat_in_turn(frame: Frame) -> i64:
    """The seat whose turn it is in a step of a battle; the attacker comes first (A-34)."""
    return (frame.a + frame.c) % SEATS
