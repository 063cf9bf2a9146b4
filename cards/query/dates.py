"""Days, months and years as sortable numbers: 20130131."""

from __future__ import annotations

from datetime import date

from django.utils import timezone

from cards.query.values import day_number

Span = tuple[int, int]


def span(text: str) -> Span | None:
    """First and last day of "2013", "2013-01" or "2013-01-31"; None for anything else.

    >>> span("2013-01")
    (20130100, 20130199)
    """
    number = day_number(text)
    if number is None or not text.strip():
        return None
    return None if text.count("-") == 2 and day(text) is None else span_of(number)


def span_of(number: int) -> Span:
    """The first and last day of a sortable number, which may be known only to the month or year.

    >>> span_of(20140000), span_of(20140214)
    ((20140000, 20149999), (20140214, 20140214))
    """
    if number % 10_000 == 0:
        return number, number + 9999
    return (number, number + 99) if number % 100 == 0 else (number, number)


def day(text: str) -> date | None:
    """
    >>> day("2016-06-01"), day("2016-02-30")
    (datetime.date(2016, 6, 1), None)
    """
    try:
        return date.fromisoformat(text) if len(text) == 10 else None
    except ValueError:
        return None


def today() -> date:
    return timezone.localdate()
