"""Abilities under way: the targets, numbers and events that a running program may refer back to.

A program's frame has no room for this, so each ability that is resolved puts a Resolution on the machine's stack of them.  The ops of its
program, and of programs inside it, read the last one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from games.engine.abilities.ability import Ability

NOT_COUNTED: Final[list[list[int]]] = []
# The slots of an ability that has chosen nothing; shared like NO_NUMBERS, so `open_slot` replaces it first.
NO_SLOTS: Final[list[list[int]]] = []
# The numbers of an ability that has kept none.  All such abilities share the list, so it is replaced and never changed.
NO_NUMBERS: Final[list[int]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Resolution:
    """One ability under way."""

    __slots__ = ("ability", "aimed_by", "arrivals", "event", "numbers", "seat", "slots", "source")

    def __init__(self, source: i64, seat: i64, event: i64 = -1, ability: Ability | None = None) -> None:
        # The piece that it comes from, -1 for none, and the seat that carries it out.
        self.source: i64 = source
        self.seat: i64 = seat
        # The event that it answers, by its place in the machine's `events`; -1 for none.
        self.event: i64 = event
        # The ability that is resolved; None for a plain program.
        self.ability = ability
        # The targets chosen, by slot: ids of pieces.
        self.slots = NO_SLOTS
        # The `arrivals` of each target when it was chosen, in the same order; empty if pieces do not count them.
        self.arrivals = NOT_COUNTED
        # Numbers that the program keeps, such as the X that was paid.
        self.numbers = NO_NUMBERS
        # The seat that has chosen a new target as if it used the ability; -1 for none.
        self.aimed_by: i64 = -1

    def clone(self) -> Resolution:
        twin = Resolution(self.source, self.seat, self.event, self.ability)
        if self.slots:
            twin.slots = [slot.copy() for slot in self.slots]
        if self.arrivals:
            twin.arrivals = [slot.copy() for slot in self.arrivals]
        if self.numbers:
            twin.numbers = self.numbers.copy()
        twin.aimed_by = self.aimed_by
        return twin

    def open_slot(self, slot: i64) -> None:
        """Let there be this slot, empty if it is new, and all those before it."""
        if not self.slots:
            self.slots = []
        while len(self.slots) <= slot:
            self.slots.append([])

    def seen_by(self, seat: i64) -> Resolution:
        """The same ability as if this seat used it, for testing what fits."""
        twin = self.clone()
        twin.seat = seat
        return twin

    def record(self) -> list[int]:
        numbers: list[int] = [self.source, self.seat, self.event, len(self.slots)]
        for slot in self.slots:
            numbers += [len(slot), *slot]
        for slot in self.arrivals:
            numbers += slot
        numbers += [len(self.numbers), *self.numbers]
        return numbers if self.aimed_by < 0 else [*numbers, self.aimed_by]

    def refer_to(self, slots: list[list[int]], arrivals: list[list[int]], now: list[list[int]]) -> None:
        """Fill the slots with the targets of an earlier effect, except those that have become new objects.

        arrivals, now: those of each target then and now.

        >>> resolution = Resolution(4, 0)
        >>> resolution.refer_to([[7, 8], [9]], [[1, 1], [2]], [[1, 3], [2]])
        >>> resolution.slots
        [[7], [9]]
        """
        if not arrivals:
            self.slots = [slot.copy() for slot in slots]
            return
        self.slots = []
        self.arrivals = []
        number: i64 = 0
        for slot in slots:
            same: list[int] = []
            known: list[int] = []
            place: i64 = 0
            for id in slot:
                if arrivals[number][place] == now[number][place]:
                    same.append(id)
                    known.append(now[number][place])
                place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
            self.slots.append(same)
            self.arrivals.append(known)
            number += 1  # noqa: SIM113
