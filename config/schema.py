"""The OpenAPI schema: extensions for our own classes, the view, and the errors that every operation can return."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.authentication import SessionScheme
from drf_spectacular.extensions import OpenApiAuthenticationExtension, OpenApiSerializerExtension
from drf_spectacular.utils import extend_schema
from drf_spectacular.views import SpectacularAPIView
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

from cards.api.views.public import PublicView
from cards.safe_text import bad_field


class OwnSiteScheme(SessionScheme):  # type: ignore[no-untyped-call]  # drf-spectacular leaves its registration untyped
    target_class = "config.api.OwnSiteSession"
    name = "cookieAuth"


class TokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]  # drf-spectacular leaves its registration untyped
    target_class = "accounts.authentication.ApiTokenAuthentication"
    name = "tokenAuth"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        return {"type": "apiKey", "in": "header", "name": "Authorization", "description": "`Token sd_…`, created on the account page."}


class StrictScheme(OpenApiSerializerExtension):  # type: ignore[no-untyped-call]  # drf-spectacular leaves its registration untyped
    """Describe a strict serializer: unknown members are refused; read-only members of our own responses are ignored."""

    target_class = "cards.api.strict_fields.Strict"
    match_subclasses = True

    def map_serializer(self, auto_schema: Any, direction: str) -> Any:
        schema = auto_schema._map_serializer(self.target, direction, bypass_extensions=True)
        names = sorted(set(self.target.ignored_members()) - schema["properties"].keys())
        ignored = {"readOnly": True, "description": "Ignored in a request, so that a response can be sent back unchanged."}
        return {**schema, "properties": {**schema["properties"], **dict.fromkeys(names, ignored)}, "additionalProperties": False}


FORMATS = ("json", "yaml")


class ByFormat(DefaultContentNegotiation):
    """Negotiation by `?format=json` or `?format=yaml`, or else by the Accept header."""

    def select_renderer(self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None) -> Any:
        if not (asked := request.query_params.get("format")):
            return super().select_renderer(request, renderers, format_suffix)
        wanted = f"application/{asked if asked in FORMATS else 'json'}"
        return next((renderer, wanted) for renderer in renderers if renderer.media_type == wanted)


class SchemaView(PublicView, SpectacularAPIView):
    """The OpenAPI 3.1 document of this API.  It is generated for each request, so the usual rate limit applies."""

    content_negotiation_class = ByFormat

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Any:
        if request.query_params.get("format", "json") not in FORMATS:
            message = _("There is no such format; there are: %(formats)s.") % {"formats": ", ".join(FORMATS)}
            raise bad_field("format", "invalid_choice", message)
        return super().get(request, *args, **kwargs)  # type: ignore[no-untyped-call]  # drf-spectacular leaves its view untyped


EVERYWHERE = {
    "401": "The token in `Authorization` is unknown, revoked or expired.",
    "400": "The address or the body cannot be read.",
    "406": "The response would be JSON (or the requested file), which `Accept` rules out.",
    "429": "Too many requests; `Retry-After` says how many seconds to wait.",
}
WITH_BODY = {
    "411": "The request has a body without a Content-Length.",
    "413": "The body is larger than this server accepts.",
    "415": "The body is not JSON.",
}


def add_common_errors(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Add the errors that every operation can return, and those of every operation with a body."""
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for operations in result["paths"].values():
        for operation in operations.values():
            if "responses" not in operation:
                continue
            for status, words in {**EVERYWHERE, **(WITH_BODY if "requestBody" in operation else {})}.items():
                found = operation["responses"].setdefault(status, {"content": content, "description": ""})
                found["description"] = found["description"] or words
            operation["responses"] = dict(sorted(operation["responses"].items()))
    return result
