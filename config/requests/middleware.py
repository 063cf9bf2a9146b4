"""Middleware: refuse bad input before any view runs, and answer errors under /api/ with problem+json."""

from __future__ import annotations

from collections.abc import Callable

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponsePermanentRedirect
from django.middleware.common import CommonMiddleware
from django.utils.http import escape_leading_slashes
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from cards.texts.safe_text import bad_text
from config.api.problems import PROBLEM, is_api, problem, problem_json

Handler = Callable[[HttpRequest], HttpResponseBase]


def forget_bad_cookies(get_response: Handler) -> Handler:
    """Ignore cookies with control characters or broken UTF-8: this site never sets one, and PostgreSQL refuses such a session key."""

    def handle(request: HttpRequest) -> HttpResponseBase:
        request.COOKIES = {name: value for name, value in request.COOKIES.items() if not bad_text(value)}
        return get_response(request)

    return handle


def refuse_bad_text(get_response: Handler) -> Handler:
    """Answer 400 if the path or the query string has control characters or broken UTF-8, before it reaches a database."""

    def handle(request: HttpRequest) -> HttpResponseBase:
        texts = [request.path]
        for key, values in request.GET.lists():
            texts += [key, *values]
        if any(bad_text(text) or "\ufffd" in text for text in texts):
            detail = _("The address contains control characters or text that is not UTF-8.")
            if is_api(request):
                return problem_json(problem(400, "bad_text", _("Bad input"), detail))
            raise BadRequest(detail)  # shown as the site's error page
        return get_response(request)

    return handle


def require_length(get_response: Handler) -> Handler:
    """Answer 411 to a body without a Content-Length: Django would read it as empty, and report a change that it did not make."""

    def handle(request: HttpRequest) -> HttpResponseBase:
        if "Transfer-Encoding" in request.headers and not request.META.get("CONTENT_LENGTH"):
            detail = _("Send the length of the body (Content-Length); this server does not read bodies in chunks.")
            if is_api(request):
                return problem_json(problem(411, "length_required", _("Length required"), detail))
            raise BadRequest(detail)
        return get_response(request)

    return handle


class SameRequestElsewhere(HttpResponsePermanentRedirect):
    """A 308 redirect, which repeats the method and the body; after a 301, a POST becomes a GET without a body."""

    status_code = 308


class LastSlash(CommonMiddleware):
    """Redirect an address that lacks only its last slash, for every method."""

    response_redirect_class = SameRequestElsewhere

    def get_full_path_with_slash(self, request: HttpRequest) -> str:
        return escape_leading_slashes(request.get_full_path(force_append_slash=True))


TITLES = {
    400: gettext_noop("Bad request"),
    403: gettext_noop("Forbidden"),
    404: gettext_noop("Not found"),
    405: gettext_noop("Method not allowed"),
    412: gettext_noop("Precondition failed"),
    413: gettext_noop("Too large"),
    500: gettext_noop("Server error"),
    503: gettext_noop("Not available"),
}
DETAILS = {
    400: gettext_noop("The request cannot be read: too many parameters, or a host name that is not this site's."),
    403: gettext_noop("This request needs the page's CSRF token or a login."),
    404: gettext_noop("There is nothing at this address."),
    412: gettext_noop("The resource has changed: it does not match If-Match or If-Unmodified-Since."),
    413: gettext_noop("The request is larger than this server accepts."),
    500: gettext_noop("Something went wrong on our side; it has been logged."),
    503: gettext_noop("The database could not be reached in time. Try again in a few seconds."),
}


def code_of(title: str) -> str:
    """The code of a problem, from its title.

    >>> code_of("Too large")
    'too_large'
    """
    return title.lower().replace(" ", "_")


def api_errors(get_response: Handler) -> Handler:
    """Answer Django's own errors under /api/ (unknown address or host, CSRF, too many parameters) with problem+json."""

    def handle(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        status = response.status_code
        if is_api(request) and status >= 400 and not response.headers.get("Content-Type", "").startswith(("application/json", PROBLEM)):
            title = TITLES.get(status, gettext_noop("Error"))
            wait = {"Retry-After": response.headers["Retry-After"]} if "Retry-After" in response.headers else None
            return problem_json(
                problem(status, code_of(title), _(title), _(DETAILS[status]) if status in DETAILS else f"{_(title)}."), wait
            )
        return response

    return handle


def any_origin(get_response: Handler) -> Handler:
    """Let pages of other origins read the API, errors and 304s included.

    They never send cookies, so they see only public data.
    """

    def handle(request: HttpRequest) -> HttpResponseBase:
        if not is_api(request):
            return get_response(request)
        if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers:
            response: HttpResponseBase = HttpResponse(status=204)
            response["Access-Control-Allow-Methods"] = "GET, HEAD, POST, OPTIONS"
            response["Access-Control-Allow-Headers"] = "Accept-Language, Content-Type, If-None-Match"
            response["Access-Control-Max-Age"] = "86400"
        else:
            response = get_response(request)
        if request.method in ("GET", "HEAD", "OPTIONS") or getattr(request, "any_origin", False):
            response["Access-Control-Allow-Origin"] = "*"
            response["Access-Control-Expose-Headers"] = "ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset"
        return response

    return handle
