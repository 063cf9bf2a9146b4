"""Continuous effects: numbers, flags and marks that cards change while they are in play or until a period ends.

A changed number is computed when it is needed, so it cannot be out of date.  A change with conditions counts only while they hold, one with
a counted amount changes with what it counts, one with a filter changes every piece that fits now.

Two kinds of cards that need it: "while this unit is alone, it gets +1 and cannot be targeted", and "each pilot here gains a keyword".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.bits import bit
from games.engine.events.resolution import Resolution

# The property that is changed.
NUMBER: Final = 0
FLAG: Final = 1  # "cannot be damaged", "may strike first"
MARK: Final = 2  # a trait, keyword or icon
SEAT_NUMBER: Final = 3
SEAT_FLAG: Final = 4
KINDS: Final = 5

# The operation: numbers in the order SET, ADD, MULTIPLY, CAP, as in `engine.modifiers`; a mark is gained or lost, and a loss is stronger.
GAIN: Final = 1
LOSE: Final = 2


class Change:
    """One continuous effect.  Never changed once it is made, so that copies of a game share it."""

    __slots__ = ("amount", "conditions", "ends", "filter", "how", "kind", "number", "piece", "scope")

    def __init__(
        self,
        kind: i64,
        number: i64,
        how: i64,
        scope: Resolution,
        *,
        amount: Amount | None = None,
        filter: Filter | None = None,
        piece: i64 = -1,
        conditions: list[Condition] | None = None,
        ends: i64 = -1,
    ) -> None:
        self.kind: i64 = kind
        # The game's own number of the number, flag or mark.
        self.number: i64 = number
        self.how: i64 = how
        # The piece that it comes from and the seat that it works for.
        self.scope = scope
        # None for 1.
        self.amount = amount
        # The pieces that it changes: one piece (or seat), or those that fit; with neither, all.
        self.filter = filter
        self.piece: i64 = piece
        self.conditions: list[Condition] = conditions or []
        # The period with which it ends; -1 for one that lasts as long as its source is in play and not blank.
        self.ends: i64 = ends


class Changes:
    """All continuous effects of one game, by what they change, in a list by age.

    Most cards are asked for far more properties than effects change.  So for each kind a bit set tells which properties may be changed,
    without a look into the table of rows: bit n stands for the properties n, n + 64 and so on.
    """

    __slots__ = ("by_key", "flags", "marks", "numbers", "periods", "seat_flags", "seat_numbers")

    def __init__(self) -> None:
        self.by_key: dict[int, list[Change]] = {}
        self.numbers: i64 = 0
        self.flags: i64 = 0
        self.marks: i64 = 0
        self.seat_numbers: i64 = 0
        self.seat_flags: i64 = 0
        # Bit set of the periods with which some change may end.
        self.periods: i64 = 0

    def add(self, change: Change) -> None:
        key: i64 = change.number * KINDS + change.kind
        row = self.by_key.get(key)
        if row is None:
            self.by_key[key] = [change]
        else:
            row.append(change)
        self._mark(change)

    def _mark(self, change: Change) -> None:
        """Set the bits of a change."""
        own: i64 = bit(change.number & 63)
        kind: i64 = change.kind
        if kind == NUMBER:
            self.numbers |= own
        elif kind == FLAG:
            self.flags |= own
        elif kind == MARK:
            self.marks |= own
        elif kind == SEAT_NUMBER:
            self.seat_numbers |= own
        else:
            self.seat_flags |= own
        if change.ends >= 0:
            self.periods |= bit(change.ends)

    def number_row(self, number: i64) -> list[Change] | None:
        """The changes of a number, None if there are none.  The other four methods give those of the other kinds."""
        if (self.numbers >> (number & 63)) & 1 == 0:
            return None
        return self.by_key.get(number * KINDS + NUMBER)

    def flag_row(self, flag: i64) -> list[Change] | None:
        if (self.flags >> (flag & 63)) & 1 == 0:
            return None
        return self.by_key.get(flag * KINDS + FLAG)

    def mark_row(self, mark: i64) -> list[Change] | None:
        if (self.marks >> (mark & 63)) & 1 == 0:
            return None
        return self.by_key.get(mark * KINDS + MARK)

    def seat_number_row(self, number: i64) -> list[Change] | None:
        if (self.seat_numbers >> (number & 63)) & 1 == 0:
            return None
        return self.by_key.get(number * KINDS + SEAT_NUMBER)

    def seat_flag_row(self, flag: i64) -> list[Change] | None:
        if (self.seat_flags >> (flag & 63)) & 1 == 0:
            return None
        return self.by_key.get(flag * KINDS + SEAT_FLAG)

    def leave(self, piece: i64) -> None:
        """Remove the changes of a piece that leaves play, and the lasting ones that come from it."""
        for key in list(self.by_key):
            seat = key % KINDS >= SEAT_NUMBER
            self._keep(
                key,
                [each for each in self.by_key[key] if (seat or each.piece != piece) and (each.scope.source != piece or each.ends >= 0)],
            )
        self._mark_anew()

    def forget_lasting(self, source: i64) -> None:
        """Remove the lasting changes that come from a piece, which has another text or controller from now on."""
        for key in list(self.by_key):
            self._keep(key, [each for each in self.by_key[key] if each.scope.source != source or each.ends >= 0])
        self._mark_anew()

    def pass_on(self, piece: i64, to: i64) -> None:
        """Let the changes of one piece, but for the lasting ones that come from it, change another one that takes its place."""
        for key in list(self.by_key):
            if key % KINDS < SEAT_NUMBER:
                row = self.by_key[key]
                self.by_key[key] = [passed_on(each, to) if each.piece == piece and not is_own(each, piece) else each for each in row]

    def ends_any(self, period: i64) -> bool:
        """Whether some change ends with this period."""
        return (self.periods >> period) & 1 != 0

    def end(self, period: i64) -> None:
        for key in list(self.by_key):
            self._keep(key, [each for each in self.by_key[key] if each.ends != period])
        self._mark_anew()

    def end_of(self, source: i64, period: i64) -> None:
        """End what the piece `source` has begun until this period, before the period ends for the others."""
        for key in list(self.by_key):
            self._keep(key, [each for each in self.by_key[key] if each.ends != period or each.scope.source != source])
        self._mark_anew()

    def _keep(self, key: i64, row: list[Change]) -> None:
        if row:
            self.by_key[key] = row
        else:
            del self.by_key[key]

    def _mark_anew(self) -> None:
        """Set the bits of the changes that are left, and no others."""
        self.numbers = 0
        self.flags = 0
        self.marks = 0
        self.seat_numbers = 0
        self.seat_flags = 0
        self.periods = 0
        for row in self.by_key.values():
            for change in row:
                self._mark(change)

    def copy(self) -> Changes:
        twin = Changes()
        for key, row in self.by_key.items():
            twin.by_key[key] = row.copy()
        twin.numbers = self.numbers
        twin.flags = self.flags
        twin.marks = self.marks
        twin.seat_numbers = self.seat_numbers
        twin.seat_flags = self.seat_flags
        twin.periods = self.periods
        return twin

    def record(self) -> list[int]:
        numbers: list[int] = [len(self.by_key)]
        for key in sorted(self.by_key):
            row = self.by_key[key]
            numbers += [key, len(row)]
            for each in row:
                numbers += [each.how, each.piece, each.ends, *each.scope.record()]
                numbers += [-1] if each.amount is None else each.amount.record()
                numbers += [-1] if each.filter is None else each.filter.record()
                numbers.append(len(each.conditions))
                for condition in each.conditions:
                    numbers += condition.record()
        return numbers


def is_own(change: Change, piece: i64) -> bool:
    """Whether a change lasts as long as this piece is in play, from which it comes."""
    return change.scope.source == piece and change.ends < 0


def passed_on(change: Change, to: i64) -> Change:
    """The same change of another piece."""
    return Change(
        change.kind,
        change.number,
        change.how,
        change.scope,
        amount=change.amount,
        filter=change.filter,
        piece=to,
        conditions=change.conditions,
        ends=change.ends,
    )
