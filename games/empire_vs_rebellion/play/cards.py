"""Cards as play needs them: numbers and programs, shared by all games of a run and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.cards import CardDef
from games.engine.ops import Program


class Card(CardDef):
    """A card of any type; the numbers that its type does not print are 0."""

    __slots__ = (
        "ability",
        "but_not",
        "capacity",
        "category",
        "determine",
        "exhausted",
        "forbids",
        "influence",
        "is_character",
        "next_round",
        "on_loss",
        "on_reveal",
        "on_win",
        "outcome",
        "points",
        "strategy",
        "target",
        "type",
        "value",
    )

    def __init__(self, code: str, name: str, index: i64, type: i64) -> None:
        super().__init__(code, name, index)
        self.type: i64 = type  # RESOURCE, STRATEGY or EVENT
        # Of a resource card (EVR-STG-15).
        self.category: i64 = 0  # one of CATEGORY_BITS
        self.is_character = False
        self.value: i64 = 0  # points while ready
        self.exhausted: i64 = 0  # points while exhausted
        self.ability: Program | None = None
        # Of an event (EVR-CMP-03).
        self.target: i64 = 0
        self.capacity: i64 = 0
        self.points: i64 = 0
        self.influence: i64 = 0
        self.forbids: i64 = 0  # bits of the categories whose abilities cannot be resolved this round
        self.but_not: list[int] = []  # indexes of the cards that are not forbidden
        self.on_win: Program | None = None
        self.on_loss: Program | None = None
        # Of a strategy; its effects by the step in which they work.
        self.strategy: i64 = -1  # number of the strategy; -1 for other cards
        self.on_reveal: Program | None = None
        self.determine: Program | None = None
        self.outcome: Program | None = None
        self.next_round: Program | None = None
