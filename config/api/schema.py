"""The OpenAPI schema: extensions for our own classes, the view, and the errors that every operation can return."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.authentication import SessionScheme
from drf_spectacular.extensions import OpenApiAuthenticationExtension, OpenApiSerializerExtension
from drf_spectacular.utils import extend_schema
from drf_spectacular.views import SpectacularAPIView
from rest_framework import serializers
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

from cards.api.views.public import PublicView
from cards.texts.safe_text import bad_field


class OwnSiteScheme(SessionScheme):  # type: ignore[no-untyped-call]  # drf-spectacular leaves its registration untyped
    target_class = "config.api.authentication.OwnSiteSession"
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
        for name, field in self.target.fields.items():
            if not field.read_only:
                schema["properties"][name] |= bounds_of(field)
        names = sorted(set(self.target.ignored_members()) - schema["properties"].keys())
        ignored = {"readOnly": True, "description": "Ignored in a request, so that a response can be sent back unchanged."}
        schema = {**schema, "properties": {**schema["properties"], **dict.fromkeys(names, ignored)}, "additionalProperties": False}
        return self.target.refined_schema(schema)


def bounds_of(field: serializers.Field[Any, Any, Any, Any]) -> dict[str, Any]:
    """The bounds of a field that drf-spectacular does not read from it."""
    if isinstance(field, serializers.FileField):
        return {"format": "binary"}
    bounds: dict[str, Any] = getattr(field, "shape", {})
    is_text = isinstance(field, serializers.CharField) and not field.allow_blank
    return {"minLength": 1, **bounds} if is_text else bounds


FORMATS = ("json", "yaml")


class ByFormat(DefaultContentNegotiation):
    """Negotiation by `?format=json` or `?format=yaml`, or else by the Accept header."""

    def select_renderer(self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None) -> Any:
        if (asked := request.query_params.get("format")) is None:
            return super().select_renderer(request, renderers, format_suffix)
        wanted = f"application/{asked if asked in FORMATS else 'json'}"
        return next((renderer, wanted) for renderer in renderers if renderer.media_type == wanted)


class SchemaView(PublicView, SpectacularAPIView):
    """The OpenAPI 3.1 document of this API.  It is generated for each request, so the usual rate limit applies."""

    content_negotiation_class = ByFormat

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Any:
        if request.query_params.get("format", "json") not in FORMATS:
            message = _("There is no such format; use one of: %(formats)s.") % {"formats": ", ".join(FORMATS)}
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


# As `cards.texts.safe_text.bad_text`: no control characters but line breaks and tabs.  In an address, no replacement character either.
TEXT = r"^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$"
TEXT_OF_ADDRESS = TEXT.replace("^[^", r"^[^\ufffd")


def bound_texts(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """State for every text in a request which characters the server accepts."""
    components = result["components"]["schemas"]
    seen: set[str] = set()
    for path in result["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", ()):
                if parameter["schema"].get("pattern") == "^[^/]+$":  # any text, in drf-spectacular's words; replaced by ours
                    del parameter["schema"]["pattern"]
                if parameter["in"] in ("path", "query"):
                    _bound(parameter["schema"], TEXT_OF_ADDRESS, components, seen)
                if parameter["in"] == "path" and parameter["schema"].get("type") == "string":
                    parameter["schema"].setdefault("minLength", 1)
            if "requestBody" in operation:
                operation["requestBody"]["required"] = True
            for content in operation.get("requestBody", {}).get("content", {}).values():
                _bound(content["schema"], TEXT, components, seen)
    return result


def _bound(schema: dict[str, Any], pattern: str, components: dict[str, Any], seen: set[str]) -> None:
    """Add the pattern to each text in this schema and in those that it refers to, and to the names of free members."""
    if reference := schema.get("$ref", "").rpartition("/")[2]:
        if reference not in seen:
            seen.add(reference)
            _bound(components[reference], pattern, components, seen)
        return
    if "string" in _types(schema) and not schema.keys() & {"enum", "format", "pattern", "readOnly"}:
        schema["pattern"] = pattern
    if isinstance(free := schema.get("additionalProperties"), dict):
        schema["propertyNames"] = {"pattern": pattern}
        _bound(free, pattern, components, seen)
    parts = [*schema.get("properties", {}).values(), *(part for name in ("oneOf", "anyOf", "allOf") for part in schema.get(name, ()))]
    for part in (*parts, *([schema["items"]] if "items" in schema else ())):
        _bound(part, pattern, components, seen)


def _types(schema: dict[str, Any]) -> list[str]:
    types = schema.get("type", [])
    return [types] if isinstance(types, str) else types
