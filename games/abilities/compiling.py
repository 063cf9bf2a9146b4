"""From declared effects to the programs that the machine runs."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final, Protocol

from games.abilities.effects import Effect
from games.engine.abilities.filters import Filter
from games.engine.ops import Op, Program, Selector, add_program

# Makes the ops of an effect.
Maker = Callable[["Compiler", Effect], list[Op]]

ANYTHING: Final = Selector()


class MakesFilters(Protocol):
    """`games.abilities.filters.FilterCompiler`."""

    # What effects may count besides pieces: code -> (code of an engine's amount, its number).
    counts: Mapping[str, tuple[int, int]]

    def filter(self, declared: Mapping[str, Any]) -> Filter: ...


class NotPlayed(LookupError):
    """The effect has no op; the argument is the code of its operation."""


class Compiler:
    """Makes the programs of all cards of a run and numbers them.

    makers: code of an operation -> its maker; None if the rules read the declaration instead, as for a passive effect.
    asks: the codes of ops that may ask a player.
    filters: makes the filters of effects, in a game that declares any.
    """

    def __init__(self, makers: Mapping[str, Maker | None], asks: Container[int], filters: MakesFilters | None = None) -> None:
        self.makers = makers
        self.asks = asks
        self.filters = filters
        self.programs: list[Program] = []

    def program(self, effects: Sequence[Effect]) -> Program:
        return self.of_ops([op for effect in effects for op in self.ops(effect)])

    def of_ops(self, ops: list[Op]) -> Program:
        return add_program(self.programs, ops, lambda op: op.code in self.asks)

    def ops(self, effect: Effect) -> list[Op]:
        try:
            make = self.makers[effect["op"]]
        except KeyError:
            raise NotPlayed(effect["op"]) from None
        return make(self, effect) if make is not None else []


# --- makers that games share ---------------------------------------------------------------------------------------------


def plain(code: int) -> Maker:
    """A maker of one op that needs only its amount."""
    return lambda compiler, effect: [Op(code, effect.get("n", 1), ANYTHING)]


def with_then(code: int) -> Maker:
    """A maker of one op that may run the effects inside it."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        op = Op(code, 1, ANYTHING)
        op.subs = [compiler.program(effect["then"])]
        return [op]

    return make


def with_options(code: int) -> Maker:
    """A maker of one op with a program for each option."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        op = Op(code, 1, ANYTHING)
        op.subs = [compiler.program(option) for option in effect["options"]]
        return [op]

    return make
