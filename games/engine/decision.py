"""A choice of one seat: the legal options, answered by the number of one of them.

option: verb (what is done, the game's own number), piece (to which piece, -1 for none), amount.
A choice of several things is a row of single choices that ends with PASS.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

PASS_VERB: Final = 0


class IllegalOption(Exception):
    """The rules offer no such option now."""


@mypyc_attr(acyclic=True)
class Option:
    __slots__ = ("amount", "piece", "verb")

    def __init__(self, verb: i64, piece: i64, amount: i64) -> None:
        self.verb: i64 = verb
        self.piece: i64 = piece
        self.amount: i64 = amount


PASS: Final = Option(PASS_VERB, -1, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """kind: what is asked, the game's own number.  subject: the piece it is about, -1 for none.  Never changed once asked."""

    __slots__ = ("kind", "options", "seat", "subject")

    def __init__(self, kind: i64, seat: i64, subject: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.subject: i64 = subject
        self.options: list[Option] = []

    def offer(self, verb: i64, piece: i64, amount: i64) -> None:
        self.options.append(Option(verb, piece, amount))

    def offer_pass(self) -> None:
        self.options.append(PASS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A player.  It is shown `game.view(seat)`, never the game; if it draws lots, from a stream of its own."""

    def choose(self, view: Any, decision: Decision) -> int:
        """The number of one of `decision.options`."""
        raise NotImplementedError
