"""What the API's schema says of our own classes; imported once by the addresses."""

from __future__ import annotations

from typing import Any

from drf_spectacular.authentication import SessionScheme
from drf_spectacular.extensions import OpenApiAuthenticationExtension


class OwnSiteScheme(SessionScheme):
    target_class = "config.api.OwnSiteSession"
    name = "cookieAuth"


class TokenScheme(OpenApiAuthenticationExtension):
    target_class = "accounts.authentication.ApiTokenAuthentication"
    name = "tokenAuth"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        return {"type": "apiKey", "in": "header", "name": "Authorization", "description": "`Token sd_…`, made on the account's page."}


EVERYWHERE = {
    "401": "The token in `Authorization` is unknown, was revoked or has expired.",
    "400": "The address or the body cannot be read.",
    "406": "The answer is JSON (or the file that was asked for), which `Accept` rules out.",
    "429": "Beyond a limit; `Retry-After` says when to come back.",
}
WITH_BODY = {"413": "The body is larger than this server takes.", "415": "The body is not JSON."}


def answers_of_every_operation(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Add the problems with which any operation, or any with a body, may answer."""
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
