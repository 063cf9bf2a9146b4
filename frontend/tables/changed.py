"""The page of a game that began with other rules or cards: it cannot be shown as it was, and is offered anew with the same shuffle."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from cards.errors import Conflict
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import is_visible
from frontend.cards.catalogue import localized_catalogue
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, unlisted
from simulator.models import Table
from simulator.tables.selectors import table_get
from simulator.tables.sharing import table_by_token

View = Callable[..., HttpResponse]


def old_page(request: HttpRequest, found: Table, error: Conflict) -> HttpResponse:
    """What the table's owner can do with such a game, or another reader of its link."""
    catalogue = localized_catalogue(in_view(request, found.game_id), language())
    is_own = found.owner_key == owner_key(request)
    context = {
        "table": found,
        "deck": visible_deck(found) if is_own else None,
        "is_own": is_own,
        "catalogue": catalogue,
        "sentence": error.detail,
    }
    return unlisted(render(request, "tables/changed.html", context, status=error.status))


def offers_old_games(view: View) -> View:
    """A view of a table, by its `pk` or by the `token` of its link, that shows `old_page` where the game cannot be shown.

    A part of a page that htmx asks for keeps the error, which is shown above the page that is there.
    """

    @wraps(view)
    def shown(request: PageRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except Conflict as error:
            if error.code != "versions_changed" or request.htmx:
                raise
            return old_page(request, _table(request, **kwargs), error)

    return shown


def visible_deck(found: Table) -> Deck | None:
    """The deck of the game, if the table's owner may see it."""
    return found.deck if found.deck is not None and is_visible(found.deck, owner_key=found.owner_key) else None


def _table(request: HttpRequest, pk: uuid.UUID | None = None, token: str = "", **other: Any) -> Table:
    return table_by_token(token=token) if token else table_get(table_id=pk, owner_key=owner_key(request))
