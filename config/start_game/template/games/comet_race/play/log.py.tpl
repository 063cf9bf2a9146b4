"""The events that the log of a game holds (`games.engine.log`); event 0 is an answered decision."""

from __future__ import annotations

from typing import Final

HAND_DRAWN: Final = 1
TURN_BEGAN: Final = 2
PLAYED: Final = 3
MOVED: Final = 4
DRAWN: Final = 5
ENERGY: Final = 6
WON: Final = 7
LOST: Final = 8
