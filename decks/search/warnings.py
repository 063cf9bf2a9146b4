"""The warnings of a deck search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class DeckWarning:
    """A warning about a part of the query that was not understood."""

    code: str
    term: str
    start: int  # the part is [start, end) of the typed text
    end: int
    message: str  # in the active language
    suggestion: str | None = None

    def as_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("code", "term", "start", "end", "message", "suggestion")}
