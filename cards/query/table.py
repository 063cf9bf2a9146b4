"""The table of a game's searchable fields: one row for each property that a query can test.

Parser, database query, filters, explanation, API, completion and help all read this table; no other code knows the fields.

key: any word that names a row, in folded form.  A game's own keys take precedence over the shared ones.  If the value does not fit
the game's meaning of a key, the shared meaning is tried (`f` is a number in one game and the faction in another).
operand: a value as the row understood it, with the text for the normalized query.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from dataclasses import field as member
from functools import cached_property
from typing import Any, ClassVar

from django.db.models import Q

from cards.query.conditions import WithValue
from cards.query.display import ORDERS
from cards.query.game_data import GameData
from cards.query.search_context import Copies, Requester
from cards.query.syntax import Value
from cards.texts.folding import fold
from games.contracts.catalogue import Choice
from games.contracts.game import Game as Rules
from games.texts import Words

EQUAL = (":", "=", "!=")
ORDERED = (*EQUAL, "<", "<=", ">", ">=")


class InvalidValue(Exception):
    """A value that a row does not understand.

    code: the warning's code.
    suggestion: a value that the user may mean.
    details: the values that the warning's sentence names.
    """

    def __init__(self, code: str, suggestion: str | None = None, **details: Any) -> None:
        super().__init__(code)
        self.code, self.suggestion, self.details = code, suggestion, details


@dataclass(frozen=True, slots=True)
class Operand:
    """A value as a row understood it."""

    text: str  # the value in the normalized query
    data: Any = member(default=None, compare=False)  # in the form that the row's `q` needs
    label: Words | str = member(default="", compare=False)  # the value in the explanation
    is_regex: bool = False


def having(name: str, **lookup: Any) -> Q:
    """Cards that have a search value with this name."""
    return Q(pk__in=WithValue.of(name, **lookup))


def nothing() -> Q:
    return Q(pk__in=())


@dataclass(eq=False)
class Row:
    """One searchable field.

    keys: its keys in every game.
    letters: its keys in this game.
    types: the card types that have the field; empty for all types.
    stored: the name of its search values.
    """

    name: str
    labels: Words
    keys: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    stored: str = ""

    kind: ClassVar[str] = "text"
    ops: ClassVar[tuple[str, ...]] = EQUAL

    def read(self, op: str, value: Value, table: Table) -> Operand:
        raise NotImplementedError

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        """The cards for which `op operand` holds; `op` is ":", "=" or a comparison, never "!="."""
        raise NotImplementedError

    def present(self) -> Q:
        """The cards that have a value in this field."""
        return having(self.stored)

    def comparable(self) -> Q:
        """The cards for which `!=` can hold: null never matches."""
        return self.present()

    def choices(self, table: Table) -> tuple[Choice, ...]:
        """The field's values, if they can be listed."""
        return ()

    def match(self, op: str, operands: Iterable[Operand], table: Table) -> Q:
        cards = nothing()
        for operand in operands:
            cards |= self.q("=" if op == "!=" else op, operand, table)
        return self.comparable() & ~cards if op == "!=" else cards


@dataclass(eq=False)
class AbsentRow(Row):
    """A field of the language that this game's data lacks; `why` is the code of the warning."""

    why: str = "no_data"

    kind: ClassVar[str] = "absent"
    ops: ClassVar[tuple[str, ...]] = ORDERED

    def read(self, op: str, value: Value, table: Table) -> Operand:
        raise InvalidValue(self.why)

    def present(self) -> Q:
        return nothing()


@dataclass(frozen=True)
class Flag:
    """A value of `is:`."""

    names: Words
    cards: Callable[[Table], Q]  # makes the filter for the cards with the flag
    is_of_extras: bool = False  # only extra cards have it
    is_personal: bool = False  # it depends on the user's own cards


