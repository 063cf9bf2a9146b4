"""Effects as data: what a card does is a short program of operations, run by the machine frame by frame.

op: one thing to do, its code the game's own number.  program: ops in their order; built once a process, shared by all games.
straight: a program that never asks anyone; the machine runs it at once, without a frame.
bit set: a number whose bit n stands for the n-th zone, type or trait of the game.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64


class Selector:
    """Which cards an op is about, as bit sets; 0 is no restriction.  whose: the game's own number.  most: highest cost, -1 for any."""

    __slots__ = ("most", "traits", "types", "whose", "zones")

    def __init__(self, zones: i64 = 0, types: i64 = 0, traits: i64 = 0, whose: i64 = 0, most: i64 = -1) -> None:
        self.zones: i64 = zones
        self.types: i64 = types
        self.traits: i64 = traits
        self.whose: i64 = whose
        self.most: i64 = most


class Op:
    """amount: how much or how many; with a counter, for each that it counts.  place: where to.  subs: programs that it may run.

    kind: what more the game must know to do it.
    """

    __slots__ = ("amount", "code", "counter", "kind", "optional", "place", "selector", "subs")

    def __init__(self, code: i64, amount: i64, selector: Selector, *, counter: i64 = 0, place: i64 = 0, kind: i64 = 0) -> None:
        self.code: i64 = code
        self.amount: i64 = amount
        self.selector = selector
        self.counter: i64 = counter
        self.place: i64 = place
        self.kind: i64 = kind
        self.optional = False
        self.subs: list[Program] = []


class Program:
    """number: its place in the machine's `programs`."""

    __slots__ = ("is_straight", "number", "ops")

    def __init__(self, number: i64, ops: list[Op], is_straight: bool) -> None:
        self.number: i64 = number
        self.ops = ops
        self.is_straight = is_straight


def add_program(programs: list[Program], ops: list[Op], asks: Callable[[Op], bool]) -> Program:
    """Number a new program of `ops`, whose own programs are numbered already; `asks`: may this op ask anyone?"""
    straight = all(not asks(op) and all(sub.is_straight for sub in op.subs) for op in ops)
    program = Program(len(programs), ops, straight)
    programs.append(program)
    return program
