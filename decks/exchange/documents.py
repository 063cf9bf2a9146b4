"""A deck as a JSON document, as the site exports it."""

from __future__ import annotations

import json
from typing import Any


def document_of(text: str) -> dict[str, Any] | None:
    """The document in a text; None if the text is not a JSON object with a list of slots."""
    if not text.startswith("{"):
        return None
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) and isinstance(document.get("slots"), list) else None
