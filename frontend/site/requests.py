"""Page requests with the attributes that the middleware adds."""

from __future__ import annotations

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails


class PageRequest(HttpRequest):
    """A request as views get it; only a type, as Django makes the object."""

    htmx: HtmxDetails  # true for a request that htmx sent; added by its middleware