class Table:
    """All rows of one game, for its current data.

    language: the language of the searched names, "" for any.
    requester: the reader's cards and decks, set only in the copy for one query; None in the cached table.
    further: by the name of their search values, values of list facts that only the reader's own cards have; set only in such a copy.
    """

    def __init__(self, rules: Rules, version: str, data: GameData) -> None:
        self.slug, self.version, self.language, self.data = rules.slug, version, "", data
        self.requester: Requester | None = None
        self.copies_of_set: int | None = None
        self.further: Mapping[str, tuple[Choice, ...]] = {}
        self.rows: dict[str, Row] = {}
        self.keys: dict[str, list[Row]] = {}
        self.flags: dict[str, Flag] = {}
        self.own_flags = {field.name for field in rules.cards.fields if field.kind == "flag"}
        self.records: dict[str, Words] = {field.name: field.labels for field in rules.cards.fields if field.kind in ("record", "flag")}
        self._indexes: dict[str, dict[str, tuple[Choice, ...]]] = {}

    def name(self, row: Row, keys: Iterable[str]) -> None:
        """Add `row` to the rows that each of these keys names, after those already there."""
        for key in keys:
            rows = self.keys.setdefault(key_of(key), [])
            if row not in rows:
                rows.append(row)

    def find(self, key: str) -> list[Row]:
        """The rows that `key` can mean, the game's own meaning first."""
        return self.keys.get(key_of(key), [])

    def index(self, row: Row) -> dict[str, tuple[Choice, ...]]:
        """Folded code or name -> the choices of `row` that have it."""
        if row.name not in self._indexes:
            index: dict[str, tuple[Choice, ...]] = {}
            for choice in row.choices(self):
                for text in dict.fromkeys((fold(choice.code), *map(fold, choice.names.values()))):
                    for spelling in dict.fromkeys((text, text.replace(" ", ""))):
                        if spelling and choice not in index.get(spelling, ()):
                            index[spelling] = (*index.get(spelling, ()), choice)
            self._indexes[row.name] = index
        return self._indexes[row.name]

    @cached_property
    def orders(self) -> tuple[str, ...]:
        """The sort orders of this game's card lists: those shared by all games, then the game's numbers."""
        return tuple(dict.fromkeys((*ORDERS, *(row.name for row in self.rows.values() if row.kind == "number"))))

    # -- one query --

    def for_requester(self, requester: Requester | None, language: str = "", copies_of_set: int | None = None) -> Table:
        """A copy of the table for one query, with the reader's cards and decks and the language of searched names.

        copies_of_set: the copies that the reader owns of each objective set that is looked at; None in a search for cards.
        """
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.requester, other.language, other.copies_of_set = requester, language, copies_of_set
        if requester is not None and requester.further_values:
            other.further, other._indexes = requester.further_values, {}
        return other

    def use_requester(self) -> Requester:
        """The reader's cards and decks; marks the result as private to the reader."""
        if self.requester is None:
            raise InvalidValue("no_owner")
        self.requester.is_private_result = True
        return self.requester

    def owned(self) -> Copies:
        """The reader's collection; InvalidValue if the reader is unknown."""
        requester = self.use_requester()
        requester.asked_what_is_owned = True
        owned = requester.owned()
        if owned is None:
            raise InvalidValue("no_owner")
        return owned

    def collection(self, *, of_sets: bool = False) -> Copies:
        """The cards of the reader's collection, or its objective sets; empty for an unknown reader."""
        if self.requester is None:
            return {}
        requester = self.use_requester()
        return (requester.owned_sets() if of_sets else requester.owned()) or {}

    def where_owned(self, holds: Callable[[int], bool]) -> Q:
        """The cards of which the reader owns such a number of copies; in a search for sets, all cards of a set of which that is so."""
        if self.copies_of_set is not None:
            return ~Q(pk__in=[]) if holds(self.copies_of_set) else Q(pk__in=[])
        owned = self.owned()
        if holds(0):
            return ~Q(code__in=[code for code, copies in owned.items() if not holds(copies)])
        return Q(code__in=[code for code, copies in owned.items() if holds(copies)])


def key_of(text: str) -> str:
    """A key in the form used for comparison: only letters, digits and points."""
    return ".".join(fold(part).replace(" ", "") or part for part in text.split("."))
