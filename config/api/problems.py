"""The one shape of an error: problem+json (RFC 9457) with a status, a stable code and a sentence."""

from __future__ import annotations

import math
from typing import Any

from django.conf import settings
from django.core.exceptions import BadRequest, PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.http import Http404, HttpRequest, JsonResponse
from django.utils.translation import gettext as _
from rest_framework import exceptions
from rest_framework.response import Response

from cards.errors import StardeckError, TooMany

PROBLEM = "application/problem+json"


def problem(status: int, code: str, title: str, detail: str, **extra: Any) -> dict[str, Any]:
    return {"type": "about:blank", "title": title, "status": status, "code": code, "detail": detail, **extra}


def problem_json(document: dict[str, Any], headers: dict[str, str] | None = None) -> JsonResponse:
    return JsonResponse(document, status=document["status"], content_type=PROBLEM, headers=headers)


def problem_response(error: Exception, context: dict[str, Any]) -> Response | None:
    """DRF's exception handler: the problem+json of an error; None for an unexpected one, which becomes a 500."""
    document = _document(error)
    if document is None:
        return None
    from rest_framework.renderers import JSONRenderer
    from rest_framework.views import set_rollback  # not at the top: that module reads the settings, which name this one

    set_rollback()
    request = context["request"]  # it may have been about to get another format, such as YAML
    request.accepted_renderer, request.accepted_media_type = JSONRenderer(), JSONRenderer.media_type
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
