"""Bad input is stopped once, at the edge; an error under /api/ is problem+json and never a page."""

from __future__ import annotations

from collections.abc import Callable

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponsePermanentRedirect
from django.middleware.common import CommonMiddleware
from django.utils.http import escape_leading_slashes
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from cards.safe_text import bad_text
from config.api import PROBLEM, is_api, problem, problem_json

Handler = Callable[[HttpRequest], HttpResponseBase]


def forget_bad_cookies(get_response: Handler) -> Handler:
    """Read no cookie that holds control characters or broken UTF-8: no page of ours made it, and PostgreSQL takes no such session key."""

    def handle(request: HttpRequest) -> HttpResponseBase:
        request.COOKIES = {name: value for name, value in request.COOKIES.items() if not bad_text(value)}
        return get_response(request)

    return handle


def refuse_bad_text(get_response: Handler) -> Handler:
    """400 for control characters or broken UTF-8 in path and query, before any of it reaches a database."""

    def handle(request: HttpRequest) -> HttpResponseBase:
        texts = [request.path]
        for key, values in request.GET.lists():
            texts += [key, *values]
        if any(bad_text(text) or "\ufffd" in text for text in texts):
            detail = _("The address holds control characters or text that is not UTF-8.")
            if is_api(request):
                return problem_json(problem(400, "bad_text", _("Bad input"), detail))
            raise BadRequest(detail)  # becomes the site's own page
        return get_response(request)

    return handle


def require_length(get_response: Handler) -> Handler:
    """411 for a body whose length is not announced: the framework would take it for none, and a change that changes nothing for done."""

    def handle(request: HttpRequest) -> HttpResponseBase:
        if "Transfer-Encoding" in request.headers and not request.META.get("CONTENT_LENGTH"):
            detail = _("Say how long the body is (Content-Length); one sent in chunks is not read.")
            if is_api(request):
                return problem_json(problem(411, "length_required", _("Length required"), detail))
            raise BadRequest(detail)
        return get_response(request)

    return handle


class SameRequestElsewhere(HttpResponsePermanentRedirect):
    """308: what was asked for is asked for there by the same method, with its body; after a 301 a POST becomes a GET without any."""

    status_code = 308


class LastSlash(CommonMiddleware):
    """An address that only lacks its last slash is answered with the right one, whatever the method."""

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
    403: gettext_noop("This needs the page's CSRF token or a login."),
    404: gettext_noop("There is nothing at this address."),
    412: gettext_noop("What is here is not what If-Match or If-Unmodified-Since asks for."),
    413: gettext_noop("The request is larger than this server takes."),
    500: gettext_noop("Something went wrong on our side; it has been logged."),
    503: gettext_noop("The database could not be reached in time. Try again in a few seconds."),
}


def code_of(title: str) -> str:
    """
    >>> code_of("Too large")
    'too_large'
    """
    return title.lower().replace(" ", "_")


def api_errors(get_response: Handler) -> Handler:
    """Give Django's own answers under /api/ (unknown address or host, CSRF, too many parameters) the API's one shape."""

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
    """Let pages of other origins read the API, errors and 304s included; never with cookies, so only what anyone may see."""

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
