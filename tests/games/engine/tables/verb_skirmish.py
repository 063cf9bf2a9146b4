"""Skirmish with the shared ops, and short names for what its tests run."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import CONTROLLED_BY, OPPOSING, OWN, Filter, PieceTest
from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.engine.ops import Op, Program, add_program
from games.engine.rng import stream
from games.engine.verbs import ASKS, FIRE, Pieces, Verb
from tests.games.engine.tables.skirmish import DAMAGED, Skirmish

ENEMIES = Filter(tests=[PieceTest(CONTROLLED_BY, OPPOSING)])
OWN_PIECES = Filter(tests=[PieceTest(CONTROLLED_BY, OWN)])


class VerbSkirmish(Skirmish):
    """Skirmish with the shared ops."""

    def __init__(self) -> None:
        super().__init__()
        # What a test lets happen in place of the rules' own; None for those.
        self.executes: Any = None

    def execute(self, event: Event) -> None:
        if self.executes is None:
            self.execute_usual(event)
        else:
            self.executes(event)

    def execute_usual(self, event: Event) -> None:
        super().execute(event)

    def perform(self, op: Op, frame: Frame) -> None:
        if op.code < 0:
            self.perform_verb(op, frame)
        else:
            super().perform(op, frame)

    def seat_zone(self, seat: i64, kind: i64) -> Any:
        return self.zone(seat, kind)

    def random_of(self, seat: i64) -> Any:
        return stream(7, 0, 0)


def program(game: Skirmish, *verbs: Op) -> Program:
    return add_program(game.programs, list(verbs), lambda op: op.code in ASKS)


def run(game: Skirmish, *verbs: Op, choices: tuple[int, ...] = (), source: int = 0) -> list[Any]:
    game.use_ability(Ability(program(game, *verbs)), source, 0)
    return game.run_all(*choices)


def nested(code: int, *insides: Program, **columns: Any) -> Verb:
    verb = Verb(code, **columns)
    verb.subs = list(insides)
    return verb


def damage(of: Pieces, number: int = 1) -> Verb:
    return Verb(FIRE, kind=DAMAGED, pieces=of, much=Amount(number))
