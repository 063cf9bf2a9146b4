"""Who asks: an account, or without one the browser session, by a random key that is kept there."""

from __future__ import annotations

from typing import Any

from django.utils.crypto import salted_hmac

from accounts.models import SESSION_NAME, new_owner_key
from accounts.services import account_of


def owner_key(request: Any, *, create: bool = False) -> str:
    """The key of the account that is logged in (or whose token came), else of the session; "" if it has none and `create` is false."""
    if request.user.is_authenticated:
        return account_of(request.user).owner_key
    key = request.session.get(SESSION_NAME, "")
    if not key and create:
        key = request.session[SESSION_NAME] = new_owner_key()
    return str(key)


def editor_key(request: Any) -> str:
    """Which browser session writes, as a hash of its id; for the history, never to decide who may do what."""
    return salted_hmac("decks.owners", request.session.session_key or "").hexdigest()[:16]
