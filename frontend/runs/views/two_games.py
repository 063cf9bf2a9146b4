"""A match of two games with the decks exchanged: the page on which two runs are put together."""

from __future__ import annotations

import uuid
from typing import Any
from urllib.parse import urlencode, urlsplit

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from cards.errors import StardeckError
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.runs.names import mode_name, run_title, side_names
from frontend.site.errors.error_text import error_sentence
from frontend.site.responses import in_view, language, unlisted
from simulator.models import Run
from simulator.modes import MATCH
from simulator.requests.own_cards import own_cards_of_run
from simulator.selectors.runs import run_get, runs_of_owner
from simulator.selectors.two_games import is_of_two_games, match_of_two

# Characters of a link that are read.
MAX_LINK = 500
# Own matches that the page lists.
MOST_SHOWN = 10


@require_safe
def run_two_games(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """The form, and with the link of another run in `with` the result of the match."""
    key = owner_key(request)
    run = run_get(run_id=pk, owner_key=key)
    if not is_of_two_games(run):
        raise Http404
    catalogue = localized_catalogue(in_view(request, run.game_id), language(), own_cards_of_run(run))
    given = request.GET.get("with", "")[:MAX_LINK].strip()
    context: dict[str, Any] = {
        "run": run,
        "game": catalogue.game,
        "catalogue": catalogue,
        "mode_name": mode_name(run.mode, catalogue.game),
        "title": run_title(run, catalogue),
        "given": given,
        "sides": side_names(run, catalogue),
        "others": other_matches(run, catalogue, key),
    }
    status = 200
    if given:
        try:
            other = run_get(run_id=id_of_run(given), owner_key=key)
            context["match"] = shown_match(run, other, catalogue)
        except StardeckError as error:
            context["problem"], status = error_sentence(error), error.status
    return unlisted(render(request, "runs/page/two_games.html", context, status=status))


def id_of_run(text: str) -> str:
    """The run's id from the reader's text, which is the id or the link of one of its pages.

    >>> id_of_run("https://example.org/runs/12ab/?side=2"), id_of_run(" 12ab "), id_of_run("http://[")
    ('12ab', '12ab', 'http://[')
    """
    try:
        parts = urlsplit(text.strip()).path.split("/")
    except ValueError:
        return text.strip()
    return parts[parts.index("runs") + 1] if "runs" in parts[:-1] else text.strip()


def shown_match(run: Run, other: Run, catalogue: LocalizedCatalogue) -> dict[str, Any]:
    """Both players with their decks, and the result."""
    match = match_of_two(run, other)
    theirs = localized_catalogue(run.game_id, language(), own_cards_of_run(other), version=catalogue.version)
    names = (side_names(run, catalogue), side_names(other, theirs))
    first, second = match.sides
    result = match.result
    rows = [
        {"decks": (names[0][first], names[1][second]), "won": result.won, "mean": result.mean},
        {"decks": (names[0][1 - first], names[1][1 - second]), "won": result.lost, "mean": result.other_mean},
    ]
    return {"result": result, "rows": rows, "other": other}


def other_matches(run: Run, catalogue: LocalizedCatalogue, key: str) -> list[tuple[str, str]]:
    """The reader's own newest matches of the game, each as the address of this page with it and its title."""
    own = runs_of_owner(owner_key=key, game=run.game_id).filter(mode=MATCH).exclude(pk=run.pk)[:MOST_SHOWN]
    page = reverse("run-two-games", args=[run.pk])
    return [(f"{page}?{urlencode({'with': each.pk})}", run_title(each, catalogue)) for each in own]
