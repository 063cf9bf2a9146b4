"""Bit sets in one native integer."""

from __future__ import annotations

from mypy_extensions import i64


def bit(number: i64, one: i64 = 1) -> i64:
    """The set of one number, 0 to 62.

    one: leave it out.  Compiled code shifts a literal in 32 bits, also one that a variable holds, but an argument in 64.

    >>> [bit(each) for each in (0, 5, 40)]
    [1, 32, 1099511627776]
    """
    return one << number
