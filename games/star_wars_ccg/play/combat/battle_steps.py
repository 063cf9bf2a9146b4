"""The steps of a battle, as its frame counts them in `pc`."""

from __future__ import annotations

from typing import Final

WEAPONS: Final = 0
DESTINY: Final = 1
POWER: Final = 2
FORFEITS: Final = 3
DAMAGE: Final = 4
END: Final = 5
BEGINS: Final = 6
OVER: Final = 7
CANCELLED: Final = 8
