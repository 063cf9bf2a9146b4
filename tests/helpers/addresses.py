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
    """One member's rows; `login` is the member's session, the texts are parameters of addresses.

    run: of the deck.  exchange: a race of its exchanges.  table_token: of the table's link.  comment: on the deck.
    own_card: the code of a card in the card set.  deck_code: the deck as a text for links.
    """

    login: str
    deck: uuid.UUID
    token: str
    deck_code: str
    comment: int
    run: uuid.UUID
    exchange: uuid.UUID
    table: uuid.UUID
    table_token: str
    card_set: uuid.UUID
    card_set_token: str
    own_card: str


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


# Values of the parameters of routes, except those of somebody's rows.
PARAMETERS = {
    "number": "1",
    "index": "0",
    "choices": "0",
    "place": "0",
    "made": "0",
    "option": "0",
    "world": "0",
    "kind": "txt",
    "slug": SLUG,
    "game": SLUG,
    "name": SLUG,
    "code": "001-2",
    "key": "abc",
    "uidb36": "1",
    "path": "x",
    "part": "pages",
}
# What the parameter of a route names: (parameter, beginning of the route) -> the attribute of `SampleRows`.
ROWS = {
    ("pk", "decks/"): "deck",
    ("pk", "api/v1/decks/"): "deck",
    ("pk", "runs/"): "run",
    ("pk", "exchanges/"): "exchange",
    ("pk", "tables/"): "table",
    ("pk", "own-cards/"): "card_set",
    ("pk", "api/v1/own-cards/"): "card_set",
    ("run_id", "api/v1/simulations/"): "run",
    ("run_id", "api/v1/exchanges/"): "exchange",
    ("table_id", "api/v1/tables/"): "table",
    ("token", "d/"): "token",
    ("token", "api/v1/decks/by-token/"): "token",
    ("token", "t/"): "table_token",
    ("token", "api/v1/tables/shared/"): "table_token",
    ("token", "own-cards/shared/"): "card_set_token",
    ("token", "api/v1/own-cards/by-token/"): "card_set_token",
    ("number", "d/<str:token>/comments/"): "comment",
    ("number", "api/v1/decks/by-token/(?P<token>[A-Za-z0-9_-]{1,64})/comments/"): "comment",
    ("code", "own-cards/"): "own_card",
    ("code", "decks/code/"): "deck_code",
}
SETS = {("code", "games/<slug:slug>/sets/"): "1", ("code", "api/v1/objective-sets/"): "1", ("kind", "own-cards/"): "character"}
# Parameters that only ever name a row: one that `ROWS` does not know is an error of the test, so that no new address is left out.
OF_ROWS = ("pk", "run_id", "table_id", "token")


def parameters_of(route: str) -> list[str]:
    return [one or other for one, other in PART.findall(route)]


def is_of_rows(route: str) -> bool:
    """Whether the address is that of somebody's deck, run, exchanges, table or own cards."""
    return any(name in OF_ROWS for name in parameters_of(route))


def attribute_of(name: str, route: str) -> str:
    """The attribute of `SampleRows` that the parameter names; "" for a parameter that names no row."""
    return next((attribute for (parameter, start), attribute in ROWS.items() if parameter == name and route.startswith(start)), "")


def value_of(name: str, route: str, rows: SampleRows) -> str:
    if attribute := attribute_of(name, route):
        return str(getattr(rows, attribute))
    if name in OF_ROWS:
        raise KeyError(f"{name} of {route}: say in ROWS of tests/helpers/addresses.py what it names")
    return next((value for (parameter, start), value in SETS.items() if parameter == name and route.startswith(start)), PARAMETERS[name])


def address_of(route: str, rows: SampleRows, **instead: str) -> str:
    """The route with a value for each of its parameters.  instead: values that take the place of those of the rows."""
    return "/" + PART.sub(lambda found: instead.get(name := found[1] or found[2]) or value_of(name, route, rows), route)


def body_of(answer: Any) -> str:
    """The text of an answer, streamed or not."""
    return (b"".join(answer.streaming_content) if answer.streaming else answer.content).decode(errors="replace")
