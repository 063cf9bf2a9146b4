"""Every address of the site, and the rows that fill its parameters."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.urls import URLPattern, URLResolver, get_resolver

from tests.helpers.jedi_decks import SLUG


@dataclass(frozen=True)
class SampleRows:
    """A deck, a run of it, a table with it and a comment on it; `login` is the session of the deck's owner."""

    deck: uuid.UUID
    token: str
    run: uuid.UUID
    table: uuid.UUID
    comment: int
    login: str

    def parameters(self) -> dict[str, str]:
        return {"run_id": str(self.run), "table_id": str(self.table), "token": self.token, "number": str(self.comment)}

    def pk_of(self, route: str) -> str:
        """The `pk` in the route."""
        return str(self.run if route.startswith("runs/") else self.table if route.startswith("tables/") else self.deck)


def routes(resolver: URLResolver | None = None, prefix: str = "") -> Iterator[tuple[str, str]]:
    """(name, route) of every address of the site."""
    for each in (resolver or get_resolver()).url_patterns:
        route = prefix + re.sub(r"^\^|\$$|\\Z$", "", str(each.pattern))
        if isinstance(each, URLPattern):
            yield each.name or route, route.replace(r"\.", ".")
        else:
            yield from routes(each, route)


ADDRESSES = sorted(set(routes()))


PART = re.compile(r"<(?:\w+:)?(\w+)>|\(\?P<(\w+)>(?:[^()\[\]]|\[[^\]]*\]|\([^()]*\))*\)")


# Values of the parameters of routes, except those of a deck and its rows.
PARAMETERS = {
    "number": "1",
    "index": "0",
    "choices": "0",
    "made": "0",
    "kind": "txt",
    "slug": SLUG,
    "game": SLUG,
    "code": "001-2",
    "key": "abc",
    "uidb36": "1",
    "path": "x",
    "part": "pages",
}


def address_of(route: str, parameters: dict[str, str]) -> str:
    """The route with a value for each of its parameters."""
    return "/" + PART.sub(lambda found: parameters[found[1] or found[2]], route)


def body_of(answer: Any) -> str:
    """The text of an answer, streamed or not."""
    return (b"".join(answer.streaming_content) if answer.streaming else answer.content).decode(errors="replace")
