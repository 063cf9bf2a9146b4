"""How a search reads its decks, so that one request never looks at all of them.

Conditions on a deck's own columns have indices.  For the others, the slow ones, the database looks into each deck, and then:

- few rows name the cards or the format of a condition: the search starts from those decks, and the query of the first page counts them;
- otherwise many decks match, so it goes through the decks in the requested order until a page is full, but checks at most `MOST_CHECKED`
  of them for one page.  A page may thus end early; its cursor leads on.

A count is exact up to `MOST_COUNTED`.  When slow conditions are checked for only a part of the decks, it is a lower bound.  That a
condition alone names more decks than are counted is kept in the cache for `LARGE_SECONDS`: to find it out takes longer than the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256

from django.core.cache import cache
from django.core.exceptions import EmptyResultSet
from django.db.models import Count as RowCount
from django.db.models import Window

from decks.models import Deck, DeckQuerySet
from decks.search.holding import SlowCondition
from decks.search.paging import Cursor, Order, Position, between, read

MOST_COUNTED = 10_000
MOST_CHECKED = 12_000  # decks that one page checks for a slow condition; with several conditions, divided by their number
ROWS_COUNTED = 4 * MOST_COUNTED  # rows of a condition that a count reads
LARGE_SECONDS = 600  # that a condition counts as large


@dataclass(frozen=True, slots=True)
class Count:
    """The number of decks found, or a lower bound."""

    number: int
    is_exact: bool = True

    @property
    def is_large(self) -> bool:
        """More decks than are counted."""
        return not self.is_exact and self.number >= MOST_COUNTED


@dataclass(frozen=True, slots=True)
class DeckPage:
    decks: list[Deck]
    previous: Cursor | None  # of the neighbouring pages; None if there is none
    next: Cursor | None
    is_cut: bool = False  # ended early, because enough decks were checked


@dataclass
class Plan:
    """The search for decks in an order."""

    quick: DeckQuerySet  # the public decks that meet the conditions on columns
    slow: Sequence[SlowCondition]  # the other conditions
    slow_terms: int  # the number of terms in them
    order: Order
    _checked: int | None = field(default=None, init=False)  # the number of decks found among those that `count` would check, if known
    _number: int | None = field(default=None, init=False)  # the number of all decks found, if known

    @cached_property
    def found(self) -> DeckQuerySet:
        """All decks found, unordered."""
        if self._start is not None:
            others = (each.condition for each in self.slow if each is not self._start)
            return self.quick.filter(self._start.as_start, *others)
        return self.quick.filter(*(each.condition for each in self.slow))

    @cached_property
    def _start(self) -> SlowCondition | None:
        """A condition whose rows are few enough to start from."""
        return next((each for each in self.slow if each.is_rare), None)

    @property
    def most_checked(self) -> int | None:
        """The number of decks that a page may check; None if it needs no limit."""
        return MOST_CHECKED // max(1, self.slow_terms) if self.slow and self._start is None else None

    def page(self, cursor: Cursor, size: int) -> DeckPage:
        if self._start is not None and cursor == Cursor():
            return self._first_page(size)
        order = self.order.reverse if cursor.is_backwards else self.order
        last, end = self._end(order, cursor.position) if cursor != Cursor() else self._first_end
        decks = read(self.found, order, cursor.position, end, size + 1)
        onward: Position | None = last
        if len(decks) > size:
            decks, onward = decks[:size], order.position(decks[size - 1])
        ahead = Cursor(onward, cursor.is_backwards) if onward is not None else None
        # Backwards, the page that the reader came from is the next one.
        start = order.position(decks[0]) if decks else cursor.position
        behind = Cursor(start, not cursor.is_backwards) if cursor.position is not None else None
        is_cut = end is not None and len(decks) < size
        if is_cut and cursor == Cursor():
            self._checked = len(decks)
        if cursor.is_backwards:
            return DeckPage(decks[::-1], previous=ahead, next=behind, is_cut=is_cut)
        return DeckPage(decks, previous=behind, next=ahead, is_cut=is_cut)

    def _first_page(self, size: int) -> DeckPage:
        """The first page of the decks that a condition names, and their number: one pass over the named decks finds both."""
        named = self.found.order_by(*self.order.names).annotate(number=Window(RowCount("*"))).values_list("pk", "number")
        rows = list(named[: size + 1])
        self._number = rows[0][1] if rows else 0
        read_decks = self.quick.in_bulk([key for key, _ in rows])
        decks = [read_decks[key] for key, _ in rows if key in read_decks]
        is_last = len(decks) <= size
        return DeckPage(decks[:size], previous=None, next=None if is_last else Cursor(self.order.position(decks[size - 1])))

    def numbered_page(self, number: int, size: int) -> DeckPage | None:
        """The page with this number, from 1; None if there is none, or if it ends after `MOST_COUNTED` decks."""
        if number == 1:
            return self.page(Cursor(), size)
        if number * size > MOST_COUNTED:
            return None
        place = (number - 1) * size - 1  # of the last deck of the page before
        for rows in between(self.found, self.order, None, self._first_end[1]):
            if positions := self.order.positions(rows, place, place + 1):
                page = self.page(Cursor(positions[0]), size)
                return page if page.decks else None
            place -= rows.order_by()[:place].count()
        return None

    @cached_property
    def _first_end(self) -> tuple[Position | None, Position | None]:
        return self._end(self.order, None)

    def _end(self, order: Order, start: Position | None) -> tuple[Position | None, Position | None]:
        """The positions of the last deck that a page from `start` checks and of the one after it; None if it may check all."""
        if (most := self.most_checked) is None:
            return None, None
        last: Position | None = None
        for rows in between(self.quick, order, start, None):
            positions = order.positions(rows, most - 1, most + 1) if last is None else order.positions(rows, 0, 1)
            for position in positions:
                if last is not None:
                    return last, position
                last = position
            if last is None:
                most -= rows.order_by()[:most].count()
        return None, None

    def count(self) -> Count:
        if self._number is not None:
            return Count(min(self._number, MOST_COUNTED), is_exact=self._number <= MOST_COUNTED)
        end = self._first_end[1]
        if end is not None and self._is_large():
            return Count(MOST_COUNTED, is_exact=False)
        if self._checked is not None:
            return Count(self._checked, is_exact=False)
        number = 0
        for rows in between(self.found, self.order, None, end):
            number += rows.order_by()[: MOST_COUNTED + 1 - number].count()
            if number > MOST_COUNTED:
                return Count(MOST_COUNTED, is_exact=False)
        return Count(number, is_exact=end is None)

    def _is_large(self) -> bool:
        """Whether the rows of the only slow condition name more decks than are counted."""
        if len(self.slow) != 1 or not self.slow[0].is_each_sure:
            return False
        decks = self.quick if self.slow[0].games is None else self.quick.filter(game__in=self.slow[0].games)
        named = decks.filter(pk__in=self.slow[0].decks(ROWS_COUNTED)).order_by().values("pk")[: MOST_COUNTED + 1]
        try:
            sql, parameters = named.query.sql_with_params()
        except EmptyResultSet:
            return False
        key = f"large-{sha256(repr((sql, parameters)).encode()).hexdigest()}"
        if cache.get(key):
            return True
        is_large = named.count() > MOST_COUNTED
        if is_large:
            cache.set(key, True, LARGE_SECONDS)
        return is_large
