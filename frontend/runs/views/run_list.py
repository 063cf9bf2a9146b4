"""The page of the reader's own runs."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.errors import StardeckError
from cards.texts.safe_text import clean_text
from decks.owners import owner_key
from frontend.cards.catalogue import localized_catalogue
from frontend.runs.lines import run_lines
from frontend.site.errors.error_text import error_sentence
from frontend.site.requests import known_value
from frontend.site.responses import language, private
from games.registry import GAMES
from simulator.selectors.runs import MAX_TEXT, runs_by_game, runs_of_owner

RUNS_A_PAGE = 30


@require_safe
def run_list(request: HttpRequest) -> HttpResponse:
    """List the reader's runs, of one game or with words of a deck's name."""
    key = owner_key(request)
    game = known_value(request, "game", GAMES)
    text, error = request.GET.get("q", ""), ""
    try:
        runs = runs_of_owner(owner_key=key, game=game, text=clean_text(text, field="q", longest=MAX_TEXT))
    except StardeckError as fault:
        error = error_sentence(fault)
        runs = runs_of_owner(owner_key="")
    counts = runs_by_game(owner_key=key)
    page = Paginator(runs, RUNS_A_PAGE).get_page(request.GET.get("page"))
    catalogues = {slug: localized_catalogue(slug, language()) for slug in {run.game_id for run in page}}
    context = {
        "heading": gettext("My runs"),
        "page": page,
        "lines": [line for run in page for line in run_lines([run], catalogues[run.game_id])],
        "games": [(rules, counts[slug]) for slug, rules in GAMES.items() if slug in counts],
        "game_filter": game,
        "text": text,
        "error": error,
        "most_letters": MAX_TEXT,
    }
    return private(render(request, "runs/page/list.html", context, status=400 if error else 200))
