"""Page requests with the attributes that the middleware adds."""

from __future__ import annotations

from collections.abc import Collection

from django.contrib import messages
from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails

from cards.search.filters import unknown_value_warnings
from frontend.site.responses import language

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


def known_value(request: HttpRequest, name: str, values: Collection[str], default: str = "") -> str:
    """The value of a display parameter of the address, or the default.

    A message at the top of a whole page names a value that is none of these; a part of a page has no place for it.
    """
    warnings = unknown_value_warnings(request.GET, {name: [*values]})
    if warnings and not getattr(request, "htmx", None):
        messages.warning(request, warnings[0].message(language()))
    return default if warnings else request.GET.get(name, "") or default
