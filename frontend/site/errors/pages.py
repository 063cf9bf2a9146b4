"""Error pages in the site's design; for an htmx request, one message in the page's #messages."""

from __future__ import annotations

import sys
from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import BadRequest, RequestDataTooBig
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseNotAllowed
from django.shortcuts import render
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django_htmx.middleware import HtmxDetails

from cards.errors import NotFound, StardeckError
from frontend.site.errors.error_text import error_sentence
from frontend.site.responses import refused

Handler = Callable[[HttpRequest], HttpResponseBase]


class error_pages:  # noqa: N801 (a middleware, named as it is used)
    """Show the error page for a StardeckError that a view raised, and for a method that a page does not take.

    The REST framework handles the API's own errors.
    """

    def __init__(self, get_response: Handler) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if isinstance(response, HttpResponseNotAllowed) and not request.path.startswith("/api/"):
            page = error_page(request, 405, _("Method not allowed"), _("The server could not understand this request."))
            page["Allow"] = response["Allow"]
            return page
        return response

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        return error_response(request, error) if isinstance(error, StardeckError) else None


def error_response(request: HttpRequest, error: StardeckError) -> HttpResponse:
    suggest = request.resolver_match.kwargs.get("code", "") if isinstance(error, NotFound) and request.resolver_match else None
    response = error_page(request, error.status, str(error.title), error_sentence(error), suggest=suggest)
    return refused(response, error)


def error_page(request: HttpRequest, status: int, title: str, detail: str, *, suggest: str | None = None, back: str = "") -> HttpResponse:
    """An error page or, for htmx, a message.

    suggest: the initial text of the page's search box; None for no search box.  back: the address of the form that was sent.
    """
    htmx: HtmxDetails | None = getattr(request, "htmx", None)  # missing if the middleware has not run
    if htmx and not htmx.history_restore_request:
        response = render(request, "components/_message.html", {"kind": "bad", "text": detail}, status=status)
        return retarget_to_messages(response)
    context = {"status": status, "title": title, "detail": detail, "suggest": suggest, "back": back}
    return render(request, "error.html", context, status=status)


def _page_before(request: HttpRequest) -> str:
    """The page of this site that sent the form; its own address if the browser does not say."""
    before = request.headers.get("Referer", "")
    is_here = url_has_allowed_host_and_scheme(before, allowed_hosts={request.get_host()}, require_https=request.is_secure())
    return before if is_here else request.path


def retarget_to_messages(response: HttpResponse) -> HttpResponse:
    """Make htmx show this response in #messages, whatever its target was, and keep the URL."""
    for name, value in (("HX-Retarget", "#messages"), ("HX-Reswap", "innerHTML"), ("HX-Push-Url", "false")):
        response.headers[name] = value
    return response


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    if isinstance(exception, RequestDataTooBig):
        sentence = _(
            "This form is larger than the limit of %(bytes)s bytes. Nothing was saved. Go back: your browser has probably kept what you "
            "typed. Shorten it there, or send it in several parts."
        )
        most = {"bytes": f"{settings.DATA_UPLOAD_MAX_MEMORY_SIZE:,}"}
        return error_page(request, 413, _("Too large"), sentence % most, back=_page_before(request))
    detail = str(exception) if isinstance(exception, BadRequest) else ""
    return error_page(request, 400, _("Bad request"), detail or _("The server could not understand this request."))


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    return error_page(request, 403, _("Not allowed"), str(exception) or _("You don't have permission to do this."))


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    detail = _("This form has expired or was sent from another site. Allow cookies, reload the page and send the form again.")
    return error_page(request, 403, _("Not allowed"), detail)


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    if request.path.startswith("/api/"):
        return HttpResponse(status=404)  # the API writes its own body
    return error_page(request, 404, _("Not found"), _("There is nothing at this address."), suggest="")


def server_error(request: HttpRequest) -> HttpResponse:
    """The page for an unexpected error.  Its template needs no request and none of our tags, because any part may be broken.

    503 if the database is locked, unreachable or too slow: a retry after a few seconds can succeed.
    """
    away = isinstance(sys.exc_info()[1], OperationalError | InterfaceError)
    status = 503 if away else 500
    if request.headers.get("HX-Request"):
        text = _("Something went wrong on our side; it has been logged.")
        if away:
            text = _("The database could not be reached in time. Try again in a few seconds.")
        response = retarget_to_messages(render(None, "components/_message.html", {"kind": "bad", "text": text}))
    else:
        response = render(None, "500.html", {"away": away, "status": status})
    response.status_code = status
    if away:
        response.headers["Retry-After"] = "5"
    return response
