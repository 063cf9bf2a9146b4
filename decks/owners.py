"""Who owns a deck made without an account: the browser session it was made in, by a random key kept there."""

from __future__ import annotations

import secrets
from typing import Any

from django.utils.crypto import salted_hmac

SESSION_NAME = "deck_owner"


def owner_key(request: Any, *, create: bool = False) -> str:
    """The key of this session; "" if it has none and `create` is false."""
    key = request.session.get(SESSION_NAME, "")
    if not key and create:
        key = request.session[SESSION_NAME] = secrets.token_urlsafe(24)
    return str(key)


def editor_key(request: Any) -> str:
    """Which browser session writes, as a hash of its id; for the history, never to decide who may do what."""
    return salted_hmac("decks.owners", request.session.session_key or "").hexdigest()[:16]
