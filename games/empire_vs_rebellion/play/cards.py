"""Cards as the rules read them: shared by all games of a run, never changed."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.cards import CardDef
from games.engine.ops import Program


class Card(CardDef):
    """type: resource, strategy or event.  ability: of a resource card.

    category: one bit; value, exhausted: points while ready and while exhausted (EVR-STG-15).
    target, capacity, points, influence: of an event (EVR-CMP-03).  forbids: bits of the categories whose abilities cannot be resolved
    this round; but_not: indexes of the cards excepted.  on_win, on_loss: of an event.
    strategy: which of the five, -1 for no strategy; on_reveal, determine, outcome, next_round: its effects by their step (A-06).
    """

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
        self.type: i64 = type
        self.category: i64 = 0
        self.is_character = False
        self.value: i64 = 0
        self.exhausted: i64 = 0
        self.target: i64 = 0
        self.capacity: i64 = 0
        self.points: i64 = 0
        self.influence: i64 = 0
        self.forbids: i64 = 0
        self.but_not: list[int] = []
        self.strategy: i64 = -1
        self.ability: Program | None = None
        self.on_win: Program | None = None
        self.on_loss: Program | None = None
        self.on_reveal: Program | None = None
        self.determine: Program | None = None
        self.outcome: Program | None = None
        self.next_round: Program | None = None
