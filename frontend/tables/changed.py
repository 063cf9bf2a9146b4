"""The page of a game or a puzzle of other rules or cards: it cannot be shown as it was.

A game is offered anew with the same shuffle; a puzzle as it is now, or its deal from the first turn on, and the other puzzles.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from cards.errors import Conflict, NotFound
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import is_visible
from frontend.cards.catalogue import localized_catalogue
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, unlisted
from games.registry import game_by_slug
from simulator.models import Table
from simulator.tables import puzzles
from simulator.tables.selectors import table_get
from simulator.tables.sharing import table_by_token

View = Callable[..., HttpResponse]


def old_page(request: HttpRequest, found: Table, error: Conflict) -> HttpResponse:
    """What the table's owner can do with such a game, or another reader of its link."""
    catalogue = localized_catalogue(in_view(request, found.game_id), language())
    is_own = found.owner_key == owner_key(request)
    puzzle = _puzzle_context(found.game_id, found.puzzle) if found.puzzle else {}
    context = {
        "table": found,
        "deck": visible_deck(found) if is_own else None,
        "is_own": is_own,
        "catalogue": catalogue,
        "sentence": error.detail,
        **puzzle,
        "why": "" if error.detail == puzzle.get("why") else puzzle.get("why", ""),  # said once
    }
    return unlisted(render(request, "tables/changed.html", context, status=error.status))


def _puzzle_context(slug: str, number: int) -> dict[str, Any]:
    """What can be done about a puzzle.  changed: what has changed about it (`simulator.tables.puzzles`), or "" if it is as it was."""
    changed, why = "", ""
    try:
        puzzles.goal_of(slug, number)
    except (Conflict, NotFound) as error:
        changed, why = error.extra.get("changed", puzzles.LISTS), error.detail
    count = len(puzzles.puzzles_of(slug))
    return {"changed": changed, "why": why, "number": number, "others": count > 1, "next_number": number % count + 1 if count else None}


def offers_changed_puzzles(view: View) -> View:
    """A view of a puzzle that, where the rules or the cards have changed it, says what has changed and what can be played instead."""

    @wraps(view)
    def shown(request: HttpRequest, slug: str, number: int) -> HttpResponse:
        try:
            return view(request, slug=slug, number=number)
        except Conflict as error:
            if error.code != "versions_changed":
                raise
            context = {"game": game_by_slug(slug), **_puzzle_context(slug, number), "why": error.detail}
            return unlisted(render(request, "tables/puzzles/changed.html", context, status=error.status))

    return shown


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
