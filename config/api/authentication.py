"""Session authentication for the API, which refuses a write from another site's page."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _
from rest_framework import exceptions
from rest_framework.authentication import SessionAuthentication


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
