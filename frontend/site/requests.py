"""Page requests with the attributes that the middleware adds."""

from __future__ import annotations

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails

MOST_DIGITS = 16


class PageRequest(HttpRequest):
    """A request in a view.  Only a type: Django creates the object."""

    htmx: HtmxDetails  # added by the htmx middleware; true for a request from htmx


def digits_of(text: str) -> int | None:
    """The whole number that a form or an address writes with 1 to MOST_DIGITS of the digits 0 to 9; None for every other text.

    `int` would also take signs, spaces, underscores and the digits of other scripts, and numbers of any length.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def number_or_text(text: str) -> int | str:
    """The whole number that a form or an address writes; another text as it is, for the service to refuse."""
    number = digits_of(text)
    return text if number is None else number
