"""Authentication of API requests by `Authorization: Token ...`.

The request acts as the token's account; it needs no cookie and no CSRF token.
"""

from __future__ import annotations

import re
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext
from knox.auth import TokenAuthentication
from rest_framework import exceptions

_TOKEN = re.compile(rb"[0-9a-z_]{16,100}")


class ApiTokenAuthentication(TokenAuthentication):  # type: ignore[misc]  # knox ships no types
    def authenticate(self, request: Any) -> Any:
        user_and_token = super().authenticate(request)
        if user_and_token is not None and request.method not in ("GET", "HEAD", "OPTIONS") and not user_and_token[1].may_write:
            raise exceptions.PermissionDenied(gettext("This token is read-only."), code="read_only_token")
        return user_and_token

    def _cleanup_token(self, auth_token: Any) -> bool:
        """Whether the token has expired; then it is deleted.  knox reads the user's other tokens with each request, one query more."""
        return auth_token.expiry is not None and auth_token.expiry < timezone.now() and bool(super()._cleanup_token(auth_token))

    def authenticate_credentials(self, token: bytes) -> Any:
        if not _TOKEN.fullmatch(token):  # a token of this site always matches; some databases refuse other texts
            raise exceptions.AuthenticationFailed(gettext("This token is unknown, was revoked or has expired."))
        try:
            return super().authenticate_credentials(token)
        except exceptions.AuthenticationFailed:
            raise exceptions.AuthenticationFailed(gettext("This token is unknown, was revoked or has expired.")) from None
