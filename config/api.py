"""What every API view shares: strict JSON in, problem+json for every error, one kind of list."""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import Any

from django.conf import settings
from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
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
    """The session, and for every write the proof that our own pages (or no browser) sent it.

    The framework checks CSRF tokens only of people who are logged in; the sessions that own decks are mostly of people who are not.
    A browser names the page that made it send a write in Origin, so a write from another site's page is refused before anything is done.
    """

    def authenticate(self, request: Any) -> Any:
        origin = request.headers.get("Origin")
        if request.method not in ("GET", "HEAD", "OPTIONS") and origin is not None:
            own = f"{request.scheme}://{request.get_host()}"
            if origin != own and origin not in settings.CSRF_TRUSTED_ORIGINS:
                raise exceptions.PermissionDenied(_("A page of another site may not do this."), code="cross_site")
        return super().authenticate(request)


class Pages(PageNumberPagination):
    """`page` from 1 and `page_size`: what is no such number, or too large, is refused with a sentence; a page beyond the last is a 404."""

    page_size = 60
    page_size_query_param = "page_size"
    max_page_size = 500

    def get_page_size(self, request: Request) -> int:
        asked = request.query_params.get(self.page_size_query_param)
        return self.page_size if asked is None else _whole("page_size", asked, self.max_page_size)

    def get_page_number(self, request: Request, paginator: Any) -> int:
        return _whole("page", request.query_params.get(self.page_query_param, "1"), 1_000_000)

    def paginate_queryset(self, queryset: Any, request: Request, view: Any = None) -> list[Any] | None:
        try:
            return super().paginate_queryset(queryset, request, view)
        except exceptions.NotFound:
            raise NotFound(_("There is no such page; follow `next` from the first."), code="no_such_page") from None


def _whole(name: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and 1 <= int(text) <= most):
        said = {"field": name, "most": f"{most:,}", "value": text[:20]}
        sentence = _("%(field)s is a whole number from 1 to %(most)s, not “%(value)s”.") % said
        raise BadInput(sentence, errors=[{"field": name, "code": "out_of_range"}])
    return int(text)


class StrictJSONParser(JSONParser):
    """JSON in UTF-8, at most 20 levels deep, without NaN, control characters or lone surrogates (PostgreSQL refuses them), and
    without two members of one name in an object, of which one would be dropped.

    The framework hands over the stream itself, past Django's own limit; it is kept here, by what is announced and by what comes.
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
        if not isinstance(value, dict):  # every body of this API is one
            raise BadInput(_("The body is not a JSON object, which stands in braces: {…}."), errors=[{"field": "", "code": "invalid"}])
        return value


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is not a JSON number")


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise ValueError(f"it holds a number of more than {MAX_DIGITS} digits")
    return int(digits)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = Counter(name for name, _ in pairs)
        raise exceptions.ParseError(_("The member “%(name)s” stands twice in one object.") % {"name": names.most_common(1)[0][0][:80]})
    return found


def _too_deep() -> str:
    return _("The JSON is nested deeper than %(most)s levels.") % {"most": MAX_DEPTH}


def _check(value: Any, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise exceptions.ParseError(_too_deep())
    if isinstance(value, str):
        if bad_text(value):
            raise exceptions.ParseError(_("The JSON holds a text with control characters or half a surrogate pair."))
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise exceptions.ParseError(_("The JSON holds a number that is too large."))
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
    """DRF's exception handler: every error of the API as problem+json; None lets an unforeseen one become a 500."""
    document = _document(error)
    if document is None:
        return None
    from rest_framework.views import set_rollback  # not above: that module reads the settings, which name this one

    set_rollback()
    return Response(document, status=document["status"], headers=_headers(error), content_type=PROBLEM)


def _document(error: Exception) -> dict[str, Any] | None:  # noqa: PLR0911 (one answer for each kind)
    match error:
        case StardeckError():
            return error.as_problem()
        case Http404():
            return problem(404, "not_found", _("Not found"), str(error) or _("There is nothing at this address."))
        case PermissionDenied():
            return problem(403, "forbidden", _("Forbidden"), str(error) or _("This is not yours to do."))
        case RequestDataTooBig():
            most = f"{settings.DATA_UPLOAD_MAX_MEMORY_SIZE:,}"
            said = _("The request is larger than the %(most)s bytes that are read.") % {"most": most}
            return problem(413, "too_large", _("Too large"), said)
        case SuspiciousOperation():
            return problem(400, "bad_request", _("Bad request"), _("The request is not one that this server reads."))
        case exceptions.ValidationError():
            faults = list(_field_errors(error.detail))
            detail = _("Some of the input cannot be used.")
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
    """What kind of error it is; of some the framework has only the pattern of a sentence."""
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
            if isinstance(key, int):  # one of a list of serializers
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
