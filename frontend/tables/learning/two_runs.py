"""What the pages of the two examinations of a game that is over have in common: their views, their state, and waiting for them."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_safe

from cards.api.limits import client_key
from cards.errors import StardeckError
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, unlisted
from frontend.tables.changed import offers_old_games
from frontend.tables.coach import nobody_works, refresh_of, stopped_sentence
from frontend.tables.players import players_context
from simulator.models import Table
from simulator.requests.lists import own_cards_of
from simulator.tables.learning.two_runs import TwoRuns
from simulator.tables.selectors import position_of, table_get

State = TypeVar("State", bound=TwoRuns)
State_contra = TypeVar("State_contra", bound=TwoRuns, contravariant=True)
View = Callable[..., HttpResponse]


class ShowsState(Protocol[State_contra]):
    """Renders the page of an examination.  sentence: why it could not be started."""

    def __call__(
        self, request: PageRequest, found: Table, state: State_contra, *, sentence: str = "", status: int = 200
    ) -> HttpResponse: ...


def examination_views(
    page: str, *, state_of: Callable[[Table], State], start: Callable[..., State], cancel: Callable[..., None], shown: ShowsState[State]
) -> tuple[View, View, View]:
    """The views that show an examination, start it (or go on with it), and cancel it.

    page: its name among the addresses.  state_of, start, cancel: its functions in `simulator.tables.learning`.
    """

    @offers_old_games
    @require_safe
    def show(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
        """Show what has been found so far.  htmx polls it every second until it is whole; `seen` is the state that the page shows."""
        found = own_table(request, pk)
        state = state_of(found)
        if request.htmx and request.GET.get("seen") == seen_of(state):
            return unlisted(HttpResponse(status=204))
        return shown(request, found, state)

    @offers_old_games
    @forms_only("table")
    def ask(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
        found = own_table(request, pk)
        try:
            start(table=found, position=position_of(found), client=client_key(request))
        except StardeckError as error:
            return shown(request, found, state_of(found), sentence=error.detail, status=error.status)
        return redirect(page, pk=pk)

    @forms_only("table")
    def stop(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
        cancel(table=own_table(request, pk))
        return redirect(page, pk=pk)

    return show, ask, stop


def seen_of(state: TwoRuns) -> str:
    """What a page that shows this state sends along when it asks for news."""
    return "-".join(f"{run.status}-{run.games_done}" for run in (state.first, state.second) if run)


def waiting_context(found: Table, catalogue: LocalizedCatalogue, state: TwoRuns, page: str) -> dict[str, Any]:
    """The context of a page that shows the runs' progress and loads itself again while it `waits`.  page: its name among the addresses."""
    run = state.run
    waits = state.is_active or state.is_between
    return {
        "table": found,
        "catalogue": catalogue,
        **players_context(catalogue, found, found.outcome),
        "run": run,
        "state": state,
        "waits": waits,
        "seen": seen_of(state),
        "stopped": stopped_sentence(run),
        "nobody_works": nobody_works(run),
        "refresh": refresh_of(page, found.pk, waits=waits),
    }


def catalogue_of_table(request: HttpRequest, found: Table) -> LocalizedCatalogue:
    """The catalogue with the cards that the table's list brings along."""
    return localized_catalogue(in_view(request, found.game_id), language(), own_cards_of(found.decklist))


def own_table(request: HttpRequest, pk: uuid.UUID) -> Table:
    """The reader's own table; raises Http404."""
    return table_get(table_id=pk, owner_key=owner_key(request))
