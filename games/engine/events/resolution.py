"""Abilities under way: what a running program may refer back to.

A program's frame has no room for this, so each ability that is resolved puts a Resolution on the machine's stack of them.  The ops of its
program, and of programs inside it, read the last one.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.ability import Ability


class Resolution:
    """One ability under way."""

    __slots__ = ("ability", "event", "numbers", "seat", "slots", "source")

    def __init__(self, source: i64, seat: i64, event: i64 = -1, ability: Ability | None = None) -> None:
        # The piece that it comes from, -1 for none, and the seat that carries it out.
        self.source: i64 = source
        self.seat: i64 = seat
        # The event that it answers, by its place in the machine's `events`; -1 for none.
        self.event: i64 = event
        # What is resolved; None for a plain program.
        self.ability = ability
        # The targets chosen, by slot: ids of pieces.
        self.slots: list[list[int]] = []
        # Numbers that the program keeps, such as the X that was paid.
        self.numbers: list[int] = []

    def clone(self) -> Resolution:
        twin = Resolution(self.source, self.seat, self.event, self.ability)
        twin.slots = [slot.copy() for slot in self.slots]
        twin.numbers = self.numbers.copy()
        return twin

    def record(self) -> list[int]:
        numbers: list[int] = [self.source, self.seat, self.event, len(self.slots)]
        for slot in self.slots:
            numbers += [len(slot), *slot]
        return [*numbers, len(self.numbers), *self.numbers]
