"""Effects as data: a card's effect is a short program of operations, which the machine runs.

Programs are built once a process and shared by all games.
Bit sets are numbers whose bit n stands for the n-th zone, type or trait of the game.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64


class Selector:
    """The cards that an op applies to."""

    __slots__ = ("most", "traits", "types", "whose", "zones")

    def __init__(self, zones: i64 = 0, types: i64 = 0, traits: i64 = 0, whose: i64 = 0, most: i64 = -1) -> None:
        # Bit sets; 0 is no restriction.
        self.zones: i64 = zones
        self.types: i64 = types
        self.traits: i64 = traits
        # The owner of the cards: the game's own number.
        self.whose: i64 = whose
        # The highest cost, -1 for any.
        self.most: i64 = most


class Op:
    """One operation of a program."""

    __slots__ = ("amount", "code", "counter", "kind", "optional", "place", "selector", "subs")

    def __init__(self, code: i64, amount: i64, selector: Selector, *, counter: i64 = 0, place: i64 = 0, kind: i64 = 0) -> None:
        # The kind of op: the game's own number.
        self.code: i64 = code
        # The amount; with a counter, the amount for each thing that it counts.
        self.amount: i64 = amount
        self.selector = selector
        self.counter: i64 = counter
        # The destination.
        self.place: i64 = place
        # Any further number that the game needs to carry it out.
        self.kind: i64 = kind
        self.optional = False
        # Programs that it may run.
        self.subs: list[Program] = []


class Program:
    """Ops in their order."""

    __slots__ = ("is_straight", "number", "ops")

    def __init__(self, number: i64, ops: list[Op], is_straight: bool) -> None:
        # Its place in the machine's `programs`.
        self.number: i64 = number
        self.ops = ops
        # Whether it never asks anyone, so that the machine runs it at once, without a frame.
        self.is_straight = is_straight


def add_program(programs: list[Program], ops: list[Op], asks: Callable[[Op], bool]) -> Program:
    """Add a program of `ops`, whose `subs` were added before.  asks: whether an op may ask a player or fire an event."""
    straight = all(not asks(op) and all(sub.is_straight for sub in op.subs) for op in ops)
    program = Program(len(programs), ops, straight)
    programs.append(program)
    return program
