"""What the pages of the two examinations of a game that is over have in common: their state, and the page that waits for them."""

from __future__ import annotations

import uuid
from typing import Any

from django.http import HttpRequest
from django.urls import reverse

from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.site.responses import in_view, language
from frontend.tables.coach import SECONDS_TO_REFRESH
from simulator.models import Run, Table
from simulator.modes import mode_spec_of
from simulator.reasons import failure_data, stop_sentence
from simulator.requests.lists import own_cards_of
from simulator.selectors.runs import workers_alive
from simulator.tables.learning.two_runs import TwoRuns
from simulator.tables.selectors import table_get


def seen_of(state: TwoRuns) -> str:
    """What a page that shows this state sends along when it asks for news."""
    return "-".join(f"{run.status}-{run.games_done}" for run in (state.first, state.second) if run)


def waiting_context(found: Table, catalogue: LocalizedCatalogue, state: TwoRuns, page: str) -> dict[str, Any]:
    """The context of a page that shows the runs' progress and loads itself again.  page: its name among the addresses."""
    run = state.run
    failure = failure_data(run.failure) if run else None
    return {
        "table": found,
        "catalogue": catalogue,
        "how": mode_spec_of(catalogue.game, found.mode),
        "run": run,
        "seen": seen_of(state),
        "stopped": failure["detail"] if failure else stop_sentence(run.stop_reason) if run else "",
        "nobody_works": run is not None and run.status == Run.Status.QUEUED and not workers_alive(run.queue),
        "refresh": f"{SECONDS_TO_REFRESH};url={reverse(page, args=[found.pk])}" if state.is_active else "",
    }


def catalogue_of_table(request: HttpRequest, found: Table) -> LocalizedCatalogue:
    """The catalogue with the cards that the table's list brings along."""
    return localized_catalogue(in_view(request, found.game_id), language(), own_cards_of(found.decklist))


def own_table(request: HttpRequest, pk: uuid.UUID) -> Table:
    """The reader's own table; raises Http404."""
    return table_get(table_id=pk, owner_key=owner_key(request))
