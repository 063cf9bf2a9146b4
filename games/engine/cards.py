"""The members that every card has: built once a process, shared by all games, never changed."""

from __future__ import annotations

from mypy_extensions import i64


class CardDef:
    """A rules object.  code: its permanent id.  index: its place in the card list of a prepared game, from 0."""

    __slots__ = ("code", "index", "name")

    def __init__(self, code: str, name: str, index: i64) -> None:
        self.code = code
        self.name = name
        self.index: i64 = index
