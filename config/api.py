"""Shared parts of the API views: authentication, pagination, a strict JSON parser and problem+json errors."""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import Any

from django.conf import settings
from django.core.exceptions import BadRequest, PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.http import Http404, HttpRequest, JsonResponse
from django.utils.translation import gettext as _
from rest_framework import exceptions
from rest_framework.authentication import SessionAuthentication
from rest_framework.pagination import PageNumberPagination
from rest_framework.parsers import JSONParser
from rest_framework.request import Request
from rest_framework.response import Response

from cards.errors import BadInput, NotFound, StardeckError, TooMany
from cards.safe_text import bad_text

PROBLEM = "application/problem+json"
MAX_DEPTH = 20
MAX_DIGITS = 400


class OwnSiteSession(SessionAuthentication):
    """Session authentication that accepts a write only from this site's pages, or from a client that is not a browser.

    REST framework checks CSRF tokens only for logged-in users, but most sessions that own decks belong to visitors without an account.
    A browser sends the origin of the page with every write, so a write from another site's page is refused.
    """

    def authenticate(self, request: Any) -> Any:
        origin = request.headers.get("Origin")
        if request.method not in ("GET", "HEAD", "OPTIONS") and origin is not None:
            own = f"{request.scheme}://{request.get_host()}"
            if origin != own and origin not in settings.CSRF_TRUSTED_ORIGINS:
                raise exceptions.PermissionDenied(_("A page of another site cannot make this request."), code="cross_site")
        return super().authenticate(request)


class Pages(PageNumberPagination):
    """Pagination by `page` (from 1) and `page_size`.  An invalid number is a 400 with a sentence; a page after the last is a 404."""

    page_size = 60
    page_size_query_param = "page_size"
    max_page_size = 500

    def get_page_size(self, request: Request) -> int:
        text = request.query_params.get(self.page_size_query_param)
        return self.page_size if text is None else _whole("page_size", text, self.max_page_size)

    def get_page_number(self, request: Request, paginator: Any) -> int:
        return _whole("page", request.query_params.get(self.page_query_param, "1"), 1_000_000)

    def paginate_queryset(self, queryset: Any, request: Request, view: Any = None) -> list[Any] | None:
        try:
            return super().paginate_queryset(queryset, request, view)
        except exceptions.NotFound:
            raise NotFound(_("There is no such page; follow the `next` links from the first page."), code="no_such_page") from None


def _whole(name: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and 1 <= int(text) <= most):
        values = {"field": name, "most": f"{most:,}", "value": text[:20]}
        sentence = _("%(field)s must be a whole number from 1 to %(most)s, not “%(value)s”.") % values
        raise BadInput(sentence, errors=[{"field": name, "code": "out_of_range"}])
    return int(text)


class StrictJSONParser(JSONParser):
    """A parser of JSON objects in UTF-8, at most 20 levels deep.

    It refuses:
    - NaN, control characters and lone surrogates, which PostgreSQL refuses;
    - an object with two members of one name, as one of them would be dropped;
    - a body larger than Django's limit, which REST framework does not apply: by its Content-Length and by its actual size.
    """

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        most = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        announced = str(parser_context["request"].META.get("CONTENT_LENGTH", "")) if parser_context else ""
        if (announced.isdecimal() and int(announced) > most) or len(body := stream.read(most + 1)) > most:
            raise RequestDataTooBig
        try:
            value = json.loads(body.decode("utf-8-sig"), parse_constant=_no_constant, parse_int=_integer, object_pairs_hook=_object)
        except UnicodeDecodeError:
            raise exceptions.ParseError(_("The body is not UTF-8 text.")) from None
        except RecursionError:
            raise exceptions.ParseError(_too_deep()) from None
        except ValueError as error:
            raise exceptions.ParseError(_("The body is not JSON: %(reason)s.") % {"reason": error}) from None
        _check(value, 1)
        if not isinstance(value, dict):  # every request body of this API is an object
            raise BadInput(_("The body must be a JSON object, in braces: {…}."), errors=[{"field": "", "code": "invalid"}])
        return value


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is not a JSON number")


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise ValueError(f"it contains a number of more than {MAX_DIGITS} digits")
    return int(digits)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = Counter(name for name, _ in pairs)
        raise exceptions.ParseError(_("The member “%(name)s” appears twice in one object.") % {"name": names.most_common(1)[0][0][:80]})
    return found


def _too_deep() -> str:
    return _("The JSON is nested deeper than %(most)s levels.") % {"most": MAX_DEPTH}


