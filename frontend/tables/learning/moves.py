"""The opponent's moves in a game that is over: the list, and a move with what each of its options was worth."""

from __future__ import annotations

import itertools
import uuid
from collections import Counter
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from cards.api.limits import client_key
from cards.errors import StardeckError
from decks.owners import owner_key
from frontend.cards.catalogue import localized_catalogue
from frontend.runs.replay import board_of
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, number_or_text
from frontend.site.responses import in_view, language, unlisted
from frontend.tables.changed import offers_old_games
from frontend.tables.coach import coach_context, coach_urls, refresh_of, state_of_run
from frontend.tables.option_texts import option_texts
from frontend.tables.players import players_context
from frontend.tables.shown import options_of
from simulator.models import Table
from simulator.requests.lists import own_cards_of
from simulator.tables import coaching
from simulator.tables.learning import moves as made
from simulator.tables.selectors import table_get


@offers_old_games
@require_safe
def moves(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """List the opponent's moves; 409 while the game goes on."""
    found = _table(request, pk)
    catalogue = localized_catalogue(in_view(request, found.game_id), language(), own_cards_of(found.decklist))
    lines = [
        (move, catalogue.words(move.step.text), catalogue.words(move.position.offers[move.taken].text)) for move in made.moves_of(found)
    ]
    context = {
        "table": found,
        "catalogue": catalogue,
        **players_context(catalogue, found),
        "usual": Counter(asked for _, asked, _ in lines).most_common(1)[0][0] if lines else "",
        "turns": [(turn, list(group)) for turn, group in itertools.groupby(lines, key=lambda line: line[0].step.turn)],
    }
    return unlisted(render(request, "tables/moves/list.html", context))


@offers_old_games
@require_safe
def move(request: PageRequest, pk: uuid.UUID, place: int) -> HttpResponse:
    """Show a move with the answer so far.  htmx polls it every second until it is whole; `seen` is the state that the page shows."""
    found = _table(request, pk)
    shown = made.move_get(found, place)
    run = made.move_coach_of(found, shown)
    if request.htmx and run is not None and request.GET.get("seen") == state_of_run(run):
        return unlisted(HttpResponse(status=204))
    return _page(request, found, shown)


@offers_old_games
@forms_only("table-move")
def ask(request: PageRequest, pk: uuid.UUID, place: int) -> HttpResponse:
    """Ask what each option of a move was worth, and show its page."""
    found = _table(request, pk)
    shown = made.move_get(found, place)
    worlds = number_or_text(request.POST["worlds"]) if "worlds" in request.POST else coaching.USUAL_WORLDS
    try:
        made.move_coach_start(table=found, move=shown, worlds=worlds, client=client_key(request))
    except StardeckError as error:
        return _page(request, found, shown, sentence=error.detail, status=error.status)
    return _page(request, found, shown) if request.htmx else redirect("table-move", pk=pk, place=place)


@forms_only("table-move")
def cancel(request: PageRequest, pk: uuid.UUID, place: int) -> HttpResponse:
    found = _table(request, pk)
    shown = made.move_get(found, place)
    made.move_coach_cancel(table=found, move=shown)
    return _page(request, found, shown) if request.htmx else redirect("table-move", pk=pk, place=place)


def _page(request: PageRequest, found: Table, shown: made.Move, *, sentence: str = "", status: int = 200) -> HttpResponse:
    catalogue = localized_catalogue(in_view(request, found.game_id), language(), own_cards_of(found.decklist))
    position = shown.position
    texts = option_texts(catalogue, position)
    context: dict[str, Any] = {
        "table": found,
        "move": shown,
        "question": position.question,
        "taken": texts[shown.taken],
        "options": [option.text for option in options_of(catalogue, position)],
        "catalogue": catalogue,
        "may_coach": coaching.is_coached(found),
        "sentence": sentence,
        "board": board_of(catalogue, shown.step.board, shown.step.board),
        **players_context(catalogue, found),
        **coach_urls(found, shown.place),
        **coach_context(found, position, made.move_coach_of(found, shown), catalogue),
    }
    context["refresh"] = refresh_of("table-move", found.pk, shown.place, waits=context["coach_is_active"])
    template = "tables/coach/_coach.html" if request.htmx else "tables/moves/move.html"
    return unlisted(render(request, template, context, status=status))


def _table(request: HttpRequest, pk: uuid.UUID) -> Table:
    return table_get(table_id=pk, owner_key=owner_key(request))
