"""`Authorization: Token ...` in the API: whoever sends a token acts as its account, and needs no cookie and no CSRF token."""

from __future__ import annotations

import re
from typing import Any

from django.utils.translation import gettext
from knox.auth import TokenAuthentication
from rest_framework import exceptions

_TOKEN = re.compile(rb"[0-9a-z_]{16,100}")


class ApiTokenAuthentication(TokenAuthentication):  # type: ignore[misc]  # knox ships no types
    def authenticate(self, request: Any) -> Any:
        found = super().authenticate(request)
        if found is not None and request.method not in ("GET", "HEAD", "OPTIONS") and not found[1].may_write:
            raise exceptions.PermissionDenied(gettext("This token may only read."), code="read_only_token")
        return found

    def authenticate_credentials(self, token: bytes) -> Any:
        if not _TOKEN.fullmatch(token):  # nothing else can be one of ours, and not every database takes every text
            raise exceptions.AuthenticationFailed(gettext("This token is unknown, was revoked or has expired."))
        try:
            return super().authenticate_credentials(token)
        except exceptions.AuthenticationFailed:
            raise exceptions.AuthenticationFailed(gettext("This token is unknown, was revoked or has expired.")) from None
