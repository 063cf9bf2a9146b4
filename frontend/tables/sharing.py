"""Links to tables: the forms that make and end one, the page that it opens, and games that go on from a position of another game."""

from __future__ import annotations

import uuid
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from cards.api.limits import client_key
from cards.errors import Conflict
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, digits_of, known_value
from frontend.site.responses import in_view, language, unlisted
from frontend.tables.changed import offers_old_games
from frontend.tables.logs import log_turns, preset_names
from frontend.tables.opponents import policy_of_opponent
from frontend.tables.players import players_context
from frontend.tables.rules_form import rules_in_words
from frontend.tables.shown import board_of_position, options_of, part_of_table
from games.report.log import ALL, PRESETS, log_of
from simulator.models import Table
from simulator.requests.lists import own_cards_of
from simulator.selectors.runs import run_get
from simulator.tables.selectors import table_get
from simulator.tables.sharing import (
    Shared,
    shared_position,
    table_by_token,
    table_from_replay,
    table_share,
    table_take,
    table_unshare,
)


@forms_only("table")
def share(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Give the table a link, or a new one in place of the old."""
    table_share(table=_own(request, pk), is_open="open" in request.POST)
    return redirect(part_of_table(pk, "share"))


@forms_only("table")
def unshare(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    table_unshare(table=_own(request, pk))
    return redirect(part_of_table(pk, "share"))


@offers_old_games
@require_safe
def shared(request: PageRequest, token: str, made: int | None = None) -> HttpResponse:
    """Show a shared table as its owner's seat sees it now, or after `made` of the owner's choices."""
    found = table_by_token(token=token)
    position = shared_position(found, made)
    catalogue = localized_catalogue(in_view(request, found.game_id), language(), own_cards_of(found.decklist))
    return unlisted(render(request, "tables/sharing/shared.html", _context(request, found, position, catalogue)))


@offers_old_games
@forms_only("shared-table")
def take(request: PageRequest, token: str) -> HttpResponse:
    """Go on from a position of a shared table, at a table of one's own."""
    made = digits_of(request.POST.get("made", ""))
    found = table_by_token(token=token)
    twin = table_take(table=found, made=made, owner_key=owner_key(request, create=True), client=client_key(request))
    return redirect("table", pk=twin.pk)


@forms_only("run-game")
def take_over(request: PageRequest, pk: uuid.UUID, index: int) -> HttpResponse:
    """Go on from a step of a game of a run, at a table of one's own."""
    run = run_get(run_id=pk, owner_key=owner_key(request))
    step = digits_of(request.POST.get("step", "")) or 0
    try:
        twin = table_from_replay(run=run, index=index, step=step, owner_key=owner_key(request, create=True), client=client_key(request))
    except Conflict as error:
        if error.code != "versions_changed":
            raise
        return redirect("run-game", pk=pk, index=index)  # says so, and offers the run again
    return redirect("table", pk=twin.pk)


def _context(request: HttpRequest, found: Table, position: Shared, catalogue: LocalizedCatalogue) -> dict[str, Any]:
    shown = position.position
    preset = known_value(request, "log", PRESETS, ALL)
    return {
        "table": found,
        "is_owner": found.owner_key == owner_key(request),
        "shared": position,
        "before": position.made - 1 if position.made else None,
        "after": position.made + 1 if position.made < position.most else None,
        "position": shown,
        "question": shown.question,
        "options": options_of(catalogue, shown),
        "catalogue": catalogue,
        "opponent_policy": policy_of_opponent(found),
        "rules": rules_in_words(found, catalogue),
        "versions": sorted(found.versions.items()),
        "board": board_of_position(catalogue, shown),
        **players_context(catalogue, found, shown.replay.outcome if shown.replay else "", is_own=False),
        "turns": log_turns(
            catalogue,
            log_of(shown, preset, base=found.base, unasked=found.unasked),
            lambda made: reverse("shared-position", args=[found.token, made]),
        ),
        "presets": preset_names(),
        "preset": preset,
        "log_files": f"{reverse('api:shared-table-log', args=[found.token])}?choices={position.made}&",
    }


def _own(request: HttpRequest, pk: uuid.UUID) -> Table:
    return table_get(table_id=pk, owner_key=owner_key(request))