def _check(value: Any, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise exceptions.ParseError(_too_deep())
    if isinstance(value, str):
        if bad_text(value):
            raise exceptions.ParseError(_("The JSON contains text with control characters or a lone surrogate."))
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise exceptions.ParseError(_("The JSON contains a number that is too large."))
    elif isinstance(value, list):
        for item in value:
            _check(item, depth + 1)
    elif isinstance(value, dict):
        for key, item in value.items():
            _check(key, depth + 1)
            _check(item, depth + 1)


def problem(status: int, code: str, title: str, detail: str, **extra: Any) -> dict[str, Any]:
    return {"type": "about:blank", "title": title, "status": status, "code": code, "detail": detail, **extra}


def problem_json(document: dict[str, Any], headers: dict[str, str] | None = None) -> JsonResponse:
    return JsonResponse(document, status=document["status"], content_type=PROBLEM, headers=headers)


def problem_response(error: Exception, context: dict[str, Any]) -> Response | None:
    """DRF's exception handler: the problem+json of an error; None for an unexpected one, which becomes a 500."""
    document = _document(error)
    if document is None:
        return None
    from rest_framework.views import set_rollback  # not at the top: that module reads the settings, which name this one

    set_rollback()
    return Response(document, status=document["status"], headers=_headers(error), content_type=PROBLEM)


def _document(error: Exception) -> dict[str, Any] | None:  # noqa: PLR0911 (one answer for each kind)
    match error:
        case StardeckError():
            return error.as_problem()
        case Http404():
            return problem(404, "not_found", _("Not found"), str(error) or _("There is nothing at this address."))
        case PermissionDenied():
            return problem(403, "forbidden", _("Forbidden"), str(error) or _("You don't have permission to do this."))
        case RequestDataTooBig():
            most = f"{settings.DATA_UPLOAD_MAX_MEMORY_SIZE:,}"
            detail = _("The request is larger than the limit of %(most)s bytes.") % {"most": most}
            return problem(413, "too_large", _("Too large"), detail)
        case BadRequest():
            return problem(400, "bad_request", _("Bad request"), str(error))
        case SuspiciousOperation():
            return problem(400, "bad_request", _("Bad request"), _("The server cannot process this request."))
        case exceptions.ValidationError():
            faults = list(_field_errors(error.detail))
            detail = _("Some of the input is not valid.")
            if len(faults) == 1:
                detail = f"{faults[0]['field']}: {faults[0]['message']}" if faults[0]["field"] else faults[0]["message"]
            return problem(400, "bad_input", _("Bad input"), detail, errors=faults)
        case exceptions.APIException():
            codes = error.get_codes()
            code = codes if isinstance(codes, str) else "error"
            return problem(error.status_code, code, _title(error), str(error.detail))
        case _:
            return None


def _title(error: exceptions.APIException) -> str:
    """The title of an error's kind; for some kinds, REST framework has only a sentence with placeholders."""
    match error:
        case exceptions.MethodNotAllowed():
            return _("Method not allowed")
        case exceptions.UnsupportedMediaType():
            return _("Unsupported media type")
    return str(error.default_detail).rstrip(".")


def _headers(error: Exception) -> dict[str, str]:
    headers: dict[str, str] = {}
    if isinstance(error, TooMany):
        headers |= {"RateLimit-Remaining": "0", "RateLimit-Reset": str(error.retry_after)}
        if limit := error.extra.get("limit"):
            headers["RateLimit-Limit"] = str(limit)
    if wait := getattr(error, "retry_after", None) or getattr(error, "wait", None):
        headers["Retry-After"] = str(math.ceil(wait))
    if auth_header := getattr(error, "auth_header", None):
        headers["WWW-Authenticate"] = auth_header
    return headers


def _field_errors(detail: Any, path: str = "") -> Any:
    """Flatten DRF's nested details to {field: "slots[3].quantity", message}."""
    if isinstance(detail, dict):
        for key, value in detail.items():
            if isinstance(key, int):  # an index in a list of serializers
                yield from _field_errors(value, f"{path}[{key}]")
                continue
            name = "" if key == "non_field_errors" else str(key)
            yield from _field_errors(value, f"{path}.{name}" if path and name else path or name)
    elif isinstance(detail, list):
        for index, value in enumerate(detail):
            yield from _field_errors(value, path if isinstance(value, str) else f"{path}[{index}]")
    else:
        yield {"field": path, "code": getattr(detail, "code", "invalid"), "message": str(detail)}


def is_api(request: HttpRequest) -> bool:
    return request.path.startswith("/api/")
