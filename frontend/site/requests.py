"""Page requests with the attributes that the middleware adds."""

from __future__ import annotations

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails


class PageRequest(HttpRequest):
    """A request in a view.  Only a type: Django creates the object."""

    htmx: HtmxDetails  # added by the htmx middleware; true for a request from htmx
