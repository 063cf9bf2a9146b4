"""A playout behind a figure of the coach, as a replay in the cards of its deal."""

from __future__ import annotations

import uuid

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from cards.api.limits import client_key
from decks.owners import owner_key
from frontend.cards.catalogue import localized_catalogue
from frontend.runs.views.replays import step_context
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, unlisted
from frontend.tables.changed import offers_old_games
from frontend.tables.option_texts import option_texts
from frontend.tables.players import players_context
from games.coach.examination import MOST_OPTIONS
from games.report.equal_options import equal_options
from simulator.models import Table
from simulator.modes import MATCH
from simulator.requests.lists import own_cards_of
from simulator.tables.learning.playouts import playout_of
from simulator.tables.selectors import table_get


@offers_old_games
@require_safe
def playout(request: PageRequest, pk: uuid.UUID, choices: int, option: int, world: int) -> HttpResponse:
    """Show a playout of an option in one deal.  `?step=n` selects the step to show."""
    found = table_get(table_id=pk, owner_key=owner_key(request))
    played = playout_of(table=found, choices=choices, option=option, world=world, client=client_key(request))
    catalogue = localized_catalogue(in_view(request, found.game_id), language(), own_cards_of(found.decklist))
    texts, firsts = option_texts(catalogue, played.position), equal_options(played.position)
    context = {
        **step_context(request, catalogue, played.replay, is_match=found.mode == MATCH),
        "table": found,
        "question": played.position.question,
        "option": texts[option],
        "others": [(number, text) for number, text in enumerate(texts[:MOST_OPTIONS]) if firsts[number] == number != firsts[option]],
        "choices": choices,
        "world": world,
        "back": _back(found, choices),
        **players_context(catalogue, found, played.replay.outcome),
    }
    is_part = request.htmx and request.htmx.target == "replay"
    return unlisted(render(request, "runs/replay/_replay.html" if is_part else "tables/coach/playout.html", context))


def _back(found: Table, choices: int) -> str:
    """The page on which the decision's figures are."""
    if choices == len(found.choices):
        return reverse("table-coach", args=[found.pk])
    return reverse("table-review" if found.outcome else "table", args=[found.pk])
