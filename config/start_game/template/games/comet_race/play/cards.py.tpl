"""Cards as the rules of play read them.  All games of a run share them, and nothing changes them."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.cards import CardDef


class Card(CardDef):
    """The printed numbers of one card; 0 for a number that it does not print."""

    __slots__ = ("cost", "draws", "energy", "speed")

    def __init__(self, code: str, name: str, index: i64) -> None:
        super().__init__(code, name, index)
        self.cost: i64 = 0
        self.speed: i64 = 0
        self.draws: i64 = 0
        self.energy: i64 = 0
