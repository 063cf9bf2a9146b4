"""Continuous effects by what they change: each is found again by its number, whatever the number is."""

from __future__ import annotations

import pytest

from games.engine.events.resolution import Resolution
from games.engine.table.changes import FLAG, MARK, NUMBER, SEAT_FLAG, SEAT_NUMBER, Change, Changes

ROWS = {
    NUMBER: Changes.number_row,
    FLAG: Changes.flag_row,
    MARK: Changes.mark_row,
    SEAT_NUMBER: Changes.seat_number_row,
    SEAT_FLAG: Changes.seat_flag_row,
}


@pytest.mark.parametrize("kind", ROWS)
@pytest.mark.parametrize("number", [0, 1, 30, 31, 32, 46, 62, 63, 64, 95, 127, 400])
def test_a_change_is_found_by_its_number(kind: int, number: int) -> None:
    """The bits that say so go beyond 32, compiled as well."""
    changes = Changes()
    change = Change(kind, number, 0, Resolution(0, 0))
    changes.add(change)
    assert ROWS[kind](changes, number) == [change]
    assert not any(row(changes, number) for other, row in ROWS.items() if other != kind)
    bits = [changes.numbers, changes.flags, changes.marks, changes.seat_numbers, changes.seat_flags]
    assert [each >> (number & 63) & 1 for each in bits] == [int(other == kind) for other in ROWS]
    assert sum(bin(each & 2**64 - 1).count("1") for each in bits) == 1, "it makes no other property slow"


def test_what_changes_a_piece_changes_the_one_that_takes_its_place() -> None:
    """But for the lasting changes that come from it, and those of seats."""
    changes = Changes()
    by_another = Change(NUMBER, 5, 0, Resolution(9, 0), piece=3)
    until = Change(NUMBER, 5, 0, Resolution(3, 0), piece=3, ends=2)
    lasting = Change(NUMBER, 5, 0, Resolution(3, 0), piece=3)
    of_seat = Change(SEAT_NUMBER, 5, 0, Resolution(9, 0), piece=3)
    elsewhere = Change(FLAG, 5, 0, Resolution(9, 0), piece=4)
    for change in (by_another, until, lasting, of_seat, elsewhere):
        changes.add(change)
    changes.pass_on(3, 7)
    row = changes.number_row(5) or []
    assert [change.piece for change in row] == [7, 7, 3]
    assert [change.ends for change in row] == [-1, 2, -1]
    assert changes.seat_number_row(5) == [of_seat]
    assert changes.flag_row(5) == [elsewhere]
