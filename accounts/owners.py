"""The owner key of a request: that of its account or, without a log-in, of its browser session."""

from __future__ import annotations

from typing import Any

from django.utils.crypto import salted_hmac

from accounts.models import SESSION_NAME, new_owner_key
from accounts.services import account_of


def owner_key(request: Any, *, create: bool = False) -> str:
    """The owner key of the request's account (by log-in or API token), or else of its session.

    create: make a key for a session that has none; otherwise the key of such a session is "".
    """
    if request.user.is_authenticated:
        return account_of(request.user).owner_key
    key = request.session.get(SESSION_NAME, "")
    if not key and create:
        key = request.session[SESSION_NAME] = new_owner_key()
    return str(key)


def editor_key(request: Any) -> str:
    """A hash of the browser session's id, by which the history groups edits; never used for permissions."""
    return salted_hmac("decks.owners", request.session.session_key or "").hexdigest()[:16]
