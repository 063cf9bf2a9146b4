"""Decisions: the legal options of one seat, answered by the number of one of them.

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
    """
    >>> Option(3, 12, 0)
    Option(verb=3, piece=12, amount=0)
    """

    __slots__ = ("amount", "piece", "verb")

    def __init__(self, verb: i64, piece: i64, amount: i64) -> None:
        # The action: the game's own number, or PASS_VERB.
        self.verb: i64 = verb
        # The id of the piece it is done to, -1 for none.
        self.piece: i64 = piece
        self.amount: i64 = amount

    def __repr__(self) -> str:
        return "PASS" if self.verb == PASS_VERB else f"Option(verb={self.verb}, piece={self.piece}, amount={self.amount})"


PASS: Final = Option(PASS_VERB, -1, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat.  Never changed once it is asked.

    >>> decision = Decision(4, 1, -1)
    >>> decision.offer(3, 12, 0)
    >>> decision.offer_pass()
    >>> decision
    Decision(kind=4, seat=1, subject=-1, options=[Option(verb=3, piece=12, amount=0), PASS])
    """

    __slots__ = ("kind", "options", "seat", "subject")

    def __init__(self, kind: i64, seat: i64, subject: i64) -> None:
        # The question: the game's own number, or below 0 one of the engine's.
        self.kind: i64 = kind
        self.seat: i64 = seat
        # The id of the piece it is about, -1 for none.
        self.subject: i64 = subject
        self.options: list[Option] = []

    def __repr__(self) -> str:
        return f"Decision(kind={self.kind}, seat={self.seat}, subject={self.subject}, options={self.options})"

    def offer(self, verb: i64, piece: i64, amount: i64) -> None:
        self.options.append(Option(verb, piece, amount))

    def offer_pass(self) -> None:
        self.options.append(PASS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A player.  It is shown `game.view(seat)`, never the game.  A policy that chooses at random has its own random stream."""

    def choose(self, view: Any, decision: Decision) -> int:
        """The number of one of `decision.options`."""
        raise NotImplementedError
