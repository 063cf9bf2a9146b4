"""Events: things that are about to happen.  Events that happen together ("1 damage to each") are a batch.

A batch passes through each window as one: interrupts to all of its events, then all happen, then the state is checked, then reactions to
all.  A single event is a batch of one.

Two kinds of cards that need it: a text that damages several units, and a host that leaves play with its attachments.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# The status of an event.
PENDING: Final = 0
HAPPENED: Final = 1
CANCELLED: Final = 2
# Its amount was lowered to 0, so it did not happen.
LOWERED_TO_0: Final = 3
# It turned out to be impossible while it was carried out.
FAILED: Final = 4
# It had happened before it became an event: cards may only react to it (`EventMachine.announce`).
ANNOUNCED: Final = 5

# The list of an event that no listener has answered.  All such events share it, so it is replaced and never changed.
UNANSWERED: Final[list[int]] = []

# An option of a window names a listener and, in a batch, an event: number of the event * EVENT_STEP + number of the listener.
EVENT_STEP: Final = 1 << 20


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something that is about to happen.

    >>> Event(3, 0, piece=12, amount=2)
    Event(kind=3, seat=0, piece=12, source=-1, amount=2, status=0)
    """

    __slots__ = ("amount", "kind", "other", "piece", "seat", "source", "status", "used")

    def __init__(self, kind: i64, seat: i64, piece: i64 = -1, source: i64 = -1, amount: i64 = 0, *, other: i64 = -1) -> None:
        # The game's own number, from 0.
        self.kind: i64 = kind
        # The seat that makes it happen.
        self.seat: i64 = seat
        # The ids of the piece it happens to and of the piece it comes from, -1 for none.
        self.piece: i64 = piece
        self.source: i64 = source
        # The amount; an interrupt may change it.
        self.amount: i64 = amount
        # Whatever else the game must know, such as the zone that a piece goes to.
        self.other: i64 = other
        # PENDING, and later what became of it.
        self.status: i64 = PENDING
        # Numbers of the listeners that answered it; each listens in one window only.  Never changed in place.
        self.used = UNANSWERED

    def __repr__(self) -> str:
        role = f"piece={self.piece}, source={self.source}"
        return f"Event(kind={self.kind}, seat={self.seat}, {role}, amount={self.amount}, status={self.status})"

    def lessen(self, by: i64) -> None:
        """Lower the amount.  At 0 the event does not happen: nobody reacts to it.

        >>> event = Event(3, 0, amount=2)
        >>> event.lessen(5)
        >>> event.amount, event.status == LOWERED_TO_0
        (0, True)
        """
        self.amount -= by
        if self.amount <= 0:
            self.amount = 0
            if self.status == PENDING:
                self.status = LOWERED_TO_0

    def clone(self) -> Event:
        twin = Event(self.kind, self.seat, self.piece, self.source, self.amount, other=self.other)
        twin.status = self.status
        twin.used = self.used
        return twin

    def record(self) -> list[int]:
        numbers: list[int] = [self.kind, self.seat, self.piece, self.source, self.amount, self.other, self.status]
        return [*numbers, len(self.used), *self.used]
