"""A decorator for URLs that accept only posted forms."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods

View = Callable[..., HttpResponse]


def forms_only(page: str) -> Callable[[View], View]:
    """POST calls the view; GET redirects to `page` with the same arguments.

    A form with errors is shown at this URL, so a reload or a change of language sends a GET.
    """

    def decorate(view: View) -> View:
        @wraps(view)
        def handle(request: HttpRequest, **kwargs: Any) -> HttpResponse:
            return view(request, **kwargs) if request.method == "POST" else redirect(page, **kwargs)

        return require_http_methods(["GET", "HEAD", "POST"])(handle)

    return decorate
